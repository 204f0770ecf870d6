/** Takes the icons that are used, and no others, out of the game-icons package (CC BY 3.0). */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:icons";

/** `list` is a text file with one icon name a line. */
export function icons(list: string): Plugin {
  return {
    name: "meadhall-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(resolve(list));
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
