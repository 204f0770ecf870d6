/** The end as pillars: each player's points from the ground up, by where they come from. */

import type { Play } from "../../lib/client";
import type { View } from "./view";

export interface Block {
  source: "battles" | "ragnarok" | "own_shields" | "captured_shields" | "shield_sets" | "last_viking";
  points: number;
}

export interface Pillar {
  seat: number;
  place: number;
  score: number;
  won: boolean;
  /** From the ground up. */
  blocks: Block[];
}

const SHIELDS = ["own_shields", "captured_shields", "shield_sets", "last_viking"] as const;

/** What each player's last fight brought, from the log. */
export function lastFights(play: Pick<Play<View>, "log">): Map<number, number> {
  const found = new Map<number, number>();
  for (const { key, args } of play.log) {
    if (key === "ends-fight" && typeof args.seat === "number" && typeof args.glory === "number")
      found.set(args.seat, args.glory);
  }
  return found;
}

export function pillars(play: Pick<Play<View>, "log" | "result">): Pillar[] {
  const { result } = play;
  if (!result) return [];
  const last = lastFights(play);
  const all = result.scores.map((score, seat): Pillar => {
    const valhalla = result.parts.valhalla?.[seat] ?? 0;
    const ragnarok = Math.min(valhalla, last.get(seat) ?? 0);
    const blocks: Block[] = [
      { source: "battles", points: valhalla - ragnarok },
      { source: "ragnarok", points: ragnarok },
      ...SHIELDS.map((source): Block => ({ source, points: result.parts[source]?.[seat] ?? 0 })),
    ];
    return {
      seat,
      score,
      place: result.places[seat] ?? 0,
      won: result.winners.includes(seat),
      blocks: blocks.filter((block) => block.points !== 0),
    };
  });
  return all.sort((a, b) => a.place - b.place);
}

/** The monster of a solo game: once it is slain it is no longer on the table, only in the log. */
export function monsterOf({ view, log }: Pick<Play<View>, "view" | "log">): string | null {
  if (view.monster) return view.monster.name;
  const wounded = log.findLast((line) => line.key === "monster-wounded");
  return wounded ? String(wounded.args.card).replace(/_\d+$/, "") : null;
}
