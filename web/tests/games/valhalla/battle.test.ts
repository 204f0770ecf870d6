/** Whose warrior is whose in a battle, what a click on it answers, and where the battle stands. */

import { describe, expect, test } from "vitest";
import {
  acting,
  answerFor,
  ownerOf,
  prizeOf,
  reached,
  slotFor,
  spentDice,
  stakeWords,
  stepOf,
} from "../../../src/games/valhalla/battle";
import type { BattleView, FighterView, SideView, View } from "../../../src/games/valhalla/view";
import type { Choice } from "../../../src/kit/choice";
import type { Texts } from "../../../src/lib/texts";

const fighter = (slot: number, more: Partial<FighterView> = {}): FighterView => ({
  slot,
  card: "bear_axeman",
  active: false,
  blocked: false,
  muted: false,
  strength: 2,
  glory: 1,
  dice: [],
  ready: true,
  lacks: [],
  ...more,
});
const side = (seat: number, warriors: FighterView[] = []): SideView => ({ seat, warriors }) as unknown as SideView;
const view = { players: [{}, {}, {}, {}] } as unknown as View;

const offering = (name: string, ...options: (number | string)[]): Choice => ({
  question: { name, seat: 1, kind: "", args: {}, options: options.map((option) => ({ option })) },
  given: null,
  offer: (option) => (options.includes(option) ? { option } : undefined),
  can: (option) => options.includes(option),
  choose: () => undefined,
  point: () => undefined,
});
const nothing = offering("");

describe("the strengths that decided a battle", () => {
  const log = [{ n: 1, key: "wins-battle", args: { seat: 2, over_seat: 0, ours: 9, theirs: 4 } }];
  const sides = [side(0), side(2)];
  test("stay when fighters have left for Valhalla", () => {
    expect(reached({ log }, { decided: true, winner: 1, sides } as unknown as BattleView)).toEqual([4, 9]);
  });
  test("are those of no earlier battle", () => {
    expect(reached({ log }, { decided: false, winner: null, sides } as unknown as BattleView)).toBeNull();
    expect(reached({ log }, { decided: true, winner: null, sides } as unknown as BattleView)).toBeNull();
  });
});

test("a shield that a battle brought is shown until the next battle is decided", () => {
  const over = { decided: true } as BattleView;
  const won = { n: 1, key: "wins-battle", args: { seat: 2, over_seat: 0, ours: 9, theirs: 4 } };
  const taken = { n: 1, key: "takes-shield", args: { seat: 2, from_seat: 0 } };
  expect(prizeOf({ log: [won, taken] }, over)).toEqual({ seat: 2, from: 0 });
  expect(prizeOf({ log: [won, taken, won] }, over)).toBeNull();
  expect(prizeOf({ log: [won, taken] }, { decided: false } as BattleView)).toBeNull();
});

describe("places", () => {
  test("a side's own places come first, then those of the next players", () => {
    expect(ownerOf(view, side(1), fighter(3))).toBe(1);
    expect(ownerOf(view, side(1), fighter(9))).toBe(3);
  });
  test("another seat counts the same place from itself", () => {
    expect(slotFor(view, 1, side(1), fighter(3))).toBe(3);
    expect(slotFor(view, 3, side(1), fighter(3))).toBe(11);
    expect(slotFor(view, 3, side(1), fighter(10))).toBe(2);
  });
});

describe("a click on a warrior", () => {
  const at = (seat: number, who: FighterView, choosing: Parameters<typeof answerFor>[4]) =>
    answerFor(view, seat, side(1), who, choosing)?.option ?? null;

  test("arms an own one that has no dice yet", () => {
    const party = offering("Fight", "bear_axeman");
    expect(at(1, fighter(1), { party, foes: nothing, slots: nothing })).toBe("bear_axeman");
    expect(at(1, fighter(1, { active: true }), { party, foes: nothing, slots: nothing })).toBeNull();
  });
  test("sends one that fought, also where it was lent to a partner", () => {
    const party = offering("SendWarrior", "bear_axeman");
    const sent = fighter(9, { active: true });
    expect(at(3, sent, { party, foes: nothing, slots: nothing })).toBe("bear_axeman");
    expect(at(0, sent, { party, foes: nothing, slots: nothing })).toBeNull();
  });
  test("binds a foe's, never one's own", () => {
    const foes = offering("BindWarrior", "bear_axeman");
    expect(at(0, fighter(1), { party: nothing, foes, slots: nothing })).toBe("bear_axeman");
    expect(at(1, fighter(1), { party: nothing, foes, slots: nothing })).toBeNull();
  });
  test("tells copies apart by their places", () => {
    const slots = offering("WhichWarrior", 2);
    expect(at(1, fighter(2), { party: nothing, foes: nothing, slots })).toBe(2);
    expect(at(1, fighter(1), { party: nothing, foes: nothing, slots })).toBeNull();
  });
});

describe("where the battle stands", () => {
  const battle = (phase: BattleView["phase"], decided = false): BattleView =>
    ({ phase, decided, sides: [side(0), side(1)] }) as unknown as BattleView;

  test("whoever is in their phase acts", () => {
    expect(acting(battle("attack"))?.seat).toBe(0);
    expect(acting(battle("defence"))?.seat).toBe(1);
    expect(acting(battle(null))).toBeNull();
  });
  test("before, attack, defence, outcome", () => {
    expect([battle(null), battle("attack"), battle("defence"), battle(null, true)].map(stepOf)).toEqual([
      "before",
      "attack",
      "defence",
      "after",
    ]);
  });
});

test("dice given up are those of this battle and this side", () => {
  const said = (
    key: string,
    seat: number,
    die = "",
  ): { n: number; key: string; args: Record<string, number | string> } => ({
    n: 1,
    key,
    args: { seat, die },
  });
  const log = [
    said("rolls", 1),
    said("pays-die", 1, "axe"),
    said("rolls", 1),
    said("pays-die", 1, "bow"),
    said("pays-die", 0, "sword"),
    said("pays-tactic", 1, "shield"),
  ];
  expect(spentDice({ log }, 1)).toEqual(["bow", "shield"]);
});

test("what is at stake is said from where the reader sits", () => {
  const texts = { t: (key: string) => key, seat: String } as unknown as Texts;
  const words = (seat: number | null, stake: BattleView["stake"]): string | null => {
    const battle = { stake, sides: [side(0), side(1)] };
    const seen = { battle, players: [2, 3, 0, 1].map((partner) => ({ partner })) } as unknown as View;
    return stakeWords({ view: seen, seat, texts });
  };
  const shield = { seat: 1, last: false, new: true };
  expect(words(1, shield)).toBe("va-at-stake-yours");
  expect(words(0, shield)).toBe("va-at-stake-new");
  expect(words(0, { ...shield, new: false })).toBe("va-at-stake");
  expect(words(3, shield)).toBe("va-at-stake-partner");
  expect(words(null, shield)).toBe("va-at-stake");
  expect(words(0, { seat: null, last: true, new: false })).toBe("va-at-stake-face");
  expect(words(0, null)).toBeNull();
});
