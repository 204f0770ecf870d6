/** Lets a thing be explained: told when it is looked at by pointer, by focus, or by a long press on a touch screen. */

import type { Attachment } from "svelte/attachments";

const PRESS = 450;

export function explain(onlook: (looked: boolean) => void): Attachment<Element> {
  return (node) => {
    const ended = new AbortController();
    let timer = 0;
    const on = (type: string, act: (event: Event) => void): void =>
      node.addEventListener(type, act, { signal: ended.signal });
    const away = (): void => {
      clearTimeout(timer);
      onlook(false);
    };
    on("pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && onlook(true));
    on("pointerdown", (event) => {
      if ((event as PointerEvent).pointerType !== "mouse") timer = window.setTimeout(() => onlook(true), PRESS);
    });
    for (const type of ["pointerup", "pointercancel", "pointerleave", "blur"]) on(type, away);
    on("focus", () => onlook(true));
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  };
}
