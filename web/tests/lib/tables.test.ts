/** Tables in lists: everybody is named, and how a game ended. */

import { expect, test, vi } from "vitest";
import type { TableLine } from "../../src/lib/protocol";

vi.mock("../../src/lib/session.svelte", () => ({
  session: { language: "en" },
  t: (key: string, values: Record<string, string | number> = {}) =>
    ({ "web-you": "you", "web-seat-free": "a free seat", "bot-name-ketil": "Ketil" })[key] ??
    `${key} ${Object.values(values).join()}`,
}));

const { ago, players, standing } = await import("../../src/lib/tables.svelte");

const table = {
  id: "x",
  game: "toy",
  status: "playing",
  names: ["", "Ingrid", "Olaf", ""],
  called: ["bot-name-ketil", null, null, null],
  kinds: ["bot", "person", "person", "open"],
  yours: [2],
  turn: false,
  waiting: [],
  scores: null,
  created: 0,
  updated: 0,
  moment: null,
  stuck: null,
  lesson: null,
} satisfies TableLine;

test("all who play are named, the reader first and free seats last", () => {
  expect(players(table)).toBe("you, Ingrid, Ketil, a free seat");
});

test("with several seats of one's own each goes by its name", () => {
  expect(players({ ...table, yours: [1, 2] })).toBe("Ingrid, Olaf, Ketil, a free seat");
});

test("a result names everybody, the best first", () => {
  expect(standing({ ...table, scores: [41, 12, 52, 3] })).toBe("you 52, Ketil 41, Ingrid 12, seat-number 4 3");
});

test.each([
  [30_000, "this minute"],
  [5 * 60_000, "5 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [24 * 3_600_000, "yesterday"],
])("%i ms ago", (past, said) => {
  expect(ago(1e12 - past, 1e12)).toBe(said);
});
