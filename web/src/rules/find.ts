/** Looking up the rules: by number as a refusal cites them, or by words. */

import type { RuleInfo, Rules, RulingInfo } from "../app/protocol.gen";

/** One paragraph of the book: the rules under a number, and the rulings about it. */
export interface Paragraph {
  number: string;
  rules: RuleInfo[];
  rulings: RulingInfo[];
}

export interface Chapter {
  number: string;
  title: string;
  paragraphs: Paragraph[];
}

export function chapters(book: Rules): Chapter[] {
  return book.chapters.map(({ number, title }) => {
    const rules = book.rules.filter((rule) => rule.chapter === number);
    const numbers = [...new Set(rules.map((rule) => rule.number))];
    return { number, title, paragraphs: numbers.map((each) => paragraph(book, each)) };
  });
}

export function paragraph(book: Rules, number: string): Paragraph {
  return {
    number,
    rules: book.rules.filter((rule) => rule.number === number),
    rulings: book.rulings.filter((ruling) => ruling.number === number || ruling.rules.includes(number)),
  };
}

/** What a cited number leads to: a ruling for R12, else the paragraph. */
export function lookUp(book: Rules, number: string): Paragraph {
  if (!/^R\d/.test(number)) return paragraph(book, number);
  return { number, rules: [], rulings: book.rulings.filter((ruling) => ruling.number === number) };
}

/** What the server found, in its order: rules by their cite, rulings by their number. */
export function found(book: Rules, cites: readonly string[]): (RuleInfo | RulingInfo)[] {
  const by = new Map<string, RuleInfo | RulingInfo>([
    ...book.rules.map((rule) => [rule.cite, rule] as const),
    ...book.rulings.map((ruling) => [ruling.number, ruling] as const),
  ]);
  return cites.flatMap((cite) => by.get(cite) ?? []);
}
