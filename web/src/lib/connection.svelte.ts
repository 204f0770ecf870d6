/**
 * A table over its socket: the present state, and what this client sends.
 *
 * Nothing is guessed ahead: the screen shows what the server has said. A message that was not
 * acknowledged is sent again after a reconnect with the same id, so it counts once.
 */

import { changed } from "./patches.js";
import type {
  Asked,
  ChatLine,
  ClientMessage,
  Closed,
  Json,
  LessonState,
  LogLine,
  Option,
  Section,
  ServerMessage,
  State,
  TableInfo,
  Text,
} from "./protocol";
import { replyTo } from "./receipt";

/** A message that the server acknowledges, and so has an id; `Unnamed` is one before it gets it. */
type Named = Extract<ClientMessage, { id: string }>;
type Unnamed = Named extends infer M ? (M extends Named ? Omit<M, "id"> : never) : never;

interface Waiting {
  message: Named;
  done: (refused: Text | null) => void;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 8000;

export class Connection {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  view = $state.raw<Json>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  sections = $state.raw<Section[] | null>(null);
  /** Where the table stands in its lesson: about the state of its number. */
  lesson = $state.raw<LessonState | null>(null);
  /** How often the table was set anew, by going to another step of a lesson: nothing goes on from before. */
  restarts = $state(0);
  online = $state(false);
  /** Why the table cannot be shown (a text key), once the server has said so. */
  gone = $state<string | null>(null);
  /** A question is being answered: until the server has spoken, nothing else can be chosen. */
  busy = $state(false);

  readonly #id: string;
  readonly #invite: string | null;
  #socket: WebSocket | null = null;
  #seat: number | null = null;
  #plain = false;
  #retry = FIRST_RETRY;
  #timer = 0;
  #closed = false;
  /** What was last given to the receipt: told once a round, however often the table is told anew. */
  #given: string | null = null;
  /** Questions about reasons that are not answered yet. */
  readonly #asking = new Map<string, (closed: Closed | null) => void>();
  readonly #waiting = new Map<string, Waiting>();
  /** The message that a choice was sent in, and the state that shows it once the server has named it. */
  #choice: string | null = null;
  #shownBy: number | null = null;

  constructor(id: string, invite: string | null, plain: boolean) {
    this.#id = id;
    this.#invite = invite;
    this.#plain = plain;
    this.#open();
  }

  /** Decide an open question, or change an answer that is not in force yet. */
  async answer(question: Asked, option: Option): Promise<Text | null> {
    const { name, seat } = question;
    return this.#choose({ type: "answer", n: this.state?.n ?? 0, seat, question: name, option });
  }

  async undo(): Promise<Text | null> {
    return this.#choose({ type: "undo", n: this.state?.n ?? 0, seat: this.state?.seat ?? 0 });
  }

  say(text: string): Promise<Text | null> {
    return this.#send({ type: "chat", text });
  }

  pace(ms: number): Promise<Text | null> {
    return this.#send({ type: "pace", ms });
  }

  /** Nothing is to be taken back: the bots need not wait. */
  hurry(): Promise<Text | null> {
    return this.#send({ type: "hurry" });
  }

  /** Ask why a thing cannot be chosen at an open question; null where there is nothing to say. */
  why(question: Asked, option: Option): Promise<Closed | null> {
    const id = newId();
    return new Promise((told) => {
      this.#asking.set(id, told);
      this.#post({ type: "why", id, seat: question.seat, question: question.name, option });
    });
  }

  /** Begin without the shares of devices that do not answer. */
  begin(): Promise<Text | null> {
    return this.#send({ type: "begin" });
  }

  /** See the table from another own seat, or as a spectator: for one device passed around. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.#post({ type: "sit", seat });
  }

  show(plain: boolean): void {
    this.#plain = plain;
    if (!plain) this.sections = null;
    this.#post({ type: "show", plain });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  // -- inside ------------------------------------------------------------------

  #open(): void {
    const query = new URLSearchParams();
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    if (this.state) query.set("n", String(this.state.n));
    if (this.#plain) query.set("plain", "1");
    if (this.#invite) query.set("invite", this.#invite);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.#id}?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#retry = FIRST_RETRY;
      for (const { message } of this.#waiting.values()) this.#post(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      this.online = false;
      if (this.#closed) return;
      if ([4401, 4403, 4404].includes(event.code)) {
        this.gone ??= `gone-${event.code}`;
        return;
      }
      this.#timer = window.setTimeout(() => this.#open(), this.#retry);
      this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY);
    };
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a choice; nothing else can be chosen until its outcome is on the screen. */
  #choose(message: Unnamed): Promise<Text | null> {
    this.busy = true;
    this.#choice = newId();
    this.#shownBy = null;
    return this.#send(message, this.#choice);
  }

  #send(message: Unnamed, id = newId()): Promise<Text | null> {
    const named: Named = { ...message, id };
    return new Promise((done) => {
      this.#waiting.set(id, { message: named, done });
      this.#post(named);
    });
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case "table":
        this.#tableIs(told);
        break;
      case "state":
        this.#take(told);
        break;
      case "lesson":
        this.lesson = told;
        break;
      case "sections":
        this.sections = told.sections;
        break;
      case "chat":
        this.chat = joined(this.chat, told.lines);
        break;
      case "ack":
        if (told.id === this.#choice) this.#shownBy = told.n;
        this.#settle(told.id, null);
        break;
      case "refused":
        if (told.id === null || told.id === this.#choice) this.#choice = null;
        this.#settle(told.id, told.text);
        break;
      case "reason":
        this.#asking.get(told.id)?.(told.closed);
        this.#asking.delete(told.id);
        break;
      case "gone":
        this.gone = told.reason;
        break;
    }
  }

  /** Note how the table stands; this device gives its part to the receipt by itself. */
  #tableIs(table: TableInfo): void {
    this.table = table;
    const reply = replyTo(table);
    const said = reply && JSON.stringify([reply.type, reply.round]);
    if (!reply || said === this.#given) return;
    this.#given = said;
    void this.#send(reply);
  }

  #settle(id: string | null, refused: Text | null): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    this.#rest();
    waiting?.done(refused);
  }

  /** A second click on what was just chosen would be about a state that is gone: wait for the next. */
  #rest(): void {
    if (this.#choice !== null && (this.#shownBy === null || (this.state?.n ?? 0) < this.#shownBy)) return;
    this.#choice = this.#shownBy = null;
    this.busy = false;
  }

  /** Whether a state does not follow from the one before: it is whole, and its log begins at the beginning. */
  #isAnew(state: State): boolean {
    const whole = state.base === null && state.log.start === 0 && this.log.length > 0;
    return whole && this.state !== null && state.seat === this.state.seat;
  }

  #take(state: State): void {
    if (state.base === null) this.view = state.view;
    else if (this.state?.n === state.base && this.view) this.view = changed(this.view, state.view);
    else {
      this.#post({ type: "resume", n: this.state?.n ?? 0 });
      return;
    }
    if (this.#isAnew(state)) this.restarts += 1;
    this.log = [...this.log.slice(0, state.log.start), ...state.log.lines];
    this.state = state;
    this.#rest();
  }
}

/** What was said so far with what is told now; a reconnect tells the last lines again. */
function joined(known: ChatLine[], told: ChatLine[]): ChatLine[] {
  const again = new Set(told.map((line) => line.number));
  return [...known.filter((line) => !again.has(line.number)), ...told].slice(-200);
}

/** A name for a message that nobody else uses; also without a secure context (a phone on the LAN). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
