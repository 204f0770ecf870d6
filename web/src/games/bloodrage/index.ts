/** Blood Rage in the browser. */

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
  colour: (view, seat) => `var(--seat-${view.players[seat]!.clan})`,
  main: {
    name: "TakeAction",
    icons: {
      invade: "drakkar",
      march: "boot-prints",
      upgrade: "upgrade",
      quest: "rune-stone",
      pillage: "viking-longhouse",
      pass: "hand",
    },
    within: {
      ChooseInvader: "invade",
      ChooseLanding: "invade",
      BringWarrior: "invade",
      MarchFrom: "march",
      MarchTo: "march",
      MarchFigure: "march",
      ChooseUpgrade: "upgrade",
      ChooseSlot: "upgrade",
      FreeInvade: "upgrade",
      ChooseQuest: "quest",
      ChoosePillage: "pillage",
    },
    price,
  },
  // Passing gives up all Rage and every further action of the age.
  costly: (question, offer) => question.name === "TakeAction" && offer.option === "pass",
  filters: [
    {
      field: "kind",
      key: "br-filter-kind",
      values: keys("type_", ["battle", "quest", "leader", "warrior", "ship", "monster", "clan"]),
    },
    {
      field: "god",
      key: "br-filter-god",
      values: keys("god_", ["odin", "thor", "loki", "frigga", "heimdall", "tyr", "none"]),
    },
    { field: "age", key: "br-filter-age", values: keys("br-age-", [1, 2, 3]) },
  ],
} satisfies GameClient<View>;
