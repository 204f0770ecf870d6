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

/** The open question of this kind or name; else one that is answered and may be answered anew. */
export function choice(play: Chooser, what: string): Choice {
  const meant = (each: Asked): boolean => each.kind === what || each.name === what;
  const asked = play.asked.find(meant);
  const answered = asked ? undefined : play.answered.find(meant);
  const question = asked ?? answered ?? null;
  const offer = (option: Option): Offer | undefined => question?.options.find((each) => each.option === option);
  const can = (option: Option): boolean => play.open && offer(option) !== undefined;
  return {
    question,
    given: answered?.given ?? null,
    offer,
    can,
    choose: (option) => {
      if (question && can(option)) play.choose(question, option);
    },
    point: (option) => {
      const offered = option === null ? undefined : offer(option);
      play.point(question && offered ? { question, offer: offered } : null);
    },
  };
}

export interface Picked {
  /** What the thing is called aloud. */
  label: string;
  /** Told when the thing is looked at by pointer or focus, and when no longer; also if it cannot be chosen. */
  onlook?: (looked: boolean) => void;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes a drawn thing an option: a click, Enter or Space choose it, arrows go on to the next thing of the same
 * question, and it has a role and a name. What cannot be chosen now is a picture with that name.
 */
export function pick(choice: Choice, option: Option, { label, onlook }: Picked): Attachment<Element> {
  return (node) => {
    const can = choice.can(option);
    node.setAttribute("role", can ? "button" : "img");
    node.setAttribute("aria-label", label);
    if (can) {
      node.setAttribute("tabindex", "0");
      node.setAttribute("data-pick", choice.question!.name);
    } else {
      node.removeAttribute("tabindex");
      node.removeAttribute("data-pick");
    }
    const look = (looked: boolean): void => {
      choice.point(looked ? option : null);
      onlook?.(looked);
    };
    const on = (type: string, act: (event: Event) => void): void => node.addEventListener(type, act, { signal });
    const ended = new AbortController();
    const { signal } = ended;
    on("click", () => (can ? choice.choose(option) : look(true)));
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
