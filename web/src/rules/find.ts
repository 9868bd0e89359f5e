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

/** Letters without accents or case, so that "deploiement" finds "Déploiement". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
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

/** Rules and rulings in which every word of the search occurs. */
export function search(book: Rules, text: string): { rules: RuleInfo[]; rulings: RulingInfo[] } {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const holds = (parts: string[]) => {
    const all = plain(parts.join(" "));
    return words.every((word) => all.includes(word));
  };
  return {
    rules: book.rules.filter((rule) => holds([rule.number, rule.title, rule.text])),
    rulings: book.rulings.filter((ruling) => holds([ruling.number, ruling.title, ruling.text, ruling.reason])),
  };
}
