/** Which sections of the plain table come first: what is fought over now, then the reader's own. */

import type { PlainParts } from "../../lib/client";

export default {
  now: ["title-under-way", "title-scene"],
  own: ["title-cards", "title-heroes"],
} satisfies PlainParts;
