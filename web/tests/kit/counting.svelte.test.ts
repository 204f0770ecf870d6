// @vitest-environment happy-dom
/** A number that counts to what it now is. */

import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { counting } from "../../src/kit/counting.svelte";

function begun(motion: () => number) {
  let value = $state(3);
  let shown!: { readonly current: number };
  const end = $effect.root(() => void (shown = counting(() => value, motion)));
  flushSync();
  return { shown, end, become: (next: number) => flushSync(() => (value = next)) };
}

test("it counts to what the number becomes", async () => {
  const { shown, end, become } = begun(() => 20);
  become(9);
  expect(shown.current).toBe(3);
  await vi.waitFor(() => expect(shown.current).toBe(9));
  end();
});

test("without movement it is there at once", () => {
  const { shown, end, become } = begun(() => 0);
  become(9);
  expect(shown.current).toBe(9);
  end();
});

test("once its page is gone nothing is read any more", async () => {
  const motion = vi.fn(() => 20);
  const { shown, end, become } = begun(motion);
  become(9);
  end();
  motion.mockClear();
  await vi.waitFor(() => expect(shown.current).toBe(9));
  expect(motion).not.toHaveBeenCalled();
});
