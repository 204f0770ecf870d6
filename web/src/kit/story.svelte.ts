/**
 * What has just happened, told in chapters over the board: the engine, which knows neither game nor drawing.
 *
 * 1. The game groups new lines of the log into chapters (`tell`), each of so many beats.
 * 2. A chapter shows beat after beat, stays to be read, and gives way to the next; a click goes on at once.
 * 3. All of it ends after `LONGEST`, when the player decides, or when a question needs the board; whoever is asked
 *    anything else has the board back after `ASKED`.
 * 4. What was not told waits behind a button; told from there, it takes the time that it takes.
 *
 * The timers are its own: a new state may add to what is told, but never makes it start anew.
 */

import type { LogLine } from "../lib/protocol";

export interface Chapter {
  readonly beats: readonly unknown[];
}

/** The state of a table, as far as telling goes. */
export interface Moment {
  n: number;
  log: readonly LogLine[];
  /** The state in which the player decided last: what came before it is no news. */
  decided: number;
  /** Whether the player is asked something for which the board is needed. */
  held: boolean;
  /** Whether the player is asked anything at all. */
  asked?: boolean;
  /** How long a movement may take; without movement all beats are shown at once. */
  motion: number;
}

export const STEP = 450;
export const READ = 4000;
export const LONGEST = 6000;
export const ASKED = 2000;
/** Nobody can read a chapter in less. */
const LEAST = 1200;
const MOST = Math.floor(LONGEST / LEAST);
/** So many lines at once are a jump in a replay or a reconnect, which nobody wants told. */
const JUMP = 80;

export class Story<C extends Chapter> {
  /** What is being told, and what was not and can be told later. */
  chapters = $state.raw<readonly C[]>([]);
  missed = $state.raw<readonly C[]>([]);
  page = $state(0);
  /** How many beats of the chapter are shown. */
  shown = $state(0);

  readonly #tell: (lines: LogLine[]) => C[];
  #from: number;
  #before: number;
  #decided: number;
  #until = 0;
  #motion = 0;
  /** Told from the button: what is told is then not the news. */
  #again = false;
  /** Cut short because the player was asked something: it can be read again. */
  #hurried = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (lines: LogLine[]) => C[], now: { n: number; decided: number }) {
    this.#tell = tell;
    this.#from = this.#before = now.n;
    this.#decided = now.decided;
  }

  get chapter(): C | null {
    return this.chapters[this.page] ?? null;
  }

  /** A new state has come. */
  follow({ n, log, decided, held, asked = false, motion }: Moment): void {
    const jumped = n < this.#before || log.filter((line) => line.n > this.#before).length > JUMP;
    this.#before = n;
    this.#motion = motion;
    if (jumped) this.#forget(n);
    else if (decided !== this.#decided) this.#forget(decided);
    this.#decided = decided;
    if (this.#again) return;
    const news = this.#tell(log.filter((line) => line.n > this.#from));
    if (held) this.#put(news.slice(this.page), n);
    else if (news.length) this.#take(news);
    if (asked && this.chapter) this.#hurry();
  }

  /** Show all of the chapter, or go on to the next. */
  next(): void {
    this.page += 1;
    this.shown = 0;
    if (this.chapter) this.#tick();
    else this.#end();
  }

  /** To the board at once; what was not read yet can be told later. */
  look(): void {
    this.#put(this.chapters.slice(this.page), this.#before);
  }

  /** Nothing of it is wanted. */
  skip(): void {
    this.#end();
  }

  /** Tell what was missed, without hurry. */
  recall(): void {
    if (!this.missed.length) return;
    this.#again = true;
    this.#start(this.missed, Infinity);
    this.missed = [];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  // -- inside ------------------------------------------------------------------

  #take(news: C[]): void {
    if (this.#timer !== undefined) {
      const read = this.shown >= (this.chapter?.beats.length ?? 0);
      this.chapters = news;
      // A chapter that was all there and has grown shows what is new; its time goes on running.
      if (read && this.shown < (this.chapter?.beats.length ?? 0)) this.#tick();
      return;
    }
    // Of a long backlog the latest is told: that is what the board shows the outcome of.
    const late = Math.max(0, news.length - MOST);
    this.missed = [...this.missed, ...news.slice(0, late)];
    this.#start(news, Date.now() + LONGEST, late);
  }

  /** Somebody wants to decide: the rest is told at once or waits. */
  #hurry(): void {
    const until = Date.now() + ASKED;
    if (until >= this.#until) return;
    this.#until = until;
    this.#hurried = true;
    this.shown = this.chapter!.beats.length;
    this.#tick();
  }

  #start(chapters: readonly C[], until: number, page = 0): void {
    this.close();
    this.chapters = chapters;
    this.page = page;
    this.shown = 0;
    this.#until = until;
    this.#tick();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const { chapter } = this;
    if (!chapter) return;
    const left = this.#until - Date.now();
    if (left <= 0) return this.look();
    const beats = chapter.beats.length;
    if (!this.#motion) this.shown = beats;
    const more = this.shown < beats;
    const share = left / (this.chapters.length - this.page);
    const step = Math.min(STEP, share / 2 / Math.max(1, beats - this.shown));
    const wait = more ? step : Math.min(READ, Math.max(LEAST, share));
    this.#timer = setTimeout(() => this.#on(more), Math.min(wait, left));
  }

  #on(more: boolean): void {
    if (!more && this.chapter && this.shown >= this.chapter.beats.length) {
      const last = this.page + 1 >= this.chapters.length;
      return last && this.#hurried ? this.look() : this.next();
    }
    if (more) this.shown += 1;
    this.#tick();
  }

  /** Stop telling, with this to be told later. */
  #put(rest: readonly C[], n: number): void {
    this.missed = [...this.missed, ...rest];
    this.#from = n;
    this.#clear();
  }

  #end(): void {
    this.#from = this.#again ? this.#from : this.#before;
    this.#clear();
  }

  /** Everything up to a state is no news any more. */
  #forget(n: number): void {
    this.missed = [];
    this.#from = n;
    this.#clear();
  }

  #clear(): void {
    this.close();
    this.#again = this.#hurried = false;
    this.chapters = [];
    this.page = 0;
    this.shown = 0;
  }
}
