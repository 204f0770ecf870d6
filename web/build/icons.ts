/** Takes the icons that are used, and no others, out of the game-icons package (CC BY 3.0). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ID = /^\0?virtual:icons(?:\/(\w+))?$/;

/**
 * `virtual:icons` holds the shell's icons, `virtual:icons/<game>` those of a game; each list is a
 * text file with one icon name a line.
 */
export function icons(source: string): Plugin {
  return {
    name: "meadhall-icons",
    resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
    load(id) {
      const match = id.startsWith("\0") ? ID.exec(id) : null;
      if (!match) return undefined;
      const list = resolve(source, match[1] ? `games/${match[1]}/icons.txt` : "lib/icons.txt");
      this.addWatchFile(list);
      const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const all = JSON.parse(readFileSync(file, "utf-8")) as {
        icons: Record<string, { body: string }>;
        aliases?: Record<string, { parent: string }>;
      };
      const names = readFileSync(list, "utf-8").split(/\s+/).filter(Boolean);
      const used = names.map((name) => {
        const found = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
        if (!found) this.error(`there is no icon ${name}`);
        return [name, found!.body];
      });
      return `export default ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}
