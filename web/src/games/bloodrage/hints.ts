/** What the engine's hints say in numbers, for drawing: Rage left, strengths now and after, who would win. */

import type { Arg, Text } from "../../lib/protocol";
import { isText } from "../../lib/texts";

/** A number as it is and as it would be; `bound` says that it would be that at most or at least. */
export interface Change {
  now: number;
  after: number;
  bound: "" | "most" | "least";
}

/** The strengths of all clans in a province, from the eyes of whoever chooses. */
export interface Strengths {
  /** The province, where the hint names it. */
  place: string;
  mine: Change;
  rivals: { seat: number; strength: Change }[];
  /** How the battle would end, and whether a further card may change it. */
  result: "win" | "tie" | "lose" | "";
  open: boolean;
  /** The rivals' cards are still to come. */
  hidden: boolean;
}

export interface Outlook {
  /** Rage left after the choice, where it costs any. */
  left: number | null;
  strengths: Strengths[];
  /** Free villages of the goal; null where that is not the point. */
  free: number | null;
  doomed: boolean;
  /** What is to be read. */
  words: Text[];
}

/** What a hint foretells. */
export function outlook(hint: Text | null | undefined): Outlook {
  const found: Outlook = { left: null, strengths: [], free: null, doomed: false, words: [] };
  if (hint) read(hint, "", found);
  return found;
}

/** The Rage that is left after a choice, where its hint tells it. */
export const rageLeft = (hint: Text): number | null => outlook(hint).left;

function read(hint: Text, place: string, found: Outlook): void {
  const { args } = hint;
  const further = (arg: Arg | undefined, at = place): void => {
    if (arg !== undefined && isText(arg)) read(arg, at, found);
  };
  switch (hint.key) {
    case "hint-both":
      further(args.first);
      return further(args.second);
    case "hint-cost":
      found.left = Number(args.left);
      return;
    case "hint-leave":
      return further(args.strength);
    case "hint-there":
      return further(args.strength, String(args.place));
    case "hint-places":
      return (args.provinces as Arg[]).forEach((each) => further(each));
    case "hint-province":
      found.free = Number(args.free);
      found.doomed = Boolean(args.doomed);
      further(args.strength);
      return further(args.prize);
    case "hint-yggdrasil":
      further(args.strength);
      return further(args.prize);
    case "hint-strength":
    case "hint-alone":
      found.strengths.push(strengths(args, place));
      return;
    case "hint-outcome": {
      const result = args.result as Text;
      const open = Boolean(result.args.open);
      found.strengths.push({ ...strengths(args, place), result: RESULT[result.key] ?? "", open });
      return;
    }
    case "hint-commit":
    case "hint-commit-sight":
    case "hint-commit-quest": {
      const [after, strength] = [Number(args.total), Number(args.strength)];
      const bound = hint.key === "hint-commit-sight" ? "least" : hint.key === "hint-commit-quest" ? "most" : "";
      found.strengths.push({
        ...strengths(args, place),
        mine: { now: after - strength, after, bound },
        hidden: true,
      });
      if (bound) found.words.push(hint);
      return;
    }
    default:
      found.words.push(hint);
  }
}

const RESULT: Record<string, Strengths["result"]> = { "hint-win": "win", "hint-tie": "tie", "hint-lose": "lose" };

function strengths({ mine, rivals }: Text["args"], place: string): Strengths {
  return {
    place,
    mine: change(mine),
    rivals: ((rivals ?? []) as Text[]).map(({ args: { seat, strength } }) => ({
      seat: Number(seat),
      strength: change(strength),
    })),
    result: "",
    open: false,
    hidden: false,
  };
}

function change(arg: Arg | undefined): Change {
  if (arg === undefined || !isText(arg)) return { now: Number(arg ?? 0), after: Number(arg ?? 0), bound: "" };
  const { n, now, after } = arg.args;
  if (arg.key === "hint-stays") return { now: Number(n), after: Number(n), bound: "" };
  return { now: Number(now), after: Number(after), bound: arg.key === "hint-change-at-most" ? "most" : "" };
}

/** The price of an action in Rage, as short as it can be said; null where words are needed. */
export function price(hint: Text): string | null {
  if (hint.key === "hint-cost" || hint.key === "hint-from")
    return `${String(hint.args.cost)}${hint.key === "hint-from" ? "+" : ""}`;
  return hint.key === "hint-free" ? "0" : null;
}
