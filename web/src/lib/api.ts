/** Requests to the server; what it refuses is thrown as `Refused`, with a text for people. */

import type {
  AboutMe,
  AdviceInfo,
  Addresses,
  BotToken,
  Chance,
  FaultInfo,
  Frames,
  GameInfo,
  HouseChance,
  Link,
  LinkInfo,
  Me,
  MoveLesson,
  NewTable,
  Openness,
  OwnBots,
  Problem,
  ReplayInfo,
  RuleInfo,
  StoryInfo,
  TableInfo,
  Tables,
  Text,
  WhatIf,
} from "./protocol";
import { newSeal } from "./receipt";

export class Refused extends Error {
  readonly status: number;
  readonly text: Text;
  readonly faults: readonly FaultInfo[];

  constructor(status: number, text: Text, detail: string, faults: readonly FaultInfo[] = []) {
    super(detail);
    this.status = status;
    this.text = text;
    this.faults = faults;
  }
}

const UNREACHABLE: Text = { key: "web-unreachable", args: {} };

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Refused(0, UNREACHABLE, String(error));
  }
  if (reply.ok) return reply;
  const problem = (await reply.json().catch(() => null)) as Problem | null;
  throw new Refused(reply.status, problem?.text ?? UNREACHABLE, problem?.detail ?? reply.statusText, problem?.faults);
}

const get = async <T>(path: string): Promise<T> => (await request("GET", path)).json() as Promise<T>;
const send = async <T>(method: string, path: string, body: unknown = {}): Promise<T> =>
  (await request(method, path, body)).json() as Promise<T>;

export const api = {
  becomeGuest: (about: AboutMe) => send<Me>("POST", "/api/me", about),
  change: (about: AboutMe) => send<Me>("PATCH", "/api/me", about),
  link: () => send<Link>("POST", "/api/me/links"),
  claim: (token: string) => send<Me>("POST", "/api/me/claim", { token }),

  ownBots: () => get<OwnBots>("/api/me/bots"),
  makeBot: (name: string) => send<BotToken>("POST", "/api/me/bots", { name }),
  revokeBot: (id: string) => request("DELETE", `/api/me/bots/${id}`),

  whoseLink: (token: string) => send<LinkInfo>("POST", "/api/me/claim/check", { token }),
  addresses: () => get<Addresses>("/api/addresses"),

  games: () => get<GameInfo[]>("/api/games"),
  cards: (game: string) => get<Record<string, Record<string, unknown>>>(`/api/games/${game}/cards`),
  rules: (game: string, language: string) => get<RuleInfo[]>(`/api/games/${game}/rules?language=${language}`),

  tables: () => get<Tables>("/api/tables"),
  table: (id: string, invite: string | null) =>
    get<TableInfo>(`/api/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`),
  /** The names in what somebody wrote for the game of a table or replay, as messages. */
  words: async (
    of: "tables" | "replays",
    id: string,
    language: string,
    invite: string | null = null,
  ): Promise<string> =>
    (
      await request(
        "GET",
        `/api/${of}/${id}/words?language=${language}${invite ? `&invite=${encodeURIComponent(invite)}` : ""}`,
      )
    ).text(),
  open: (table: NewTable) => send<TableInfo>("POST", "/api/tables", { ...table, seal: newSeal() }),
  play: (game: string) => send<TableInfo>("POST", "/api/play", { game, seal: newSeal() }),
  /** Begin a lesson, or go on with it. */
  learn: (game: string, lesson: string) => send<TableInfo>("POST", "/api/lessons", { game, lesson }),
  moveLesson: (id: string, what: MoveLesson) => send<TableInfo>("POST", `/api/tables/${id}/lesson`, what),
  /** The first real game after a lesson: against beginners, with its tips. */
  playAfter: (game: string, lesson: string) =>
    send<TableInfo>("POST", "/api/play", { game, bot: "thrall", lesson, seal: newSeal() }),
  join: (id: string, seat: number | null, invite: string | null) =>
    send<TableInfo>("POST", `/api/tables/${id}/join`, { seat, invite, seal: newSeal() }),
  leave: (id: string, bot: string | null) => send<TableInfo>("POST", `/api/tables/${id}/leave`, { bot }),
  reseat: (id: string, seat: number, body: unknown) => send<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}`, body),
  admit: (id: string, whom: Openness) => send<TableInfo>("PATCH", `/api/tables/${id}`, whom),
  abandon: (id: string) => send<TableInfo>("POST", `/api/tables/${id}/abandon`),
  hint: (id: string, seat: number) => send<AdviceInfo>("POST", `/api/tables/${id}/seats/${seat}/hint`),
  rematch: (id: string) => {
    const seal = newSeal();
    return send<TableInfo>("POST", `/api/tables/${id}/rematch${seal ? `?seal=${seal}` : ""}`);
  },

  upload: (text: string) => send<ReplayInfo>("POST", "/api/records", { text }),
  record: async (id: string): Promise<string> => (await request("GET", `/api/replays/${id}/record`)).text(),
  chance: (id: string) => get<Chance>(`/api/replays/${id}/chance`),
  houseChance: () => get<HouseChance>("/api/chance"),
  replay: (id: string) => get<ReplayInfo>(`/api/replays/${id}`),
  story: (id: string) => get<StoryInfo>(`/api/replays/${id}/story`),
  tellStory: (id: string) => send<StoryInfo>("POST", `/api/replays/${id}/story`),
  whatIf: (id: string, from: WhatIf) => send<TableInfo>("POST", `/api/replays/${id}/branch`, from),
  frames: (id: string, start: number, count: number, seat: string, plain: boolean) =>
    get<Frames>(`/api/replays/${id}/frames?start=${start}&count=${count}&seat=${seat}&plain=${plain}`),
};
