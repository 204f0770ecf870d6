/** What the parts of a story's page compute: where things lie on the curve, and what stands at a moment. */

import type { Asked, Story, StoryChapter, StoryChoice, StoryMark, StoryMoment } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";

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

/** The signs of the kinds of decisions in a lane, around 0 0: told apart by their shape alone. */
const SIGNS = [
  "M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0Z",
  "M-3.5 -5H0L4.5 0L0 5H-3.5L1 0Z",
  "M-4.5 -3L-3 -4.5L0 -1.5L3 -4.5L4.5 -3L1.5 0L4.5 3L3 4.5L0 1.5L-3 4.5L-4.5 3L-1.5 0Z",
  "M0 -5.5L5.5 4.5H-5.5Z",
  "M0 -5.5L5 0L0 5.5L-5 0Z",
  "M-4 -4H4V4H-4Z",
];

/** The kind of a decision by its text: of the question and the option, or of the question; null for the many others. */
export function kindOf({ question, option }: StoryChoice, known: (key: string) => boolean): string | null {
  const keys = [`lane-${question}-${option}`, `lane-${question}`];
  return keys.find(known) ?? null;
}

/** The kinds of decisions that there are in a story, each with its sign. */
export function signsOf(story: Story, known: (key: string) => boolean): Map<string, string> {
  const kinds = new Set(story.choices.map((choice) => kindOf(choice, known)).filter((kind) => kind !== null));
  return new Map([...kinds].sort().map((kind, at) => [kind, SIGNS[at % SIGNS.length]!]));
}

/** Where the parts of a game begin: its ages, its rounds, or its scenes where there are several. */
export function chaptersOf({ chapters }: Story): StoryChapter[] {
  const scenes = chapters.filter(({ key }) => key === "scene-laid-out");
  return scenes.length > 1 ? scenes : chapters.filter(({ key }) => key !== "scene-laid-out");
}

/** What a part of a game is called, or nothing where its rules are of the past. */
export function chapterName({ key, args }: StoryChapter, texts: Texts, form = ""): string {
  return texts.has(`chapter-${key}`) ? texts.say({ key: `chapter-${key}`, args }, form) : "";
}

/** The part of the game that a number of answers lies in. */
export function chapterAt(story: Story, at: number, texts: Texts): string {
  const found = lastUntil(chaptersOf(story), at);
  return found ? chapterName(found, texts) : "";
}

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

/** Where things stand in a row from 0 to `end`, each as near to its place as the others let it, in their order. */
export function spread(places: readonly number[], apart: number, end: number): number[] {
  const step = Math.min(apart, end / Math.max(1, places.length - 1));
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -step) + step));
  for (let at = found.length - 1, most = end; at >= 0 && found[at]! > most; at -= 1, most -= step) found[at] = most;
  return found;
}

/** The value of a line through points at `x`; beyond its ends that of the end. */
export function between(line: readonly (readonly [x: number, y: number])[], x: number): number {
  const next = line.findIndex(([at]) => at >= x);
  if (next < 0) return line.at(-1)?.[1] ?? 0;
  const [x1, y1] = line[next]!;
  const [x0, y0] = line[Math.max(0, next - 1)]!;
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** A stretch of a plot, from left to right. */
export type Span = readonly [from: number, to: number];

/** The first of these rows that no line comes near along the spans; else the one that lines leave most room. */
export function freeRow(
  rows: readonly number[],
  spans: readonly Span[],
  lines: readonly (readonly (readonly [x: number, y: number])[])[],
  room: number,
): number {
  const near = rows.map((row) => {
    const gaps = lines.flatMap((line) =>
      spans.flatMap(([from, to]) =>
        [from, ...line.map(([x]) => x).filter((x) => x > from && x < to), to].map((x) =>
          Math.abs(between(line, x) - row),
        ),
      ),
    );
    return Math.min(room, ...gaps);
  });
  return rows[near.indexOf(Math.max(...near))] ?? 0;
}

/** A path through points. */
export const path = (through: readonly (readonly [number, number])[]): string =>
  through.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
