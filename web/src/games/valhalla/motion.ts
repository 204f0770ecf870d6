/** Movements of Valhalla: dice are laid on warriors, shields change hands, fighters fall to Valhalla. */

import { cubicIn, cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { hop, wayFrom } from "../../kit/motion";

/** A thing comes in an arc from what the selector `home` finds; without it in sight it hops. */
export function carry(node: HTMLElement, { home, duration }: { home: string; duration: number }): TransitionConfig {
  const from = document.querySelector(home)?.getBoundingClientRect();
  if (!duration || !from?.width) return hop(node, { from: null, duration });
  const to = node.getBoundingClientRect();
  const [dx, dy] = wayFrom(from, to, to.width / (node.offsetWidth || to.width) || 1);
  return {
    duration: duration * 1.6,
    easing: cubicInOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u - 40 * Math.sin(Math.PI * u)}px)`,
  };
}

/** A fighter leaves the field for Valhalla. */
export function fall(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration: duration * 1.4,
    easing: cubicIn,
    css: (t, u) => `transform: translateY(${150 * u}px) rotate(${10 * u}deg); opacity: ${t}`,
  };
}
