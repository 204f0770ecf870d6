/** God of War in the browser. */

import type { GameClient } from "../../lib/client";
import CardFace from "./CardFace.svelte";
import Sign from "./Sign.svelte";
import Table from "./Table.svelte";
import type { View } from "./view";

const OWNERS = ["kratos", "atreus", "mimir", "freya", "brok_sindri", "upgrade", "status"];

export default {
  Table,
  Card: CardFace,
  Sign,
  colour: (view, seat) => {
    const hero = view.players[seat]!.hero;
    return hero && `var(--gw-hero-${hero})`;
  },
  filters: [
    { field: "owner", key: "gw-filter-owner", values: OWNERS.map((value) => ({ value, key: `gw-owner-${value}` })) },
  ],
} satisfies GameClient<View>;
