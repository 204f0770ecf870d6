/** What a screen reader is told of a table: each thing once, in order, whatever the server sends again. */

import { beforeEach, expect, test } from "vitest";
import { Announcements, type Moment, type Words } from "../../src/lib/announce";
import type { ChatLine, LogLine } from "../../src/lib/protocol";

const line = (n: number, key = `line${n}`): LogLine => ({ n, key, args: {} });
const WORDS: Words = { line: ({ key }) => key, undone: () => "undone", last: (n, all) => `last ${n} of ${all}` };
const OPENING = [line(1), line(2)];
const START: Moment = { seat: 0, log: OPENING, asked: "Which?", open: true, decided: 0 };

let announcements: Announcements;
const hear = (change: Partial<Moment>): string[] => announcements.hear({ ...START, ...change }, WORDS);
beforeEach(() => (announcements = new Announcements()));

test("whoever comes hears what is new to them, then what is asked", () => {
  expect(hear({})).toEqual(["line1", "line2", "Which?"]);
});

test("whoever comes back hears only what came after their last decision", () => {
  expect(hear({ decided: 1 })).toEqual(["line2", "Which?"]);
});

test("a question that stays open is not told again when others decide", () => {
  hear({});
  expect(hear({ log: [...OPENING, line(3)] })).toEqual(["line3"]);
  expect(hear({ log: [...OPENING, line(3)] })).toEqual([]);
});

test("the same question after a decision is told again, and not while the answer is on its way", () => {
  hear({});
  expect(hear({ decided: 2, open: false })).toEqual([]);
  expect(hear({ decided: 2, log: [...OPENING, line(3)] })).toEqual(["line3", "Which?"]);
});

test("a question that went and came back is told again", () => {
  hear({});
  expect(hear({ asked: "" })).toEqual([]);
  expect(hear({})).toEqual(["Which?"]);
});

test("lines that come again after a reconnect are known", () => {
  hear({});
  expect(hear({ log: [line(1), line(2), line(3)] })).toEqual(["line3"]);
});

test("an undo is told, and what is asked then", () => {
  hear({ log: [...OPENING, line(3)] });
  expect(hear({})).toEqual(["undone", "Which?"]);
  expect(hear({ log: [...OPENING, line(3, "other")] })).toEqual(["other"]);
});

test("another seat's log is its own: what lies before is not told anew", () => {
  hear({});
  expect(hear({ seat: 1, log: [line(1), line(2, "seen by them"), line(3)] })).toEqual(["line3"]);
});

test("of very much at once the last is told", () => {
  const many = Array.from({ length: 100 }, (_, n) => line(n + 1));
  const said = hear({ log: many });
  expect(said[0]).toBe("last 40 of 100");
  expect(said.slice(1)).toEqual([...many.slice(-40).map(({ key }) => key), "Which?"]);
});

test("what others say is told once; what one says oneself and what was said before is not", () => {
  const chat = (number: number, seat: number): ChatLine => ({
    number,
    seat,
    name: "",
    text: `said ${number}`,
    at: 0,
    key: null,
  });
  const overhear = (lines: ChatLine[]): string[] =>
    announcements.overhear(
      lines,
      ({ seat }) => seat === 0,
      ({ text }) => text,
    );
  expect(overhear([])).toEqual([]);
  expect(overhear([chat(1, 1), chat(2, 0)])).toEqual(["said 1"]);
  expect(overhear([chat(1, 1), chat(2, 0), chat(3, 1)])).toEqual(["said 3"]);
  announcements = new Announcements();
  expect(overhear([chat(1, 1)])).toEqual([]);
});
