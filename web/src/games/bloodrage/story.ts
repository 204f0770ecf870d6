/** What has just happened, as chapters: the outcome of a battle, quests, Ragnarök, Valhalla, final scoring. */

import type { Play } from "../../lib/client";
import type { Arg, LogLine } from "../../lib/protocol";
import { isText } from "../../lib/texts";
import type { View } from "./view";

export interface Beat {
  line: LogLine;
  seat: number | null;
  card: string | null;
  figures: string[];
  /** Glory or strength in a number, with its sign. */
  number: string;
  good: boolean;
}

export interface Chapter {
  kind: "battle" | "quest" | "ragnarok" | "valhalla" | "final";
  place: string;
  beats: Beat[];
}

const OPENS: Record<string, Chapter["kind"]> = {
  total: "battle",
  "phase-quest": "quest",
  "phase-ragnarok": "ragnarok",
  "phase-valhalla": "valhalla",
  "final-scoring": "final",
};

/** What belongs to a chapter once it is open; any other line ends it. */
const WITHIN: Record<Chapter["kind"], string[]> = {
  battle: [
    "total",
    "battle-won",
    "battle-tied",
    "battle-glory",
    "card-glory",
    "gains-rage",
    "gains-glory",
    "steals-rage",
    "steals-glory",
    "takes-card",
    "keeps",
    "destroyed",
    "protects",
    "flees",
    "acts",
    "pillaged",
    "raises",
    "steps",
  ],
  quest: ["quest-fulfilled", "quest-failed", "raises", "acts", "card-glory"],
  ragnarok: ["destroyed", "protects", "flees", "ragnarok-glory", "card-glory", "acts", "raises", "gains-glory"],
  valhalla: ["returns", "card-glory", "acts"],
  final: ["legendary", "card-glory"],
};

const GOOD = [
  "battle-won",
  "battle-glory",
  "card-glory",
  "gains-glory",
  "quest-fulfilled",
  "ragnarok-glory",
  "legendary",
  "pillaged",
  "raises",
  "protects",
];

/** The figures that a line names: "3 warriors" is three of them. */
function figures(arg: Arg | undefined): string[] {
  if (!Array.isArray(arg)) return [];
  return arg
    .filter(isText)
    .flatMap(({ key, args }) =>
      Array<string>(key.startsWith("count_") ? Number(args.n) : 1).fill(key.replace("count_", "")),
    );
}

function beat(line: LogLine): Beat {
  const { seat, card, glory, total } = line.args;
  const number = typeof total === "number" ? `${total}` : typeof glory === "number" ? `+${glory}` : "";
  return {
    line,
    seat: typeof seat === "number" ? seat : null,
    card: typeof card === "string" ? card : null,
    figures: figures(line.args.figures),
    number,
    good: GOOD.includes(line.key),
  };
}

export function tell(lines: LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  for (const line of lines) {
    if (open && WITHIN[open.kind].includes(line.key)) {
      if (typeof line.args.place === "string" && !open.place) open.place = line.args.place;
      open.beats.push(beat(line));
      continue;
    }
    const kind = OPENS[line.key];
    open = kind
      ? {
          kind,
          place: typeof line.args.place === "string" ? line.args.place : "",
          beats: kind === "battle" ? [beat(line)] : [],
        }
      : null;
    if (open) chapters.push(open);
  }
  return chapters.filter((chapter) => chapter.beats.length || chapter.kind === "ragnarok");
}

/** Whether what is asked now cannot be decided without seeing the board, or the battle that it is about. */
export const needsBoard = (play: Play<View>): boolean =>
  play.asked.length > 0 &&
  (play.view.battle !== null || play.asked.some((asked) => ["place", "figure"].includes(asked.kind)));
