/** An action of EAGLES taken apart, so that clicks can be put together to one. */

import type { Said } from "../../front";

export type Formation = "line" | "column" | "square";

/** `card` acts; `target` is a card's name or a Position; `on` a Terrain; `special` plays a Confusion. */
export type Sentence = Said;

const FORMATIONS: readonly string[] = ["line", "column", "square"];
/** Verbs whose sentence puts a card somewhere in a formation: line is meant when none is named. */
const GOING: readonly string[] = ["deploy", "move", "confuse"];

export function read(text: string): Sentence {
  const words = text.replaceAll(":", "").split(" ");
  const verb = words.shift() ?? "";
  const said: Sentence = {
    text,
    verb,
    card: null,
    target: null,
    formation: null,
    on: null,
    special: null,
  };
  if (verb === "confuse") said.special = words.shift() ?? null;
  if (verb === "capture") {
    // "capture 179 with 015": the card that takes it acts, the Terrain is its target
    said.target = words[0] ?? null;
    said.card = words[2] ?? null;
    return said;
  }
  if (verb === "offer") return said;
  said.card = words.shift() ?? null;
  if (words[0] === ">") {
    words.shift();
    said.target = words.shift() ?? null;
  }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "on") said.on = words.shift() ?? null;
    else if (FORMATIONS.includes(word)) said.formation = word;
  }
  if (GOING.includes(verb) && said.target !== "reserve") said.formation ??= "line";
  return said;
}
