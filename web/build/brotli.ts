/** Writes a brotli copy (.br) beside each text file of a build: packed once, and better than on the fly. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

export function brotli(): Plugin {
  return {
    name: "meadhall-brotli",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg|html)$/.test(each))) {
        const file = join(dir!, name);
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    },
  };
}
