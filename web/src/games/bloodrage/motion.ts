/** Movement that explains: a figure that appears somewhere comes from where it stood before. */

import { cubicOut } from "svelte/easing";
import type { AnimationConfig } from "svelte/animate";
import type { TransitionConfig } from "svelte/transition";

/** Hop from a distance (in pixels) to where it now stands; only the transform changes. */
export function hop(
  _node: Element,
  { from, duration }: { from: [number, number] | null; duration: number },
): TransitionConfig {
  if (!duration) return { duration: 0 };
  if (!from) return { duration, easing: cubicOut, css: (t, u) => `transform: translateY(${-36 * u}px); opacity: ${t}` };
  const [dx, dy] = from;
  return {
    duration: Math.min(duration * 1.2, 400),
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u - 24 * Math.sin(Math.PI * u)}px)`,
  };
}

/** A figure that makes room slides aside. */
export function slide(
  _node: Element,
  { from, to }: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(dx, dy) < 1) return { duration: 0 };
  return { duration, easing: cubicOut, css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u}px)` };
}
