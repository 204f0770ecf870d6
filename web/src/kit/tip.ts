/**
 * A thing explained in a sentence or two beside it: by pointer, focus or a long press.
 *
 *     <div {@attach tip(() => ({ title: texts.name("rage"), words: texts.name("rage", "text") }))}>…</div>
 */

import type { Attachment } from "svelte/attachments";
import { boxOf, room } from "../lib/screen";
import { explain } from "./explain";
import "./tip.css";

export interface Said {
  title: string;
  words: string;
}

const GAP = 8;
/** A pointer on its way elsewhere sets nothing off. */
const WAIT = 220;
const FOCUSABLE = "a[href], button:not([disabled]), input, select, textarea, [tabindex]";

let last = 0;

/**
 * `say` is asked when the thing is looked at; null explains nothing. Hand it over as a function that reads what it
 * needs, so that a new state of the table does not end what is being read. `focus`: whether the keyboard stops here
 * too; what is focused anyway needs no stop of its own.
 */
export function tip(say: () => Said | null, { focus = true }: { focus?: boolean } = {}): Attachment<Element> {
  return (node) => {
    let box: HTMLElement | null = null;
    let timer = 0;
    const own = focus && !node.matches(FOCUSABLE) && !node.querySelector(FOCUSABLE);
    if (own) node.setAttribute("tabindex", "0");

    const hide = (): void => {
      clearTimeout(timer);
      box?.remove();
      box = null;
      node.removeAttribute("aria-describedby");
    };
    const show = (): void => {
      hide();
      const said = say();
      if (!said) return;
      box = written(said);
      document.body.append(box);
      node.setAttribute("aria-describedby", box.id);
      place(box, boxOf(node));
    };
    const escape = (event: Event): void => {
      if ((event as KeyboardEvent).key === "Escape") hide();
    };
    const calm = (event: Event): void => {
      if (box) event.preventDefault();
    };
    const end = explain((looked) => {
      clearTimeout(timer);
      if (looked) timer = window.setTimeout(show, document.activeElement === node ? 0 : WAIT);
      else hide();
    })(node);
    window.addEventListener("keydown", escape);
    node.addEventListener("contextmenu", calm);
    return () => {
      hide();
      end?.();
      window.removeEventListener("keydown", escape);
      node.removeEventListener("contextmenu", calm);
      if (own) node.removeAttribute("tabindex");
    };
  };
}

function written({ title, words }: Said): HTMLElement {
  const box = document.createElement("div");
  box.className = "kit-tip";
  box.id = `kit-tip-${(last += 1)}`;
  box.setAttribute("role", "tooltip");
  const heading = document.createElement("b");
  heading.textContent = title;
  const text = document.createElement("p");
  text.textContent = words;
  box.append(heading, text);
  return box;
}

/** Below the thing, or above it in the lower half of the window; never beyond the window. */
function place(box: HTMLElement, thing: DOMRect): void {
  const { width, height } = boxOf(box);
  const [wide, high] = room();
  const above = thing.top - GAP - height;
  const top = thing.top < high / 2 || above < GAP ? thing.bottom + GAP : above;
  const left = Math.max(GAP, Math.min(wide - width - GAP, thing.left + thing.width / 2 - width / 2));
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
