/** What the drawn board shows: the window of the map, who stands where, and whence a figure came. */

import type { View } from "./view";
import type { Point } from "../../kit/frame";
import { FJORDS, LANDS } from "./geometry";

/** The part of the map that is always shown, in its own units; the sea goes on around it. */
export const FRAME = { x: -22, y: 56, width: 1244, height: 696 };

export interface Standing {
  key: string;
  figure: string;
  clan: string;
  seat: number;
  place: string;
  at: Point;
  size: number;
}

/** Where figures of a place stand; beyond the drawn places they close ranks. */
function spread(places: Point[], count: number): Point[] {
  if (count <= places.length) return places.slice(0, count);
  const left = Math.min(...places.map((point) => point[0])) - 20;
  const right = Math.max(...places.map((point) => point[0])) + 20;
  const middle = places.reduce((sum, point) => sum + point[1], 0) / places.length;
  return Array.from({ length: count }, (_, at): Point => [
    left + ((right - left) * at) / (count - 1),
    middle + (at % 2 ? 16 : -14),
  ]);
}

interface Peopled {
  name: string;
  figures: Record<string, number>[];
}

function standing({ name: place, figures }: Peopled, clans: string[], places: Point[]): Standing[] {
  const list = figures.flatMap((own, seat) =>
    Object.entries(own).flatMap(([figure, count]) =>
      Array.from({ length: count }, (_, n) => ({
        key: `${seat}-${figure}-${n}-${place}`,
        figure,
        clan: clans[seat]!,
        seat,
        place,
      })),
    ),
  );
  const points = spread(places, list.length);
  const size = list.length > places.length + 2 ? 0.8 : 1;
  return list.map((each, at) => ({ ...each, at: points[at]!, size }));
}

/** Every figure on the board, the farther ones first. */
export function army(view: View): Standing[] {
  const clans = view.players.map((player) => player.clan);
  const lands = view.provinces.flatMap((land) => standing(land, clans, LANDS[land.name]!.places));
  const seas = view.fjords.flatMap((sea) => standing(sea, clans, FJORDS[sea.name]!.places));
  return [...lands, ...seas].sort((a, b) => a.at[1] - b.at[1]);
}

/** For each figure that was not there before, where the same figure of the clan stood until now. */
export function origins(before: Standing[], now: Standing[]): Map<string, Point> {
  const stay = new Set(now.map((one) => one.key));
  const known = new Set(before.map((one) => one.key));
  const left = before.filter((one) => !stay.has(one.key));
  const found = new Map<string, Point>();
  for (const one of now) {
    if (known.has(one.key)) continue;
    const at = left.findIndex((gone) => gone.seat === one.seat && gone.figure === one.figure);
    if (at >= 0) found.set(one.key, left.splice(at, 1)[0]!.at);
  }
  return found;
}

/** Cracks from the middle of a ruined province outwards: the same ones every time. */
export function cracks(name: string): string[] {
  const places = LANDS[name]!.places;
  const x0 = places.reduce((sum, point) => sum + point[0], 0) / places.length;
  const y0 = places.reduce((sum, point) => sum + point[1], 0) / places.length - 20;
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  const chance = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: 7 }, (_, at) => {
    let angle = (at * 2 * Math.PI) / 7 + chance();
    let [x, y] = [x0, y0];
    let path = `M${x.toFixed(0)} ${y.toFixed(0)}`;
    for (let step = 0; step < 9; step += 1) {
      angle += (chance() - 0.5) * 1.3;
      x += Math.cos(angle) * (18 + chance() * 18);
      y += Math.sin(angle) * (12 + chance() * 12);
      path += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    return path;
  });
}
