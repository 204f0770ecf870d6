/** The window of a board that is shown, in the board's own units. */

export type Point = [number, number];

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The nearest middle of a window of this size that shows nothing beyond the frame. */
export function within(frame: Frame, [x, y]: Point, width: number, height: number): Point {
  return [inside(x, frame.x, frame.width, width), inside(y, frame.y, frame.height, height)];
}

function inside(middle: number, from: number, length: number, seen: number): number {
  if (seen > length) return from + length / 2;
  return Math.min(from + length - seen / 2, Math.max(from + seen / 2, middle));
}
