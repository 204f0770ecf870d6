/** What this person last decided and last read at a table: what came after it is news, also after a reload. */

const MOST = 30;

/** A number for each of the tables that were played last, kept by the browser. */
class Kept {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  #all(): [string, number][] {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "[]") as [string, number][];
    } catch {
      return [];
    }
  }

  /** The number of a table, or 0. */
  of(table: string): number {
    return this.#all().find(([id]) => id === table)?.[1] ?? 0;
  }

  keep(table: string, number: number): void {
    const others = this.#all().filter(([id]) => id !== table);
    try {
      localStorage.setItem(this.#key, JSON.stringify([[table, number], ...others].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing tells the news until it is reloaded.
    }
  }
}

/** The last state that was decided. */
export const decided = new Kept("meadhall-since");

/** The last line of chat that was in sight. */
export const heard = new Kept("meadhall-heard");
