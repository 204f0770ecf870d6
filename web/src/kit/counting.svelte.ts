/**
 * A number that counts up or down to what it now is.
 *
 * How long it takes is read when the number changes, not at the frame after it (as a function given to `Tween` would
 * be): by then the page may be gone, and with it what the function reads.
 */

import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";

export function counting(value: () => number, motion: () => number): { readonly current: number } {
  const shown = new Tween(untrack(value), { easing: cubicOut });
  $effect.pre(() => void shown.set(value(), { duration: untrack(motion) * 2 }));
  return shown;
}
