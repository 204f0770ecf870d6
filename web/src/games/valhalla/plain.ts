/** Which sections of the plain table come first: what is fought over now, then the reader's own. */

import type { PlainParts } from "../../lib/client";

export default {
  now: [
    "title-battle",
    "title-fight",
    "title-attacker",
    "title-defender",
    "title-ragnarok",
    "title-ragnarok-turn",
    "title-last-fight",
    "title-offered",
    "title-drawn",
  ],
  own: ["title-hand", "title-mine", "title-picked", "title-players"],
} satisfies PlainParts;
