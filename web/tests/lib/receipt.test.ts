// @vitest-environment happy-dom
/** Receipts in the browser: the same algorithm as the server's, held to the same examples. */

import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { blake2b, toHex } from "../../src/lib/blake2";
import type { ReceiptInfo, TableInfo } from "../../src/lib/protocol";
import { Dice, flawsOf, keyOf, markOf, newSeal, notedAt, notedText, readRecord } from "../../src/lib/receipt";
import { falseDraw, replyTo, sealShare, sheetOf } from "../../src/lib/receipt";

const examples = JSON.parse(readFileSync("../tests/core/receipt.json", "utf-8")) as {
  record: string;
  sheet: string;
  share: string;
  mark: string;
  key: string;
  sizes: number[];
  drawn: number[];
};
const noted = { sheet: examples.sheet, share: examples.share, mark: examples.mark };

beforeEach(() => localStorage.clear());

test("BLAKE2b is that of RFC 7693", () => {
  expect(toHex(blake2b(new TextEncoder().encode("abc"), 64))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1" +
      "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
  const long = new Uint8Array(256).map((_, at) => at);
  expect(toHex(blake2b(long, 32))).toBe("39a7eb9fedc19aabc83425c6755dd90e6f9d0c804964a1f4aaeea3b9fb599835");
});

test("a record is read, and sheet, key and mark come out as the server has them", () => {
  const record = readRecord(examples.record)!;
  expect(sheetOf(record.receipt!, record)).toBe(examples.sheet);
  expect(keyOf(record.receipt!, examples.sheet)).toBe(examples.key);
  expect(markOf(record)).toBe(examples.mark);
  expect(flawsOf(record, noted)).toEqual([]);
  expect(readRecord("nothing")).toBeNull();
});

test("the dice of the browser fall as those of the server", () => {
  const dice = new Dice(examples.key);
  expect(examples.sizes.map((size) => dice.below(size))).toEqual(examples.drawn);
  const draws = examples.sizes.flatMap((size, at) => [size, examples.drawn[at]!]);
  expect(falseDraw(examples.key, draws)).toBeNull();
  expect(falseDraw(examples.key, draws.with(21, (draws[21]! + 1) % draws[20]!))).toBe(10);
});

const X = "0".repeat(64);
const TAMPERED: [string, (text: string) => string, string][] = [
  ["dice", (text) => text.replace(/^key .*$/m, `key ${X}`), "receipt-key"],
  ["secret", (text) => text.replace(/^receipt secret .*$/m, `receipt secret ${X}`), "receipt-secret"],
  ["seal of the house", (text) => text.replace(/^receipt house .*$/m, `receipt house ${X}`), "receipt-secret"],
  ["share", (text) => text.replaceAll(examples.share, X), "receipt-share"],
  [
    "late share",
    (text) => text.replace("receipt seat 1 bot", `receipt seat 1 share ${sealShare(X)} ${X}`),
    "receipt-key",
  ],
  ["my share left out", (text) => text.replace(/^receipt seat 0 .*$/m, "receipt seat 0 none"), "receipt-own-share"],
  ["options", (text) => text.replace("option double no", "option double yes"), "receipt-key"],
  ["seats", (text) => text.replace(/^receipt seat 2 .*\n/m, ""), "receipt-seats"],
  ["round", (text) => text.replace("receipt 1 mead 1", "receipt 1 mead 2"), "receipt-sheet"],
  ["answers", (text) => text.replace(/^begin\n.*\n/m, "begin\n"), "receipt-mark"],
  ["order", (text) => text.replace(/^begin\n(.*\n)(.*\n)/m, "begin\n$2$1"), "receipt-mark"],
  ["no receipt", (text) => text.replace(/^receipt .*\n/gm, ""), "receipt-missing"],
];

test.each(TAMPERED)("tampering with the %s is found", (_, change, flaw) => {
  const text = change(examples.record);
  expect(text).not.toBe(examples.record);
  expect(flawsOf(readRecord(text)!, noted)).toContain(flaw);
});

const table = (receipt: Partial<ReceiptInfo>, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    id: "mead",
    status: "gathering",
    seats: [{ yours: true }, { yours: false }],
    receipt: { stage: "sealing", round: 1, house: X, seats: [], sheet: "", mark: "", ...receipt },
    ...more,
  }) as unknown as TableInfo;

const gave = (seal: string | null, opened = false) => ({ seal, opened, awaited: true });
const sheetWith = (seal: string, house = X): string =>
  `meadhall receipt 1\ntable mead\nround 1\nhouse ${house}\nseat 0 share ${seal}\nseat 1 bot\n`;

test("a device seals, notes the sheet, and only then opens its share", () => {
  const seal = newSeal()!;
  const sheet = sheetWith(seal);
  const opening = table({ stage: "opening", sheet, seats: [gave(seal), gave(null)] });
  const reply = replyTo(opening);
  expect(reply?.type).toBe("open");
  expect(reply?.type === "open" && sealShare(reply.share)).toBe(seal);
  expect(notedAt("mead")?.sheet).toBe(sheet);
  expect(notedText(notedAt("mead")!)).toContain(`own ${notedAt("mead")!.share}\n`);
  replyTo(table({ stage: "begun", sheet, mark: X, seats: [gave(seal, true)] }, { status: "finished" }));
  expect(notedAt("mead")?.mark).toBe(X);
});

test("a share is never opened for a sheet that does not name it, nor for a second one", () => {
  const seal = newSeal()!;
  const seats = [gave(seal), gave(null)];
  expect(replyTo(table({ stage: "opening", sheet: sheetWith(X), seats }))).toBeNull();
  expect(replyTo(table({ stage: "opening", sheet: sheetWith(seal, "1".repeat(64)), seats }))).toBeNull();
  expect(replyTo(table({ stage: "opening", sheet: sheetWith(seal), seats }))?.type).toBe("open");
  const other = `${sheetWith(seal)}seat 2 bot\n`;
  expect(replyTo(table({ stage: "opening", sheet: other, seats }))).toBeNull();
  expect(notedAt("mead")?.sheet).toBe(sheetWith(seal));
});

test("who sits without a seal is given one, and nobody else is", () => {
  const seats = [gave(null), gave(null)];
  expect(replyTo(table({ seats }))).toMatchObject({ type: "seal", round: 1 });
  expect(replyTo(table({ seats }, { seats: [] }))).toBeNull();
  expect(replyTo(table({ seats }, { receipt: null }))).toBeNull();
  expect(replyTo(table({ stage: "opening", seats: [gave(X)], sheet: sheetWith(X) }))).toBeNull();
});
