/** What can be chosen now, wherever it is drawn: no two things of this game share a name. */

import { among, type Choice, type Chooser } from "../../kit/choice";
import type { Asked } from "../../lib/protocol";

/** All that is offered to the reader, in a question or beside it. */
export const offers = (play: Chooser & { asides: Asked[] }): Choice => among(play, [...play.asked, ...play.asides]);

/** The question of this name that is open, if any. */
export const asked = (play: { asked: Asked[] }, ...names: string[]): Asked | undefined =>
  play.asked.find((each) => names.includes(each.name));
