/** Which state of a table this person decided last: what came after it is news, also after a reload. */

const KEY = "meadhall-since";
const MOST = 30;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The last state that was decided at this table, or 0. */
export function lastDecided(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? 0;
}

/** Keep it, for the tables played last. */
export function decided(table: string, n: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, n], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing tells the news until it is reloaded.
  }
}
