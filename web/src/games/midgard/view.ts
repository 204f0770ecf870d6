// Made from the view of the game by `python -m meadhall.server.typescript`: change it there.

/** A whole view, with who looks and whom the table waits for. */
export interface View {
  mine: OwnView | null;
  ships: string[];
  leaders: string[];
  runes: (string | null)[];
  merchant: string | null;
  supply: Record<"swordsman" | "spearman" | "axeman", number>;
  decks: Decks;
  discards: string[];
  journey_discards: string[];
  merchants_past: string[];
  revealed: Hall[] | null;
  scores: (Record<"trolls" | "draugr" | "monsters" | "krakens" | "skald" | "leader" | "destinies" | "sets" | "runes" | "ship" | "favor" | "coins" | "blame", number>)[] | null;
  round: number;
  phase: "setup" | "workers" | "assigning" | "combat" | "cleanup" | "end";
  first: number;
  in_order: boolean;
  players: PlayerView[];
  places: PlaceView[];
  town: TargetView[];
  shores: ShoreView[];
  fights: FightView[];
  fight: UnderWay | null;
  voyage: UnderSail | null;
  events: EventView[];
  seat: number | null;
  waiting: number[];
}

/** What a player alone sees. */
export interface OwnView {
  destinies: DestinyView[];
  drawn: string[];
  returned: string[][];
  journeys: Record<"troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4", string>;
  trophies: Trophies;
  scoring: Record<"trolls" | "draugr" | "monsters" | "krakens" | "skald" | "leader" | "destinies" | "sets" | "runes" | "ship" | "favor" | "coins" | "blame" | "track" | "total", number | null>;
  places: Record<string, OwnPlace>;
  odds: Record<"troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4", FightOdds>;
  voyages: Record<"troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4", VoyageOdds>;
  hunt: number | null;
}

/** An own destiny; how others stand only where that lies open. */
export interface DestinyView {
  name: string;
  own: number;
  all: number[] | null;
  standing: "leads" | "ties" | "trails" | null;
  shown: boolean;
}

/** A player's own defeated enemies: by name unless they lie open for all, and their sets. */
export interface Trophies {
  defeated: string[];
  colours: Record<"red" | "yellow" | "blue", number>;
  kinds: Record<"troll" | "draugr" | "monster" | "kraken", number>;
  sets: number;
}

/** What a place is to one player alone. */
export interface OwnPlace {
  cost?: Record<"food" | "wood" | "coins" | "favor" | "blame" | "swordsman" | "spearman" | "axeman" | "glory", number>;
  closed?: "closed-taken" | "closed-cost" | "closed-hired" | "closed-hunting" | "closed-not-yours" | "closed-unbuilt" | "closed-no-harbor" | "closed-has-ship" | "closed-no-ships" | "closed-no-runes";
  recruits?: RecruitsView;
}

/** How many offered dice would be lost, and how many the player would have. */
export interface RecruitsView {
  wasted: number;
  after: number;
}

/** How a fight may go: per cent, and tenths of dice and rounds on average. */
export interface FightOdds {
  win: number;
  chosen: boolean;
  crew: Record<"swordsman" | "spearman" | "axeman", number>;
  fighting: number;
  more?: Record<"swordsman" | "spearman" | "axeman" | "food", number>;
  win_with_favor: number | null;
  losses_tenths: number;
  rounds_tenths: number;
}

/** How a voyage may go with its crew and food, before its journey is turned up. */
export interface VoyageOdds {
  win: number;
  chosen: boolean;
  crew: Record<"swordsman" | "spearman" | "axeman", number>;
  fighting: number;
  more?: Record<"swordsman" | "spearman" | "axeman" | "food", number>;
  food: number;
  food_needed: number;
  starving: number;
  journeys: JourneyOdds[];
}

/** A journey that may await a ship: how many unseen cards of it there are, the chance then. */
export interface JourneyOdds {
  name: string;
  cards: number;
  win: number;
}

/** How many cards each deck still has. */
export interface Decks {
  trolls: number;
  draugr: number;
  monsters: number;
  journeys: number;
  merchants: number;
  runes: number;
  destinies: number;
}

/** A player's defeated enemies where they lie open for all. */
export interface Hall {
  defeated: string[];
  colours: Record<"red" | "yellow" | "blue", number>;
  sets: number;
  destinies: ToldDestiny[];
}

/** A destiny at the end: what everybody has of what it counts, and what it brought. */
export interface ToldDestiny {
  name: string;
  all: number[];
  standing: "leads" | "ties" | "trails";
  glory: number;
}

/** A player as everyone sees them. */
export interface PlayerView {
  leader: string | null;
  glory: number;
  food: number;
  wood: number;
  coins: number;
  favor: number;
  blame: number;
  warriors: Record<"swordsman" | "spearman" | "axeman", number>;
  owned: number;
  workers: number;
  workforce: number;
  hired: boolean;
  begged: number;
  ship: string | null;
  runes: RuneView[];
  destinies: number;
  shown: string[];
  scoring: OpenParts;
}

/** A rune before its owner. */
export interface RuneView {
  name: string;
  used: boolean;
}

/** What everybody can see that a player will score at the end. */
export interface OpenParts {
  runes: number;
  ship: number;
  favor: number;
  coins: number;
  blame: number;
}

/** A place for workers: who is there, what it asks and gives now. */
export interface PlaceView {
  name: string;
  spaces: number;
  workers?: number[];
  cost?: Record<"food" | "wood" | "coins" | "favor" | "blame" | "swordsman" | "spearman" | "axeman" | "glory", number>;
  gain?: Record<"food" | "wood" | "coins" | "favor" | "blame" | "swordsman" | "spearman" | "axeman" | "glory", number>;
  times?: number;
  capacity?: number;
  moored?: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4";
  closed?: "closed-taken" | "closed-cost" | "closed-hired" | "closed-hunting" | "closed-not-yours" | "closed-unbuilt" | "closed-no-harbor" | "closed-has-ship" | "closed-no-ships" | "closed-no-runes";
}

/** A target of warriors: its enemy, who fights it and with what, how it ended. */
export interface TargetView {
  name: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4";
  enemy: string | null;
  fighter: number | null;
  warriors: Record<"swordsman" | "spearman" | "axeman", number>;
  outcome: "pending" | "won" | "lost";
}

/** A shore: the coins on its monster, its journey, the ship and its cargo. */
export interface ShoreView {
  name: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4";
  enemy: string | null;
  fighter: number | null;
  warriors: Record<"swordsman" | "spearman" | "axeman", number>;
  outcome: "pending" | "won" | "lost";
  coins: number;
  journey: string | null;
  face_down: boolean;
  looked: number[];
  ship: string | null;
  food: number;
  capacity: number;
  aboard: number;
}

/** A fight of this round in its order. */
export interface FightView {
  target: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4";
  seat: number | null;
  enemy: string | null;
  outcome: "pending" | "won" | "lost";
  now: boolean;
}

/** The hunt or fight under way; a hunt has no target and no enemy. */
export interface UnderWay {
  seat: number;
  target: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4" | null;
  enemy: string | null;
  round: number;
  damage: number;
  warriors: Record<"swordsman" | "spearman" | "axeman", number>;
  roll: string[];
  marked: string[];
  reaction: boolean;
  lost: Record<"swordsman" | "spearman" | "axeman", number>;
  forecast: Forecast | null;
}

/** What keeping the roll means, and rolling again the marked dice or the blanks. */
export interface Forecast {
  hits: number;
  shields: number;
  damage_left: number;
  losses: number;
  kills: boolean;
  win: number;
  rerolled: number;
  win_rerolled: number | null;
  kills_rerolled: number | null;
}

/** The voyage whose captain chooses what is lost; the best way first. */
export interface UnderSail {
  seat: number;
  shore: "troll" | "draugr_1" | "draugr_2" | "shore_1" | "shore_2" | "shore_3" | "shore_4";
  ways: WayView[];
}

/** One way to take losses at sea: what goes, what is left, who starves then, the chance. */
export interface WayView {
  lost: Record<"food" | "wood" | "coins" | "favor" | "blame" | "swordsman" | "spearman" | "axeman" | "glory", number>;
  crew: Record<"swordsman" | "spearman" | "axeman", number>;
  food: number;
  starving: number;
  win: number;
  win_with_favor: number | null;
}

/** Something announced in this combat phase, as a text's key and arguments. */
export interface EventView {
  key: string;
  args: Record<string, number | string>;
}
