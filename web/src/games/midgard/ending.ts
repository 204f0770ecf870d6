/** The end, step by step: what each step adds, and what everybody has after it. */

import type { Outcome } from "../../lib/protocol";
import type { View } from "./view";

export type Source = keyof NonNullable<View["scores"]>[number];

/** What was scored in the game, then what final scoring adds; the last step gives the places. */
export const EARNED: Source[] = ["trolls", "draugr", "monsters", "krakens", "skald", "leader"];
export const ADDED: Source[] = ["destinies", "sets", "runes", "ship", "favor", "coins", "blame"];
export const STEPS = 1 + ADDED.length + 1;

const of = (view: View, seat: number, source: Source): number => view.scores?.[seat]?.[source] ?? 0;

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
