/** Where things lie on the page of a story. */

import { expect, test } from "vitest";
import type { Story } from "../../src/lib/protocol";
import { choiceAt, momentAt, nextTurn, points, rows } from "../../src/shell/story/story";

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

test("changes are told with a sign, and marks that are near each other in rows", () => {
  expect([0.254, -0.12, 0.001].map(points)).toEqual(["+25", "−12", "0"]);
  expect(rows([10, 30, 90, 95], 46)).toEqual([0, 1, 0, 1]);
});
