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
  Json,
  LogLine,
  Option,
  Section,
  ServerMessage,
  State,
  TableInfo,
  Text,
} from "./protocol";

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
  readonly #waiting = new Map<string, Waiting>();

  constructor(id: string, invite: string | null, plain: boolean) {
    this.#id = id;
    this.#invite = invite;
    this.#plain = plain;
    this.#open();
  }

  /** Decide an open question, or change an answer that is not in force yet. */
  async answer(question: Asked, option: Option): Promise<Text | null> {
    this.busy = true;
    const { name, seat } = question;
    return this.#send({ type: "answer", n: this.state?.n ?? 0, seat, question: name, option });
  }

  async undo(): Promise<Text | null> {
    this.busy = true;
    return this.#send({ type: "undo", n: this.state?.n ?? 0, seat: this.state?.seat ?? 0 });
  }

  say(text: string): Promise<Text | null> {
    return this.#send({ type: "chat", text });
  }

  pace(ms: number): Promise<Text | null> {
    return this.#send({ type: "pace", ms });
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

  #send(message: Unnamed): Promise<Text | null> {
    const id = newId();
    const named: Named = { ...message, id };
    return new Promise((done) => {
      this.#waiting.set(id, { message: named, done });
      this.#post(named);
    });
  }

  #hear(told: ServerMessage): void {
    switch (told.type) {
      case "table":
        this.table = told;
        break;
      case "state":
        this.#take(told);
        break;
      case "sections":
        this.sections = told.sections;
        break;
      case "chat":
        this.chat = joined(this.chat, told.lines);
        break;
      case "ack":
        this.#settle(told.id, null);
        break;
      case "refused":
        this.#settle(told.id, told.text);
        break;
      case "gone":
        this.gone = told.reason;
        break;
    }
  }

  #settle(id: string | null, refused: Text | null): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null) this.#waiting.delete(id);
    this.busy = false;
    waiting?.done(refused);
  }

  #take(state: State): void {
    if (state.base === null) this.view = state.view;
    else if (this.state?.n === state.base && this.view) this.view = changed(this.view, state.view);
    else {
      this.#post({ type: "resume", n: this.state?.n ?? 0 });
      return;
    }
    this.log = [...this.log.slice(0, state.log.start), ...state.log.lines];
    this.state = state;
    this.busy = false;
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
