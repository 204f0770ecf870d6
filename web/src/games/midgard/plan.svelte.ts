/**
 * Whom a player sends where, as it is put together on the drawing.
 *
 * The engine asks slot by slot (so many swordsmen to the troll, ...), and a changed answer makes it ask the later slots
 * again. Here the whole plan is held: what was clicked is wanted, and `follow` answers what is asked until it is so.
 */

import type { Play } from "../../lib/client";
import type { Asked } from "../../lib/protocol";
import { ROWS, WARRIORS, type Warrior } from "./cards";
import type { TargetView, View } from "./view";

export type Target = TargetView["name"];
export type Piece = Warrior | "food";

const camel = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase());

/** The question that a piece for a target is asked by. */
export const slot = (target: Target, piece: Piece): string =>
  piece === "food" ? `LoadFoodFor${camel(target)}` : `Send${camel(piece)}To${camel(target)}`;

const isSlot = (name: string): boolean => /^(Send\w+To|LoadFoodFor)/.test(name);

/** No plan needs more answers than this, so that a mistake never runs on. */
const MOST = 60;

export class Plan {
  /** What was clicked and is not answered yet. */
  #wanted = $state.raw<Record<string, number> | null>(null);
  #left = 0;
  /** The state in which the last answer was given: the next waits for another one. */
  #at = -1;
  readonly #play: () => Play<View>;

  constructor(play: () => Play<View>) {
    this.#play = play;
  }

  /** Whether answers are still on their way. */
  get busy(): boolean {
    return this.#wanted !== null;
  }

  /** Whether this player assigns, or has and may change it. */
  get mine(): boolean {
    const { asked, answered } = this.#play();
    return [...asked, ...answered].some((each) => isSlot(each.name) || each.name === "ConfirmCrews");
  }

  /** Whether everything is decided and only to be confirmed. */
  get whole(): boolean {
    return this.#play().asked.some((each) => each.name === "ConfirmCrews");
  }

  get confirmed(): boolean {
    return this.#play().answered.some((each) => each.name === "ConfirmCrews");
  }

  /** One's own targets: those in the town, and the shores where one's ships lie. */
  get targets(): Target[] {
    const { view, seat } = this.#play();
    return [...view.town, ...view.shores]
      .filter((each) => each.fighter === seat && each.enemy)
      .map((each) => each.name);
  }

  /** Which pieces may go to a target. */
  pieces(target: Target): Piece[] {
    const { view, seat } = this.#play();
    const player = view.players[seat!]!;
    const sea = target.startsWith("shore");
    const enemy = [...view.town, ...view.shores].find((each) => each.name === target)!.enemy;
    const banned = enemy ? (ROWS[enemy]?.bans ?? []) : [];
    const warriors = WARRIORS.filter((kind) => player.warriors[kind] && (sea || !banned.includes(kind)));
    return sea && player.food ? [...warriors, "food"] : warriors;
  }

  count(target: Target, piece: Piece): number {
    const name = slot(target, piece);
    const given = this.#play().answered.find((each) => each.name === name)?.given;
    return this.#wanted?.[name] ?? Number(given ?? 0);
  }

  /** The question that asks for this slot just now. */
  asked(target: Target, piece: Piece): string | undefined {
    return this.#play().asked.find((each) => each.name === slot(target, piece))?.name;
  }

  /** How many of a kind are still at home. */
  home(piece: Piece): number {
    const { view, seat } = this.#play();
    const player = view.players[seat!]!;
    const all = piece === "food" ? player.food : (player.warriors[piece] ?? 0);
    return all - this.targets.reduce((sum, target) => sum + this.count(target, piece), 0);
  }

  aboard(target: Target): number {
    return this.pieces(target).reduce((sum, piece) => sum + this.count(target, piece), 0);
  }

  /** How many more find room at a target. */
  room(target: Target): number {
    const shore = this.#play().view.shores.find((each) => each.name === target);
    return shore ? shore.capacity - this.aboard(target) : Infinity;
  }

  can(target: Target, piece: Piece): boolean {
    return this.#play().open && this.pieces(target).includes(piece) && this.home(piece) > 0 && this.room(target) > 0;
  }

  /** Send one more, or take one back. */
  add(target: Target, piece: Piece, by: 1 | -1): void {
    const now = this.count(target, piece);
    if (by > 0 ? !this.can(target, piece) : now < 1) return;
    this.#drive({ [slot(target, piece)]: now + by });
  }

  /** Whoever is not sent stays at home. */
  finish(): void {
    this.#drive({});
  }

  #drive(change: Record<string, number>): void {
    const given = this.#play()
      .answered.filter((each) => isSlot(each.name))
      .map((each): [string, number] => [each.name, Number(each.given)]);
    this.#wanted = { ...Object.fromEntries(given), ...this.#wanted, ...change };
    this.#left = MOST;
    this.#at = -1;
    this.follow();
  }

  /**
   * What of a slot's options comes next to what is wanted. In a lesson only some are offered: a piece that is sent
   * takes as many with it as the lesson says, and what was not touched yet is not answered.
   */
  #offered(slot: Asked, wanted: number): number | null {
    const offered = slot.options.map((offer) => Number(offer.option));
    const most = Math.max(...offered);
    if (offered.includes(Math.min(wanted, most))) return Math.min(wanted, most);
    return wanted && offered.length ? most : null;
  }

  /** Answer the next slot that is not as wanted; called with every new state. */
  follow(): void {
    const play = this.#play();
    const wanted = this.#wanted;
    if (!wanted || !play.open || play.n === this.#at) return;
    const other = play.answered.find(
      (each) => isSlot(each.name) && wanted[each.name] !== undefined && wanted[each.name] !== each.given,
    );
    const next: Asked | undefined = other ?? play.asked.find((each) => isSlot(each.name));
    if (!next || this.#left-- <= 0) {
      this.#wanted = null;
      return;
    }
    const number = this.#offered(next, wanted[next.name] ?? 0);
    if (number === null) {
      this.#wanted = null;
      return;
    }
    this.#at = play.n;
    play.choose(next, number);
  }
}
