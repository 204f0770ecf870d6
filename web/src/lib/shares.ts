/** Opens this device's shares at tables that wait for them while another page is looked at. */

import { Connection } from "./connection.svelte";
import type { TableLine } from "./protocol";

const lines = new Map<string, Connection>();

/** Connect to those of one's tables that are full and not dealt yet; with none, to no table any more. */
export function giveShares(tables: readonly TableLine[]): void {
  const full = tables.filter(({ status, kinds }) => status === "gathering" && !kinds.includes("open"));
  const due = new Set(full.map(({ id }) => id));
  for (const [id, line] of lines) {
    if (due.has(id)) continue;
    line.close();
    lines.delete(id);
  }
  for (const id of due) if (!lines.has(id)) lines.set(id, new Connection(id, null, false));
}
