/** Says that an option is looked at while the pointer is over what it is drawn by. */

import type { Attachment } from "svelte/attachments";
import type { Choice } from "../../kit/choice";
import type { Option } from "../../lib/protocol";

export function looked(choice: Choice, option: Option): Attachment<Element> {
  return (node) => {
    const ended = new AbortController();
    const { signal } = ended;
    node.addEventListener("pointerenter", () => choice.point(option), { signal });
    node.addEventListener("pointerleave", () => choice.point(null), { signal });
    return () => ended.abort();
  };
}
