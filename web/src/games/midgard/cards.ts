/** The printed facts of cards, places and enemies, from the server, and the icon that each one gets. */

import own from "virtual:icons/midgard";
import { cards } from "../../kit/cards";
import { addIcons } from "../../lib/icons";
import type { Texts } from "../../lib/texts";

/** The package's spears are too blunt for a small die. */
const SPEAR =
  '<path fill="currentColor" d="M36 448l28 28 236-236-28-28zM266 196c-14-82 44-128 ' +
  '214-164-36 170-82 228-164 214l-22 22-50-50z"/>';

addIcons({ ...own, "cm-spear": SPEAR });

export type Good = "food" | "wood" | "coins" | "favor" | "blame" | "glory";
export type Warrior = "swordsman" | "spearman" | "axeman";
export type Deal = Partial<Record<Good | Warrior, number>>;

export interface Row {
  name: string;
  kind:
    | "leader"
    | "rune"
    | "destiny"
    | "journey"
    | "merchant"
    | "troll"
    | "draugr"
    | "monster"
    | "kraken"
    | "stall"
    | "longship"
    | "location";
  groups: string | string[];
  colour?: "red" | "yellow" | "blue";
  attack?: number;
  defence?: number;
  glory?: number;
  glory_sole?: number;
  glory_tied?: number;
  count?: number;
  capacity?: number;
  cost?: Deal;
  gain?: Deal;
  reward?: Deal;
  bans?: Warrior[];
  params?: { stock?: Warrior | "food"; prices?: number[]; rates?: { coins: number; favor: number }[]; times?: number };
  source?: string;
}

export const ROWS = await cards<Row>("midgard");

/** How many journeys the deck has in all. */
export const JOURNEYS = Object.values(ROWS).reduce(
  (sum, row) => sum + (row.kind === "journey" ? (row.count ?? 0) : 0),
  0,
);

export const WARRIORS: Warrior[] = ["swordsman", "spearman", "axeman"];
export const GOODS: Good[] = ["food", "wood", "coins", "favor", "blame"];

/** What a thing is drawn by; a die has a face, goods a colour. */
export const GOOD_ICON: Record<Good | Warrior, string> = {
  food: "meat",
  wood: "wood-pile",
  coins: "two-coins",
  favor: "prayer",
  blame: "broken-heart-zone",
  glory: "laurels",
  swordsman: "broadsword",
  spearman: "cm-spear",
  axeman: "battle-axe",
};

export const FACE_ICON: Record<string, string> = {
  hit: "broadsword",
  double: "crossed-swords",
  shield: "viking-shield",
};

const ICONS: Record<string, string> = {
  armory: "viking-shield",
  foundry: "fire-bowl",
  forge: "anvil",
  smokehouse: "fish-smoking",
  jarl_longhouse: "viking-longhouse",
  sage_house: "third-eye",
  shipwright: "hammer-nails",
  market: "trade",
  merchant_ship: "cargo-ship",
  runesmith: "rune-stone",
  stave_church: "viking-church",
  worker_huts: "huts-village",
  large_public_longship: "drakkar",
  small_public_longship: "sailboat",
  hunting_grounds: "deer",
  troll: "troll",
  draugr_1: "shambling-zombie",
  draugr_2: "raise-zombie",
  beg: "prayer",
  pauper: "prayer",
  skald: "lyre",
  generous_merchant: "basket",
  benefactor: "receive-money",
  militia: "broadsword",
  raiders: "spears",
  jomsvikings: "crossed-axes",
  varangians: "crossed-swords",
  asmundr: "sun-priest",
  dagrun: "woman-elf-face",
  gylfir: "viking-head",
  svanhildr: "swordwoman",
  ullr: "barbarian",
  rune_gifts: "basket",
  rune_glory: "laurels",
  rune_healing: "health-normal",
  rune_journey: "compass",
  rune_knowledge: "third-eye",
  rune_potential: "rolling-dices",
  rune_reaction: "shield-bash",
  rune_success: "laurel-crown",
  rune_true_vision: "crystal-ball",
  rune_wealth: "coins-pile",
  crusher_of_ice: "ice-golem",
  earth_smasher: "stone-pile",
  master_of_flames: "fire",
  craftsman: "wood-pile",
  leader_of_armies: "meeple-army",
  odins_favored: "prayer",
  prepared: "meat",
  prosperous: "coins",
  runemaster: "rune-stone",
  monster_hunter: "sea-serpent",
  slayer_of_the_undead: "raise-zombie",
  troll_slayer: "troll",
  journey_all_quiet: "sunrise",
  journey_kraken: "kraken-tentacle",
  journey_lost: "fog",
  journey_no_wind: "sail",
  journey_storm: "lightning-storm",
  journey_whirlpool: "whirlwind",
  kraken: "kraken-tentacle",
  troll_forest: "troll",
  troll_bridge: "stone-bridge",
  troll_hill: "ogre",
  troll_cave: "mountain-cave",
  troll_snow: "ice-golem",
  troll_stone: "rock-golem",
  troll_mountain: "giant",
  troll_chieftain: "minotaur",
  draugr_restless: "shambling-zombie",
  draugr_barrow: "raise-skeleton",
  draugr_drowned: "raise-zombie",
  draugr_shieldbearer: "skull-shield",
  draugr_raider: "dread-skull",
  draugr_berserker: "shambling-zombie",
  draugr_jarl: "crowned-skull",
  monster_huldra: "witch-face",
  monster_nokken: "fish-monster",
  monster_mara: "spectre",
  monster_fenris_cub: "direwolf",
  monster_hel_hound: "hound",
  monster_giant_eagle: "eagle-head",
  monster_lindworm: "sea-dragon",
  monster_frost_giant: "ice-golem",
  monster_stone_giant: "rock-golem",
  monster_fire_giant: "fire-silhouette",
  monster_sea_serpent: "sea-serpent",
  monster_jormungandr_spawn: "hydra",
};

const KIND_ICON: Record<Row["kind"], string> = {
  leader: "viking-head",
  rune: "rune-stone",
  destiny: "scroll-quill",
  journey: "compass",
  merchant: "cargo-ship",
  troll: "troll",
  draugr: "shambling-zombie",
  monster: "sea-serpent",
  kraken: "kraken-tentacle",
  stall: "trade",
  longship: "drakkar-dragon",
  location: "huts-village",
};

/** Cards that differ only in a number or a colour share a picture. */
const kin = (name: string): string => name.replace(/_(\d|red|yellow|blue)$/, "");

export const iconOf = (name: string): string => ICONS[name] ?? ICONS[kin(name)] ?? kindIcon(ROWS[name]?.kind);

export const kindIcon = (kind: Row["kind"] | undefined): string => KIND_ICON[kind ?? "location"];

/** Where an enemy, or the game of a hunt, is drawn (art/enemies.svg). */
export const likeness = (enemy: string | null): string => `#cm-e-${enemy ? kin(enemy) : "game"}`;

/** The ring around an enemy: its colour in the sets; trolls have none. */
export const ringOf = (enemy: string): string => `var(--cm-${ROWS[enemy]?.colour ?? "green"})`;

/** An enemy's name where its colour stands beside it as a shape. */
export const short = (name: string): string => name.replace(/ \([^)]*\)$/, "");

/** The dice of a crew, one by one. */
export const diceOf = (crew: Partial<Record<Warrior, number>>): Warrior[] =>
  WARRIORS.flatMap((warrior) => Array<Warrior>(crew[warrior] ?? 0).fill(warrior));

/** How good a chance is, for its colour. */
export const chance = (win: number): "good" | "middling" | "poor" =>
  win >= 60 ? "good" : win >= 30 ? "middling" : "poor";

/** A number that the server tells in tenths. */
export const tenths = (texts: Texts, n: number): string =>
  (n / 10).toLocaleString(texts.language, { minimumFractionDigits: 1 });
