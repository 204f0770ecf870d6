/** What is told of battles and of the end, from the lines of the log. */

import { expect, test } from "vitest";
import {
  battlesOf,
  lastFights,
  moments,
  monsterOf,
  pillars,
  PLATE,
  plateHeight,
} from "../../../src/games/valhalla/end";
import { tell } from "../../../src/games/valhalla/story";
import type { View } from "../../../src/games/valhalla/view";
import type { Args, LogLine, Outcome } from "../../../src/lib/protocol";

const line = (key: string, args: Args = {}, n = 1): LogLine => ({ n, key, args });

test("a battle is a chapter: both strengths, then what it brought", () => {
  const chapters = tell([
    line("attacks", { seat: 0, on_seat: 1 }),
    line("wins-battle", { seat: 0, over_seat: 1, ours: 7, theirs: 5 }),
    line("takes-shield", { seat: 0, from_seat: 1 }),
    line("enters-valhalla", { seat: 0, cards: ["bear_axeman", "wolf_scout"] }),
    line("draws", { seat: 0, count: 2 }),
    line("takes-shield", { seat: 2, from_seat: 1 }),
  ]);
  expect(chapters).toHaveLength(1);
  expect(chapters[0]!.sides).toEqual([
    { seat: 0, strength: 7, won: true },
    { seat: 1, strength: 5, won: false },
  ]);
  expect(chapters[0]!.beats.map((each) => each.line.key)).toEqual(["wins-battle", "takes-shield", "enters-valhalla"]);
  expect(chapters[0]!.beats[2]!.cards).toEqual(["bear_axeman", "wolf_scout"]);
});

test("a battle lost to a monster has no seat on the winner's side", () => {
  const [chapter] = tell([line("beaten", { seat: 0, ours: 3, theirs: 9 }), line("deck-loses", { cards: [] })]);
  expect(chapter!.kind).toBe("monster");
  expect(chapter!.sides[1]).toEqual({ seat: null, strength: 9, won: true });
});

test("all of Ragnarök is one chapter", () => {
  const chapters = tell([
    line("ragnarok"),
    line("rolls", { seat: 0, dice: ["axe"] }),
    line("activates-glory", { seat: 0, card: "bear_axeman", glory: 1 }),
    line("pays-die", { seat: 1, die: "axe" }),
    line("ends-fight", { seat: 1, glory: 3 }),
  ]);
  expect(chapters.map((each) => [each.kind, each.beats.length])).toEqual([["ragnarok", 3]]);
});

const result: Outcome = {
  scores: [14, 19],
  places: [2, 1],
  winners: [1],
  won: true,
  parts: { valhalla: [8, 9], own_shields: [6, 4], captured_shields: [0, 6], shield_sets: [0, 0], last_viking: [0, 0] },
};

test("a pillar grows from battles and Ragnarök through shields; the winner's comes first", () => {
  const log = [line("ends-fight", { seat: 0, glory: 3 }), line("ends-fight", { seat: 1, glory: 9 })];
  const view = { players: [{ partner: null }, { partner: null }] } as View;
  expect([...lastFights({ log })].map(([seat, { glory }]) => [seat, glory])).toEqual([
    [0, 3],
    [1, 9],
  ]);
  const [first, second] = pillars({ log, result, view });
  expect([first!.seats, first!.won]).toEqual([[1], true]);
  expect(first!.blocks).toEqual([
    { source: "ragnarok", points: 9 },
    { source: "own_shields", points: 4 },
    { source: "captured_shields", points: 6 },
  ]);
  expect(second!.blocks[0]).toEqual({ source: "battles", points: 5 });
  for (const pillar of [first!, second!])
    expect(pillar.blocks.reduce((sum, block) => sum + block.points, 0)).toBe(pillar.score);
});

test("a last fight names those who went to Valhalla in it, not those of earlier battles", () => {
  const log = [
    line("enters-valhalla", { seat: 0, cards: ["wolf_scout"] }),
    line("ends-fight", { seat: 0, glory: 3 }),
    line("enters-valhalla", { seat: 0, cards: ["bear_axeman"] }),
  ];
  expect(lastFights({ log }).get(0)).toMatchObject({ glory: 3, cards: ["bear_axeman"] });
});

test("a last fight keeps its dice: laid, free and given up, and its own rerolls alone", () => {
  const log = [
    line("rerolls", { seat: 1, dice: ["axe"] }),
    line("rolls", { seat: 0, dice: ["axe", "bow", "bow", "sword"] }),
    line("pays-die", { seat: 0, die: "sword" }),
    line("rerolls", { seat: 0, dice: ["bow"] }),
    line("ends-fight", { seat: 0, glory: 3 }),
    line("dice-used", { seat: 0, dice: ["axe", "grey_bow"] }),
    line("dice-unused", { seat: 0, dice: ["bow"] }),
    line("rolls", { seat: 1, dice: ["axe"] }),
    line("ends-fight", { seat: 1, glory: 0 }),
    line("dice-unused", { seat: 1, dice: ["axe"] }),
  ];
  const fights = lastFights({ log });
  expect(fights.get(0)).toMatchObject({ laid: ["axe", "grey_bow"], free: ["bow"], paid: ["sword"], rerolls: 1 });
  expect(fights.get(1)).toMatchObject({ laid: [], free: ["axe"], paid: [], rerolls: 0 });
});

const two = { players: [{ partner: null }, { partner: null }] } as View;
const told = (log: LogLine[], outcome: Outcome = result, view = two): (string | number | null)[][] =>
  moments({ log, result: outcome, view }).map(({ key, turn }) => [key.replace("va-moment-", ""), turn]);
const END = [
  line("turn", { seat: 0 }),
  line("takes-shield", { seat: 0, from_seat: 1 }),
  line("turn", { seat: 1 }),
  line("takes-shield", { seat: 1, from_seat: 0 }),
  line("last-shield", { seat: 0 }),
  line("turn", { seat: 0 }),
];

test("it is told what began the last round, which shield was taken in it, and what Ragnarök changed", () => {
  const late = line("takes-shield", { seat: 0, from_seat: 1 });
  const fought = [
    line("ragnarok"),
    line("ends-fight", { seat: 0, glory: 2 }),
    line("ends-fight", { seat: 1, glory: 9 }),
  ];
  expect(told([...END, late, ...fought])).toEqual([
    ["shield", 2],
    ["late", 3],
    ["decides", null],
  ]);
  expect(told([...END, line("ragnarok"), line("ends-fight", { seat: 0, glory: 4 })])).toEqual([
    ["shield", 2],
    ["most", null],
  ]);
  expect(told([line("turn"), line("deck-empty"), line("ragnarok")])).toEqual([["deck", 1]]);
});

test("shields that partners exchange after Ragnarök are no moments, and equal points name what decided", () => {
  const exchange = line("takes-shield", { seat: 0, from_seat: 1 });
  const fought = [line("ragnarok"), line("ends-fight", { seat: 1, glory: 9 }), exchange];
  expect(told([...END, ...fought])).toEqual([
    ["shield", 2],
    ["most", null],
  ]);
  const even = { ...result, scores: [19, 19] };
  const held = (...captured: number[]): View =>
    ({ players: captured.map((bear) => ({ partner: null, captured: { bear } })) }) as View;
  expect(told([line("ragnarok")], even, held(1, 2))).toEqual([["tie-captured", null]]);
  expect(told([line("ragnarok")], even, held(2, 2))).toEqual([["tie-own", null]]);
});

test("one's own battles are counted: attacks won, defences held, the strongest blow struck", () => {
  const log = [
    line("attacks", { seat: 0, on_seat: 1 }),
    line("wins-battle", { seat: 0, over_seat: 1, ours: 7, theirs: 12 }),
    line("attacks", { seat: 0, on_seat: 2 }),
    line("wins-battle", { seat: 2, over_seat: 0, ours: 11, theirs: 9 }),
    line("attacks", { seat: 1, on_seat: 0 }),
    line("wins-battle", { seat: 0, over_seat: 1, ours: 20, theirs: 3 }),
    line("attacks", { seat: 1, on_seat: 0 }),
    line("wins-battle", { seat: 1, over_seat: 0, ours: 6, theirs: 3 }),
    line("attacks", { seat: 1, on_seat: 0 }),
    line("no-winner", { seat: 1 }),
    line("attacks", { seat: 1, on_seat: 2 }),
    line("wins-battle", { seat: 1, over_seat: 2, ours: 40, theirs: 3 }),
  ];
  expect(battlesOf({ log }, 0)).toEqual({ attacks: 2, won: 1, defences: 3, held: 2, strongest: 9 });
});

test("bonus glory of a last fight belongs to Ragnarök, and its cards to nobody's battles", () => {
  const log = [
    line("ends-fight", { seat: 0, glory: 3 }),
    line("enters-valhalla", { seat: 0, cards: ["bear_axeman"] }),
    line("bonus-glory", { seat: 0, amount: 2, due: 2 }),
    line("takes-glory", { seat: 0, cards: ["wolf_scout"] }),
  ];
  const sent = ["bear_axeman", "bear_axeman", "wolf_scout", "stag_veteran"];
  const view = { players: [{ partner: null, sent }, { partner: null }] } as View;
  const [, second] = pillars({ log, result, view });
  expect(second!.cards).toEqual(["bear_axeman", "stag_veteran"]);
  expect(second!.blocks.slice(0, 2)).toEqual([
    { source: "battles", points: 3 },
    { source: "ragnarok", points: 5 },
  ]);
});

test("plates are as high as all of them fit", () => {
  const rows = (count: number, wide: number, height: number): number =>
    Math.ceil(count / Math.floor((wide + PLATE.gap) / (Math.round(height * PLATE.narrow) + PLATE.gap)));
  expect(plateHeight(6, 170, 100)).toBe(PLATE.most);
  for (const [count, wide, high] of [
    [25, 97, 120],
    [30, 164, 140],
    [3, 40, 20],
  ] as const) {
    const height = plateHeight(count, wide, high);
    expect(height).toBeGreaterThanOrEqual(PLATE.least);
    expect(rows(count, wide, height) * (height + PLATE.gap) - PLATE.gap).toBeLessThanOrEqual(high);
  }
  expect(plateHeight(40, 60, 20)).toBe(0);
});

test("allies, who score together, have one pillar; partners have one each", () => {
  const partner = [2, 3, 0, 1];
  const view = { players: partner.map((each) => ({ partner: each })) } as View;
  const log = [line("ends-fight", { seat: 0, glory: 3 }), line("ends-fight", { seat: 2, glory: 1 })];
  const scored = (valhalla: number[]): Outcome => ({
    scores: valhalla,
    places: [1, 3, 1, 3],
    winners: [0, 2],
    won: true,
    parts: { valhalla },
  });
  const [first, second] = pillars({ log, view, result: scored([9, 5, 9, 5]) });
  expect([first!.seats, first!.place, second!.seats, second!.place]).toEqual([[0, 2], 1, [1, 3], 2]);
  expect(first!.blocks).toEqual([
    { source: "battles", points: 5 },
    { source: "ragnarok", points: 4 },
  ]);
  expect(pillars({ log, view, result: scored([9, 5, 8, 5]) }).map((each) => each.seats.length)).toEqual([1, 1, 1, 1]);
});

test("a slain monster is known from the log", () => {
  const view = { monster: null } as View;
  expect(monsterOf({ view, log: [line("monster-wounded", { card: "garm_6" })] })).toBe("garm");
  expect(monsterOf({ view, log: [] })).toBeNull();
});
