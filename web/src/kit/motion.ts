/** Movement that explains; everything moves by its transform alone, so that the compositor can do it. */

import { cubicInOut, cubicOut } from "svelte/easing";
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

/** The way from the middle of one box to that of another, in pixels of a thing drawn at `scale`. */
export function wayFrom(from: DOMRect, to: DOMRect, scale: number): [number, number] {
  const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [[x, y], [left, top]] = [middle(from), middle(to)];
  return [(x - left) / scale, (y - top) / scale];
}

/** A thing moves here from what the selector `home` finds, as `along` says; without a home in sight it hops. */
export function come(
  node: HTMLElement,
  { home, duration }: { home: string; duration: number },
  along: (dx: number, dy: number) => TransitionConfig,
): TransitionConfig {
  const from = document.querySelector(home)?.getBoundingClientRect();
  if (!duration || !from?.width) return hop(node, { from: null, duration });
  const to = node.getBoundingClientRect();
  return along(...wayFrom(from, to, to.width / (node.offsetWidth || to.width) || 1));
}

/** A figure walks here, step by step. */
export function walk(node: HTMLElement, way: { home: string; duration: number }): TransitionConfig {
  return come(node, way, (dx, dy) => ({
    duration: Math.min(way.duration * 2.4, 800),
    easing: cubicInOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u - 7 * Math.abs(Math.sin(5 * Math.PI * u))}px)`,
  }));
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

/** A card or tile turns from its back to its face. */
export function turn(_node: Element, { duration }: { duration: number }): TransitionConfig {
  if (!duration) return { duration: 0 };
  return { duration, easing: cubicOut, css: (_t, u) => `transform: perspective(900px) rotateY(${90 * u}deg)` };
}

/**
 * A die tumbles and settles as it lies, on the face that the engine threw. Each of a handful tumbles a little
 * longer than the one before, so that one sees them come to rest.
 */
export function tumble(_node: Element, { duration, at = 0 }: { duration: number; at?: number }): TransitionConfig {
  if (!duration) return { duration: 0 };
  const turns = 1.5 + (at % 3) * 0.5;
  return {
    duration: duration * (1.6 + at * 0.12),
    easing: cubicOut,
    css: (_t, u) => `transform: translateY(${-40 * u * Math.abs(Math.cos(u * 9))}px) rotate(${360 * turns * u}deg)`,
  };
}
