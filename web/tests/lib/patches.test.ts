/** The client's half of patches, on the very cases that the server's tests use. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed } from "../../src/lib/patches.js";
import type { Json } from "../../src/lib/protocol";

interface Case {
  old: Json;
  new: Json;
  told: Json;
}

const cases = JSON.parse(readFileSync("../tests/server/patches.json", "utf-8")) as Case[];

test.each(cases)("$told laid over $old", ({ old, new: now, told }) => {
  const before = JSON.stringify(old);
  expect(JSON.stringify(changed(old, told))).toBe(JSON.stringify(now));
  expect(JSON.stringify(old)).toBe(before);
});

test("what stayed the same is shared with the old", () => {
  const old = { deck: [1, 2], players: [{ rage: 6 }, { rage: 5 }] };
  const now = changed(old, { players: { "1": { rage: [3] } } }) as typeof old;
  expect(now.deck).toBe(old.deck);
  expect(now.players[0]).toBe(old.players[0]);
  expect(now.players[1]).not.toBe(old.players[1]);
});
