import { describe, expect, it } from "vitest";
import { wayFrom } from "../../src/kit/motion";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height }) as DOMRect;

describe("the way of a figure that walks", () => {
  it("leads from the middle of its home to where it stands", () => {
    expect(wayFrom(box(100, 200, 40, 20), box(0, 0, 20, 20), 1)).toEqual([110, 200]);
  });

  it("is as long as it looks on a board drawn smaller", () => {
    expect(wayFrom(box(100, 200, 40, 20), box(0, 0, 20, 20), 0.5)).toEqual([220, 400]);
  });
});
