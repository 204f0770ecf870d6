/** Movements of Valhalla: dice are laid on warriors, shields change hands, fighters fall to Valhalla. */

import { cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { come } from "../../kit/motion";

/** A thing comes in an arc from its home. */
export function carry(node: HTMLElement, way: { home: string; duration: number }): TransitionConfig {
  return come(node, way, (dx, dy) => ({
    duration: way.duration * 1.6,
    easing: cubicInOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u - 40 * Math.sin(Math.PI * u)}px)`,
  }));
}

/** A fighter leaves the field for Valhalla. */
export function fall(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration: duration * 1.4,
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${150 * u}px) rotate(${10 * u}deg); opacity: ${t}`,
  };
}

/** A card comes down into Valhalla, each a little later than the one before. */
export function drop(_node: Element, { duration, at = 0 }: { duration: number; at?: number }): TransitionConfig {
  return {
    duration: duration * 1.4,
    delay: duration * 0.25 * at,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-150 * u}px) rotate(${-12 * u}deg); opacity: ${t}`,
  };
}
