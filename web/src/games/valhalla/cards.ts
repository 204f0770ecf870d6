/** The cards' printed facts, from the server, and the picture that each one gets. */

import own from "virtual:icons/valhalla";
import { cards } from "../../kit/cards";
import { addIcons } from "../../lib/icons";
import type { Texts } from "../../lib/texts";
import bear from "./art/clan-bear.webp";
import boar from "./art/clan-boar.webp";
import dwarf from "./art/clan-dwarf.webp";
import giant from "./art/clan-giant.webp";
import stag from "./art/clan-stag.webp";
import wolf from "./art/clan-wolf.webp";

/** Drawings of our own, beside those of the package. */
const DRAWN = {
  "va-spear":
    '<path d="M36 448l28 28 236-236-28-28zM266 196c-14-82 44-128 214-164-36 170-82 228-164 214l-22 22-50-50z"/>',
  "va-blank":
    '<g fill="none" stroke="currentColor" stroke-width="44" stroke-linecap="round">' +
    '<circle cx="256" cy="256" r="170"/><path d="M186 186l140 140M326 186L186 326"/></g>',
};
addIcons({ ...own, ...DRAWN });

export type Rule = "exact" | "any" | "same" | "pairs" | "different";

export interface Row {
  name: string;
  kind: string;
  set: string;
  source: string;
  clan?: string;
  strength: number;
  glory: number;
  need_rule?: Rule;
  need?: string[];
  symbols: number;
  effect?: string;
  params?: Record<string, number | string | number[]>;
  valhalla_effect?: string;
  valhalla_params?: Record<string, number | string>;
  monster?: string;
  stage?: number;
  clans?: string[];
}

export const ROWS = await cards<Row>("valhalla");

export const isCard = (name: number | string): boolean => typeof name === "string" && name in ROWS;

/** The ground of a card's picture, by clan. */
export const GROUND: Record<string, string> = { bear, wolf, boar, stag, giant, dwarf };

export const WEAPON: Record<string, string> = {
  sword: "broadsword",
  axe: "battle-axe",
  spear: "va-spear",
  bow: "pocket-bow",
  shield: "viking-shield",
  blank: "va-blank",
};

/** Emblems of seats and beasts of clans; a clan's is always a pennant, a seat's a badge in its frame. */
export const BEAST: Record<string, string> = {
  bear: "bear-head",
  wolf: "wolf-head",
  boar: "boar",
  stag: "deer-head",
  raven: "raven",
  serpent: "sea-serpent",
  giant: "ice-golem",
  dwarf: "dwarf-face",
};

const TRADES: Record<string, string> = {
  swordsman: "swordman",
  axeman: "viking-head",
  spearman: "spartan",
  archer: "bowman",
  shield_bearer: "shield-bash",
  reaver: "sword-brandish",
  raider: "axe-swing",
  hunter: "archer",
  watchman: "hood",
  housecarl: "horned-helm",
  two_blade_fighter: "swords-power",
  berserker: "axe-swing",
  iron_breaker: "barbarian",
  champion: "sword-clash",
  frenzied_berserker: "enrage",
  veteran: "swordman",
  warlord: "warlord-helmet",
  captain_of_drengs: "viking-helmet",
  vanguard: "swordwoman",
  shield_wall_fighter: "viking-head",
  defender: "shield-bash",
  forester: "hooded-figure",
  scout: "hood",
  spear_thrower: "thrown-spear",
  marksman: "archer",
  tracker: "bowman",
  spear_master: "spartan",
  wanderer: "hooded-figure",
  path_guard: "archer",
  war_leader: "wolf-howl",
  great_hunter: "deer",
  bulwark: "shield-echoes",
  gatekeeper: "warlord-helmet",
  harpooner: "thrown-spear",
  hersir: "viking-helmet",
  huntmaster: "wolf-trap",
  wall_breaker: "brute",
  hero: "swords-power",
  keen_eyed_archer: "archer",
  tower_guard: "stone-tower",
  sworn_guard: "swordwoman",
  weapon_master: "sword-array",
  blade_master: "sword-brandish",
  keeper_of_the_grove: "holy-oak",
};

const PICTURES: Record<string, string> = {
  frost_giant_wanderer: "giant",
  frost_giant_brawler: "brute",
  frost_giant_crusher: "rock-golem",
  frost_giant_chieftain: "ice-golem",
  frost_giant_gatherer: "giant",
  frost_giant_reaper: "brute",
  frost_giant_hermit: "rock-golem",
  frost_giant_king: "ice-golem",
  fury: "enrage",
  fury_outnumbered: "angry-eyes",
  new_weapons: "sword-array",
  counterattack: "sword-clash",
  weapon_exchange: "sword-brandish",
  surround_the_leader: "surrounded-shield",
  path_to_valhalla: "winged-sword",
  call_to_arms: "hunting-horn",
  sigurd: "viking-helmet",
  solveig: "woman-elf-face",
  sigvard: "warlord-helmet",
  hod: "blindfold",
  agnar: "barbarian",
  the_boar: "boar-tusks",
  valgard: "bear-face",
  styr: "beard",
  vingor: "dwarf-helmet",
  aslaug: "queen-crown",
  einar: "shield-echoes",
  thord: "horned-helm",
  ottar: "wolf-howl",
  esbjorn: "enrage",
  egil: "lyre",
  beinir: "stag-head",
  bernhard: "visored-helm",
  ragnhild: "swordwoman",
  bjorn: "polar-bear",
  ulf: "direwolf",
  freydis: "elf-helmet",
  harald: "crown",
  gunnar: "sword-hilt",
  ivar: "snake",
  gudrun: "heart-shield",
  garm: "hound",
  fenrir: "direwolf",
  jormungandr: "sea-serpent",
  nidhogg: "spiked-dragon-head",
};

/** Families of cards, by how their name begins. */
const FAMILIES: [string, string][] = [
  ["heroic_attack", "swords-power"],
  ["weapon_supply", "quiver"],
  ["war_cry", "mighty-horn"],
  ["commission", "scroll-quill"],
  ["dwarf_binder", "imprisoned"],
  ["dwarf_soul_catcher", "spectre"],
  ["dwarf_saboteur", "dwarf-helmet"],
  ["dwarf_smith", "anvil"],
];

const KINDS: Record<string, string> = {
  thor: "thor-hammer",
  tyr: "fist",
  loki: "fire-silhouette",
  companion: "meeple-group",
  last_viking_marker: "drakkar",
  last_viking_bonus: "drakkar",
  memo: "scroll-unfurled",
  solo_memo: "scroll-unfurled",
};

/** What a warrior does for a living, without clan and number: "bear_axeman" and "chosen_bear_axeman" are axemen. */
export const trade = (name: string): string =>
  name.startsWith("frost_giant_")
    ? name.slice("frost_".length)
    : name.replace(/^(chosen_)?(bear|wolf|boar|stag)_/, "").replace(/_\d$/, "");

/** The icon of a card's picture. */
export function picture(name: string): string {
  const row = ROWS[name];
  const family = FAMILIES.find(([start]) => name.startsWith(start))?.[1];
  return (
    PICTURES[name] ??
    PICTURES[row?.monster ?? ""] ??
    family ??
    TRADES[trade(name)] ??
    KINDS[row?.kind ?? ""] ??
    "winged-sword"
  );
}

/** Whom the valkyries have chosen wears wings. */
export const winged = (name: string): boolean => name.startsWith("chosen_");

/** The title on a card: what the pennant says already, or the words below, is left out. */
export function title(name: string, texts: Texts): string {
  const key = ROWS[name]?.kind === "warrior" ? `va-trade-${trade(name)}` : `va-title-${name}`;
  return texts.has(key) ? texts.name(key) : texts.name(name);
}

/** What a card does in very few words, "" where nothing or too much to say so. */
export function short(name: string, texts: Texts): string {
  const row = ROWS[name];
  if (!row) return "";
  const say = (effect: string | undefined, params: Row["params"] = {}): string => {
    const clan = String(params.target_clan ?? params.clan ?? "");
    const found = [`va-short-${effect}-${clan}`, `va-short-${effect}`].find((key) => effect && texts.has(key));
    const weapon: Record<string, string> = params.weapon ? { weapon: texts.name(String(params.weapon)) } : {};
    return found ? texts.t(found, { ...numbers(params), ...weapon }) : "";
  };
  const special = `va-short-${name}`;
  if (texts.has(special)) return texts.t(special, numbers(row.params));
  return [say(row.effect, row.params), say(row.valhalla_effect, row.valhalla_params)].filter(Boolean).join("; ");
}

const numbers = (params: Row["params"] = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(params).filter((each): each is [string, number] => typeof each[1] === "number"));

/** How much strength a tactic adds by itself, for the number beside its picture. */
export function adds(name: string): string {
  const amount = ROWS[name]?.params?.amount;
  return typeof amount === "number" ? `+${amount}` : "";
}

/** A card in one line: kind or clan, strength, weapons; for those who cannot see it. */
export function spoken(name: string, texts: Texts): string {
  const row = ROWS[name];
  if (row?.kind !== "warrior") return texts.name(name);
  const weapons =
    row.need_rule === "exact" || !row.need_rule
      ? texts.listed((row.need ?? []).map((each) => texts.name(each)))
      : texts.t(`pattern-${row.need_rule}`, { n: row.symbols });
  return texts.t("va-spoken", { name: texts.name(name), strength: row.strength, glory: row.glory, weapons });
}
