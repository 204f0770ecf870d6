/** What the parts of a story's page compute: where things lie on the curve, and what stands at a moment. */

import type { Asked, Story, StoryChoice, StoryMark, StoryMoment } from "../../lib/protocol";

/** The icon of each kind of turning point. */
export const ICONS: Record<StoryMark["kind"], string> = {
  best: "laurel-crown",
  missed: "broken-arrow",
  luck: "clover",
  unlucky: "dead-wood",
};

/** The lines of the sides: a colour and a pattern of dashes each, so that colour is never alone. */
export const LINES: { colour: string; dashes: string }[] = [
  { colour: "var(--story-1)", dashes: "" },
  { colour: "var(--story-2)", dashes: "9 4" },
  { colour: "var(--story-3)", dashes: "3 3" },
  { colour: "var(--story-4)", dashes: "12 3 3 3" },
  { colour: "var(--story-5)", dashes: "6 2" },
  { colour: "var(--story-6)", dashes: "2 5" },
];

export const lineOf = (side: number): { colour: string; dashes: string } => LINES[side % LINES.length]!;

export const percent = (chance: number): number => Math.round(100 * chance);

/** A change in percentage points, with its sign. */
export function points(change: number): string {
  const whole = percent(change);
  if (!whole) return "0";
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** The last of some things in order that lies at or before a number of answers. */
function lastUntil<T extends { at: number }>(all: readonly T[], at: number): T | null {
  let found: T | null = null;
  for (const each of all) if (each.at <= at) found = each;
  return found;
}

/** The moment of the curve that stands for a number of answers, and the one before it. */
export function momentAt(story: Story, at: number): [StoryMoment, StoryMoment] {
  const now = lastUntil(story.moments, at) ?? story.moments[0]!;
  const before = story.moments[Math.max(0, story.moments.indexOf(now) - 1)]!;
  return [now, before];
}

/** The decision that led to a number of answers; null at the deal. */
export const choiceAt = (story: Story, at: number): StoryChoice | null => lastUntil(story.choices, at - 1);

/** The turning point that a number of answers shows, if there is one. */
export const markAt = (story: Story, at: number): StoryMark | null =>
  story.marks.find((mark) => mark.at === at) ?? null;

/** The next turning point in a direction; where there is none, the first or last moment. */
export function nextTurn(story: Story, at: number, direction: 1 | -1): number {
  const turns = story.marks.map((mark) => mark.at);
  if (direction > 0) return turns.find((each) => each > at) ?? story.answers;
  return [...turns].reverse().find((each) => each < at) ?? 0;
}

/** A choice as the question that texts speak of. */
export const asked = (choice: StoryChoice): Asked => ({
  name: choice.question,
  seat: choice.seat,
  kind: choice.kind,
  args: choice.args,
  options: [],
});

/** In which row each of some things stands, so that none lies over another nearer than `apart`. */
export function rows(places: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    let row = ends.findIndex((end) => place - end >= apart);
    if (row < 0) row = ends.length;
    ends[row] = place;
    return row;
  });
}

/** A path through points. */
export const path = (through: readonly (readonly [number, number])[]): string =>
  through.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
