/** Which sections of the plain table come first: what is fought over now, then the reader's own. */

import type { PlainParts } from "../../lib/client";

export default {
  now: ["title-fight", "title-hunt", "title-fights"],
  own: ["title-own", "title-players"],
} satisfies PlainParts;
