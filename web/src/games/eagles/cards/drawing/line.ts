// One line of text on a card.

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export function line(x: number, y: number, size: number, words: string, kind: string): string {
  const at = `x="${round(x)}" y="${round(y)}" font-size="${round(size)}"`;
  return `<text ${at} class="${kind}">${escaped(words)}</text>`;
}
