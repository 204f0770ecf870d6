// Made from the view of the game by `python -m meadhall.server.typescript`: change it there.

/** A whole view, with who looks and whom the table waits for. */
export interface View {
  turn: number;
  turns: number;
  first: number;
  phase: "setup" | "turn" | "battle" | "ragnarok" | "over";
  deck: number;
  discard: string[];
  box: number;
  shown: string[];
  shuffled_back: string[];
  extra_dice: number;
  draws: DrawsView;
  room: number;
  ending: boolean;
  last_turns: number | null;
  loki: string | null;
  memo: number;
  shield_worth: ShieldWorth;
  players: PlayerView[];
  battle: BattleView | null;
  monster: MonsterView | null;
  won: boolean | null;
  seen: string[][];
  mine: OwnView | null;
  seat: number | null;
  waiting: number[];
}

/** How many cards are drawn as an action and in phase B. */
export interface DrawsView {
  action: number;
  phase_b: number;
}

/** What shields score in this game. */
export interface ShieldWorth {
  own: number;
  captured: number;
  sets: number[][];
}

/** A player as a viewer sees them. */
export interface PlayerView {
  emblem: "bear" | "wolf" | "boar" | "stag" | "raven" | "serpent";
  jarl: string | null;
  second: boolean | null;
  partner: number | null;
  party: (WarriorView | null)[];
  warriors: number;
  clans: number;
  hand: number;
  drawn: number;
  aside: number;
  valhalla: number;
  sent: string[];
  shields: number;
  captured: Record<"bear" | "wolf" | "boar" | "stag" | "raven" | "serpent", number>;
  shield_points: Record<"valhalla" | "own_shields" | "captured_shields" | "shield_sets" | "last_viking", number>;
  viking: number | null;
}

/** A warrior on a board, with what it asks for. */
export interface WarriorView {
  card: string;
  clan: "bear" | "wolf" | "boar" | "stag" | "giant" | "dwarf";
  strength: number;
  glory: number;
  rule: "exact" | "any" | "same" | "pairs" | "different";
  need: ("sword" | "axe" | "spear" | "bow" | "shield")[];
  symbols: number;
  tyr: string | null;
}

/** The battle under way, or a player's turn in Ragnarök. */
export interface BattleView {
  ragnarok: boolean;
  phase: "attack" | "defence" | null;
  decided: boolean;
  winner: number | null;
  needed: number | null;
  sides: (SideView | MonsterSide)[];
  helps: HelpView[];
  banned: string | null;
  odds: OddsView | null;
  stake: StakeView | null;
  if_ended: EndingView | null;
}

/** A player's side of a battle. */
export interface SideView {
  seat: number;
  strength: number;
  parts: StrengthParts;
  best: number;
  dice: string[];
  picked: string[];
  fewer: number;
  promised: number;
  supplies: string[];
  tactics: string[];
  given_up: string[];
  free_rerolls: number;
  rerolls: number;
  paid: number;
  jarl_works: boolean;
  used: string[];
  silent: boolean;
  warriors: FighterView[];
}

/** Where a side's strength comes from. */
export interface StrengthParts {
  warriors: number;
  cards: number;
  jarl: number;
  brought: number;
}

/** A warrior that can fight for a side: dice on it, strength, what it lacks. */
export interface FighterView {
  slot: number;
  card: string;
  active: boolean;
  blocked: boolean;
  muted: boolean;
  strength: number;
  glory: number;
  dice: string[];
  ready: boolean;
  lacks: ("sword" | "axe" | "spear" | "bow" | "shield")[];
}

/** A monster's side of a battle. */
export interface MonsterSide {
  seat: null;
  strength: number;
}

/** A card of Thor's Help, and which side it helps once that is said. */
export interface HelpView {
  seat: number;
  card: string;
  side: number | null;
}

/** What rolling the dice picked may bring. */
export interface OddsView {
  dice: string[];
  percent: number | null;
  outcomes: number[][];
}

/** What a battle is fought for. */
export interface StakeView {
  seat: number | null;
  last: boolean;
  new: boolean;
}

/** What comes of a battle if the defender's phase ends now. */
export interface EndingView {
  ours: number;
  theirs: number;
  held: boolean;
  armed: boolean;
  cards: string[];
  glory: number;
}

/** The monster of a solo game. */
export interface MonsterView {
  name: string;
  card: string;
  strength: number;
  cap: number;
  clans: ("bear" | "wolf" | "boar" | "stag" | "giant" | "dwarf")[];
  signs: number;
  need: ("sword" | "axe" | "spear" | "bow" | "shield")[];
  open: ("sword" | "axe" | "spear" | "bow" | "shield")[];
  dice: ("sword" | "axe" | "spear" | "bow" | "shield")[];
  rolls: number;
  attacks: number;
  ability: string | null;
  left: number;
  next: string | null;
  cards: string[];
  level: number;
  valhalla: string[];
  loss: number;
  glory: number;
}

/** What a player alone sees. */
export interface OwnView {
  hand: string[];
  drawn: string[];
  picked: string[];
  offered: string[];
  valhalla: string[];
  glory: number;
  points: Record<"valhalla" | "own_shields" | "captured_shields" | "shield_sets" | "last_viking", number>;
  total: number;
  targets: TargetView[];
}

/** Somebody whom a player may attack now, with what chance and for what. */
export interface TargetView {
  seat: number | null;
  percent: number;
  strengths: number[][];
  new: boolean;
  last: boolean;
}
