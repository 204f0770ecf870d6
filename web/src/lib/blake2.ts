/**
 * BLAKE2b (RFC 7693) with key and personalisation, so that a receipt can be checked on any page.
 *
 * The browser's own `crypto.subtle` knows only SHA-2 and is missing on plain http, where a phone
 * plays with a server in the same network.
 */

const MASK = (1n << 64n) - 1n;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
];

/** Which four words each of the eight mixings of a round works on: columns, then diagonals. */
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const BLOCK = 128;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function compress(state: bigint[], block: DataView, length: bigint, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, at) => block.getBigUint64(at * 8, true));
  const v = [...state, ...IV];
  v[12]! ^= length & MASK;
  if (last) v[14]! ^= MASK;
  for (const order of SIGMA) {
    MIXES.forEach(([a, b, c, d], at) => {
      v[a] = (v[a]! + v[b]! + m[order[2 * at]!]!) & MASK;
      v[d] = turned(v[d]! ^ v[a], 32n);
      v[c] = (v[c]! + v[d]) & MASK;
      v[b] = turned(v[b]! ^ v[c], 24n);
      v[a] = (v[a] + v[b] + m[order[2 * at + 1]!]!) & MASK;
      v[d] = turned(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turned(v[b] ^ v[c], 63n);
    });
  }
  for (let at = 0; at < 8; at += 1) state[at]! ^= v[at]! ^ v[at + 8]!;
}

/** The hash of some bytes: `size` bytes long, for a purpose (`person`) and perhaps with a key. */
export function blake2b(
  data: Uint8Array,
  size: number,
  person = "",
  key: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const wanted = new DataView(parameters.buffer);
  const state = IV.map((word, at) => word ^ wanted.getBigUint64(at * 8, true));

  const keyed = key.length ? BLOCK : 0;
  const total = keyed + data.length;
  const padded = new Uint8Array(Math.max(1, Math.ceil(total / BLOCK)) * BLOCK);
  padded.set(key);
  padded.set(data, keyed);
  for (let at = 0; at < padded.length; at += BLOCK) {
    const last = at + BLOCK === padded.length;
    compress(state, new DataView(padded.buffer, at, BLOCK), BigInt(last ? total : at + BLOCK), last);
  }

  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => out.setBigUint64(at * 8, word, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
