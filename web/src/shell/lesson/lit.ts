/** Where on the screen the things lie that can be chosen now: as holes in a veil, and for what must stay in sight. */

import { boxOf, room } from "../../lib/screen";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Hole extends Box {
  /** The outline of a drawn thing, with the matrix that takes it to the screen. */
  path?: { d: string; matrix: string };
  /** Whether it lies on the board, beyond whose edge nothing of it is seen. */
  inside: boolean;
}

const LIT = "[data-pick][data-choice]";
const BAR = ".actions .question .option:not([disabled])";

function holeOf(element: Element, around: number): Hole | null {
  const { x, y, width, height } = boxOf(element);
  const [wide, high] = room();
  if (!width || !height || x > wide || y > high || x + width < 0 || y + height < 0) return null;
  const inside = element.closest("main") !== null;
  const hole: Hole = { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around, inside };
  const outline = element instanceof SVGPathElement ? element : null;
  const matrix = outline?.getScreenCTM();
  const d = outline?.getAttribute("d");
  if (!d || !matrix) return hole;
  const { a, b, c, d: e, e: f, f: g } = matrix;
  return { ...hole, path: { d, matrix: `matrix(${[a, b, c, e, f, g].join(" ")})` } };
}

const holes = (selector: string, around: number): Hole[] =>
  [...document.querySelectorAll(selector)].flatMap((each) => holeOf(each, around) ?? []);

/** What is lit on the board and in the hand. */
export const litThings = (): Hole[] => holes(LIT, 4);

/** The same options in the bar. */
export const litOptions = (): Hole[] => holes(BAR, 3);

/** The board. */
export const mainOf = (): Hole | null => holes("main", 0)[0] ?? null;

/** Bring what is lit into sight where it lies in a strip that slides. */
export function showLit(): void {
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].find((each) => each instanceof HTMLElement);
  const [wide] = room();
  if (!lit) return;
  const { left, right, width } = boxOf(lit);
  if (left >= 0 && right <= wide) return;
  // Only the strip itself: `scrollIntoView` would also push aside what holds it.
  let strip = lit.parentElement;
  while (strip && !["auto", "scroll"].includes(getComputedStyle(strip).overflowX)) strip = strip.parentElement;
  strip?.scrollBy({ left: left - (wide - width) / 2 });
}

/** The bar itself. */
export const barOf = (): Hole | null => holes(".actions", 0)[0] ?? null;

export const coachOf = (): Hole | null => holes(".coach:not(.floating)", 0)[0] ?? null;

/** How much of two boxes is the same ground. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far beside the spear's line its words stand, right or left of it; null where they would be cut or in the way. */
export function wordsAt(line: number, words: Box, screen: number, away: readonly Box[]): number | null {
  const BESIDE = 14;
  const EDGE = 6;
  const fits = (left: number): boolean => {
    const box = { ...words, x: line + left };
    return box.x >= EDGE && box.x + box.width <= screen - EDGE && away.every((other) => !shared(box, other));
  };
  return [BESIDE, -BESIDE - words.width].find(fits) ?? null;
}

/** Calls as long as something moves on the screen: on every change that can be heard, and now and then. */
export function watchScreen(look: () => void): () => void {
  const timer = setInterval(look, 150);
  addEventListener("resize", look);
  addEventListener("scroll", look, { capture: true, passive: true });
  look();
  return () => {
    clearInterval(timer);
    removeEventListener("resize", look);
    removeEventListener("scroll", look, { capture: true });
  };
}
