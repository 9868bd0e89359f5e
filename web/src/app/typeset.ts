/** French punctuation kept to its word, in every text of the server. */

const SAID: ReadonlySet<string> = new Set([
  "words",
  "short",
  "title",
  "titles",
  "subtitles",
  "names",
  "texts",
  "label",
  "text",
  "reason",
  "about",
  "goal",
  "add",
]);

export function typeset(text: string): string {
  return text
    .replace(/ ([;!?%])/g, "\u202f$1")
    .replace(/ :(?=\s|$)/g, "\u00a0:")
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»")
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’");
}

/** Every sentence of an answer or a message; what is not said in words stays as it is. */
export function typesetAll<T>(said: T, isSaid = false): T {
  if (typeof said === "string") return (isSaid ? typeset(said) : said) as T;
  if (Array.isArray(said)) return said.map((each) => typesetAll(each, isSaid)) as T;
  if (said === null || typeof said !== "object") return said;
  const pairs = Object.entries(said).map(([key, value]) => [
    key,
    typesetAll(value, SAID.has(key) || (isSaid && key !== "en")),
  ]);
  return Object.fromEntries(pairs) as T;
}
