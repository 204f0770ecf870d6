/** The drawings of badges, workers, ships, stalls and enemies: put into the page once and used everywhere by name. */

import enemies from "./art/enemies.svg?url&no-inline";
import sprites from "./art/sprites.svg?url&no-inline";

// Not hidden by display: what is only referred to would then not be painted.
const drawings = document.createElement("div");
drawings.setAttribute("aria-hidden", "true");
drawings.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
const texts = await Promise.all([sprites, enemies].map(async (url) => (await fetch(url)).text()));
drawings.innerHTML = texts.join("");
document.body.append(drawings);

/** Who owns a ship colours its sail; ships of the town have sails of their own. */
export const SAIL: Record<string, [string, string]> = {
  merchant_ship: ["var(--gold-650)", "var(--ember-250)"],
  large_public_longship: ["var(--cm-fight)", "var(--parchment-200)"],
  small_public_longship: ["var(--sea-550)", "var(--parchment-200)"],
};

export const sailOf = (ship: string, seat: number | null): [string, string] =>
  seat === null ? (SAIL[ship] ?? SAIL.small_public_longship!) : [`var(--cm-seat-${seat})`, "var(--parchment-200)"];
