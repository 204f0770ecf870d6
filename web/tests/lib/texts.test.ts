/** Texts in Russian: plurals, cases, names of players. */

import { expect, test, vi } from "vitest";
import { Texts } from "../../src/lib/texts";

vi.mock("virtual:catalogues", () => ({
  default: {
    "core.ru": async () => ({
      default: [
        "hello = Привет",
        "player = { $name }",
        "    .gen = игрока { $name }",
        "you-side = Вы · { $side }",
        "you-name = { $name } (вы)",
        "seat-side = { $name } ({ $side })",
        "bot = Торольф",
        "    .gen = Торольфа",
      ].join("\n"),
      figures: {},
    }),
    "toy.ru": async () => ({
      default: [
        "axes = { $n ->",
        "    [one] { $n } топор",
        "    [few] { $n } топора",
        "   *[many] { $n } топоров",
        "  }",
        "wolf = Волк",
        "    .gen = Волка",
        "bear = Медведь",
        "turn = Ходит { $seat }",
        "wait = Ждём { $seat_gen }",
        "gimle = Гимле",
        "    .acc = Гимлею",
        "battle = Битва за { $place_acc }",
        "both = { $first } и { $second }",
        "hati = Hati",
        "comes = Идёт { $who ->",
        "    [Hati] сам { $who }",
        "   *[other] { $who }",
        "  } в { $place_acc }",
      ].join("\n"),
      figures: {},
    }),
  },
}));

const russian = (): Promise<Texts> => Texts.load("toy", "ru");

test.each([
  [1, "1 топор"],
  [2, "2 топора"],
  [4, "4 топора"],
  [5, "5 топоров"],
  [11, "11 топоров"],
  [21, "21 топор"],
  [22, "22 топора"],
  [112, "112 топоров"],
])("%i has its plural", async (n, said) => {
  expect((await russian()).t("axes", { n })).toBe(said);
});

test("a name stands in the case that the text asks for", async () => {
  const texts = await russian();
  expect(texts.name("gimle")).toBe("Гимле");
  expect(texts.say({ key: "battle", args: { place: "gimle" } })).toBe("Битва за Гимлею");
});

test("a text within a text is said too", async () => {
  const [first, second] = [1, 3].map((n) => ({ key: "axes", args: { n } }));
  expect((await russian()).say({ key: "both", args: { first: first!, second: second! } })).toBe("1 топор и 3 топора");
});

test("a missing text is shown by its key and is an error", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect((await russian()).t("nothing")).toBe("nothing");
  expect(error).toHaveBeenCalledOnce();
});

test("the reader is You with a side, a bot has its own name, and labels say the side", async () => {
  const players = [
    { name: "Ингрид", side: "wolf", you: true },
    { name: "", called: "bot", side: "bear" },
    { name: "Олаф", side: null },
    { name: "Астрид", side: null, you: true },
  ];
  const texts = (await russian()).with(players);
  const said = (key: string) => [0, 1, 2].map((seat) => texts.say({ key, args: { seat } }));
  expect(said("turn")).toEqual(["Ходит Вы · Волк", "Ходит Торольф", "Ходит Олаф"]);
  expect(said("wait")).toEqual(["Ждём Волка", "Ждём Торольфа", "Ждём игрока Олаф"]);
  expect([0, 1, 2, 3].map((seat) => texts.who(seat))).toEqual([
    "Вы · Волк",
    "Торольф (Медведь)",
    "Олаф",
    "Астрид (вы)",
  ]);
  expect(texts.person(0)).toBe("Ингрид");
});

test("a name that selects what is said selects it in a marked text too", async () => {
  const texts = await russian();
  const line = { key: "comes", args: { who: "hati", place: "gimle" } };
  expect(texts.say(line)).toBe("Идёт сам Hati в Гимлею");
  expect(texts.marked(line)).toEqual(["Идёт сам Hati в ", "Гимлею", ""]);
});
