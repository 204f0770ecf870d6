/** A battle in numbers and steps, from the view alone. */

import type { Play } from "../../lib/client";
import type { BattleView, FjordView, ProvinceView, View } from "./view";

const LAST = ["KeepCard", "SaveFigures", "RaiseStat", "MoveLeader", "ReturnToBattle"];

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
export function battleStep(play: Play<View>, battle: BattleView): "call" | "choose" | "late" | "result" {
  if (!battle.seats.length) return "call";
  if (battle.winner !== null || play.asked.some((asked) => LAST.includes(asked.name))) return "result";
  return battle.cards.some((cards) => cards.length > 0) ? "late" : "choose";
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
