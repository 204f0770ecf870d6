/** Which question is laid over the town as cards, dice or numbers. */

import type { Play } from "../../lib/client";
import type { Asked } from "../../lib/protocol";
import type { View } from "./view";

const LAID = ["card", "ship", "warrior", "number"];

/** The assignment, voyages and fights have scenes of their own. */
export function pressed(play: Play<View>): Asked | null {
  const { fight, voyage, phase } = play.view;
  const question = play.asked.find((asked) => LAID.includes(asked.kind));
  if (!question || fight || voyage || (phase === "assigning" && question.kind === "number")) return null;
  return question;
}
