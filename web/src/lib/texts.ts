/**
 * How keys with arguments become sentences: the same rules as `meadhall.text` in Python
 * (docs/protocol.md, "Texts"), on the same Fluent catalogues.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Args, Asked, Option, Text } from "./protocol";
import index from "virtual:catalogues";

export type Language = "en" | "ru";

type Value = string | number;

/** What the catalogues hold, without the library's own types: a pattern is text or a list of parts. */
type Part =
  | string
  | { type: "var"; name: string }
  | { type: "mesg"; name: string; attr: string | null }
  | { type: "func"; args: Part[] }
  | { type: "select"; selector: Part; variants: { value: Pattern }[] }
  | { type: "term" | "str" | "num" | "narg" };
type Pattern = string | Part[];

/** The variables that a message speaks of, and those by which it selects what to say. */
interface Variables {
  names: Set<string>;
  selecting: Set<string>;
}

/** Stands around a name in a marked text; no text has it. */
const MARK = "\u0001";

/** Whether an argument is itself something to say. */
export const isText = (arg: Arg): arg is Text => typeof arg === "object" && !Array.isArray(arg);

/** The messages of a language, and by key the figures of its row that a message may speak of. */
interface Catalogue {
  bundle: FluentBundle;
  figures: Record<string, Record<string, number>>;
}

const catalogues = new Map<string, Promise<Catalogue>>();

/** The messages of a language: the core's and those of one game ("" for none); loaded once. */
function load(game: string, language: Language): Promise<Catalogue> {
  const name = `${game}.${language}`;
  let found = catalogues.get(name);
  if (!found) {
    found = read(game, language);
    catalogues.set(name, found);
  }
  return found;
}

async function read(game: string, language: Language): Promise<Catalogue> {
  const figures = {};
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of game ? ["core", game] : ["core"]) {
    const module = await index[`${part}.${language}`]!();
    bundle.addResource(new FluentResource(module.default));
    Object.assign(figures, module.figures);
  }
  return { bundle, figures };
}

export interface Player {
  name: string;
  side: string | null;
  /** The text key of a bot's given name. */
  called?: string | null;
  /** Whether it is who reads this. */
  you?: boolean;
}

/** The texts of one game in one language, for a table with these players. */
export class Texts {
  readonly language: Language;
  readonly game: string;
  readonly #catalogue: Catalogue;
  readonly #players: readonly Player[];
  readonly #variables = new Map<string, Variables>();
  /** What has no variables is said once. */
  readonly #said: Map<string, string>;

  constructor(
    catalogue: Catalogue,
    game: string,
    language: Language,
    players: readonly Player[],
    said = new Map<string, string>(),
  ) {
    this.#catalogue = catalogue;
    this.#said = said;
    this.#players = players;
    this.game = game;
    this.language = language;
  }

  /** Those of a game; with `words`, messages that belong to one table only: they come first. */
  static async load(game: string, language: Language, players: readonly Player[] = [], words = ""): Promise<Texts> {
    const catalogue = words ? await read(game, language) : await load(game, language);
    if (words) catalogue.bundle.addResource(new FluentResource(words), { allowOverrides: true });
    return new Texts(catalogue, game, language, players);
  }

  /** The same texts for other players. */
  with(players: readonly Player[]): Texts {
    return new Texts(this.#catalogue, this.game, this.language, players, this.#said);
  }

  /** A message by its key with values shown as they are: what the client itself has to say. */
  t(key: string, values: Record<string, Value> = {}, form = ""): string {
    return this.#fill(key, form, values);
  }

  /** A log line, a description, a hint: a text in words. */
  say(text: Text, form = ""): string {
    return this.#format(text.key, form, text.args);
  }

  /** The same in parts: every second one is a name in it, to be set off. */
  marked(text: Text): string[] {
    return this.#format(text.key, "", text.args, true).split(MARK);
  }

  /** What is asked. */
  prompt(question: Asked): string {
    return this.#format(question.name, "", told(question));
  }

  /** What an option is called where it is offered. */
  option(question: Asked, option: Option): string {
    const named = String(option);
    if (this.has(question.name, named)) return this.#format(question.name, named, told(question));
    if (this.has(question.name, "other")) {
      const subject = question.kind === "seat" ? "option_seat" : "option";
      return this.#format(question.name, "other", { ...told(question), [subject]: option });
    }
    if (typeof option === "string") return this.name(option);
    return question.kind === "seat" ? this.seat(option) : named;
  }

  /** The name of a card, a place, a figure, perhaps in a certain form. */
  name(key: string, form = ""): string {
    return this.#format(key, form, {});
  }

  /** Who sits there, perhaps in a certain case: the reader as "You · Wolf", others by name. */
  seat(seat: number, form = ""): string {
    const player = this.#players[seat];
    if (player?.you && player.side)
      return form ? this.name(player.side, form) : this.#fill("you-side", "", { side: this.name(player.side) });
    if (player?.you && player.name && !form) return this.#fill("you-name", "", { name: player.name });
    return this.person(seat, form);
  }

  /** The same with the side that others play, for labels: "Thorolf (Wolf)". */
  who(seat: number, form = ""): string {
    const player = this.#players[seat];
    const said = this.seat(seat, form);
    if (player?.you || !player?.side || (!player.name && !player.called)) return said;
    return this.#fill("seat-side", "", { name: said, side: this.name(player.side) });
  }

  /** The name of who sits there, whoever reads it. */
  person(seat: number, form = ""): string {
    const player = this.#players[seat];
    if (player?.name) return this.#fill("player", this.has("player", form) ? form : "", { name: player.name });
    if (player?.called) return this.name(player.called, form);
    if (player?.side) return this.name(player.side, form);
    return this.#format("seat-number", form, { number: seat + 1 });
  }

  has(key: string, form = ""): boolean {
    return this.#pattern(key, form) !== null;
  }

  /** An enumeration as people say it. */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    const before = parts.slice(0, -1).join(", ");
    return this.#fill("enumeration", "", { before, last: parts[parts.length - 1]! });
  }

  #pattern(key: string, form: string): Pattern | null {
    const message = this.#catalogue.bundle.getMessage(key);
    if (!message) return null;
    return ((form ? message.attributes[form] : message.value) as Pattern | undefined) ?? null;
  }

  /** Say a message with an engine's arguments. */
  #format(key: string, wanted: string, args: Args, marked = false): string {
    const form = this.has(key, wanted) ? wanted : "";
    const between = !form && this.has(key, "separator") ? this.#fill(key, "separator", {}) : null;
    const values: Record<string, Value> = { ...this.#catalogue.figures[key] };
    const { names, selecting } = this.#variablesOf(key, form);
    /** By what a message selects, it selects unmarked. */
    const set = (variable: string, value: Value, arg: Arg): Value =>
      marked && typeof value === "string" && !isText(arg) && !selecting.has(variable)
        ? `${MARK}${value}${MARK}`
        : value;
    for (const variable of names) {
      if (variable in args) {
        values[variable] = set(variable, this.#value(variable, args[variable]!, "", between), args[variable]!);
        continue;
      }
      const cut = variable.lastIndexOf("_");
      const about = variable.slice(0, cut);
      if (cut > 0 && about in args) {
        const value = this.#value(about, args[about]!, variable.slice(cut + 1), between);
        values[variable] = set(variable, value, args[about]!);
      }
    }
    return this.#fill(key, form, values);
  }

  /** What an argument is called in a sentence. */
  #value(about: string, arg: Arg, form: string, between: string | null): Value {
    if (typeof arg === "string") return this.name(arg, form);
    if (typeof arg === "boolean") return Number(arg);
    if (typeof arg === "number") {
      return about === "seat" || about.endsWith("_seat") ? this.seat(arg, form) : arg;
    }
    if (isText(arg)) return this.say(arg, form);
    const one = about.endsWith("seats") ? about.slice(0, -1) : about;
    const parts = arg.map((each) => String(this.#value(one, each, form, between)));
    return between === null ? this.listed(parts) : parts.join(between);
  }

  #fill(key: string, form: string, values: Record<string, Value>): string {
    const where = `${key}.${form}`;
    const known = this.#said.get(where);
    if (known !== undefined) return known;
    const pattern = this.#pattern(key, form);
    if (pattern === null) return wrong(this.language, key, "there is no such message");
    const errors: Error[] = [];
    const said = this.#catalogue.bundle.formatPattern(pattern as never, values, errors);
    if (errors.length) return wrong(this.language, key, errors.join("; "));
    if (typeof pattern === "string") this.#said.set(where, said);
    return said;
  }

  /** The variables that a message speaks of, other messages it quotes included. */
  #variablesOf(key: string, form: string): Variables {
    const where = `${key}.${form}`;
    let found = this.#variables.get(where);
    if (!found) {
      found = { names: new Set(), selecting: new Set() };
      this.#read(key, form, found, new Set());
      this.#variables.set(where, found);
    }
    return found;
  }

  #read(key: string, form: string, found: Variables, seen: Set<string>): void {
    const pattern = this.#pattern(key, form);
    if (pattern === null || seen.has(`${key}.${form}`)) return;
    seen.add(`${key}.${form}`);
    const walk = (part: Part | Pattern): void => {
      if (typeof part === "string") return;
      if (Array.isArray(part)) part.forEach(walk);
      else if (part.type === "var") found.names.add(part.name);
      else if (part.type === "mesg") this.#read(part.name, part.attr ?? "", found, seen);
      else if (part.type === "func") part.args.forEach(walk);
      else if (part.type === "select") {
        walk(part.selector);
        if (typeof part.selector === "object" && part.selector.type === "var") found.selecting.add(part.selector.name);
        part.variants.forEach((variant) => walk(variant.value));
      }
    };
    walk(pattern);
  }
}

const told = (question: Asked): Args => ({ ...question.args, seat: question.seat });

/** A message that is missing is our own mistake: seen by its key, and an error for the tests. */
function wrong(language: string, key: string, reason: string): string {
  console.error(`${language}: ${key}: ${reason}`);
  return key;
}
