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

const isAbout = (file: string): boolean => basename(file).startsWith(`${ABOUT}.`);

/**
 * The files of each part: "core" is what all screens need, with what each game says of itself
 * (about.*.ftl); the rest of a game's texts is a part of its own.
 */
function parts(source: string, language: string): Map<string, string[]> {
  const core = [...files(join(source, "text"), language)];
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

export function catalogues(source: string): Plugin {
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
      const text = (parts(source, language).get(part) ?? []).map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf-8");
      });
      return `export default ${JSON.stringify(text.join("\n"))};`;
    },
  };
}
