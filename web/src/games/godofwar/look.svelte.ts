/** What the reader looks at, shared by the parts of the table: a rune of the forecast, a card of the scene. */

import type { RuneName } from "./cards";

export class Look {
  rune = $state<RuneName | null>(null);
  card = $state<string | null>(null);
}
