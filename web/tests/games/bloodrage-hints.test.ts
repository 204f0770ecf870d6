/** Hints of Blood Rage in numbers, as the board draws them. */

import { expect, test } from "vitest";
import { outlook, price } from "../../src/games/bloodrage/hints";
import type { Arg, Text } from "../../src/lib/protocol";

const text = (key: string, args: Record<string, Arg> = {}): Text => ({ key: `hint-${key}`, args });
const stays = (n: number): Text => text("stays", { n });
const rival = (seat: number, strength: Arg): Text => text("rival", { seat, strength });

test("a march: Rage left, room, reward, strengths there now and at most", () => {
  const mine = text("change-at-most", { now: 0, after: 4 });
  const strength = text("strength", { mine, rivals: [rival(2, stays(1))] });
  const prize = text("prize", { token: "token_axes" });
  const found = outlook(
    text("both", {
      first: text("cost", { cost: 1, left: 5 }),
      second: text("province", { free: 4, strength, prize, doomed: 1 }),
    }),
  );
  expect(found).toMatchObject({ left: 5, free: 4, doomed: true, words: [prize] });
  expect(found.strengths).toEqual([
    {
      place: "",
      mine: { now: 0, after: 4, bound: "most" },
      rivals: [{ seat: 2, strength: { now: 1, after: 1, bound: "" } }],
      result: "",
      open: false,
      hidden: false,
    },
  ]);
});

test("a card that is added: totals, who wins, and that a further card may change it", () => {
  const result = text("win", { open: 1 });
  const mine = text("change", { now: 9, after: 11 });
  const [found] = outlook(text("outcome", { mine, rivals: [rival(1, stays(9))], result })).strengths;
  expect(found).toMatchObject({ mine: { now: 9, after: 11 }, result: "win", open: true, hidden: false });
});

test("a card laid face down: the rivals' cards are hidden, their strength before them is a plain number", () => {
  const [found] = outlook(text("commit", { strength: 2, total: 5, rivals: [rival(3, 8)] })).strengths;
  expect(found).toMatchObject({ mine: { now: 3, after: 5, bound: "" }, hidden: true });
  expect(found!.rivals).toEqual([{ seat: 3, strength: { now: 8, after: 8, bound: "" } }]);
  const sight = outlook(text("commit-sight", { strength: 0, total: 3, rivals: [] }));
  expect([sight.strengths[0]!.mine.bound, sight.words.length]).toEqual(["least", 1]);
});

test("a ship counts in two provinces, each by its name", () => {
  const there = (place: string): Text => text("there", { place, strength: text("alone", { mine: stays(2) }) });
  const found = outlook(text("places", { provinces: [there("gimle"), there("andlang")] }));
  expect(found.strengths.map(({ place }) => place)).toEqual(["gimle", "andlang"]);
});

test("what has no numbers is read, and nothing comes of no hint", () => {
  const pass = text("pass", { rage: 3 });
  expect(outlook(pass).words).toEqual([pass]);
  expect(outlook(null)).toEqual({ left: null, strengths: [], free: null, doomed: false, words: [] });
});

test("the price of an action in a word", () => {
  expect([price(text("cost", { cost: 1, left: 0 })), price(text("from", { cost: 2 })), price(text("free"))]).toEqual([
    "1",
    "2+",
    "0",
  ]);
});
