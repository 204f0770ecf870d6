/**
 * What a screen reader is told of a table, what happened, each line once and in order, and what is asked.
 *
 * 1. Whoever comes hears what happened since they decided last, then what is asked of them.
 * 2. Every new line of the log is told as it comes. Lines that an undo took away are said to be taken back.
 * 3. A question is told when it is asked, and not again while it stands open, whatever others do meanwhile.
 * 4. While an answer is on its way nothing is asked: the old question is not told anew.
 */

import type { ChatLine, LogLine } from "./protocol";

export interface Moment {
  /** Whose eyes: what one seat knows of the past is not what another does. */
  seat: number | null;
  log: readonly LogLine[];
  /** What is asked, or how it ended, in words; empty while nothing is asked. */
  asked: string;
  /** Whether an answer would be taken now. */
  open: boolean;
  /** The state in which this person decided last: the same question after it is another one. */
  decided: number;
}

/** How the table says things. */
export interface Words {
  line(line: LogLine): string;
  /** That something was taken back. */
  undone(): string;
  /** That only the last lines of many are told. */
  last(n: number, all: number): string;
}

/** More than this at once is a jump, after an absence: the rest is in the log. */
const MOST = 40;

export class Announcements {
  #log: readonly LogLine[] | null = null;
  #seat: number | null = null;
  #asking = "";
  #heard: number | null = null;

  /** What is to be said now that the table stands like this. */
  hear(now: Moment, words: Words): string[] {
    return [...this.#events(now, words), ...this.#question(now)];
  }

  /** What others said since the last time; whoever comes has missed nothing. */
  overhear(chat: readonly ChatLine[], own: (line: ChatLine) => boolean, say: (line: ChatLine) => string): string[] {
    const heard = this.#heard;
    this.#heard = chat.at(-1)?.number ?? heard ?? 0;
    return heard === null ? [] : chat.filter((line) => line.number > heard && !own(line)).map(say);
  }

  #events({ seat, log, decided }: Moment, words: Words): string[] {
    const before = this.#log;
    const moved = seat !== this.#seat;
    this.#log = log;
    this.#seat = seat;
    if (before === null) {
      const news = log.filter((line) => line.n > decided);
      return told(news, words);
    }
    const known = moved ? Math.min(before.length, log.length) : common(before, log);
    const undone = !moved && known < before.length;
    if (undone) this.#asking = "";
    return [...(undone ? [words.undone()] : []), ...told(log.slice(known), words)];
  }

  #question({ asked, open, decided }: Moment): string[] {
    if (!open && asked) return [];
    const asking = asked && `${decided} ${asked}`;
    const again = asking === this.#asking;
    this.#asking = asking;
    return again || !asked ? [] : [asked];
  }
}

function told(lines: readonly LogLine[], words: Words): string[] {
  const said = lines.slice(-MOST).map((line) => words.line(line));
  return lines.length > MOST ? [words.last(MOST, lines.length), ...said] : said;
}

/** How many lines two logs begin with in common; a reconnect tells the same lines anew. */
function common(a: readonly LogLine[], b: readonly LogLine[]): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && same(a[at]!, b[at]!)) at += 1;
  return at;
}

const same = (a: LogLine, b: LogLine): boolean =>
  a === b || (a.n === b.n && a.key === b.key && JSON.stringify(a.args) === JSON.stringify(b.args));
