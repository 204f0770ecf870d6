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

/** What two boxes have in common; null where they lie apart. */
export function common(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** What is seen of an element: its box within the window and whatever cuts it off; null for a mere edge of it. */
function seenOf(element: Element): Box | null {
  const whole = boxOf(element);
  const [width, height] = room();
  let seen = common(whole, { x: 0, y: 0, width, height });
  for (let around = element.parentElement; seen && around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== "visible") seen = common(seen, boxOf(around));
  }
  return seen && seen.width * seen.height > 0.3 * whole.width * whole.height ? seen : null;
}

function holeOf(element: Element, around: number): Hole | null {
  const seen = seenOf(element);
  if (!seen) return null;
  const { x, y, width, height } = seen;
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
  const { left, right, width, top, bottom, height } = boxOf(lit);
  // Only the strip itself: `scrollIntoView` would also push aside what holds it.
  if (left < 0 || right > wide) stripOf(lit, "overflowX")?.scrollBy({ left: left - (wide - width) / 2 });
  const page = stripOf(lit, "overflowY");
  if (!page) return;
  const around = boxOf(page);
  if (top < around.top || bottom > around.bottom) {
    page.scrollBy({ top: top - around.top - (around.height - height) / 2 });
  }
}

/** What an element can be slid in. */
function stripOf(element: Element, way: "overflowX" | "overflowY"): Element | null {
  let strip = element.parentElement;
  while (strip && !["auto", "scroll"].includes(getComputedStyle(strip)[way])) strip = strip.parentElement;
  return strip;
}

/** The words of the question, which nothing may cover. */
export function askedOf(): Box | null {
  const prompt = document.querySelector(".actions .question .prompt");
  if (!prompt) return null;
  const words = document.createRange();
  words.selectNodeContents(prompt);
  return boxOf(words);
}

/** The bar itself. */
export const barOf = (): Hole | null => holes(".actions", 0)[0] ?? null;

export const coachOf = (): Hole | null => holes(".coach:not(.floating)", 0)[0] ?? null;

/** How much of two boxes is the same ground. */
export function shared(one: Box, other: Box): number {
  const both = common(one, other);
  return both ? both.width * both.height : 0;
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
