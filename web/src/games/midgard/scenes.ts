/** Which scene lies over the town: a fight, a voyage, or sending warriors out. */

import type { Play } from "../../lib/client";
import type { Target } from "./plan.svelte";
import type { ShoreView, TargetView, UnderWay, View } from "./view";

export interface Fighting {
  seat: number;
  /** Null for a hunt. */
  target: Target | null;
  enemy: string | null;
  /** Null until the dice are thrown. */
  now: UnderWay | null;
  warriors: UnderWay["warriors"];
}

const at = (view: View, target: Target): TargetView | ShoreView =>
  [...view.town, ...view.shores].find((each) => each.name === target)!;

/** The fight under way, or the one that this player is asked to begin. */
export function fighting(play: Play<View>): Fighting | null {
  const { view } = play;
  const { fight } = view;
  if (fight) {
    const { seat, target, enemy, warriors } = fight;
    return { seat, target, enemy, warriors, now: fight };
  }
  const begin = play.asked.find((asked) => asked.name === "BeginFight" || asked.name === "BeginHunt");
  if (!begin) return null;
  const target = typeof begin.args.target === "string" ? (begin.args.target as Target) : null;
  const found = target ? at(view, target) : null;
  const warriors = found?.warriors ?? view.players[begin.seat]!.warriors;
  return { seat: begin.seat, target, enemy: found?.enemy ?? null, now: null, warriors };
}

/** The shore of the voyage that this player decides about, or whose captain chooses what is lost. */
export function sailing(play: Play<View>): ShoreView | null {
  const { view } = play;
  if (view.voyage) return view.shores.find((shore) => shore.name === view.voyage!.shore) ?? null;
  const asked = play.asked.find((each) => each.name === "BeginVoyage" || each.name === "ReplaceJourney");
  return view.shores.find((shore) => shore.name === asked?.args.shore) ?? null;
}
