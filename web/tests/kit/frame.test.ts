/** Where a window over a board can stand. */

import { expect, test } from "vitest";
import { within } from "../../src/kit/frame";

const FRAME = { x: -20, y: 50, width: 1200, height: 700 };

test("a middle that shows nothing beyond the board stays", () => {
  expect(within(FRAME, [600, 400], 400, 300)).toEqual([600, 400]);
});

test("a window stops at the edges", () => {
  expect(within(FRAME, [-500, 5000], 400, 300)).toEqual([180, 600]);
});

test("a window larger than the board shows its middle", () => {
  expect(within(FRAME, [0, 0], 4000, 300)).toEqual([580, 200]);
});
