/** Who sits where, as a reader sees it. */
import type { Play } from "../lib/client";

/** The seats of the others, in order of play from one's left; for a spectator all of them. */
export function othersOf({ seat, seats }: Pick<Play, "seat" | "seats">): number[] {
  if (seat === null) return [...seats.keys()];
  return Array.from({ length: seats.length - 1 }, (_, at) => (seat + 1 + at) % seats.length);
}
