/**
 * What a captain gives up at sea, marked piece by piece or as a whole row, and given at once.
 *
 * The engine asks for one piece after the other. Where only one is left to give, a click gives it; where there are
 * more, they are marked first, and `follow` answers the questions one by one.
 */

import type { Choice } from "../../kit/choice";
import type { Play } from "../../lib/client";
import { diceOf } from "./cards";
import type { Piece } from "./plan.svelte";
import type { ShoreView, View, WayView } from "./view";

/** What a way takes, piece by piece. */
export const lostBy = (way: WayView): Piece[] => [
  ...diceOf(way.lost),
  ...Array<"food">(way.lost.food ?? 0).fill("food"),
];

/** What is on a ship, piece by piece. */
export const aboardOf = (shore: ShoreView): Piece[] => [
  ...diceOf(shore.warriors),
  ...Array<"food">(shore.food).fill("food"),
];

const sorted = (pieces: Piece[]): string => [...pieces].sort().join();

export class Giving {
  /** Which pieces aboard are marked, by their place; and the ship for which that holds. */
  #marks = $state.raw<number[]>([]);
  #of = $state("");
  /** What was given and is not answered yet. */
  #sending = $state.raw<Piece[]>([]);
  /** The state in which the last answer was given: the next waits for another one. */
  #at = -1;
  readonly #play: () => Play<View>;
  readonly #shore: () => ShoreView;
  readonly #choice: () => Choice;

  constructor(play: () => Play<View>, shore: () => ShoreView, choice: () => Choice) {
    this.#play = play;
    this.#shore = shore;
    this.#choice = choice;
  }

  get #ship(): string {
    return `${this.#shore().name} ${aboardOf(this.#shore()).join()}`;
  }

  /** How many pieces are to be given in all. */
  get number(): number {
    const way = this.#play().view.voyage?.ways[0];
    return way ? lostBy(way).length : 0;
  }

  get marks(): number[] {
    return this.#of === this.#ship ? this.#marks : [];
  }

  get pieces(): Piece[] {
    const aboard = aboardOf(this.#shore());
    return this.marks.map((at) => aboard[at]!);
  }

  get busy(): boolean {
    return this.#sending.length > 0;
  }

  get whole(): boolean {
    return this.number > 0 && this.marks.length === this.number;
  }

  can(piece: Piece): boolean {
    return !this.busy && this.#choice().can(piece);
  }

  /** Whether a way can be taken: in a lesson only some can. */
  open(way: WayView): boolean {
    return lostBy(way).some((piece) => this.can(piece));
  }

  /** Whether what is marked is what this way takes. */
  is(way: WayView): boolean {
    return this.whole && sorted(lostBy(way)) === sorted(this.pieces);
  }

  #mark(marks: number[]): void {
    [this.#of, this.#marks] = [this.#ship, marks];
  }

  /** Give the piece at this place if it is the only one to give, else mark it or take the mark off. */
  touch(at: number): void {
    const piece = aboardOf(this.#shore())[at]!;
    if (!this.can(piece)) return;
    if (this.number < 2) return this.#choice().choose(piece);
    const others = this.marks.filter((each) => each !== at);
    if (others.length < this.marks.length) this.#mark(others);
    else this.#mark([...others.slice(1 - this.number), at]);
  }

  /** The same for all that a way takes. */
  take(way: WayView): void {
    const free = aboardOf(this.#shore()).map((piece, at) => ({ piece, at }));
    const marks = lostBy(way).map((piece) => {
      const found = free.findIndex((each) => each.piece === piece);
      return free.splice(found, 1)[0]!.at;
    });
    if (this.number < 2) this.touch(marks[0]!);
    else if (this.open(way)) this.#mark(marks);
  }

  clear(): void {
    this.#mark([]);
  }

  give(): void {
    if (!this.whole) return;
    this.#sending = this.pieces;
    this.#at = -1;
    this.follow();
  }

  /** Answer with the next piece that was given; called with every new state. */
  follow(): void {
    const play = this.#play();
    const choice = this.#choice();
    if (!this.#sending.length || !play.open || play.n === this.#at) return;
    const next = this.#sending.findIndex((piece) => choice.can(piece));
    if (next < 0) {
      this.#sending = [];
      return;
    }
    const piece = this.#sending[next]!;
    this.#sending = this.#sending.filter((_, at) => at !== next);
    this.#at = play.n;
    choice.choose(piece);
  }
}
