/** What the engine's hints say in numbers. */

import type { Arg, Text } from "../../lib/protocol";
import { isText } from "../../lib/texts";

/** The hint of this kind inside a hint, itself included. */
function find(hint: Text, key: string): Text | null {
  if (hint.key === key) return hint;
  for (const arg of Object.values(hint.args).flat() as Arg[]) {
    const found = isText(arg) ? find(arg, key) : null;
    if (found) return found;
  }
  return null;
}

/** The Rage that is left after a choice, where its hint tells it. */
export function rageLeft(hint: Text): number | null {
  const left = find(hint, "hint-cost")?.args.left;
  return typeof left === "number" ? left : null;
}

/** The price of an action in Rage, as short as it can be said; null where words are needed. */
export function price(hint: Text): string | null {
  if (hint.key === "hint-cost" || hint.key === "hint-from")
    return `${String(hint.args.cost)}${hint.key === "hint-from" ? "+" : ""}`;
  return hint.key === "hint-free" ? "0" : null;
}
