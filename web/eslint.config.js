/** What the linter asks of the client; prettier has the say on everything that is only form, but for the line limit. */

import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "public/", "src/lib/protocol.ts", "src/games/*/view.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // Prettier leaves texts, comments and markup as long as they are.
      "max-len": ["error", { code: 120 }],
      // Every index may miss (noUncheckedIndexedAccess); `!` is how the code says that this one does not.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Maps and queries here are only worked with, never shown; what is shown is replaced whole.
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
