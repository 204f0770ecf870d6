/** The end as pillars: each player's points from the ground up, by where they come from. */

import type { Play } from "../../lib/client";
import type { Texts } from "../../lib/texts";
import type { View } from "./view";

export interface Block {
  source: "battles" | "ragnarok" | "own_shields" | "captured_shields" | "shield_sets" | "last_viking";
  points: number;
}

export interface Pillar {
  /** One player, or allies, who score together. */
  seats: number[];
  place: number;
  score: number;
  won: boolean;
  /** From the ground up. */
  blocks: Block[];
}

const SHIELDS = ["own_shields", "captured_shields", "shield_sets", "last_viking"] as const;

export interface LastFight {
  glory: number;
  /** Who went to Valhalla in it. */
  cards: string[];
}

/** What each player's last fight brought, from the log. */
export function lastFights(play: Pick<Play<View>, "log">): Map<number, LastFight> {
  const found = new Map<number, LastFight>();
  for (const { key, args } of play.log) {
    if (typeof args.seat !== "number") continue;
    if (key === "ends-fight" && typeof args.glory === "number") found.set(args.seat, { glory: args.glory, cards: [] });
    else if (key === "enters-valhalla" && Array.isArray(args.cards))
      found.get(args.seat)?.cards.push(...args.cards.map(String));
  }
  return found;
}

/** Whether partners score together (VA-242): then each has the same points from every source. */
export function allied({ view, result }: Pick<Play<View>, "view" | "result">): boolean {
  const parts = Object.values(result?.parts ?? {});
  return view.players.every(
    ({ partner }, seat) => partner !== null && parts.every((points) => points[seat] === points[partner]),
  );
}

export function pillars(play: Pick<Play<View>, "log" | "result" | "view">): Pillar[] {
  const { result, view } = play;
  if (!result) return [];
  const last = lastFights(play);
  const together = allied(play);
  const teams = view.players.flatMap(({ partner }, seat) =>
    together && partner !== null ? (partner > seat ? [[seat, partner]] : []) : [[seat]],
  );
  const all = teams.map((seats): Pillar => {
    const seat = seats[0]!;
    const valhalla = result.parts.valhalla?.[seat] ?? 0;
    const fought = seats.reduce((sum, each) => sum + (last.get(each)?.glory ?? 0), 0);
    const ragnarok = Math.min(valhalla, fought);
    const blocks: Block[] = [
      { source: "battles", points: valhalla - ragnarok },
      { source: "ragnarok", points: ragnarok },
      ...SHIELDS.map((source): Block => ({ source, points: result.parts[source]?.[seat] ?? 0 })),
    ];
    return {
      seats,
      score: result.scores[seat] ?? 0,
      place: Math.ceil((result.places[seat] ?? 0) / seats.length),
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

/** Where points come from, in words. */
export const sourceName = (source: Block["source"], texts: Texts): string =>
  texts.has(`source-${source}`) ? texts.name(`source-${source}`) : texts.t(`va-from-${source}`);
