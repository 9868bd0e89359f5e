/** Every word is there in both languages, and none without use. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { page } from "../ui/viewport.svelte";
import { t } from "./words";

const read = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? read(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const all = read("src");
const files = all.filter((path) => path.endsWith(".ftl"));
const source = all
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

function keys(file: string): string[] {
  const found: string[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const message = /^([a-z][\w-]*) =/.exec(line);
    const attribute = /^ {2,}\.([a-z][\w-]*) =/.exec(line);
    if (message) found.push(message[1]!);
    else if (attribute) found.push(`${found.findLast((key) => !key.includes("."))}.${attribute[1]}`);
  }
  return found;
}

const areas = [...new Set(files.map((path) => path.replace(/\.\w+\.ftl$/, "")))];

/** Keys are written out, or begin with what comes before `${` in a template. */
const literal = new Set([...source.matchAll(/["'`]([a-z][\w-]*(?:\.[a-z][\w-]*)?)["'`]/g)].map((m) => m[1]!));
const prefixes = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((m) => m[1]!);

test.each(areas)("the words of %s are the same in both languages", (area) => {
  expect(files).toContain(`${area}.fr.ftl`);
  expect(keys(`${area}.fr.ftl`)).toEqual(keys(`${area}.en.ftl`));
});

test.each(areas)("no words of %s are said twice or never", (area) => {
  const mine = keys(`${area}.en.ftl`);
  expect(new Set(mine).size).toBe(mine.length);
  const idle = mine.filter((key) => {
    const id = key.split(".")[0]!;
    return !literal.has(key) && !literal.has(id) && !prefixes.some((prefix) => key.startsWith(prefix));
  });
  expect(idle).toEqual([]);
});

test("no two areas say the same word", () => {
  const keysOf = areas.flatMap((area) => keys(`${area}.en.ftl`));
  expect(keysOf.filter((key, at) => keysOf.indexOf(key) !== at)).toEqual([]);
});

test.each(areas.filter((area) => area.startsWith("src/games/")))(
  "the words of %s are named after their game",
  (area) => {
    const game = /([a-z]+)\/words\//.exec(area)![1]!;
    expect(keys(`${area}.en.ftl`).filter((key) => !key.startsWith(`${game}-`))).toEqual([]);
  },
);

test("every word that is asked for is there", () => {
  const there = new Set(areas.flatMap((area) => keys(`${area}.en.ftl`)));
  const asked = [...source.matchAll(/\bt\(\s*["']([a-z][\w.-]*)["']/g)].map((m) => m[1]!);
  expect([...new Set(asked)].filter((key) => !there.has(key))).toEqual([]);
});

test.each(areas)("French punctuation in %s keeps to its word", (area) => {
  const loose = readFileSync(`${area}.fr.ftl`, "utf8")
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^\s*\.?[\w-]+ = /, "").replace(/\{[^}]*\}/g, "x"))
    .filter((line) => / [;:!?%»]|« |[\p{L}x)]'[\p{L}]/u.test(line));
  expect(loose).toEqual([]);
});

test.each(areas)("in %s only what is pointed at with a mouse is clicked", (area) => {
  const clicked = ["en", "fr"]
    .flatMap((lang) => readFileSync(`${area}.${lang}.ftl`, "utf8").split("\n"))
    .filter((line) => /\bclick|\bclics?\b|cliqu/i.test(line) && !/^ *\*\[no\]|^lobby-set-sound-about/.test(line));
  expect(clicked).toEqual([]);
});

test("a finger taps, a mouse clicks", () => {
  expect(t("field-next-looker")).toBe("Click the unit that looks.");
  page.touch = true;
  expect(t("field-next-looker")).toBe("Tap the unit that looks.");
  page.touch = false;
});
