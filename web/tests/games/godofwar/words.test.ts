/** Every word of the vocabulary has a text in both languages, and says what the view says. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Text } from "../../../src/lib/protocol";
import { isText } from "../../../src/lib/texts";
import type { ConditionView, EffectView, FlipView, PrintedAttack, RuleView } from "../../../src/games/godofwar/view";
import {
  actText,
  attackText,
  conditionText,
  effectText,
  flipText,
  pointText,
  ruleText,
} from "../../../src/games/godofwar/words";

const FOLDER = "../src/meadhall/games/godofwar/text";
const known = (language: string): Set<string> =>
  new Set(
    ["show", "names", "board"].flatMap((file) =>
      Array.from(readFileSync(`${FOLDER}/${file}.${language}.ftl`, "utf-8").matchAll(/^([\w-]+) =/gm), (m) => m[1]!),
    ),
  );

/** The keys of a text and of those within it. */
const keys = (text: Text): string[] => [
  text.key,
  ...Object.values(text.args)
    .flat()
    .flatMap((arg) => (isText(arg) ? keys(arg) : [])),
];

const DO: EffectView["do"][] = [
  "damage_heroes",
  "heal_hero",
  "heal_enemy",
  "flip",
  "restore",
  "activate",
  "stun_enemy",
  "crystal",
  "draw",
  "discard",
  "rage",
];
const TO: NonNullable<EffectView["to"]>[] = ["actor", "any", "each", "each_other", "brothers", "own"];
const RULES: RuleView[] = [
  { rule: "strength", amount: 1, enemy: "ogre_ogre" },
  { rule: "strength", amount: 1, kind: "ranged" },
  { rule: "strength", amount: 1, per_token: "grendels_t1_front" },
  { rule: "defense", amount: 2, enemy: "baldur_baldur" },
  { rule: "hero_attack", amount: 1, columns: [1, 2] },
  { rule: "hero_attack", amount: 1, card: "ogre_t3_front" },
  { rule: "armor", amount: 1 },
  { rule: "pool_health", amount: 3 },
  { rule: "extra_reveals", amount: 1 },
  { rule: "end_of_round", amount: 0, effects: [{ do: "damage_heroes", to: "columns", columns: [1], amount: 1 }] },
];
const ATTACKS: PrintedAttack[] = [
  { kind: "melee", strength: 2, dirs: ["left", "own"] },
  { kind: "ranged", strength: 2, extras: ["poison"] },
  { kind: "area", strength: 1, cols: [1, 3] },
];
const CONDITIONS: ConditionView[] = [
  { is: "enemy_health_at_most", enemy: "ogre_ogre", value: 20, to_go: 5 },
  { is: "enemy_defeated", enemy: "ogre_ogre", to_go: 5 },
  { is: "all_enemies_defeated", to_go: 2 },
  { is: "tokens_at_least", card: "helheim_t4_front", value: 8 },
  { is: "side", card: "ogre_t3_front", side: "back", unseen: true },
];
const FLIPS: FlipView[] = [
  { when: "enemy_defeated", cards: ["a"] },
  { when: "rune", rune: "fehu", cards: ["a", "b"] },
  { when: "condition", cards: ["a"], if: CONDITIONS },
];

const TEXTS: Text[] = [
  ...DO.flatMap((word) => TO.map((to) => effectText({ do: word, to, amount: 1 }))),
  effectText({ do: "tokens", amount: -1, cards: ["a"] }),
  effectText({ do: "hand_limit", to: "each", amount: -1, until: "end_of_round" }),
  effectText({ do: "damage_enemies", to: "choice", count: 2, amount: 2, pierce: true }),
  ...RULES.map(ruleText),
  ...ATTACKS.map(attackText),
  ...CONDITIONS.map(conditionText),
  ...FLIPS.map((flip) => flipText(flip, "a")),
  pointText({ key: "p", cost: [{ symbol: "melee", min: 2 }], limit: "once", open: true, effects: [], if: CONDITIONS }),
  actText({ what: "stunned" }),
  actText({ what: "flip", cards: ["a"], to: ["b"] }),
  actText({ what: "attack", kind: "melee", strength: 2, heroes: [] }),
  actText({ what: "attack", kind: "ranged", strength: 2, heroes: ["kratos"], one_of: true, extras: ["stun"] }),
];

test.each(["en", "ru"])("everything that the vocabulary can say has a text: %s", (language) => {
  const all = known(language);
  expect(all.size).toBeGreaterThan(200);
  expect(TEXTS.flatMap(keys).filter((key) => !all.has(key))).toEqual([]);
});

test("a condition says how much is left to go, or that it is not seen yet", () => {
  expect(CONDITIONS.map((each) => conditionText(each).key)).toEqual([
    "condition-to-go",
    "condition-to-go",
    "condition-to-go",
    "condition-holds",
    "condition-unseen",
  ]);
});

test("a card that turns over alone is not named", () => {
  expect(flipText(FLIPS[0]!, "a").key).toBe("when-enemy_defeated");
  expect(flipText(FLIPS[0]!, "b").key).toBe("when-cards");
});
