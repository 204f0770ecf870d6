/** A battle in numbers and steps, from the view alone. */

import type { Play } from "../../lib/client";
import type { View } from "../../lib/protocol";

interface Land {
  name: string;
  figures: Record<string, number>[];
  strength: number[];
}

const LAST = ["KeepCard", "SaveFigures", "RaiseStat", "MoveLeader", "ReturnToBattle"];

const ground = (view: View): Land => (view.provinces as Land[]).find((each) => each.name === view.battle.province)!;

/** Who takes part: those who fight, or before that whoever has strength there. */
export function takesPart(view: View): number[] {
  const { seats } = view.battle as { seats: number[] };
  if (seats.length) return seats;
  const land = ground(view);
  return land.figures.flatMap((own, seat) => (Object.keys(own).length || land.strength[seat] ? [seat] : []));
}

/** Where the battle stands: the call, choosing cards, late cards, the outcome. */
export function battleStep(play: Play): "call" | "choose" | "late" | "result" {
  const { battle } = play.view;
  if (!battle.seats.length) return "call";
  if (battle.winner !== null || play.asked.some((asked) => LAST.includes(asked.name))) return "result";
  return battle.cards.some((cards: string[]) => cards.length > 0) ? "late" : "choose";
}

/** A clan's figures that count: those in the province and the ships beside it. */
export function figureParts(view: View, seat: number): { figure: string; count: number }[] {
  const land = ground(view);
  const all = new Map(Object.entries(land.figures[seat]!));
  for (const fjord of view.fjords as (Land & { supports: string[] })[]) {
    if (!fjord.supports.includes(land.name)) continue;
    for (const [figure, count] of Object.entries(fjord.figures[seat]!)) all.set(figure, (all.get(figure) ?? 0) + count);
  }
  return [...all].map(([figure, count]) => ({ figure, count }));
}
