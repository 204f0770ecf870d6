/** What has just happened, as chapters: how a battle ended and what it brought, Ragnarök. */

import type { Play } from "../../lib/client";
import type { LogLine } from "../../lib/protocol";
import type { View } from "./view";

export interface Beat {
  line: LogLine;
  seat: number | null;
  cards: string[];
}

export interface Chapter {
  kind: "battle" | "ragnarok" | "monster";
  beats: Beat[];
  /** Of a battle: who won over whom, and with what. */
  sides: { seat: number | null; strength: number; won: boolean }[];
}

const OPENS: Record<string, Chapter["kind"]> = {
  "wins-battle": "battle",
  "no-winner": "battle",
  "beats-monster": "monster",
  beaten: "monster",
  ragnarok: "ragnarok",
};

/** What belongs to a chapter once it is open; any other line ends it. */
const WITHIN: Record<Chapter["kind"], string[]> = {
  battle: [
    "takes-shield",
    "holds",
    "enters-valhalla",
    "bonus-glory",
    "takes-glory",
    "takes-back",
    "commission",
    "loki-bonus",
    "thor-honours",
    "viking-rises",
    "viking-falls",
    "viking-glory",
    "uses-jarl",
    "takes-random",
    "takes-discarded",
    "last-shield",
  ],
  monster: [
    "monster-wounded",
    "monster-shows",
    "monster-slain",
    "enters-valhalla",
    "deck-loses",
    "loses-shield",
    "shields-lost",
    "loses-glory",
    "uses-jarl",
    "bonus-glory",
    "takes-glory",
  ],
  ragnarok: ["ends-fight", "enters-valhalla", "rolls", "rerolls", "activates-glory", "bonus-glory", "takes-glory"],
};

const number = (arg: unknown): number => (typeof arg === "number" ? arg : 0);

function beat(line: LogLine): Beat {
  const { seat, card, cards } = line.args;
  const named = Array.isArray(cards) ? cards.filter((each): each is string => typeof each === "string") : [];
  return {
    line,
    seat: typeof seat === "number" ? seat : null,
    cards: typeof card === "string" ? [card] : named,
  };
}

function sidesOf({ key, args }: LogLine): Chapter["sides"] {
  if (key === "wins-battle")
    return [
      { seat: number(args.seat), strength: number(args.ours), won: true },
      { seat: number(args.over_seat), strength: number(args.theirs), won: false },
    ];
  if (key === "beats-monster" || key === "beaten")
    return [
      { seat: number(args.seat), strength: number(args.ours), won: key !== "beaten" },
      { seat: null, strength: number(args.theirs), won: key === "beaten" },
    ];
  return [];
}

export function tell(lines: LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  for (const line of lines) {
    if (open && WITHIN[open.kind].includes(line.key)) {
      if (!["rolls", "rerolls"].includes(line.key)) open.beats.push(beat(line));
      continue;
    }
    const kind = OPENS[line.key];
    if (!kind) {
      if (open?.kind !== "ragnarok") open = null;
      continue;
    }
    open = { kind, beats: [beat(line)], sides: sidesOf(line) };
    chapters.push(open);
  }
  return chapters;
}

/** Whether what is asked now cannot be decided without seeing the table or the battle; the bar is always free. */
export const needsTable = (play: Play<View>): boolean =>
  play.result !== null || play.asked.some((asked) => asked.name !== "ChooseAction");
