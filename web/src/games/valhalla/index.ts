/** Valhalla in the browser. */

import type { GameClient } from "../../lib/client";
import CardFace from "./CardFace.svelte";
import { price } from "./hints";
import Sign from "./Sign.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const keys = (prefix: string, values: (string | number)[]) =>
  values.map((value) => ({ value, key: `${prefix}${value}` }));

export default {
  Table,
  Card: CardFace,
  Sign,
  colour: (view, seat) => `var(--va-seat-${view.players[seat]!.emblem})`,
  main: {
    name: "ChooseAction",
    icons: { one: "horned-helm", two: "meeple-group", attack: "crossed-swords", draw: "card-draw" },
    within: { AddWarrior: "one", ChooseTarget: "attack" },
    price,
  },
  filters: [
    {
      field: "kind",
      key: "va-filter-kind",
      values: keys("kind-", ["warrior", "tactic", "jarl", "thor", "tyr", "commission", "loki", "monster"]),
    },
    {
      field: "clan",
      key: "va-filter-clan",
      values: keys("clan-", ["bear", "wolf", "boar", "stag", "giant", "dwarf"]),
    },
    {
      field: "set",
      key: "va-filter-set",
      values: keys("va-set-", ["base", "jarls", "loki", "thor", "valkyries", "dwarves", "tyr", "last_viking", "solo"]),
    },
  ],
} satisfies GameClient<View>;
