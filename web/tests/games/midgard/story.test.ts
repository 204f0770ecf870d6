import { expect, test } from "vitest";
import { tell } from "../../../src/games/midgard/story";
import type { LogLine } from "../../../src/lib/protocol";

const line = (n: number, key: string, args: LogLine["args"] = {}): LogLine => ({ n, key, args });

const FIGHT = [
  line(1, "fights", { seat: 1, enemy: "troll_hill_1" }),
  line(1, "rolls", { seat: 1, dice: ["axeman_hit"] }),
  line(2, "damage", { seat: 1, hits: 1, losses: 0 }),
];

test("a fight of another is told when it has ended, and how", () => {
  expect(tell(FIGHT, 0)).toEqual([]);
  const [won] = tell([...FIGHT, line(3, "defeats", { seat: 1, enemy: "troll_hill_1", glory: 8 })], 0);
  expect(won).toMatchObject({ kind: "fight", seat: 1, enemy: "troll_hill_1", won: true });
  expect(won!.beats.map((beat) => beat.key)).toEqual(["fights", "rolls", "damage", "defeats"]);
  expect(tell([...FIGHT, line(3, "loses-fight", { seat: 1, enemy: "troll_hill_1" })], 0)[0]!.won).toBe(false);
});

test("one's own fights are not told; a spectator is told all", () => {
  const lines = [...FIGHT, line(3, "defeats", { seat: 1, enemy: "troll_hill_1", glory: 8 })];
  expect(tell(lines, 1)).toEqual([]);
  expect(tell(lines, null)).toHaveLength(1);
});

test("a line that belongs to nothing ends a chapter", () => {
  const told = tell(
    [
      line(1, "journey", { seat: 2, shore: "shore_1", card: "journey_storm" }),
      line(1, "loses-aboard", { seat: 2, what: "food" }),
      line(2, "places", { seat: 2, place: "forge" }),
      line(2, "starves", { seat: 2, warriors: 1 }),
      line(3, "troll-lives"),
    ],
    0,
  );
  expect(told.map((chapter) => [chapter.kind, chapter.beats.length])).toEqual([
    ["voyage", 2],
    ["round", 1],
  ]);
  expect(told[0]!.card).toBe("journey_storm");
});
