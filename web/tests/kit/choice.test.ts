// @vitest-environment happy-dom
/** Choosing what is drawn: by pointer, keyboard and name. */

import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import { choice, pick, WHY, type Chooser } from "../../src/kit/choice";
import type { Answered, Asked } from "../../src/lib/protocol";

const QUESTION: Asked = {
  name: "MarchTo",
  seat: 0,
  kind: "place",
  args: {},
  options: [{ option: "gimle" }, { option: "utgard" }],
};
const GIVEN: Answered = { ...QUESTION, name: "Commit", kind: "card", options: [{ option: "troll" }], given: "troll" };

let play: Chooser & { choose: Mock<Chooser["choose"]>; point: Mock<Chooser["point"]> };
beforeEach(() => {
  play = {
    asked: [QUESTION],
    answered: [GIVEN],
    open: true,
    choose: vi.fn<Chooser["choose"]>(),
    point: vi.fn<Chooser["point"]>(),
  };
});
afterEach(() => document.body.replaceChildren());

test("a question is found by its kind or its name", () => {
  expect(choice(play, "place").question).toBe(QUESTION);
  expect(choice(play, "MarchTo").question).toBe(QUESTION);
  expect(choice(play, "figure").question).toBeNull();
});

test("only what is offered can be chosen, and only while the table is open", () => {
  expect(choice(play, "place").can("gimle")).toBe(true);
  expect(choice(play, "place").can("horgr")).toBe(false);
  choice(play, "place").choose("horgr");
  choice({ ...play, open: false }, "place").choose("gimle");
  expect(play.choose).not.toHaveBeenCalled();
  choice(play, "place").choose("gimle");
  expect(play.choose).toHaveBeenCalledWith(QUESTION, "gimle");
});

test("an answer that is not in force yet can be changed", () => {
  expect(choice(play, "card").given).toBe("troll");
  choice(play, "card").choose("troll");
  expect(play.choose).toHaveBeenCalledWith(GIVEN, "troll");
});

test("pointing names question and offer; nothing offered points at nothing", () => {
  choice(play, "place").point("utgard");
  expect(play.point).toHaveBeenLastCalledWith({ question: QUESTION, offer: QUESTION.options[1] });
  choice(play, "place").point("horgr");
  expect(play.point).toHaveBeenLastCalledWith(null);
});

function drawn(option: string, onlook?: (looked: boolean) => void): HTMLElement {
  const node = document.body.appendChild(document.createElement("div"));
  pick(choice(play, "place"), option, { label: option.toUpperCase(), ...(onlook ? { onlook } : {}) })(node);
  return node;
}
const press = (node: Element, key: string): boolean =>
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

test("what can be chosen is a button with a name, what cannot is a picture", () => {
  const [can, cannot] = [drawn("gimle"), drawn("horgr")];
  expect([can.getAttribute("role"), can.getAttribute("tabindex"), can.getAttribute("aria-label")]).toEqual([
    "button",
    "0",
    "GIMLE",
  ]);
  expect([cannot.getAttribute("role"), cannot.getAttribute("tabindex")]).toEqual(["img", null]);
});

test.each(["Enter", " "])("the key %j chooses", (key) => {
  expect(press(drawn("gimle"), key)).toBe(false);
  expect(play.choose).toHaveBeenCalledWith(QUESTION, "gimle");
});

test("a click chooses what can be chosen and explains what cannot", () => {
  const look = vi.fn();
  drawn("horgr", look).click();
  expect(play.choose).not.toHaveBeenCalled();
  expect(look).toHaveBeenCalledWith(true);
  drawn("utgard").click();
  expect(play.choose).toHaveBeenCalledWith(QUESTION, "utgard");
});

test("arrows go from one thing of a question to the next, and around", () => {
  const [first, , last] = [drawn("gimle"), drawn("horgr"), drawn("utgard")];
  first!.focus();
  press(first!, "ArrowRight");
  expect(document.activeElement).toBe(last);
  press(last!, "ArrowDown");
  expect(document.activeElement).toBe(first);
  press(first!, "ArrowLeft");
  expect(document.activeElement).toBe(last);
});

test("looking and looking away are told", async () => {
  const look = vi.fn();
  const node = drawn("gimle", look);
  node.dispatchEvent(new Event("pointerenter"));
  node.dispatchEvent(new Event("pointerleave"));
  await Promise.resolve();
  expect(look.mock.calls).toEqual([[true], [false]]);
  expect(play.point.mock.calls.at(-1)).toEqual([null]);
});

test("leaving a thing does not take away from the one looked at next", async () => {
  const [first, next] = [drawn("gimle"), drawn("utgard")];
  first.focus();
  next.focus();
  await Promise.resolve();
  expect(play.point.mock.calls.at(-1)![0]).not.toBeNull();
  next.blur();
  await Promise.resolve();
  expect(play.point.mock.calls.at(-1)).toEqual([null]);
});

test("a click on what cannot be chosen asks why, a click on what can does not", () => {
  const heard: unknown[] = [];
  const hear = (event: Event): void => void heard.push((event as CustomEvent).detail);
  addEventListener(WHY, hear);
  drawn("gimle").click();
  drawn("horgr").click();
  removeEventListener(WHY, hear);
  expect(heard).toEqual(["horgr"]);
});
