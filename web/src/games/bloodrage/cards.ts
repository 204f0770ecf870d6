/** The cards' printed facts, from the server, and the picture that each one gets. */

import own from "virtual:icons/bloodrage";
import { cards } from "../../kit/cards";
import { addIcons } from "../../lib/icons";
import type { Texts } from "../../lib/texts";

addIcons(own);

export interface Row {
  name: string;
  key: string;
  /** Where a name is printed in several ages, all of them. */
  ages: number[];
  players: number;
  kind: "battle" | "quest" | "leader" | "warrior" | "ship" | "monster" | "clan";
  god: string;
  cost: number;
  strength: number;
  glory: number;
  late: boolean;
}

export const ROWS = await cards<Row>("bloodrage");

export const GOD_ICON: Record<string, string> = {
  odin: "crow-dive",
  thor: "thor-hammer",
  loki: "duality-mask",
  frigga: "cherish",
  heimdall: "hunting-horn",
  tyr: "rune-sword",
};

export const KIND_ICON: Record<string, string> = {
  battle: "crossed-axes",
  quest: "rune-stone",
  leader: "viking-head",
  warrior: "viking-shield",
  ship: "drakkar",
  monster: "troll",
  clan: "vertical-banner",
};

/** Light, middle and deep colour of a picture: by god or theme, not by the card's kind. */
const HUES: Record<string, [string, string, string]> = {
  odin: ["var(--br-sky-890)", "var(--br-sky-350)", "var(--br-sky-80)"],
  thor: ["var(--br-sky-900)", "var(--br-night-340)", "var(--br-sky-70)"],
  loki: ["var(--br-violet-880)", "var(--br-violet-310)", "var(--br-violet-70)"],
  frigga: ["var(--br-cream-910)", "var(--br-ember-420)", "var(--br-blood-100)"],
  heimdall: ["var(--br-frost-930)", "var(--br-steel-390)", "var(--br-frost-100)"],
  tyr: ["var(--br-gold-890b)", "var(--br-blood-390)", "var(--br-blood-90)"],
  none: ["var(--br-gold-940)", "var(--br-wood-370)", "var(--br-amber-90)"],
  quest: ["var(--br-moss-950b)", "var(--br-moss-400)", "var(--br-moss-100)"],
  monster: ["var(--br-cream-950)", "var(--br-ember-320)", "var(--br-ember-80)"],
  ship: ["var(--br-moss-950)", "var(--br-steel-370)", "var(--br-frost-80)"],
};

const PICTURES: Record<string, string> = {
  tyrs_bash: "fist",
  tyrs_smash: "mailed-fist",
  tyrs_crush: "crossed-swords",
  tyrs_smite: "sword-clash",
  tyrs_rage: "fist",
  heimdalls_sight: "eye-shield",
  heimdalls_eye: "eye-shield",
  heimdalls_gaze: "eye-shield",
  heimdalls_watch: "watchtower",
  odins_smite: "lightning-trio",
  odins_tide: "big-wave",
  odins_judgement: "spears",
  lokis_trickery: "drama-masks",
  lokis_backstab: "backstab",
  lokis_poison: "snake-bite",
  friggas_grace: "glowing-hands",
  thors_hammer: "thor-hammer",
  thors_oath: "thor-fist",
  thors_ascension: "heavy-lightning",
  thors_primacy: "lightning-storm",
  q_alfheim: "elf-helmet",
  q_jotunheim: "mountaintop",
  q_manheim: "viking-longhouse",
  q_yggdrasil: "oak",
  q_glorious_death: "heaven-gate",
  lord_of_hammers: "warhammer",
  lord_of_axes: "battle-axe",
  lord_of_spears: "spears",
  brothers_in_arms: "viking-shield",
  experts_in_arms: "crossed-axes",
  masters_in_arms: "swords-emblem",
  lokis_dragons: "drakkar",
  fire_dragons: "drakkar-dragon",
  eternal_dragons: "sea-dragon",
  friggas_charm: "sparkles",
  friggas_succor: "three-friends",
  friggas_protection: "checked-shield",
  friggas_domain: "heaven-gate",
  friggas_sacrifice: "burning-embers",
  lokis_domain: "hell-crosses",
  lokis_eminence: "skull-crossed-bones",
  lokis_wrath: "burning-skull",
  lokis_blessing: "return-arrow",
  odins_inspiration: "earth-crack",
  odins_throne: "stone-throne",
  thors_glory: "laurels",
  thors_domain: "thunder-struck",
  thors_conquest: "laurels-trophy",
  tyrs_domain: "rune-stone",
  tyrs_challenge: "crossed-swords",
  tyrs_prowess: "card-play",
  tyrs_wrath: "sword-clash",
};

export const picture = (row: Row): string => PICTURES[row.key] ?? KIND_ICON[row.kind]!;

export function hue(row: Row): [string, string, string] {
  if (row.kind === "quest") return HUES.quest!;
  if (row.kind === "monster") return HUES.monster!;
  if (row.kind === "ship") return HUES.ship!;
  return HUES[row.god] ?? HUES.none!;
}

export const isUpgrade = (row: Row): boolean => row.kind !== "battle" && row.kind !== "quest";

export const AGES = ["", "I", "II", "III"];

/** The ages to print on a card: its own where it is known, else all in which its name is dealt. */
export const agesOf = (row: Row, age?: number): string =>
  (age ? [age] : row.ages).map((each) => AGES[each]).join(" · ");

/** The number on a card's seal: strength, Glory or cost. */
export function sealOf(row: Row): string {
  if (row.kind === "battle") return row.key === "heimdalls_sight" ? "+X" : `+${row.strength}`;
  return `${row.kind === "quest" ? row.glory : row.cost}`;
}

/** What is printed on a card besides its text, in words: kind, strength, cost or Glory, age. */
export function facts(texts: Texts, row: Row, age?: number): string {
  const kind = isUpgrade(row) ? (row.kind === "monster" ? "monster" : "upgrade") : row.kind;
  return texts.t(`br-card-${kind}`, {
    type: texts.name(`type_${row.kind}`),
    number: sealOf(row),
    strength: row.strength,
    ages: agesOf(row, age),
  });
}
