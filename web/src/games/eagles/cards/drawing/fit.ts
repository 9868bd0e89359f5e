// Fitting a text into a box: the largest step of type at which it breaks into few enough lines.

import { widthOf, type Font } from "./metrics";

export interface Fitted {
  size: number;
  lines: string[];
  cut: boolean;
}

/** Breaks at spaces, and after a hyphen or slash inside a long word. */
export function wrap(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/ |(?<=[-/–])(?=\p{L}{3,})/u)) {
    const glue = line && !/[-/–]$/.test(line) ? " " : "";
    if (line && widthOf(line + glue + word, font, size) > width) {
      lines.push(line);
      line = word;
    } else line += glue + word;
  }
  return line ? [...lines, line] : lines;
}

/** As many signs as fit, with an ellipsis when some do not. */
export function clip(text: string, font: Font, size: number, width: number): string {
  if (widthOf(text, font, size) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && widthOf(`${text.slice(0, end).trimEnd()}…`, font, size) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Steps are tried in order: a size and how many lines it may take. The last one may cut. */
export function fit(
  text: string,
  font: Font,
  width: number,
  steps: readonly (readonly [size: number, lines: number])[],
): Fitted {
  let last: Fitted = { size: 0, lines: [], cut: false };
  for (const [size, most] of steps) {
    const lines = wrap(text, font, size, width);
    const fits = lines.every((line) => widthOf(line, font, size) <= width);
    if (lines.length <= most && fits) return { size, lines, cut: false };
    const kept = lines.slice(0, most);
    if (lines.length > most) kept[most - 1] = lines.slice(most - 1).join(" ");
    last = { size, lines: kept.map((line) => clip(line, font, size, width)), cut: true };
  }
  return last;
}
