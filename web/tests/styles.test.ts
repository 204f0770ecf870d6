/** What the linters do not see: colours are tokens, no stylesheet has a long line, no game reaches into the shell. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = (readdirSync("src", { recursive: true }) as string[])
  .map((path) => join("src", path))
  .filter((path) => [".svelte", ".css", ".ts"].includes(extname(path)));
const DRAWN = SOURCES.filter((path) => extname(path) !== ".ts" || path.includes("games"));

/** A colour by its figures; shadow and light (black and white with some transparency) are none. */
const LITERAL = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![-\w])|rgba?\((?!0 0 0 \/|255 255 255 \/)|hsla?\(/gi;

function found(paths: string[], wrong: RegExp): string[] {
  return paths.flatMap((path) =>
    readFileSync(path, "utf-8")
      .split("\n")
      .flatMap((line, at) => (line.match(wrong) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test("colours stand in tokens.css and nowhere else", () => {
  const painted = DRAWN.filter((path) => basename(path) !== "tokens.css");
  expect(painted.length).toBeGreaterThan(60);
  expect(found(painted, LITERAL)).toEqual([]);
});

test("every token that is used is set somewhere", () => {
  const all = SOURCES.map((path) => readFileSync(path, "utf-8")).join("\n");
  const set = new Set(all.match(/--[\w-]+(?=:|=)/g));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]!));
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test("no line of a stylesheet is longer than 120 characters", () => {
  expect(
    found(
      SOURCES.filter((path) => extname(path) === ".css"),
      /.{121}/,
    ),
  ).toEqual([]);
});

test("games and kit stand on lib, never on the shell", () => {
  expect(
    found(
      SOURCES.filter((path) => /^src\/(games|kit|lib)\//.test(path)),
      /from "[./]+shell\//,
    ),
  ).toEqual([]);
  expect(
    found(
      SOURCES.filter((path) => /^src\/(kit|lib)\//.test(path)),
      /from "[./]+games\//,
    ),
  ).toEqual([]);
});
