/** The end as pillars: each player's points from the ground up, by where they come from. */

import type { Play } from "../../lib/client";
import type { LogLine } from "../../lib/protocol";
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
  /** Dice at its end: on warriors, free, and given up on the way. */
  laid: string[];
  free: string[];
  paid: string[];
  rerolls: number;
}

/** What each player's last fight brought, from the log, in Ragnarök's order. */
export function lastFights(play: Pick<Play<View>, "log">): Map<number, LastFight> {
  const found = new Map<number, LastFight>();
  let [paid, rerolls] = [[] as string[], 0];
  for (const { key, args } of play.log) {
    if (typeof args.seat !== "number") continue;
    if (key === "rolls") [paid, rerolls] = [[], 0];
    if (key === "rerolls") rerolls += 1;
    if (key === "pays-die" || key === "pays-tactic") paid.push(String(args.die));
    if (key === "ends-fight" && typeof args.glory === "number") {
      found.set(args.seat, { glory: args.glory, cards: [], laid: [], free: [], paid, rerolls });
    }
    const fight = found.get(args.seat);
    if (!fight) continue;
    if (key === "dice-used") fight.laid = listOf(args.dice);
    if (key === "dice-unused") fight.free = listOf(args.dice);
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

/** A telling moment of the end: its text, who and what it speaks of, and the turn it happened in. */
export interface Moment {
  key: string;
  turn: number | null;
  seats: Record<string, number[]>;
  n: number;
}

/** How it ended: what began the last round, the last shield taken in it, what Ragnarök changed, what broke a tie. */
export function moments(play: Pick<Play<View>, "log" | "result" | "view">): Moment[] {
  const found: Moment[] = [];
  let turn = 0;
  let taken: LogLine | null = null;
  let late: Moment | null = null;
  for (const line of play.log) {
    if (line.key === "ragnarok") break;
    if (line.key === "turn") turn += 1;
    if (line.key === "takes-shield") {
      taken = line;
      if (found.length) late = moment("late", turn, shieldOf(line));
    }
    if (line.key === "last-shield" && taken) found.push(moment("shield", turn, shieldOf(taken)));
    if (line.key === "deck-empty") found.push(moment("deck", turn));
  }
  return [...found, ...(late ? [late] : []), ...reckoning(play)];
}

const moment = (key: string, turn: number | null, seats: Moment["seats"] = {}, n = 0): Moment => ({
  key: `va-moment-${key}`,
  turn,
  seats,
  n,
});

const shieldOf = ({ args }: LogLine): Moment["seats"] => ({
  name: [Number(args.seat)],
  from: [Number(args.from_seat)],
});

/** What Ragnarök changed, and what decided where points were equal (VA-122). */
function reckoning(play: Pick<Play<View>, "log" | "result" | "view">): Moment[] {
  const all = pillars(play);
  const [first, second] = all;
  const begun = play.log.findIndex(({ key }) => key === "ragnarok");
  if (!first?.won || begun < 0) return [];
  const found: Moment[] = [];
  const gained = ({ blocks }: Pillar): number => blocks.find(({ source }) => source === "ragnarok")?.points ?? 0;
  const before = (each: Pillar): number => each.score - gained(each);
  const led = all.filter((each) => before(each) === Math.max(...all.map(before)));
  const most = all.reduce((best, each) => (gained(each) > gained(best) ? each : best), first);
  // partners exchange shields after Ragnarök (VA-232), so that nobody led before it by these points
  const exchanged = play.log.slice(begun).some(({ key }) => key === "takes-shield");
  if (!exchanged && !led.includes(first))
    found.push(
      moment("decides", null, { name: first.seats, before: led.flatMap(({ seats }) => seats) }, gained(first)),
    );
  else if (gained(most)) found.push(moment("most", null, { name: most.seats }, gained(most)));
  if (second && !second.won && second.score === first.score) {
    const captured = ({ seats }: Pillar): number => seats.reduce((sum, seat) => sum + shieldsTaken(play.view, seat), 0);
    found.push(moment(captured(first) > captured(second) ? "tie-captured" : "tie-own", null, { name: first.seats }));
  }
  return found;
}

const shieldsTaken = (view: View, seat: number): number =>
  Object.values(view.players[seat]?.captured ?? {}).reduce((sum, count) => sum + count, 0);

/** A player's battles: attacks and how many of them won, defences and how many held, the strongest blow. */
export interface Battles {
  attacks: number;
  won: number;
  defences: number;
  held: number;
  strongest: number;
}

export function battlesOf({ log }: Pick<Play<View>, "log">, seat: number): Battles {
  const found: Battles = { attacks: 0, won: 0, defences: 0, held: 0, strongest: 0 };
  let [attacker, defender] = [-1, -1];
  for (const { key, args } of log) {
    if (key === "attacks") {
      [attacker, defender] = [Number(args.seat), Number(args.on_seat)];
      if (attacker === seat) found.attacks += 1;
      if (defender === seat) found.defences += 1;
    }
    if (key === "no-winner" && defender === seat) found.held += 1;
    if (key !== "wins-battle") continue;
    const won = args.seat === seat;
    if (attacker === seat) {
      found.won += Number(won);
      found.strongest = Math.max(found.strongest, Number(won ? args.ours : args.theirs));
    } else if (defender === seat) found.held += Number(won);
  }
  return found;
}
