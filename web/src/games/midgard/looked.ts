/** Says that an option is looked at while the pointer is over it, and names it where it can be chosen. */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../../kit/choice";
import type { Option } from "../../lib/protocol";

export function looked(choice: Choice, option: Option): Attachment<Element> {
  return (node) => {
    if (choice.can(option)) {
      node.setAttribute("data-pick", choice.question!.name);
      node.setAttribute("data-choice", String(option));
    } else for (const name of ["data-pick", "data-choice"]) node.removeAttribute(name);
    const ended = new AbortController();
    const { signal } = ended;
    node.addEventListener("pointerenter", () => choice.point(option), { signal });
    node.addEventListener("pointerleave", () => choice.point(null), { signal });
    return () => ended.abort();
  };
}
