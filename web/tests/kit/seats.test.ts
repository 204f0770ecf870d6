import { expect, test } from "vitest";
import { othersOf } from "../../src/kit/seats";
import type { Play } from "../../src/lib/client";

const seats = Array.from({ length: 4 }, () => ({})) as unknown as Play["seats"];

test("the others sit in order of play from one's left", () => {
  expect(othersOf({ seat: 0, seats })).toEqual([1, 2, 3]);
  expect(othersOf({ seat: 2, seats })).toEqual([3, 0, 1]);
});

test("a spectator sees everybody", () => {
  expect(othersOf({ seat: null, seats })).toEqual([0, 1, 2, 3]);
});
