/** The end, step by step: what each step adds, and what everybody has after it. */

import type { Outcome } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import type { View } from "./view";

export type Source = keyof NonNullable<View["scores"]>[number];

/** What was scored in the game, then what final scoring adds; the last step gives the places. */
export const EARNED: Source[] = ["trolls", "draugr", "monsters", "krakens", "skald", "leader"];
export const ADDED: Source[] = ["destinies", "sets", "runes", "ship", "favor", "coins", "blame"];
export const STEPS = 1 + ADDED.length + 1;

/** What each step is drawn by. */
export const ICONS: Record<string, string> = {
  earned: "laurels",
  destinies: "scroll-quill",
  sets: "trophy-cup",
  runes: "rune-stone",
  ship: "drakkar-dragon",
  favor: "prayer",
  coins: "two-coins",
  blame: "broken-heart-zone",
  places: "laurel-crown",
};

export const of = (view: View, seat: number, source: Source): number => view.scores?.[seat]?.[source] ?? 0;

export const earned = (view: View, seat: number): number =>
  EARNED.reduce((sum, source) => sum + of(view, seat, source), 0);

/** What somebody has when the part of final scoring with this number is counted; -1 is before the first. */
export const total = (view: View, seat: number, part: number): number =>
  ADDED.slice(0, part + 1).reduce((sum, source) => sum + of(view, seat, source), earned(view, seat));

/** In the order of the seats, until the places are told. */
export const columns = (result: Outcome, placed: boolean): number[] => {
  const seats = [...result.places.keys()];
  return placed ? seats.sort((one, other) => result.places[one]! - result.places[other]!) : seats;
};

/** Whether somebody else has as much Glory. */
export const tied = (result: Outcome, seat: number): boolean =>
  result.scores.filter((score) => score === result.scores[seat]).length > 1;

/** By how much the first is ahead of the next. */
export const lead = (result: Outcome, seat: number): number =>
  result.scores[seat]! - Math.max(...result.scores.filter((_, other) => other !== seat));

/**
 * What decided about somebody's place, in words: between equals how many enemies they have defeated,
 * trolls too (CM-152); for the first by how much; "" for the others.
 */
export function decided(view: View, result: Outcome, seat: number, texts: Texts): string {
  if (tied(result, seat)) return texts.t("cm-tied", { n: view.revealed?.[seat]?.defeated.length ?? 0 });
  return result.places[seat] === 1 ? texts.t("cm-lead", { n: lead(result, seat) }) : "";
}

export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n));

const COLOURS = ["red", "yellow", "blue"] as const;

/** Defeated enemies as they are scored: sets of three colours, and who is left over. */
export function sets(
  defeated: string[],
  colourOf: (enemy: string) => string | undefined,
): { full: string[][]; rest: string[] } {
  const rest = [...defeated];
  const byColour = COLOURS.map((colour) => rest.filter((enemy) => colourOf(enemy) === colour));
  const full: string[][] = [];
  while (byColour.every((some) => some.length)) {
    const set = byColour.map((some) => some.shift()!);
    full.push(set);
    for (const enemy of set) rest.splice(rest.indexOf(enemy), 1);
  }
  return { full, rest };
}
