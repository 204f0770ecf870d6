import { expect, test } from "vitest";
import { ADDED, columns, earned, lead, sets, tied, total } from "../../../src/games/midgard/ending";
import type { View } from "../../../src/games/midgard/view";
import type { Outcome } from "../../../src/lib/protocol";

const parts = (some: object) => ({
  ...{ trolls: 0, draugr: 0, monsters: 0, krakens: 0, skald: 0, leader: 0, destinies: 0 },
  ...{ sets: 0, runes: 0, ship: 0, favor: 0, coins: 0, blame: 0 },
  ...some,
});
const view = {
  scores: [parts({ trolls: 11, skald: 2, destinies: 7, favor: 4, blame: -3 }), parts({ monsters: 20, sets: 5 })],
} as unknown as View;

test("the sum after each step is what was earned and what was added so far", () => {
  expect(earned(view, 0)).toBe(13);
  expect(total(view, 0, -1)).toBe(13);
  expect(ADDED.map((_, part) => total(view, 0, part))).toEqual([20, 20, 20, 20, 24, 24, 21]);
  expect(total(view, 1, ADDED.length - 1)).toBe(25);
});

test("columns stand in the order of the seats until the places are told", () => {
  const result = { places: [3, 1, 2] } as unknown as Outcome;
  expect(columns(result, false)).toEqual([0, 1, 2]);
  expect(columns(result, true)).toEqual([1, 2, 0]);
});

test("defeated enemies are put together by colour, and who is left over stays behind", () => {
  const colourOf = (enemy: string) => /red|yellow|blue/.exec(enemy)?.[0];
  const defeated = ["hill", "a_red", "b_red", "c_blue", "d_yellow", "e_blue"];
  expect(sets(defeated, colourOf)).toEqual({
    full: [["a_red", "d_yellow", "c_blue"]],
    rest: ["hill", "b_red", "e_blue"],
  });
  expect(sets(["a_red", "b_red"], colourOf)).toEqual({ full: [], rest: ["a_red", "b_red"] });
});

test("who has as much Glory as another is tied, and the first is ahead by the rest", () => {
  const result = { scores: [40, 55, 40] } as unknown as Outcome;
  expect([0, 1, 2].map((seat) => tied(result, seat))).toEqual([true, false, true]);
  expect(lead(result, 1)).toBe(15);
});
