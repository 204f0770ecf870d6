/** What has just happened to others, as chapters: fights that ended, voyages, the end of a round, final scoring. */

import type { LogLine } from "../../lib/protocol";

export interface Chapter {
  kind: "fight" | "voyage" | "round" | "final";
  seat: number | null;
  enemy: string | null;
  card: string | null;
  won: boolean | null;
  beats: LogLine[];
}

const OPENS: Record<string, Chapter["kind"]> = {
  fights: "fight",
  "nobody-fights": "fight",
  journey: "voyage",
  "troll-lives": "round",
  "final-scoring": "final",
};

/** What belongs to a chapter once it is open; any other line ends it. */
const WITHIN: Record<Chapter["kind"], string[]> = {
  fight: [
    ...["rolls", "rerolls", "damage", "spends-favor", "favor-glory", "double-glory", "uses-rune"],
    ...["loses-fight", "defeats", "claims-glory", "passes-blame"],
  ],
  voyage: ["loses-aboard", "starves", "banned-destroyed", "uses-rune", "journey"],
  round: ["combat-total"],
  final: [
    ...["destiny-revealed", "defeated-revealed", "scores-destinies", "scores-sets", "scores-runes"],
    ...["scores-ship", "scores-favor", "scores-coins", "scores-blame", "final-glory"],
  ],
};

const ENDS = ["loses-fight", "defeats", "nobody-fights"];

const named = (line: LogLine, what: string): string | null => {
  const arg = line.args[what];
  return typeof arg === "string" ? arg : null;
};

/** Own fights and voyages were played, and so are not told; a fight is told when it has ended. */
export function tell(lines: LogLine[], own: number | null): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  for (const line of lines) {
    const kind = OPENS[line.key];
    if (open && WITHIN[open.kind].includes(line.key)) open.beats.push(line);
    else if (kind) {
      const { seat } = line.args;
      open = {
        kind,
        seat: typeof seat === "number" ? seat : null,
        enemy: named(line, "enemy"),
        card: named(line, "card"),
        won: null,
        beats: [line],
      };
      chapters.push(open);
    } else open = null;
    if (open?.kind === "fight" && ENDS.includes(line.key)) open.won = line.key === "defeats";
  }
  return chapters.filter(
    (chapter) => (chapter.seat === null || chapter.seat !== own) && (chapter.kind !== "fight" || chapter.won !== null),
  );
}
