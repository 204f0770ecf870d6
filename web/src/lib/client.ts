/**
 * What a game brings to the browser. Everything that knows a game lives in `web/src/games/<id>/`;
 * its `index.ts` exports one `GameClient` as default and is loaded when the game is opened.
 */

import type { Component, Snippet } from "svelte";
import type { Answered, Asked, Json, LogLine, Offer, Option, Outcome, SeatInfo, Text } from "./protocol";
import type { Texts } from "./texts";

/** An option that the player looks at, by pointer or focus, before choosing it. */
export interface Pointed {
  question: Asked;
  offer: Offer;
}

/** A table as a game's own components see it: what to show, what can be chosen. `V` is the game's view. */
export interface Play<V = Json> {
  /** The number of the state that is shown. */
  n: number;
  view: V;
  /** The own seat; null for a spectator or an all-seeing replay. */
  seat: number | null;
  asked: Asked[];
  asides: Asked[];
  answered: Answered[];
  waiting: number[];
  seats: SeatInfo[];
  log: LogLine[];
  result: Outcome | null;
  /** How many lines of chat by others this person has not seen yet. */
  unread: number;
  /** The state in which this person decided last, or 0: what came after it is news. */
  decided: number;
  texts: Texts;
  /** False in a replay, while offline, or until the server has answered. */
  open: boolean;
  /** How long a movement may take, in milliseconds; 0 where the player wants none. */
  motion: number;
  pointed: Pointed | null;
  point(pointed: Pointed | null): void;
  choose(question: Asked, option: Option): void;
  /** Show a card in full size with its help; with `take`, it can be chosen there. */
  zoom(card: string, take?: () => void): void;
  /** Open numbered rules. */
  rule(...numbers: string[]): void;
  /** Say a line to the table, as if it were typed; not there where nobody can talk. */
  talk?(words: string): void;
}

/** The parts of the shell that a game's table puts where they suit it. */
export interface Parts {
  /** The prompt with the same options as buttons, Back and Undo: always shown, never covered. */
  actions: Snippet;
  log: Snippet;
  chat: Snippet;
  menu: Snippet;
  /** How the game ended; shown over the board once `play.result` is there. */
  result: Snippet;
}

/** A game's main question, whose options stay in sight while the steps of one of them are asked. */
export interface MainQuestion {
  name: string;
  icons: Record<string, string>;
  /** Which of its options a later question belongs to. */
  within: Record<string, string>;
  /** What an option costs, in a word, from its hint; null where the hint has to be read. */
  price(hint: Text): string | null;
}

/** The client of a game whose view is a `V`; the shell knows none of them and so has `GameClient`. */
export interface GameClient<V = Json> {
  /** The whole table, filling the window below nothing: board, sheets, hand, bar. */
  Table: Component<{ play: Play<V>; parts: Parts }>;
  /** One card, `width` in CSS pixels; also for the card list and the zoom. */
  Card: Component<{ name: string; texts: Texts; width?: number }>;
  /** A player's sign, in front of what they did in the log. */
  Sign?: Component<{ view: V; seat: number }>;
  /** A player's own colour, as a value of CSS; for curves and bars of a finished game. */
  colour?(view: V, seat: number): string | null;
  main?: MainQuestion;
  /** Whether a choice costs so much that it is asked once more before it is sent; not for the only option. */
  costly?(question: Asked, offer: Offer): boolean;
  /** How the card list can be filtered: a field of the card's row and its values as text keys. */
  filters: { field: string; values: { value: string | number; key: string }[]; key: string }[];
}

const clients = import.meta.glob<{ default: GameClient }>("../games/*/index.ts");

/** The client of a game, or null where no board is drawn yet: then the plain table serves. */
export async function gameClient(game: string): Promise<GameClient | null> {
  const load = clients[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** Sections of a game's plain table by the keys of their titles; what is in neither list comes after. */
export interface PlainParts {
  /** What is going on: a fight, a choice of cards. */
  now: readonly string[];
  /** The reader's own hand and goods. */
  own: readonly string[];
}

const plains = import.meta.glob<{ default: PlainParts }>("../games/*/plain.ts");

/** What comes first at the plain table of a game. */
export async function plainParts(game: string): Promise<PlainParts> {
  const load = plains[`../games/${game}/plain.ts`];
  return load ? (await load()).default : { now: [], own: [] };
}
