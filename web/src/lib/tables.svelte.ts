/** Tables in lists: who plays there, where the game stands, when something happened last. */

import type { TableLine, Text } from "./protocol";
import { session, t } from "./session.svelte";
import { Texts } from "./texts";

/** Who sits at a table, the reader first, then people, bots and free seats. */
export function players(table: TableLine): string {
  const all = table.kinds.map((kind, seat) => ({ kind, seat, yours: table.yours.includes(seat) }));
  const order = ["yours", "person", "bot", "open"];
  const rank = ({ kind, yours }: (typeof all)[number]): number => order.indexOf(yours ? "yours" : kind);
  return all
    .sort((a, b) => rank(a) - rank(b))
    .map(({ kind, seat, yours }) => {
      if (yours && table.yours.length === 1) return t("web-you");
      if (kind === "open") return t("web-seat-free");
      return nameOf(table, seat);
    })
    .join(", ");
}

/** The name of a seat's player in a list. */
export function nameOf(table: TableLine, seat: number): string {
  const called = table.called[seat];
  return table.names[seat] || (called ? t(called) : t("seat-number", { number: seat + 1 }));
}

/** How a finished game ended, the best first: "Ingrid 52, Thorolf 41". */
export function standing(table: TableLine): string {
  const { scores } = table;
  if (!scores) return "";
  return scores
    .map((score, seat) => ({ score, seat }))
    .sort((a, b) => b.score - a.score)
    .map(({ score, seat }) => `${table.yours.includes(seat) ? t("web-you") : nameOf(table, seat)} ${score}`)
    .join(", ");
}

/** The words of games, loaded when a list needs them. */
let words = $state.raw<Record<string, Texts>>({});

/** Where the game stands, once the words of its game are there. */
export function moment(table: TableLine): string {
  const where: Text | null = table.moment;
  if (!where) return "";
  const key = `${table.game}.${session.language}`;
  const texts = words[key];
  if (texts) return texts.say(where);
  void Texts.load(table.game, session.language).then((loaded) => (words = { ...words, [key]: loaded }));
  return "";
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, in words: "5 minutes ago". */
export function ago(time: number, now = Date.now()): string {
  const [unit, size] = UNITS.find(([, each]) => now - time >= each) ?? UNITS[2]!;
  const format = new Intl.RelativeTimeFormat(session.language, { numeric: "auto" });
  return format.format(-Math.floor((now - time) / size), unit);
}
