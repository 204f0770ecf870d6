/** What the engine's hints say in numbers. */

import type { Play } from "../../lib/client";
import type { View } from "./view";

/** How many dice the option that is looked at adds to a longhouse of so many. */
export function gained(play: Play<View>, owned: number): number {
  const after = play.pointed?.offer.hint?.args.after;
  return typeof after === "number" ? Math.max(0, after - owned) : 0;
}
