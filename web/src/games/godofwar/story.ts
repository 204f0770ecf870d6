/** What has just happened, as chapters: a rune and what it did, a quest won, a new scene; the end is not among them. */

import type { Play } from "../../lib/client";
import type { LogLine } from "../../lib/protocol";
import type { RuneName } from "./cards";
import type { View } from "./view";

export interface Beat {
  line: LogLine;
  hero: string | null;
  /** Damage or healing in a number, with its sign. */
  number: string;
  tone: "" | "good" | "bad";
}

export interface Chapter {
  kind: "rune" | "won" | "scene";
  rune: RuneName | null;
  quest: string;
  card: string;
  beats: Beat[];
}

const OPENS: Record<string, Chapter["kind"]> = {
  "rune-revealed": "rune",
  "rune-drawn": "rune",
  "quest-completed": "won",
  "scene-laid-out": "scene",
};

const FIGHT = [
  "scene-attacks",
  "is-attacked",
  "mimir-shields",
  "attack-blocked",
  "defends",
  "blow-sum",
  "unharmed",
  "takes-damage",
  "falls",
  "freya-token-used",
  "loses-rage",
  "is-pushed",
  "takes-status",
  "discards",
  "element-acts",
  "obstacle-acts",
  "stun-wears-off",
  "enemy-heals",
  "turns-over",
  "is-restored",
  "tokens-now",
];

/** What belongs to a chapter once it is open; any other line ends it. */
const WITHIN: Record<Chapter["kind"], string[]> = {
  rune: FIGHT,
  won: [],
  scene: ["obstacle-shown"],
};

/** Of a rune only what is felt is told: sums and aims stand in the log. */
const TOLD = ["unharmed", "takes-damage", "falls", "freya-token-used", "element-acts", "stun-wears-off", "turns-over"];
const GOOD = ["unharmed", "freya-token-used", "stun-wears-off"];
const BAD = ["takes-damage", "falls"];

const word = (line: LogLine, key: string): string => {
  const found = line.args[key];
  return typeof found === "string" ? found : "";
};

function beat(line: LogLine): Beat {
  const amount = line.args.amount;
  return {
    line,
    hero: word(line, "hero") || null,
    number: line.key === "takes-damage" && typeof amount === "number" ? `−${amount}` : "",
    tone: GOOD.includes(line.key) ? "good" : BAD.includes(line.key) ? "bad" : "",
  };
}

export function tell(lines: LogLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  for (const line of lines) {
    if (open && WITHIN[open.kind].includes(line.key)) {
      if (open.kind !== "rune" || TOLD.includes(line.key)) open.beats.push(beat(line));
      continue;
    }
    const kind = OPENS[line.key];
    if (!kind) {
      // What people do in between, such as a special card, does not end what the rune does.
      if (open?.kind !== "rune" || line.key === "hero-activation") open = null;
      continue;
    }
    const rune = (word(line, "rune") || null) as RuneName | null;
    const beats = kind === "rune" ? [] : [beat(line)];
    open = { kind, rune, quest: word(line, "quest"), card: word(line, "card"), beats };
    chapters.push(open);
  }
  return chapters.filter((chapter) => chapter.beats.length);
}

const CALM = ["HeroAction", "RevealRune", "TakeUpgrade", "ChoosePath", "PlaceHero", "ChooseHost"];

/** Whether what is asked now is in the middle of a fight: then nothing may lie over it. */
export const needsBoard = (play: Play<View>): boolean =>
  play.asked.length > 0 && play.asked.some((asked) => !CALM.includes(asked.name));
