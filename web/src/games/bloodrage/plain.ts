/** Which sections of the plain table come first: what is fought over now, then the reader's own. */

import type { PlainParts } from "../../lib/client";

export default {
  now: ["title-battle"],
  own: ["title-pack", "title-cards", "title-clans"],
} satisfies PlainParts;
