// @vitest-environment happy-dom
/** A table over its socket: states, patches, messages that are sent again, and the end. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../../src/lib/connection.svelte";
import type { ClientMessage, ServerMessage, State } from "../../src/lib/protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.lose(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const state = (n: number, base: number | null, view: State["view"]): State => ({
  type: "state",
  n,
  seat: 0,
  base,
  view,
  waiting: [0],
  asked: [],
  asides: [],
  answered: [],
  undo: null,
  log: { start: n, lines: [{ n, key: `line-${n}`, args: {} }] },
  result: null,
});
const PLACE = {
  lesson: "first",
  chapter: "age",
  step: 0,
  steps: [],
  click: 0,
  question: null,
  options: null,
  stage: "watch" as const,
};
const QUESTION = { name: "MarchTo", seat: 0, kind: "place", args: {}, options: [] };

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
let table: Connection;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new Connection("t1", null, false);
  last().open();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a whole view is taken, and what changed is laid over it", () => {
  last().say(state(0, null, { deck: 7, top: null }));
  last().say(state(1, 0, { deck: [6] }));
  expect(table.view).toEqual({ deck: 6, top: null });
  expect(table.log.map((line) => line.key)).toEqual(["line-0", "line-1"]);
});

test("a change of a view that is not there asks for the whole", () => {
  last().say(state(0, null, { deck: 7 }));
  last().say(state(5, 4, { deck: [6] }));
  expect(table.view).toEqual({ deck: 7 });
  expect(last().sent).toEqual([{ type: "resume", n: 0 }]);
});

test("a table that is set anew by a lesson goes on from nothing", () => {
  const connection = new Connection("t", null, false);
  last().open();
  last().say(state(5, null, { a: 1 }));
  last().say({ type: "lesson", n: 5, place: PLACE });
  expect([connection.restarts, connection.lesson?.n]).toEqual([0, 5]);
  last().say({ ...state(2, null, { a: 0 }), log: { start: 0, lines: [{ n: 1, key: "line-1", args: {} }] } });
  expect([connection.restarts, connection.state?.n, connection.log.length]).toEqual([1, 2, 1]);
});

test("an answer is open until the server has acknowledged it and shown what came of it", async () => {
  last().say(state(3, null, {}));
  const done = table.answer(QUESTION, "gimle");
  expect(table.busy).toBe(true);
  const [sent] = last().sent;
  expect(sent).toMatchObject({ type: "answer", n: 3, seat: 0, question: "MarchTo", option: "gimle" });
  last().say({ type: "ack", id: (sent as { id: string }).id, n: 4 });
  expect(await done).toBeNull();
  expect(table.busy).toBe(true);
  last().say({ type: "ack", id: "talk", n: 3 });
  expect(table.busy).toBe(true);
  last().say(state(4, null, {}));
  expect(table.busy).toBe(false);
});

test("a state of somebody else's move does not end the wait for one's own", () => {
  last().say(state(3, null, {}));
  void table.answer(QUESTION, "gimle");
  last().say(state(4, null, {}));
  expect(table.busy).toBe(true);
  const { id } = last().sent[0] as { id: string };
  const text = { key: "refused-stale", args: {} };
  last().say({ type: "refused", id, code: "stale", text, question: null, offered: [], why: null });
  expect(table.busy).toBe(false);
});

test("a refusal says why", async () => {
  const done = table.say("hello");
  const { id } = last().sent[0] as { id: string };
  const text = { key: "refused-slow-down", args: {} };
  last().say({ type: "refused", id, code: "slow-down", text, question: null, offered: [], why: null });
  expect(await done).toEqual(text);
});

test("after a lost line it comes back where it was and sends again what was not acknowledged", () => {
  last().say(state(3, null, {}));
  void table.answer(QUESTION, "gimle");
  const before = last();
  before.lose();
  expect(table.online).toBe(false);
  vi.advanceTimersByTime(400);
  expect(last()).not.toBe(before);
  expect(last().url).toContain("n=3");
  last().open();
  expect(table.online).toBe(true);
  expect(last().sent).toEqual(before.sent);
});

test("it waits longer and longer, but never more than eight seconds", () => {
  for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const before = FakeSocket.all.length;
    last().lose();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test.each([4401, 4403, 4404])("with code %i the table is gone for good", (code) => {
  last().lose(code);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
  expect(table.gone).toBe(`gone-${code}`);
});

test("chat lines that are told again stand there once", () => {
  const line = (number: number) => ({ number, name: "Gudrun", seat: 0, text: `${number}`, at: 0, key: null });
  last().say({ type: "chat", lines: [line(1), line(2)] });
  last().say({ type: "chat", lines: [line(2), line(3)] });
  expect(table.chat.map((each) => each.number)).toEqual([1, 2, 3]);
});
