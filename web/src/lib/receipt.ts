/**
 * Receipts on the player's own device: its share, what it noted, and the check after the game.
 *
 * The algorithm is that of src/meadhall/core/receipt.py, written a second time so that nobody has to
 * trust the server (docs/receipts.md). The key, and with it every card and die, is computed from the
 * record and from what this device has noted itself.
 */

import { blake2b, fromHex, toHex } from "./blake2";
import type { TableInfo } from "./protocol";

export type Part = "share" | "withheld" | "none" | "bot" | "beside";

export interface Given {
  part: Part;
  seal: string;
  share: string;
}

export interface Receipt {
  table: string;
  round: string;
  house: string;
  seats: Given[];
  secret: string;
}

/** What a record says that a receipt is about. */
export interface Recorded {
  game: string;
  seats: number;
  names: string[];
  setUp: string[];
  key: string;
  /** Where it branched off another game; null for one that was dealt. */
  branch: string | null;
  answers: string[];
  receipt: Receipt | null;
}

/** What this device has seen with its own eyes. */
export interface Noted {
  sheet: string;
  share: string;
  mark: string;
}

/** What is wrong with a receipt: keys of texts. */
export type Flaw =
  | "receipt-missing"
  | "receipt-secret"
  | "receipt-share"
  | "receipt-seats"
  | "receipt-key"
  | "receipt-sheet"
  | "receipt-own-share"
  | "receipt-mark";

// -- the algorithm ---------------------------------------------------------------

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const digest = (name: string, data: Uint8Array): string => toHex(blake2b(data, 32, `meadhall ${name}`));
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

export const sealSecret = (secret: string): string => digest("secret", fromHex(secret));
export const sealShare = (share: string): string => digest("share", fromHex(share));
const setUpMark = (record: Recorded): string => digest("set-up", bytes(textOf(record.setUp)));

export function sheetOf(receipt: Receipt, record: Recorded): string {
  const seats = receipt.seats.map(({ part, seal }, seat) =>
    part === "share" || part === "withheld" ? `seat ${seat} share ${seal}` : `seat ${seat} ${part}`,
  );
  return textOf([
    "meadhall receipt 1",
    `table ${receipt.table}`,
    `round ${receipt.round}`,
    `set-up ${setUpMark(record)}`,
    `house ${receipt.house}`,
    ...seats,
  ]);
}

export function keyOf(receipt: Receipt, sheet: string): string {
  const shares = receipt.seats.flatMap(({ part, share }, seat) =>
    part === "share" ? [`share ${seat} ${share}`] : part === "withheld" ? [`share ${seat} withheld`] : [],
  );
  return digest("key", bytes(sheet + textOf([`secret ${receipt.secret}`, ...shares])));
}

export const markOf = (record: Recorded): string =>
  digest(
    "mark",
    bytes(
      textOf([
        `set-up ${setUpMark(record)}`,
        `key ${record.key}`,
        ...(record.branch ? [`branch ${record.branch}`] : []),
        ...record.answers,
      ]),
    ),
  );

/** What is wrong with a record's receipt, by itself and beside what this device has noted. */
export function flawsOf(record: Recorded, noted: Noted | null): Flaw[] {
  const { receipt } = record;
  if (!receipt) return ["receipt-missing"];
  const found: Flaw[] = [];
  if (sealSecret(receipt.secret) !== receipt.house) found.push("receipt-secret");
  const opened = receipt.seats.filter(({ part }) => part === "share");
  if (opened.some(({ share, seal }) => sealShare(share) !== seal)) found.push("receipt-share");
  if (receipt.seats.length !== record.seats) found.push("receipt-seats");
  const sheet = sheetOf(receipt, record);
  if (keyOf(receipt, sheet) !== record.key) found.push("receipt-key");
  if (noted?.sheet && noted.sheet !== sheet) found.push("receipt-sheet");
  if (noted?.share && receipt.seats.every(({ share }) => share !== noted.share)) found.push("receipt-own-share");
  if (noted?.mark && noted.mark !== markOf(record)) found.push("receipt-mark");
  return found;
}

// -- reading a record --------------------------------------------------------------

const HEADS = ["game", "rules", "seats", "option"];

/** The parts of a record that its receipt is about; null if it is no record. */
export function readRecord(text: string): Recorded | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  const begin = lines.indexOf("begin");
  if (lines[0] !== "saga 1" || begin < 0) return null;
  const head = lines.slice(1, begin);
  const rest = (word: string): string[] =>
    head.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  return {
    game: rest("game")[0] ?? "",
    seats: Number(rest("seats")[0]),
    names: rest("seat").map((line) => line.split(" ").slice(1).join(" ")),
    setUp: HEADS.flatMap((word) => rest(word).map((line) => `${word} ${line}`)),
    key: rest("key")[0] ?? "",
    branch: rest("branch")[0] ?? null,
    answers: lines.slice(begin + 1).filter((line) => !/^(result|state) /.test(line)),
    receipt: readReceipt(rest("receipt").map((line) => line.split(" "))),
  };
}

function readReceipt(lines: string[][]): Receipt | null {
  const [first] = lines;
  if (!first) return null;
  const named = (word: string): string => lines.find(([each]) => each === word)?.[1] ?? "";
  return {
    table: first[1] ?? "",
    round: first[2] ?? "",
    house: named("house"),
    seats: lines
      .filter(([word]) => word === "seat")
      .map((words) => ({ part: words[2] as Part, seal: words[3] ?? "", share: words[4] ?? "" })),
    secret: named("secret"),
  };
}

// -- the chance of a game --------------------------------------------------------------

const SPAN = 2 ** 32;

/** The source of all chance of a game, as src/meadhall/core/dice.py has it: numbers below n, one after another. */
export class Dice {
  drawn = 0;
  readonly #key: Uint8Array;
  #block = new DataView(new ArrayBuffer(64));

  constructor(key: string) {
    this.#key = fromHex(key);
  }

  below(n: number): number {
    const limit = SPAN - (SPAN % n);
    for (;;) {
      if (this.drawn % 16 === 0) this.#turn();
      const word = this.#block.getUint32((this.drawn % 16) * 4, true);
      this.drawn += 1;
      if (word < limit) return word % n;
    }
  }

  #turn(): void {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(this.drawn / 16), true);
    this.#block = new DataView(blake2b(new Uint8Array(counter.buffer), 64, "", this.#key).buffer);
  }
}

/** The first of a game's draws, each as two numbers (of how many, which), that the key does not give; null if none. */
export function falseDraw(key: string, draws: readonly number[]): number | null {
  const dice = new Dice(key);
  for (let at = 0; at < draws.length; at += 2) if (dice.below(draws[at]!) !== draws[at + 1]) return at / 2;
  return null;
}

// -- what this device keeps -----------------------------------------------------------

const PREFIX = "meadhall-receipt-";
const MOST = 200;

interface Kept extends Noted {
  at: number;
}

function kept(name: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(name: string, noted: Noted): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ ...noted, at: Date.now() } satisfies Kept));
    forgetOldest();
    return true;
  } catch {
    return false;
  }
}

function forgetOldest(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= MOST) return;
  const age = (name: string): number => kept(name.slice(PREFIX.length))?.at ?? 0;
  for (const name of names.sort((a, b) => age(a) - age(b)).slice(0, names.length - MOST)) localStorage.removeItem(name);
}

/** A new share of this device; its seal is for everybody. Null where the browser keeps nothing. */
export function newSeal(): string | null {
  const share = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const seal = sealShare(share);
  return keep(seal, { sheet: "", share, mark: "" }) ? seal : null;
}

/** What this device noted at a table. */
export const notedAt = (table: string): Noted | null => kept(table);

/** It as a file for `meadhall verify --noted`. */
export const notedText = ({ sheet, share, mark }: Noted): string =>
  sheet + (share ? `own ${share}\n` : "") + (mark ? `mark ${mark}\n` : "");

export type Message = { type: "seal"; round: number; seal: string } | { type: "open"; round: number; share: string };

/**
 * What this device has to say to a table, once it has noted what it was shown.
 *
 * A share is opened only against a sheet that names its seal and the house's, and the sheet is noted
 * before: the record must have the very same one.
 */
export function replyTo(table: TableInfo): Message | null {
  const { receipt } = table;
  if (!receipt) return null;
  const before = notedAt(table.id);
  if (receipt.mark && before && before.mark !== receipt.mark) keep(table.id, { ...before, mark: receipt.mark });
  const own = table.seats.findIndex((seat) => seat.yours);
  const gave = receipt.seats[own];
  if (!gave || table.status !== "gathering") return null;
  const round = receipt.round;
  if (receipt.stage === "sealing" && !gave.seal) {
    const seal = newSeal();
    return seal ? { type: "seal", round, seal } : null;
  }
  if (receipt.stage !== "opening" || !gave.seal || gave.opened) return null;
  const sealed = kept(gave.seal);
  const { sheet } = receipt;
  if (!sealed || !isSheetOf(sheet, table.id, own, gave.seal, receipt.house)) return null;
  // A share is opened once: a second sheet for it could be chosen by who knows it already.
  if (sealed.sheet && sealed.sheet !== sheet) return null;
  const noted = { sheet, share: sealed.share, mark: "" };
  return keep(gave.seal, noted) && keep(table.id, noted) ? { type: "open", round, share: noted.share } : null;
}

function isSheetOf(sheet: string, table: string, seat: number, seal: string, house: string): boolean {
  const lines = sheet.split("\n");
  return [`table ${table}`, `house ${house}`, `seat ${seat} share ${seal}`].every((line) => lines.includes(line));
}
