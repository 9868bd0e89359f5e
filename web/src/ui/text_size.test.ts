import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Drawn to the measure of a card, a map, a plaque or a die, not set as text. */
const DRAWN = [
  /games\/eagles\/(cards|ground)\//,
  /games\/eagles\/campaign\/Country\.svelte$/,
  /games\/eagles\/table\/(Position|Middle)/,
  /miniatures\/field\/labels\/(Labels|Note)\.svelte/,
  /miniatures\/army\/drawing\//,
  /\/Die\.svelte$/,
  /ui\/fonts\.css/,
];

test("text grows with the reader's size: no font size is in pixels", () => {
  const fixed = Object.entries(sources)
    .filter(([path]) => !DRAWN.some((drawn) => drawn.test(path)))
    .filter(([, text]) => /font-size: \d+(\.\d+)?px|font: (\w+ )*\d+(\.\d+)?px/.test(text))
    .map(([path]) => path);
  expect(fixed).toEqual([]);
});
