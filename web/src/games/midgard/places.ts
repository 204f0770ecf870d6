/** Where everything stands in the picture of the town, in its own units. */

import type { Frame, Point } from "../../kit/frame";
import { ROWS } from "./cards";
import type { PlaceView, View } from "./view";

export const FRAME: Frame = { x: 0, y: 46, width: 1200, height: 670 };
/** How much of the picture lies to the right of the frame, under whatever stands there. */
export const PICTURE = { width: 1440, height: 670 };

/** The middle of a place's plate, at the left rim of the picture its left end, and its top. */
const PLATES: Record<string, Point> = {
  hunting_grounds: [10, 318],
  shipwright: [958, 358],
  stave_church: [1104, 374],
  sage_house: [958, 474],
  runesmith: [1106, 490],
  smokehouse: [16, 474],
  armory: [318, 574],
  foundry: [442, 574],
  forge: [564, 574],
  jarl_longhouse: [716, 580],
  market: [868, 580],
  worker_huts: [1024, 578],
  merchant_ship: [410, 366],
  large_public_longship: [588, 366],
  small_public_longship: [782, 374],
  troll: [8, 652],
  draugr_1: [72, 396],
  draugr_2: [60, 523],
};

const LOTS: Record<string, Point[]> = {
  economic: [
    [338, 668],
    [508, 668],
  ],
  military: [
    [840, 668],
    [1022, 668],
  ],
};

/** Plates at the left rim are hung by their left end, whatever their width. */
export const atRim = (at: Point): boolean => at[0] < 100;

/** Where ships lie when they are not at a shore: the middle of the water line, and how long they are. */
export const BERTHS: Record<string, [number, number, number]> = {
  merchant_ship: [412, 352, 132],
  large_public_longship: [590, 348, 178],
  small_public_longship: [772, 360, 122],
  knarr: [338, 302, 84],
  karve: [478, 256, 84],
  snekkja: [706, 256, 84],
  skeid: [862, 302, 84],
};

/** Where the stock of a place lies, in a row to the right. */
export const STOCKS: Record<string, Point> = {
  armory: [346, 538],
  foundry: [478, 536],
  forge: [602, 536],
  smokehouse: [116, 438],
};

/** The shores from the left: the middle of the panel above, and the water line of a ship there. */
export const SHORES: Point[] = [
  [155, 60],
  [451, 60],
  [747, 60],
  [1043, 60],
];
export const shoreAt = (name: string): number => Number(name.slice(-1)) - 1;
export const anchorage = (shore: number): [number, number, number] => [78 + 296 * shore, 266, 78];

/** Where a player's workers come from: the own hall, the player's panel, or the strip of a phone. */
export const homeOf = (seat: number): string => `[data-home="${seat}"]`;

export const isFight = (place: string): boolean => /^(troll|draugr_)/.test(place);
export const isOwnShip = (place: string): boolean => ROWS[place]?.kind === "longship";

/** The lots of the stalls: which stall stands where, and which lots stay empty. */
export function lots(view: View): { at: Point; stall: string | null; kind: string }[] {
  const found: { at: Point; stall: string | null; kind: string }[] = [];
  for (const [kind, points] of Object.entries(LOTS)) {
    const stalls = view.places.filter(
      (place) => ROWS[place.name]?.kind === "stall" && ROWS[place.name]?.groups === kind,
    );
    points.forEach((at, n) => found.push({ at, kind, stall: stalls[n]?.name ?? null }));
  }
  return found;
}

/** Where the plate of a place hangs; null for what is no place of the board (begging). */
export function plateAt(place: PlaceView, view: View): Point | null {
  const lot = lots(view).find((each) => each.stall === place.name);
  if (lot) return lot.at;
  if (isOwnShip(place.name)) {
    const berth = BERTHS[place.name]!;
    return [berth[0], berth[1] + 6];
  }
  return PLATES[place.name] ?? null;
}

/** The kind of a place, for the stripe at the end of its plate. */
export function stripe(place: string): string {
  const groups = ROWS[place]?.groups ?? "";
  if (groups === "economic") return "stall";
  if (groups === "military") return "host";
  if (ROWS[place]?.kind === "longship" || (Array.isArray(groups) && groups.length > 1)) return "dual";
  return Array.isArray(groups) ? (groups[0] ?? "brown") : "brown";
}

/** Whose ship a longship of a leader is. */
export const ownerOf = (ship: string, view: View): number | null => {
  const owner = view.players.findIndex((player) => player.ship === ship);
  return owner < 0 ? null : owner;
};
