/** Champions of Midgard in the browser. */

import type { GameClient } from "../../lib/client";
import CardFace from "./CardFace.svelte";
import Sign from "./Sign.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const keys = (prefix: string, values: string[]) => values.map((value) => ({ value, key: `${prefix}${value}` }));

export default {
  Table,
  Card: CardFace,
  Sign,
  colour: (_view, seat) => `var(--cm-seat-${seat})`,
  filters: [
    {
      field: "kind",
      key: "cm-filter-kind",
      values: keys("cm-kind-", [
        "leader",
        "rune",
        "destiny",
        "journey",
        "merchant",
        "troll",
        "draugr",
        "monster",
        "stall",
        "longship",
        "location",
      ]),
    },
    { field: "colour", key: "cm-filter-colour", values: keys("cm-colour-", ["red", "yellow", "blue"]) },
  ],
} satisfies GameClient<View>;
