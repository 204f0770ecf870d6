/** Who is aimed at, what is drawn across several cards, what can be chosen, what is told. */

import { expect, test, vi } from "vitest";
import { aimed, atWork, blows } from "../../../src/games/godofwar/aim";
import { offers } from "../../../src/games/godofwar/offers";
import { beast, blockOf, panorama, questIcon, thingIcon } from "../../../src/games/godofwar/scenery";
import { tell } from "../../../src/games/godofwar/story";
import type { CardActs, CardView, View } from "../../../src/games/godofwar/view";
import type { Asked, LogLine } from "../../../src/lib/protocol";

const ACTS: CardActs[] = [
  { card: "archer", acts: [{ what: "attack", kind: "ranged", strength: 2, heroes: ["kratos"], extras: ["poison"] }] },
  { card: "wolf", acts: [{ what: "attack", kind: "melee", strength: 3, heroes: [] }] },
  {
    card: "vent",
    acts: [
      { what: "effect", effect: { do: "damage_heroes", amount: 1 }, heroes: ["freya", "brok"] },
      { what: "flip", cards: ["vent"] },
    ],
  },
];

test("blows are those that meet somebody, in their order", () => {
  expect(blows(ACTS).map((hit) => [hit.card, hit.heroes, hit.strength, hit.kind])).toEqual([
    ["archer", ["kratos"], 2, "ranged"],
    ["vent", ["freya", "brok"], 1, "harm"],
  ]);
});

test("while a rune is at work its blows are shown, the one on the table first", () => {
  const blow = { hero: "kratos", card: "ogre", strength: 4, kind: "melee", extras: [] };
  const view = { blow, coming: ACTS, forecast: [{ rune: "fehu", acts: [] }] } as unknown as View;
  expect(atWork(view).map((hit) => [hit.card, hit.now])).toEqual([
    ["ogre", true],
    ["archer", false],
    ["vent", false],
  ]);
  expect(aimed(view, "fehu")).toHaveLength(3);
  const calm = { blow: null, coming: [], forecast: [{ rune: "fehu", acts: ACTS }] } as unknown as View;
  expect(aimed(calm, "fehu").map((hit) => hit.card)).toEqual(["archer", "vent"]);
  expect(aimed(calm, null)).toEqual([]);
});

const card = (row: "top" | "bottom", col: number, enemy: string, alive = true): CardView => ({
  row,
  col,
  side: "front",
  name: `x_${row}_${col}`,
  enemy: { name: enemy, alive, health: 9 },
});

test("an enemy is drawn across the cards that it fills without a gap", () => {
  const ogre = [card("top", 2, "o"), card("top", 3, "o"), card("bottom", 2, "o"), card("bottom", 3, "o")];
  expect(blockOf(ogre[0]!, ogre)).toEqual({ col: 2, row: 0, cols: 2, rows: 2 });
  expect(blockOf(ogre[0]!, ogre.slice(0, 3))).toBeNull();
  const apart = [card("top", 2, "g"), card("bottom", 1, "g")];
  expect(blockOf(apart[0]!, apart)).toBeNull();
  expect(blockOf(card("top", 1, "g", false), [card("top", 1, "g", false)])).toBeNull();
});

test("every scene has a land, an enemy that is not known a figure", () => {
  expect(panorama("ogre")).not.toBe(panorama("a_scene_of_ones_own"));
  expect(panorama("a_scene_of_ones_own")).toBe(panorama("another"));
  expect(questIcon("ford")).toBe("scroll-unfurled");
  expect(thingIcon(card("top", 1, "ogre_ogre", false))).toBeUndefined();
  const draugr = beast("travelers_draugr_1").drawing;
  expect(beast("nobody_knows").drawing).toBe(draugr);
  expect(beast("ford_troll").drawing).not.toBe(draugr);
  expect(beast("grendels_ash").drawing).toBe(beast("grendels_frost").drawing);
  expect(beast("grendels_ash").people).not.toBe(beast("grendels_frost").people);
  expect(beast("hraezlyr_hraezlyr", "hraezlyr_b1_front").drawing).not.toBe(beast("hraezlyr_hraezlyr").drawing);
});

const question = (name: string, ...options: (string | number)[]): Asked => ({
  name,
  seat: 0,
  kind: "action",
  args: {},
  options: options.map((option) => ({ option })),
});

test("what is offered is found in the question or beside it, and goes where it was asked", async () => {
  const choose = vi.fn();
  const point = vi.fn();
  const [main, aside] = [question("HeroAction", "move", "kr_axe_1"), question("Aside", "mi_lore")];
  const on = offers({ asked: [main], asides: [aside], answered: [], open: true, choose, point });
  expect(["move", "mi_lore", "kr_bash"].map((option) => on.can(option))).toEqual([true, true, false]);
  on.choose("mi_lore");
  on.choose("kr_bash");
  expect(choose.mock.calls).toEqual([[aside, "mi_lore"]]);
  on.point("move");
  on.point(null);
  await Promise.resolve();
  expect(point.mock.calls).toEqual([[{ question: main, offer: main.options[0] }], [null]]);
  const shut = offers({ asked: [main], asides: [aside], answered: [], open: false, choose, point });
  expect(shut.can("move")).toBe(false);
});

const line = (key: string, args: LogLine["args"] = {}): LogLine => ({ key, args }) as LogLine;

test("a rune is told with whom it hurt; what people do in between does not end it", () => {
  const told = tell([
    line("rune-revealed", { rune: "fehu", card: "up_mod_3" }),
    line("scene-attacks", { card: "a" }),
    line("plays-special", { seat: 1, card: "mi_lore" }),
    line("takes-damage", { hero: "kratos", amount: 2, left: 5 }),
    line("hero-activation", { seat: 1 }),
    line("takes-damage", { hero: "freya", amount: 1, left: 5 }),
    line("rune-revealed", { rune: "uruz", card: "up_def_3" }),
    line("scene-laid-out", { quest: "ogre" }),
    line("obstacle-shown", { quest: "helheim", obstacle: "helheim_obstacle" }),
    line("game-lost", { quest: "ogre" }),
  ]);
  expect(told.map((chapter) => [chapter.kind, chapter.beats.length])).toEqual([
    ["rune", 1],
    ["scene", 2],
  ]);
  expect(told[0]!.beats[0]).toMatchObject({ hero: "kratos", number: "−2", tone: "bad" });
});
