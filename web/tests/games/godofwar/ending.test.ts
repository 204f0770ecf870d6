/** The end and what lies behind: scenes, who did what, why it was lost. */

import { expect, test } from "vitest";
import { defeats, missing, shares, stations, visits } from "../../../src/games/godofwar/ending";
import type { ConditionView, View } from "../../../src/games/godofwar/view";
import type { Args, LogLine } from "../../../src/lib/protocol";

const line = (key: string, args: Args = {}): LogLine => ({ key, args }) as LogLine;
const way = (...rows: string[][]) => rows.map((row) => row.map((quest) => ({ quest, state: "ahead" as const })));
const view = (more: Partial<View>): View =>
  ({
    outcome: "lost",
    pyramid: way(["travelers"], ["ogre", "helheim"], ["baldur", "sigrun"]),
    players: [
      { hero: "kratos", heroes: ["kratos"] },
      { hero: "brok_sindri", heroes: ["brok", "sindri"] },
    ],
    quest: null,
    ...more,
  }) as unknown as View;

const LOG = [
  line("scene-laid-out", { quest: "travelers" }),
  line("round-begins", { round: 1 }),
  line("hero-activation", { seat: 0 }),
  line("attacks", { hero: "kratos" }),
  line("plays-special", { seat: 1 }),
  line("enemy-hurt", { amount: 1 }),
  line("attack-sum", { strength: 6, die: 2, damage: 4 }),
  line("enemy-hurt", { amount: 4 }),
  line("enemy-defeated", {}),
  line("rune-revealed", { rune: "fehu" }),
  line("enemy-hurt", { amount: 9 }),
  line("blow-sum", { hero: "brok", strength: 3, block: 5, damage: 0 }),
  line("takes-damage", { hero: "sindri", amount: 2 }),
  line("falls", { hero: "sindri" }),
  line("round-begins", { round: 2 }),
  line("quest-completed", { quest: "travelers" }),
  line("takes-upgrade", { seat: 0 }),
  line("removes-card", { seat: 1 }),
  line("scene-laid-out", { quest: "helheim" }),
  line("round-begins", { round: 1 }),
  line("game-lost", { quest: "helheim" }),
];

test("each scene is told with its rounds, its cost and who fell", () => {
  const [first, second] = visits(LOG);
  expect(first).toEqual({
    quest: "travelers",
    rounds: 2,
    won: true,
    felled: 1,
    dealt: 14,
    taken: 2,
    falls: ["sindri"],
    upgrades: 1,
    removed: 1,
  });
  expect(second).toMatchObject({ quest: "helheim", rounds: 1, won: false, falls: [] });
});

test("the way shows what was won, where it was lost and what nobody came to", () => {
  const told = stations({ log: LOG, view: view({}) });
  expect(told.map(({ quest, state }) => [quest, state])).toEqual([
    ["travelers", "won"],
    ["helheim", "lost"],
    ["", "ahead"],
  ]);
});

test("a game that began later has quests behind it from the start", () => {
  const pyramid = way(["travelers"], ["ogre", "helheim"]);
  pyramid[0]![0] = { quest: "travelers", state: "done" as "ahead" };
  const log = LOG.slice(-3);
  expect(stations({ log, view: view({ pyramid }) }).map(({ state }) => state)).toEqual(["before", "lost"]);
});

test("damage belongs to whoever caused it: the attacker, a special card, or the scene", () => {
  const [kratos, brothers] = shares({ log: LOG, view: view({}) });
  expect(kratos).toMatchObject({ dealt: 4, felled: 1, held: 0, taken: 0, specials: 0, falls: [] });
  expect(brothers).toMatchObject({ dealt: 1, felled: 0, held: 3, taken: 2, specials: 1, falls: ["sindri"] });
});

test("a lost game says which defeat came true and what the nearest victory lacked", () => {
  const open: ConditionView = { is: "enemy_defeated", to_go: 5 } as ConditionView;
  const held: ConditionView = { is: "tokens_at_least" } as ConditionView;
  const quest = {
    victory: [
      [open, open],
      [held, open],
    ],
    defeat: [[held], [open]],
  };
  const lost = view({ quest: quest as unknown as View["quest"] });
  expect(defeats(lost)).toEqual([held]);
  expect(missing(lost)).toEqual([open]);
  expect(defeats(view({}))).toEqual([]);
});
