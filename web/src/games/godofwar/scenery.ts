/** What scenes look like: a panorama for each, a drawing for each enemy, an icon for each thing. */

import { BEASTS, type Beast } from "./beasts";
import type { CardView } from "./view";

const drawn = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url&no-inline", import: "default" });

/** The panorama of a scene; a scene of one's own lies at a fjord by night. */
export const panorama = (scene: string): string => drawn[`./art/${scene}.svg`] ?? drawn["./art/wilds.svg"]!;

export const QUEST_ICON: Record<string, string> = {
  travelers: "visored-helm",
  ogre: "ogre",
  grendels: "minotaur",
  helheim: "death-skull",
  alfheim: "hive",
  muspelheim: "fire-ring",
  hraezlyr: "dragon-head",
  magni_modi: "thor-hammer",
  baldur: "holy-oak",
  sigrun: "angel-wings",
};

export const questIcon = (quest: string): string => QUEST_ICON[quest] ?? "scroll-unfurled";

const THINGS: Record<string, string> = {
  travelers_t1_front: "old-wagon",
  travelers_t1_back: "old-wagon",
  travelers_t4_front: "hunting-horn",
  travelers_t4_back: "hunting-horn",
  ogre_t1_back: "tattered-banner",
  grendels_t1_front: "fire-bowl",
  grendels_t4_front: "fire-bowl",
  grendels_b2_back: "burning-embers",
  grendels_b3_back: "crystal-cluster",
  helheim_t1_front: "medieval-gate",
  helheim_t1_back: "magic-portal",
  helheim_t2_back: "fire-bowl",
  helheim_t4_front: "hunting-horn",
  helheim_t4_back: "hunting-horn",
  helheim_b1_front: "campfire",
  helheim_b1_back: "campfire",
  helheim_b3_back: "stone-tower",
  alfheim_b1_back: "crystal-growth",
  alfheim_b4_back: "crystal-growth",
  muspelheim_t2_front: "burning-embers",
  muspelheim_t3_front: "burning-embers",
  muspelheim_t2_back: "falling-rocks",
  muspelheim_t3_back: "falling-rocks",
  hraezlyr_t1_front: "wing-cloak",
  hraezlyr_t3_front: "dragon-spiral",
  hraezlyr_t4_front: "wyvern",
  hraezlyr_b2_front: "crystal-growth",
  hraezlyr_b3_front: "stone-bridge",
  hraezlyr_b3_back: "stone-bridge",
  magni_modi_t1_front: "falling-rocks",
  magni_modi_t2_front: "whirlwind",
  magni_modi_t3_front: "lightning-storm",
  magni_modi_t4_front: "hammer-drop",
  baldur_t1_front: "quiver",
  baldur_t2_front: "sparkles",
  baldur_t3_front: "fist",
  baldur_b1_front: "thorny-vine",
  sigrun_t1_back: "feathered-wing",
  sigrun_t2_front: "spiky-wing",
  sigrun_t2_back: "burning-embers",
  sigrun_t3_front: "winged-sword",
  sigrun_t3_back: "winged-sword",
  sigrun_t4_back: "liberty-wing",
  sigrun_b4_back: "spiky-wing",
};

/** The icon of the thing on a card without a living enemy; undefined where there is nothing but the land. */
export const thingIcon = (card: CardView): string | undefined =>
  THINGS[card.name] ?? (card.cells || card.points ? "rune-stone" : undefined);

/** By a part of an enemy's key, more special ones first: what it looks like, and the people whose light it has. */
const LOOKS: [string, keyof typeof BEASTS, string][] = [
  ["archer", "archer", ""],
  ["heavy", "brute", ""],
  ["traveler_left", "greatsword", "iron"],
  ["traveler_right", "shieldman", "iron"],
  ["ogre_ogre", "ogre", "stone"],
  ["grendels_ash", "troll", "fire"],
  ["grendels_frost", "troll", "frost"],
  ["ember", "draugr", "fire"],
  ["rime", "draugr", "frost"],
  ["thrower", "reaver", ""],
  ["revenant", "ghost", "hel"],
  ["reaver", "reaver", "hel"],
  ["mattugr", "troll", "hel"],
  ["helheim_shield", "shieldman", "hel"],
  ["svart", "elf", "elf"],
  ["hive", "hive", "elf"],
  ["alfheim_elf", "elf", "elf"],
  ["muspelheim_elf", "elf", "fire"],
  ["brenna", "troll", "fire"],
  ["hraezlyr_hraezlyr", "dragon", "storm"],
  ["magni_modi_magni", "magni", "god"],
  ["magni_modi_modi", "modi", "god"],
  ["baldur_baldur", "baldur", "god"],
  ["sigrun_sigrun", "sigrun", "wing"],
  ["kara", "valkyrie", "wing"],
  ["eir", "valkyrie", "wing"],
  ["gunnr", "valkyrie", "wing"],
  ["geirdriful", "valkyrie", "wing"],
  ["troll", "troll", "stone"],
  ["draugr", "draugr", ""],
];

/** Cards that show a part of an enemy. */
const LIMBS: Record<string, keyof typeof BEASTS> = {
  hraezlyr_b1_front: "claws",
  hraezlyr_b1_back: "claws",
  hraezlyr_b4_front: "claws",
  hraezlyr_b4_back: "claws",
};

/** The drawing of an enemy on a card, with its people; an enemy of a scene of one's own is a draugr. */
export function beast(enemy: string, card = ""): { drawing: Beast; people: string } {
  const [, look, people] = LOOKS.find(([part]) => enemy.includes(part)) ?? ["", "draugr" as const, ""];
  return { drawing: BEASTS[LIMBS[card] ?? look], people };
}

/** A window of a large figure, in columns and rows of the grid: the block of cards that one enemy fills. */
export interface Block {
  col: number;
  row: number;
  cols: number;
  rows: number;
}

const ROW: Record<string, number> = { top: 0, bottom: 1 };

/** The block that an enemy of several cards fills without a gap, so that it is drawn across them. */
export function blockOf(card: CardView, cards: CardView[]): Block | null {
  if (!card.enemy?.alive) return null;
  const all = cards.filter((each) => each.row !== "aside" && each.enemy?.alive && each.enemy.name === card.enemy!.name);
  if (all.length < 2) return null;
  const cols = all.map((each) => each.col!);
  const rows = all.map((each) => ROW[each.row]!);
  const [col, row] = [Math.min(...cols), Math.min(...rows)];
  const block = { col, row, cols: Math.max(...cols) - col + 1, rows: Math.max(...rows) - row + 1 };
  return block.cols * block.rows === all.length ? block : null;
}
