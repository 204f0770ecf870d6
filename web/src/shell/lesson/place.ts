/** What a lesson makes of a table: only what its step allows is offered, all else is greyed and says so. */

import type { Asked, Closed, LessonPlace, Option } from "../../lib/protocol";

/**
 * The open questions as the lesson leaves them: the one it asks for, with what it allows. At the main question, whose
 * options stay in sight, the others are there too, closed.
 */
export function narrowed(asked: Asked[], place: LessonPlace | null, main = ""): Asked[] {
  if (!place || place.question === null) return [];
  return asked.filter((each) => each.name === place.question).map((each) => allowing(each, place, main));
}

function allowing(question: Asked, { options, steps, step }: LessonPlace, main: string): Asked {
  const allowed = options ?? [];
  if (!allowed.length) return question;
  const rule = steps[step]?.rules[0] ?? "";
  const closed = (option: Option): Closed => ({ option, why: { key: "lesson-not-now", args: {} }, rule });
  const others = question.options.filter(({ option }) => !allowed.includes(option));
  return {
    ...question,
    options: question.options.filter(({ option }) => allowed.includes(option)),
    closed: question.name === main ? [...(question.closed ?? []), ...others.map(({ option }) => closed(option))] : [],
  };
}

/** The key of a step's texts. */
export const keyOf = ({ lesson, steps, step }: LessonPlace): string => `lesson-${lesson}-${steps[step]?.name ?? ""}`;

/** A text in parts, every second one a number, to be set off. */
export const numbered = (text: string): string[] => text.split(/(\d+)/);
