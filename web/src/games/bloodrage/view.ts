// Made from the view of the game by `python -m meadhall.server.typescript`: change it there.

/** A whole view, with who looks and whom the table waits for. */
export interface View {
  mine: OwnView | null;
  age: number;
  phase: "gifts" | "action" | "discard" | "quest" | "ragnarok" | "valhalla" | "end";
  first: number;
  turn: number;
  ragnarok: ("yggdrasil" | "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor")[];
  printed: PrintedView;
  doom: "yggdrasil" | "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor" | null;
  provinces: ProvinceView[];
  fjords: FjordView[];
  players: ClanView[];
  battle: BattleView | null;
  discards: string[];
  discards_ages: number[];
  undealt: number;
  round: number | null;
  seat: number | null;
  waiting: number[];
}

/** What a player alone sees. */
export interface OwnView {
  hand: string[];
  hand_ages: number[];
  pack: string[];
  pack_ages: number[];
  quests: string[];
  left: string[];
  thrown: string[];
}

/** What is printed on board and clan sheets, the same all through a game. */
export interface PrintedView {
  tracks: Record<"rage" | "axes" | "horns", number[]>;
  legendary: number[];
  ragnarok_glory: number[];
  rounds: number;
  keep: number;
}

/** A province of the board. */
export interface ProvinceView {
  name: "yggdrasil" | "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor";
  region: "none" | "manheim" | "alfheim" | "jotunheim";
  villages: number | null;
  free: number | null;
  destroyed: boolean;
  token: "token_rage" | "token_axes" | "token_horns" | "token_glory5" | "token_all" | null;
  pillaged: boolean;
  doomed: boolean;
  figures: Record<string, number>[];
  strength: number[];
}

/** A fjord and the two provinces that it supports. */
export interface FjordView {
  name: "fjord_ne" | "fjord_se" | "fjord_sw" | "fjord_nw";
  supports: ("yggdrasil" | "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor")[];
  figures: Record<string, number>[];
}

/** A clan as everyone sees it. */
export interface ClanView {
  clan: "wolf" | "raven" | "serpent" | "bear";
  glory: number;
  rage: number;
  passed: boolean;
  stats: Record<"rage" | "axes" | "horns", StatView>;
  on_board: number;
  horns_left: number;
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  in_valhalla: number;
  upgrades: Record<"leader" | "warrior" | "ship" | "monster" | "clan", (string | null)[]>;
  hand: number;
  pack: number;
  quests: number;
  seen: string[];
  seen_ages: number[];
  sources: Record<"battles" | "pillaging" | "quests" | "ragnarok" | "valhalla" | "ships" | "cards" | "upgrades" | "legends", number>;
}

/** A clan stat: its step from 1, and what it is worth there. */
export interface StatView {
  step: number;
  value: number;
  top: boolean;
}

/** The pillage under way; its lists are by seat, but for `seats` and `order`. */
export interface BattleView {
  province: "yggdrasil" | "elvagar" | "angerboda" | "muspelheim" | "horgr" | "utgard" | "andlang" | "gimle" | "myrkulor";
  pillager: number;
  again: boolean;
  seats: number[];
  order: number[];
  figures: number[];
  cards: string[][];
  ages: number[][];
  blank: string[][];
  quest_value: number[];
  figures_strength: number[];
  cards_strength: number[];
  fallen: number[];
  totals: number[];
  winner: number | null;
}
