/** Texts that speak of the figures of their row, as the program says them too. */

import { expect, test, vi } from "vitest";
import { Texts } from "../../src/lib/texts";

vi.mock("virtual:catalogues", () => ({
  default: {
    "core.en": async () => ({ default: "hello = Hello", figures: {} }),
    "toy.en": async () => ({
      default: "hammer = Hammer\n    .text = Gain { $glory } Glory.\nlaid = { $card_text } It is laid.\nbare = Bare",
      figures: { hammer: { glory: 3 } },
    }),
  },
}));

test("a figure of the row is a variable of the texts of its key", async () => {
  const texts = await Texts.load("toy", "en");
  expect(texts.name("hammer", "text")).toBe("Gain 3 Glory.");
  expect(texts.say({ key: "laid", args: { card: "hammer" } })).toBe("Gain 3 Glory. It is laid.");
});
