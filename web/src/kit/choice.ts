/**
 * What can be chosen, for anything that is drawn: find the question once, then ask `can`, `choose` and `point`.
 *
 *     const places = $derived(choice(play, "place"));
 *     <path class:can={places.can("gimle")} {@attach pick(places, "gimle", { label: texts.name("gimle") })} />
 */

import type { Attachment } from "svelte/attachments";
import type { Play } from "../lib/client";
import type { Answered, Asked, Offer, Option } from "../lib/protocol";

export interface Choice {
  /** The question that is meant, or null while it is not asked. */
  readonly question: Asked | Answered | null;
  /** What was answered, where the answer may still be changed. */
  readonly given: Option | null;
  offer(option: Option): Offer | undefined;
  can(option: Option): boolean;
  choose(option: Option): void;
  /** Say that an option is looked at, or none. */
  point(option: Option | null): void;
}

/** What of a table a choice needs. */
export type Chooser = Pick<Play<unknown>, "asked" | "answered" | "open" | "choose" | "point">;

/** What several questions offer, as one choice: for a game in which no two things share a name. */
export function among(
  play: Pick<Chooser, "open" | "choose" | "point">,
  questions: (Asked | Answered)[],
  given: Option | null = null,
): Choice {
  const asking = (option: Option): Asked | Answered | undefined =>
    questions.find((each) => each.options.some((offered) => offered.option === option));
  const offer = (option: Option): Offer | undefined => asking(option)?.options.find((each) => each.option === option);
  const can = (option: Option): boolean => play.open && offer(option) !== undefined;
  return {
    question: questions[0] ?? null,
    given,
    offer,
    can,
    choose: (option) => {
      const question = asking(option);
      if (question && can(option)) play.choose(question, option);
    },
    point: (option) => {
      const question = option === null ? undefined : asking(option);
      const offered = option === null ? undefined : offer(option);
      play.point(question && offered ? { question, offer: offered } : null);
    },
  };
}

/** The open question of this kind or name; else one that is answered and may be answered anew. */
export function choice(play: Chooser, what: string): Choice {
  const meant = (each: Asked): boolean => each.kind === what || each.name === what;
  const asked = play.asked.find(meant);
  if (asked) return among(play, [asked]);
  const answered = play.answered.find(meant);
  return among(play, answered ? [answered] : [], answered?.given ?? null);
}

export interface Picked {
  /** What the thing is called aloud. */
  label: string;
  /** Told when the thing is looked at by pointer or focus, and when no longer; also if it cannot be chosen. */
  onlook?: (looked: boolean) => void;
}

/** Told by a thing that was clicked and cannot be chosen: its name is the event's detail. */
export const WHY = "whynot";

/** Ask why a thing cannot be chosen, as `pick` does at a click: for things that are buttons of their own. */
export function askWhy(node: EventTarget | null, option: Option): void {
  node?.dispatchEvent(new CustomEvent<Option>(WHY, { bubbles: true, detail: option }));
}

/** What was looked at last, so that leaving a thing does not take away from the next one. */
let looking: Element | null = null;

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes a drawn thing an option: a click, Enter or Space choose it, arrows go on to the next thing of the same
 * question, and it has a role and a name. What cannot be chosen now is a picture with that name; a click on it asks
 * why (the event `whynot`, which the table's page answers).
 */
export function pick(choice: Choice, option: Option, { label, onlook }: Picked): Attachment<Element> {
  return (node) => {
    const can = choice.can(option);
    node.setAttribute("role", can ? "button" : "img");
    node.setAttribute("aria-label", label);
    if (can) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("data-pick", choice.question!.name);
      node.setAttribute("data-choice", String(option));
    } else for (const name of ["tabindex", "data-pick", "data-choice"]) node.removeAttribute(name);
    const look = (looked: boolean): void => {
      if (looked) {
        looking = node;
        choice.point(option);
        onlook?.(true);
      } else queueMicrotask(leave);
    };
    // Later: a thing that is removed while it has the focus loses it in the middle of an update of the page.
    const leave = (): void => {
      if (looking === node) choice.point(null);
      onlook?.(false);
    };
    const on = (type: string, act: (event: Event) => void): void => node.addEventListener(type, act, { signal });
    const ended = new AbortController();
    const { signal } = ended;
    on("click", () => {
      if (can) return choice.choose(option);
      look(true);
      askWhy(node, option);
    });
    on("keydown", (event) => can && key(event as KeyboardEvent, node, () => choice.choose(option)));
    for (const type of ["pointerenter", "focus"]) on(type, () => look(true));
    for (const type of ["pointerleave", "blur"]) on(type, () => look(false));
    return () => ended.abort();
  };
}

function key(event: KeyboardEvent, node: Element, act: () => void): void {
  const step = STEP[event.key];
  if (event.key !== "Enter" && event.key !== " " && step === undefined) return;
  event.preventDefault();
  if (step === undefined) return act();
  const all = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`[data-pick="${node.getAttribute("data-pick")}"]`),
  ];
  const at = all.findIndex((each) => each === node);
  all[(at + step + all.length) % all.length]?.focus();
}
