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
  /** Who is in Valhalla from battles; whom Ragnarök sent stands with the last fights. */
  cards: string[];
}

const SHIELDS = ["own_shields", "captured_shields", "shield_sets", "last_viking"] as const;

export interface LastFight {
  glory: number;
  /** Who went to Valhalla in it, then the cards of its bonus glory. */
  cards: string[];
}

/** What each player's last fight brought, from the log. */
export function lastFights(play: Pick<Play<View>, "log">): Map<number, LastFight> {
  const found = new Map<number, LastFight>();
  for (const { key, args } of play.log) {
    if (typeof args.seat !== "number") continue;
    if (key === "ends-fight" && typeof args.glory === "number") found.set(args.seat, { glory: args.glory, cards: [] });
    const fight = found.get(args.seat);
    if (!fight) continue;
    if (key === "bonus-glory" && typeof args.due === "number") fight.glory += args.due;
    if (key === "enters-valhalla" || key === "takes-glory") fight.cards.push(...listOf(args.cards));
  }
  return found;
}

const listOf = (arg: unknown): string[] => (Array.isArray(arg) ? arg.map(String) : []);

/** The cards of one list without those of another, each taken off once. */
function without(cards: string[], taken: string[]): string[] {
  const left = [...taken];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A plate is so much narrower than high, and so far from the next. */
export const PLATE = { narrow: 0.64, gap: 3, most: 40, least: 12 };

/** How high the plates of so many cards can be in so much room: as high as all of them fit, 0 if they do not. */
export function plateHeight(count: number, wide: number, high: number): number {
  const fits = (room: number, size: number): number => Math.floor((room + PLATE.gap) / (size + PLATE.gap));
  for (let height = PLATE.most; height >= PLATE.least; height -= 1) {
    if (fits(wide, Math.round(height * PLATE.narrow)) * fits(high, height) >= count) return height;
  }
  return 0;
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
      cards: seats.flatMap((each) => without(view.players[each]?.sent ?? [], last.get(each)?.cards ?? [])),
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
