/** Where things lie on the page of a story. */

import { expect, test } from "vitest";
import type { Story } from "../../src/lib/protocol";
import {
  between,
  chaptersOf,
  freeRow,
  choiceAt,
  momentAt,
  nextTurn,
  points,
  signsOf,
  spread,
} from "../../src/shell/story/story";

const story = {
  answers: 30,
  moments: [0, 10, 20, 30].map((at) => ({ at, chances: [0.5], halves: [0.1], n: 8, scores: [at] })),
  choices: [{ at: 4 }, { at: 12 }],
  marks: [{ at: 10 }, { at: 20 }],
} as unknown as Story;

test("a moment stands until the next, beside the one before it", () => {
  expect(momentAt(story, 0).map((each) => each.at)).toEqual([0, 0]);
  expect(momentAt(story, 19).map((each) => each.at)).toEqual([10, 0]);
  expect(momentAt(story, 30).map((each) => each.at)).toEqual([30, 20]);
});

test("what is shown after an answer is the choice that led there", () => {
  expect(choiceAt(story, 4)).toBeNull();
  expect(choiceAt(story, 5)?.at).toBe(4);
  expect(choiceAt(story, 30)?.at).toBe(12);
});

test("turning points are gone through in both directions, to the ends", () => {
  expect([0, 10, 25].map((at) => nextTurn(story, at, 1))).toEqual([10, 20, 30]);
  expect([30, 20, 5].map((at) => nextTurn(story, at, -1))).toEqual([20, 10, 0]);
});

test("a mark stands on the curve, also between two moments", () => {
  const line = [
    [0, 0.2],
    [10, 0.4],
    [20, 0],
  ] as const;
  expect([0, 5, 10, 15, 30].map((x) => between(line, x).toFixed(2))).toEqual(["0.20", "0.30", "0.40", "0.20", "0.00"]);
});

test("changes are told with a sign, and marks that are near each other stand apart", () => {
  expect([0.254, -0.12, 0.001].map(points)).toEqual(["+25", "−12", "0"]);
  expect(spread([10, 30, 200], 50, 300)).toEqual([10, 60, 200]);
  expect(spread([10, 280, 295], 50, 300)).toEqual([10, 250, 300]);
  expect(spread([1, 2, 3], 50, 60)).toEqual([0, 30, 60]);
});

test("a game has the parts that its log tells of, and decisions have the signs of their kinds", () => {
  const chapters = (...keys: string[]): Story =>
    ({ chapters: keys.map((key, at) => ({ at, key, args: {} })) }) as Story;
  const ats = (told: Story): number[] => chaptersOf(told).map((each) => each.at);
  expect(ats(chapters("age-begins", "age-begins"))).toEqual([0, 1]);
  expect(ats(chapters("scene-laid-out", "round-begins", "round-begins"))).toEqual([1, 2]);
  expect(ats(chapters("scene-laid-out", "round-begins", "scene-laid-out"))).toEqual([0, 2]);
  const made = (question: string, option: string) => ({ question, option });
  const told = { choices: [made("Act", "march"), made("Act", "rest"), made("Draw", "a"), made("Roll", "b")] };
  const known = (key: string): boolean => ["lane-Act-march", "lane-Draw"].includes(key);
  expect([...signsOf(told as Story, known).keys()]).toEqual(["lane-Act-march", "lane-Draw"]);
});

test("the names of parts stand in the first row that no curve crosses", () => {
  const rising: [number, number][] = [
    [0, 90],
    [50, 10],
    [100, 10],
  ];
  expect(freeRow([10, 40, 70, 90], [[60, 100]], [rising], 12)).toBe(40);
  expect(freeRow([10, 40, 70, 90], [[0, 20]], [rising], 12)).toBe(10);
  expect(freeRow([10, 90], [[0, 100]], [rising], 12)).toBe(10);
});
