/** A battle in numbers and steps, from the view alone. */

import type { Play } from "../../lib/client";
import type { BattleView, FjordView, ProvinceView, View } from "./view";

const LAST = ["KeepCard", "SaveFigures", "RaiseStat", "MoveLeader", "ReturnToBattle"];

export type Step = "call" | "choose" | "late" | "result";

/** The province that is fought for. */
export const ground = (view: View, battle: BattleView): ProvinceView =>
  view.provinces.find((each) => each.name === battle.province)!;

/** The fjords whose ships count in a province. */
export const beside = (view: View, land: ProvinceView): FjordView[] =>
  view.fjords.filter((fjord) => fjord.supports.includes(land.name));

/** Who takes part: those who fight, or before that whoever has strength there. */
export function takesPart(view: View, battle: BattleView): number[] {
  if (battle.seats.length) return battle.seats;
  const land = ground(view, battle);
  return land.figures.flatMap((own, seat) => (Object.keys(own).length || land.strength[seat] ? [seat] : []));
}

/** Where the battle stands: the call, choosing cards, late cards, the outcome. */
export function battleStep(play: Play<View>, battle: BattleView): Step {
  if (!battle.seats.length) return "call";
  if (battle.winner !== null || play.asked.some((asked) => LAST.includes(asked.name))) return "result";
  return battle.cards.some((cards) => cards.length > 0) ? "late" : "choose";
}

/** What a clan has in a battle so far: figures and cards turned up. */
export const total = (battle: BattleView, seat: number): number =>
  battle.figures_strength[seat]! + battle.cards_strength[seat]!;

/** Who has the most of those who fight, once cards lie open. */
export function leaders(battle: BattleView, seats: number[]): number[] {
  if (!battle.cards.some((cards) => cards.length > 0)) return [];
  const best = Math.max(...seats.map((seat) => total(battle, seat)));
  return seats.filter((seat) => total(battle, seat) === best);
}

/** A clan's figures that count: those in the province and the ships beside it. */
export function figureParts(view: View, battle: BattleView, seat: number): { figure: string; count: number }[] {
  const land = ground(view, battle);
  const all = new Map(Object.entries(land.figures[seat]!));
  for (const fjord of beside(view, land)) {
    for (const [figure, count] of Object.entries(fjord.figures[seat]!)) all.set(figure, (all.get(figure) ?? 0) + count);
  }
  return [...all].map(([figure, count]) => ({ figure, count }));
}

/** The same figures, one by one: ships first, then the great ones, then warriors. */
export function army(view: View, battle: BattleView, seat: number): string[] {
  const rank = (figure: string): number => (figure === "ship" ? 0 : figure === "warrior" ? 2 : 1);
  return figureParts(view, battle, seat)
    .sort((a, b) => rank(a.figure) - rank(b.figure))
    .flatMap(({ figure, count }) => Array<string>(count).fill(figure));
}
