/** What a lesson leaves of the open questions. */

import { expect, test } from "vitest";
import type { Asked, LessonPlace } from "../../src/lib/protocol";
import { common, wordsAt } from "../../src/shell/lesson/lit";
import { keyOf, narrowed, numbered } from "../../src/shell/lesson/place";

const question = (name: string, ...options: string[]): Asked =>
  ({ name, seat: 0, kind: "", args: {}, options: options.map((option) => ({ option })) }) as unknown as Asked;

const place = (asked: string | null, ...options: string[]): LessonPlace => ({
  lesson: "first",
  chapter: "age",
  step: 1,
  steps: [
    { name: "glory", rules: ["BR-001"], clicks: 1 },
    { name: "gifts", rules: ["BR-002", "BR-003"], clicks: 1 },
  ],
  click: 0,
  question: asked,
  options,
  stage: asked === null ? "watch" : "click",
});

const open = [question("TakeAction", "invade", "march", "pass"), question("Aside", "fool")];

test("only what the step allows is offered", () => {
  const [one, ...more] = narrowed(open, place("TakeAction", "march"));
  expect(more).toEqual([]);
  expect(one?.options).toEqual([{ option: "march" }]);
  expect(one?.closed).toEqual([]);
});

test("at the main question the others stay in sight, with the step's rule", () => {
  const [one] = narrowed(open, place("TakeAction", "march"), "TakeAction");
  expect(one?.closed?.map(({ option, rule }) => [option, rule])).toEqual([
    ["invade", "BR-002"],
    ["pass", "BR-002"],
  ]);
});

test("where anything may be chosen all is offered, and nothing while others play", () => {
  expect(narrowed(open, place("TakeAction"))).toEqual([open[0]]);
  expect(narrowed(open, place(null))).toEqual([]);
  expect(narrowed(open, null)).toEqual([]);
});

test("texts are found by the step, and their numbers set off", () => {
  expect(keyOf(place("TakeAction"))).toBe("lesson-first-gifts");
  expect(numbered("pays 5 Glory")).toEqual(["pays ", "5", " Glory"]);
});

test("what is seen of a thing is what nothing cuts off", () => {
  const window = { x: 0, y: 0, width: 360, height: 300 };
  expect(common({ x: 340, y: 250, width: 80, height: 100 }, window)).toEqual({ x: 340, y: 250, width: 20, height: 50 });
  expect(common({ x: 10, y: 300, width: 80, height: 100 }, window)).toBeNull();
});

test("the words beside the spear are never cut, and stand over nothing that is read", () => {
  const words = { x: 0, y: 100, width: 120, height: 26 };
  expect([60, 180, 300].map((line) => wordsAt(line, words, 360, []))).toEqual([14, 14, -134]);
  const coach = { x: 0, y: 90, width: 360, height: 200 };
  expect(wordsAt(180, words, 360, [coach])).toBeNull();
});
