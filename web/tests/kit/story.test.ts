/** The engine that tells what happened: when it begins, how long it takes, and what makes it stop. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ASKED, LONGEST, READ, STEP, Story, type Moment } from "../../src/kit/story.svelte";
import type { LogLine } from "../../src/lib/protocol";

interface Battle {
  name: string;
  beats: LogLine[];
}

const line = (n: number, key: string): LogLine => ({ n, key, args: {} });

/** A battle begins with a line `battle-…`; what follows belongs to it. */
function tell(lines: LogLine[]): Battle[] {
  const found: Battle[] = [];
  for (const each of lines) {
    if (each.key.startsWith("battle")) found.push({ name: each.key, beats: [each] });
    else found.at(-1)?.beats.push(each);
  }
  return found;
}

const battle = (n: number): LogLine[] => [line(n, `battle-${n}`), line(n, "glory")];
const battles = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, at) => battle(from + at)).flat();
const told = (story: Story<Battle>): string => story.chapter?.name ?? "";
const moment = (n: number, log: LogLine[], more: Partial<Moment> = {}): Moment => ({
  n,
  log,
  decided: 0,
  held: false,
  motion: 320,
  ...more,
});

let story: Story<Battle>;
beforeEach(() => {
  vi.useFakeTimers();
  story = new Story(tell, { n: 0, decided: 0 });
});
afterEach(() => {
  story.close();
  vi.useRealTimers();
});

test("what was there before is not told", () => {
  story.follow(moment(0, battle(0)));
  expect(story.chapter).toBeNull();
});

test("a chapter shows beat after beat, stays to be read, and ends by itself", () => {
  story.follow(moment(1, battle(1)));
  expect([told(story), story.shown]).toEqual(["battle-1", 0]);
  vi.advanceTimersByTime(2 * STEP);
  expect(story.shown).toBe(2);
  vi.advanceTimersByTime(READ - 1);
  expect(told(story)).toBe("battle-1");
  vi.advanceTimersByTime(2);
  expect(story.chapter).toBeNull();
  expect(story.missed).toEqual([]);
});

test("without motion all beats are there at once", () => {
  story.follow(moment(1, battle(1), { motion: 0 }));
  expect(story.shown).toBe(2);
});

test("new states do not make it start anew", () => {
  const log = battle(1);
  for (let n = 1; n < 40; n += 1) {
    story.follow(moment(n, log));
    vi.advanceTimersByTime(200);
  }
  expect(story.chapter).toBeNull();
});

test("lines that come later are added to the chapter that is told", () => {
  story.follow(moment(1, battle(1)));
  vi.advanceTimersByTime(3 * STEP);
  story.follow(moment(2, [...battle(1), line(2, "late")]));
  expect(story.shown).toBe(2);
  vi.advanceTimersByTime(STEP);
  expect(story.shown).toBe(3);
  vi.advanceTimersByTime(LONGEST - 4 * STEP);
  expect(story.chapter).toBeNull();
});

test("a click goes on, and the last one ends it", () => {
  story.follow(moment(2, battles(1, 2)));
  story.next();
  expect(told(story)).toBe("battle-2");
  story.next();
  expect(story.chapter).toBeNull();
});

test("skipping ends it at once and leaves nothing behind", () => {
  story.follow(moment(3, battles(1, 3)));
  story.skip();
  story.follow(moment(4, battles(1, 3)));
  expect([story.chapter, story.missed]).toEqual([null, []]);
});

test.each([1, 2, 3, 5, 9, 14])("%i chapters never take longer than six seconds", (count) => {
  story.follow(moment(count, battles(1, count)));
  vi.advanceTimersByTime(LONGEST + 1);
  expect(story.chapter).toBeNull();
});

test("chapters that keep coming do not make it longer", () => {
  for (let n = 1; n <= 20; n += 1) {
    story.follow(moment(n, battles(1, n)));
    vi.advanceTimersByTime(300);
  }
  vi.advanceTimersByTime(1);
  expect(story.chapter).toBeNull();
  expect(story.missed.length).toBeGreaterThan(0);
});

test("of a long backlog the latest is told, the rest waits to be called", () => {
  story.follow(moment(9, battles(1, 9)));
  const first = told(story);
  expect(story.missed.map((each) => each.name)).toEqual(["battle-1", "battle-2", "battle-3", "battle-4"]);
  expect(first).toBe("battle-5");
});

test("deciding ends it, and what came before the decision is no news", () => {
  story.follow(moment(2, battles(1, 2)));
  story.follow(moment(3, [...battles(1, 2), ...battle(3)], { decided: 2 }));
  expect(story.chapters.map((each) => each.name)).toEqual(["battle-3"]);
  expect(story.missed).toEqual([]);
});

test("a question that needs the board ends it and keeps the rest", () => {
  story.follow(moment(2, battles(1, 2)));
  story.next();
  story.follow(moment(3, battles(1, 2), { held: true }));
  expect(story.chapter).toBeNull();
  expect(story.missed.map((each) => each.name)).toEqual(["battle-2"]);
});

test("an old battle is never told over a newer question", () => {
  story.follow(moment(1, battle(1), { held: true }));
  story.follow(moment(2, battle(1)));
  vi.advanceTimersByTime(100);
  expect(story.chapter).toBeNull();
  expect(story.missed.map((each) => each.name)).toEqual(["battle-1"]);
});

test("whoever looks at the board can be told later, without hurry", () => {
  story.follow(moment(5, battles(1, 5)));
  story.look();
  expect(story.chapter).toBeNull();
  expect(story.missed.length).toBe(5);
  story.recall();
  vi.advanceTimersByTime(LONGEST + 1000);
  expect(told(story)).toBe("battle-2");
  expect(story.missed).toEqual([]);
});

test("news that come while the old is recalled are told after it", () => {
  story.follow(moment(1, battle(1)));
  story.look();
  story.recall();
  story.follow(moment(2, battles(1, 2)));
  expect(told(story)).toBe("battle-1");
  story.next();
  story.follow(moment(3, battles(1, 2)));
  expect(told(story)).toBe("battle-2");
});

test("a jump in a replay, back or far ahead, is not told", () => {
  story.follow(moment(50, battles(1, 50)));
  expect(story.chapter).toBeNull();
  story.follow(moment(51, battles(51, 51)));
  expect(told(story)).toBe("battle-51");
  story.follow(moment(20, battles(1, 20)));
  expect(story.chapter).toBeNull();
});

test("whoever is asked has the board back soon; what was not read waits", () => {
  story.follow(moment(1, battles(1, 2), { asked: true }));
  expect([told(story), story.shown]).toEqual(["battle-1", 2]);
  vi.advanceTimersByTime(ASKED);
  expect([story.chapter, story.missed.at(-1)?.name]).toEqual([null, "battle-2"]);
});

test("being asked while something is told shortens it, and asking again does not start it anew", () => {
  story.follow(moment(1, battle(1)));
  vi.advanceTimersByTime(1000);
  story.follow(moment(2, battle(1), { asked: true }));
  vi.advanceTimersByTime(ASKED / 2);
  story.follow(moment(3, battle(1), { asked: true }));
  expect(told(story)).toBe("battle-1");
  vi.advanceTimersByTime(ASKED / 2);
  expect(story.chapter).toBeNull();
});

test("what is told again from the button is not hurried", () => {
  story.follow(moment(1, battle(1)));
  story.look();
  story.recall();
  story.follow(moment(2, battle(1), { asked: true }));
  vi.advanceTimersByTime(ASKED + 1);
  expect(told(story)).toBe("battle-1");
});
