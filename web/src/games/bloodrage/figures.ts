/** The drawings of badges and figures, put into the page once and used everywhere by name; how tall each is. */

import monsters from "./art/monsters.svg?url&no-inline";
import sprites from "./art/sprites.svg?url&no-inline";

// Not hidden by display: what is only referred to would then not be painted.
const drawings = document.createElement("div");
drawings.setAttribute("aria-hidden", "true");
drawings.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
drawings.innerHTML = (await Promise.all([sprites, monsters].map(async (url) => (await fetch(url)).text()))).join("");
document.body.append(drawings);

/** How tall a figure stands beside a leader of 96. */
const HEIGHT: Record<string, number> = {
  leader: 96,
  warrior: 73,
  ship: 80,
  troll: 112,
  fire_giant: 118,
  frost_giant: 118,
  sea_serpent: 108,
  dwarf_chieftain: 92,
};
const MONSTER = 104;

export const heightOf = (figure: string): number => HEIGHT[figure] ?? MONSTER;

export const isMonster = (figure: string): boolean => !["leader", "warrior", "ship"].includes(figure);
