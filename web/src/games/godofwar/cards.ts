/** The cards' printed facts, from the server; the picture that each gets; signs of heroes, runes, kinds and states. */

import own from "virtual:icons/godofwar";
import { cards } from "../../kit/cards";
import { addIcons } from "../../lib/icons";
import type { RuneView } from "./view";

addIcons(own);

export type Kind = "melee" | "ranged" | "defense" | "modifier" | "special" | "status";
export type RuneName = RuneView["rune"];

export interface Row {
  name: string;
  owner: string;
  melee: number | null;
  ranged: number | null;
  defense: number | null;
  modifier: number | null;
  special: boolean;
  stun: boolean;
  rage: number;
  effects: string[];
}

export const ROWS = await cards<Row>("godofwar");

/** Cards that are no cards: kept gear and what companions lend (GW-211, GW-244). */
const LENT: Record<string, Kind> = {
  gear_up_card: "defense",
  arm_card: "melee",
  stunning_shot: "ranged",
  double_shot: "ranged",
  cover: "defense",
};

const NUMBERED = ["melee", "ranged", "defense", "modifier"] as const;

export interface Sign {
  kind: Kind;
  /** What stands in the corner: a number, or nothing where there is none. */
  value: string;
}

/** The kinds a card can be played as, with their numbers; a joker has two. */
export function signs(name: string): Sign[] {
  const row = ROWS[name];
  if (!row) return [{ kind: LENT[name] ?? "special", value: "" }];
  const found = NUMBERED.flatMap((kind): Sign[] => {
    const value = row[kind];
    if (value === null) return [];
    return [{ kind, value: value < 0 ? "" : kind === "modifier" ? `+${value}` : `${value}` }];
  });
  if (row.special) found.push({ kind: "special", value: "" });
  return found.length ? found : [{ kind: "status", value: "" }];
}

/** The kind under which a deck counts a card. */
export const kindOf = (name: string): Kind | "joker" => {
  const all = signs(name);
  return all.length > 1 ? "joker" : all[0]!.kind;
};

export const DECK_KINDS = ["melee", "ranged", "joker", "defense", "modifier", "special", "status"] as const;

export const KIND_ICON: Record<string, string> = {
  melee: "battle-axe",
  ranged: "pocket-bow",
  defense: "viking-shield",
  modifier: "muscle-up",
  special: "magic-swirl",
  joker: "card-joker",
  status: "knocked-out-stars",
  crystal: "floating-crystal",
  area: "fire-wave",
};

const PICTURES: Record<string, string> = {
  kr_axe_1: "battle-axe",
  kr_axe_2: "axe-swing",
  kr_bash: "shield-bash",
  kr_throw: "thor-hammer",
  kr_recall: "return-arrow",
  kr_resolve: "fist",
  at_arrow_1: "bow-arrow",
  at_arrow_0: "fast-arrow",
  at_shock: "heavy-lightning",
  at_knife: "plain-dagger",
  at_dodge: "dodging",
  at_snap: "high-shot",
  at_callout: "bullseye",
  mi_counsel: "discussion",
  mi_lore: "spell-book",
  mi_warning: "bugle-call",
  mi_tale: "conversation",
  mi_gaze: "eye-shield",
  mi_wit: "beard",
  fr_bolt_1: "magic-palm",
  fr_bolt_0: "magic-palm",
  fr_sword_1: "two-handed-sword",
  fr_sword_0: "sword-brandish",
  fr_ward_1: "magic-shield",
  fr_ward_2: "healing-shield",
  fr_mend: "heart-bottle",
  bs_hammer_1: "hammer-drop",
  bs_hammer_0: "hammer-nails",
  bs_toss_1: "thrown-daggers",
  bs_toss_0: "thrown-daggers",
  bs_tongs: "anvil",
  bs_apron: "checked-shield",
  bs_tinker: "blacksmith",
  up_melee_stun: "thor-fist",
  up_melee_rage: "sword-slice",
  up_melee_3: "crossed-axes",
  up_ranged_2: "bow-arrow",
  up_ranged_3: "arrow-flights",
  up_ranged_stun: "heavy-lightning",
  up_ranged_rage: "fast-arrow",
  up_def_3: "checked-shield",
  up_def_4: "shield-reflect",
  up_sp_heal: "heart-bottle",
  up_sp_draw: "card-draw",
  up_sp_rage: "fire-silhouette",
  up_sp_move: "sprint",
  up_sp_stun: "knocked-out-stars",
  up_sp_aid: "bullseye",
  up_sp_cleanse: "medicines",
  up_sp_reroll: "rolling-dices",
  stun: "knocked-out-stars",
  poison: "poison-bottle",
  crystal: "floating-crystal",
  gear_up_card: "anvil",
  arm_card: "two-handed-sword",
  stunning_shot: "heavy-lightning",
  double_shot: "arrow-flights",
  cover: "arrows-shield",
  aim: "bullseye",
  remedy: "heart-bottle",
  weak_spot: "dice-target",
  path: "sprint",
  foresight: "eye-shield",
};

export const picture = (name: string): string => PICTURES[name] ?? KIND_ICON[kindOf(name)]!;

export const HERO_ICON: Record<string, string> = {
  kratos: "spartan-helmet",
  atreus: "bowman",
  mimir: "beard",
  freya: "woman-elf-face",
  brok: "dwarf-helmet",
  sindri: "dwarf-face",
  brok_sindri: "anvil",
};

export const EXTRA_ICON: Record<string, string> = {
  stun: "knocked-out-stars",
  poison: "poison-bottle",
  push: "wind-slap",
  discard: "card-discard",
  rage_loss: "fire-silhouette",
  crystal: "floating-crystal",
};

export const WHEN_ICON: Record<string, string> = {
  enemy_defeated: "skull-crack",
  enemy_attacked: "sword-slice",
  armor_destroyed: "broken-shield",
  rune: "rune-stone",
  condition: "scroll-quill",
};

/** The rune's strokes in a square of 24. */
export const RUNE_PATH: Record<RuneName, string> = {
  fehu: "M8 3V21M8 11L17 5M8 16L17 10",
  uruz: "M6 21V4L17 11V21",
  thurisaz: "M8 3V21M8 7L16 12L8 17",
  ansuz: "M8 3V21M8 4L17 10M8 11L17 17",
};

/** How many cards of each kind a deck has. */
export function byKind(cards: string[]): Record<(typeof DECK_KINDS)[number], number> {
  const found = { melee: 0, ranged: 0, joker: 0, defense: 0, modifier: 0, special: 0, status: 0 };
  for (const card of cards) found[kindOf(card)] += 1;
  return found;
}

/** All cards of a seat: deck, hand and discard pile. */
export const everyCard = (player: { in_deck: Record<string, number>; hand: string[]; discard: string[] }): string[] => [
  ...Object.entries(player.in_deck).flatMap(([card, count]) => Array<string>(count).fill(card)),
  ...player.hand,
  ...player.discard,
];
