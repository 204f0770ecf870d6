import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { brotli } from "./build/brotli.ts";
import { catalogues } from "./build/catalogues.ts";
import { icons } from "./build/icons.ts";

const source = resolve(import.meta.dirname, "../src/meadhall");
const client = resolve(import.meta.dirname, "src");
const server = process.env.MEADHALL_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [catalogues(source, resolve(client, "games")), icons(client), svelte(), brotli()],
  build: {
    outDir: resolve(source, "static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 400,
  },
  // Tests mount components, which only Svelte's client half can do.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // A test that needs a document says so in its first line: making one takes longer than most tests.
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
