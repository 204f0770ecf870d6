/** What can be chosen now, wherever it is drawn: no two things of this game share a name. */

import { among, type Choice, type Chooser } from "../../kit/choice";
import type { Asked } from "../../lib/protocol";
import type { View } from "./view";

/** All that is offered to the reader, in a question or beside it. */
export const offers = (play: Chooser & { asides: Asked[] }): Choice => among(play, [...play.asked, ...play.asides]);

/** The question of this name that is open, if any. */
export const asked = (play: { asked: Asked[] }, ...names: string[]): Asked | undefined =>
  play.asked.find((each) => names.includes(each.name));

/** What lies in the middle of the table: heroes to choose, the path, the upgrades, or the scene. */
export function middle(play: { asked: Asked[]; view: View }): "heroes" | "path" | "upgrade" | "scene" {
  const { view } = play;
  if (view.players.some((player) => player.hero === null)) return "heroes";
  const between = view.outcome === "playing" && !view.pyramid.flat().some((card) => card.state === "now");
  if (between || asked(play, "ChoosePath")) return "path";
  return view.phase === "upgrade" && asked(play, "TakeUpgrade", "RemoveCard") ? "upgrade" : "scene";
}
