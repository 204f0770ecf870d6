/** Makes the Fluent catalogues of the Python package importable, one module for a part and a language. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "ru"];
const INDEX = "virtual:catalogues";
const PART = "virtual:catalogue/";

const ABOUT = "about";

function files(folder: string, language: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${language}.ftl`));
  return names.sort().map((name) => join(folder, name));
}

/** What only the command line says. */
const isElsewhere = (file: string): boolean => /^(lab|terminal)\./.test(basename(file));
const isAbout = (file: string): boolean => basename(file).startsWith(`${ABOUT}.`);

/**
 * The files of each part: "core" is what all screens need, with what each game says of itself
 * (about.*.ftl); the rest of a game's texts is a part of its own.
 */
function parts(source: string, language: string): Map<string, string[]> {
  const core = files(join(source, "text"), language).filter((file) => !isElsewhere(file));
  core.push(...files(join(source, "server", "text"), language));
  const found = new Map([["core", core]]);
  for (const entry of readdirSync(join(source, "games"), { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith("_")) continue;
    const all = files(join(source, "games", entry.name, "text"), language);
    core.push(...all.filter(isAbout));
    found.set(
      entry.name,
      all.filter((file) => !isAbout(file)),
    );
  }
  return found;
}

type Figures = Record<string, Record<string, number>>;

/** The figures of the rows that the messages of a text speak of (made by meadhall.server.typescript). */
function figuresFor(games: string, text: string): { found: Figures; read: string[] } {
  const found: Figures = {};
  const read: string[] = [];
  const ids = new Set(Array.from(text.matchAll(/^([a-zA-Z][\w-]*) *=/gm), (match) => match[1]!));
  for (const entry of readdirSync(games, { withFileTypes: true })) {
    const file = join(games, entry.name, "figures.json");
    if (!existsSync(file)) continue;
    read.push(file);
    const all = JSON.parse(readFileSync(file, "utf-8")) as Figures;
    for (const [key, row] of Object.entries(all)) if (ids.has(key)) found[key] = row;
  }
  return { found, read };
}

export function catalogues(source: string, games: string): Plugin {
  return {
    name: "meadhall-catalogues",
    resolveId: (id) => (id === INDEX || id.startsWith(PART) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) {
        const lines = LANGUAGES.flatMap((lang) =>
          [...parts(source, lang).keys()].map((part) => `"${part}.${lang}": () => import("${PART}${part}.${lang}")`),
        );
        return `export default {\n${lines.join(",\n")}\n};`;
      }
      if (!id.startsWith(`\0${PART}`)) return undefined;
      const [part = "", language = ""] = id.slice(PART.length + 1).split(".");
      const sources = parts(source, language).get(part) ?? [];
      const text = sources.map((file) => readFileSync(file, "utf-8")).join("\n");
      const { found, read } = figuresFor(games, text);
      [...sources, ...read].forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(text)};\nexport const figures = ${JSON.stringify(found)};`;
    },
  };
}
