/** What Specials have left on a Position, as tokens that can be read. */

export interface Token {
  key: string;
  count: number;
  army: string;
  good: boolean; // helps the cards there
}

/** Words that come alone, and those that help. */
const ALONE: readonly string[] = ["tested"];
const GOOD: readonly string[] = ["cheer", "colors", "forward", "bayonet", "battery", "charge"];

export function tokensOf(words: readonly string[]): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < words.length; i++) {
    const key = words[i] ?? "";
    if (ALONE.includes(key)) continue; // reports only what the Morale phase has done already
    const value = words[++i] ?? "";
    tokens.push({
      key,
      count: /^\d+$/.test(value) ? Number(value) : 1,
      army: value,
      good: GOOD.includes(key),
    });
  }
  return tokens;
}
