/** A few cards and a table for the tests of this folder. */

import type { Answer, MatchInfo, PieceInfo, Prompt } from "../../app/protocol.gen";
import { forbidden, order } from "../../games/eagles/fixtures/orders";
import { setCatalogue } from "../../games/eagles/cards/catalogue";
import { front } from "../../games/eagles/front";
import { readScene } from "../../games/eagles/scene/scene";
import { blank, play, type Play } from "../play/state.svelte";

const ROWS: readonly (readonly [string, string, string, string, string?])[] = [
  ["016", "french", "infantry", "Schmitz"],
  ["055", "french", "cavalry", "Travers"],
  ["070", "french", "artillery", "Old Guard", "Vieille Garde"],
  ["091", "french", "terrain", "Rossomme"],
  ["095", "french", "special", "Rally", "Ralliement"],
  ["099", "french", "special", "Ricochet Fire", "Tir à ricochet"],
  ["101", "french", "special", "Battle Confusion", "Confusion"],
  ["130", "british", "infantry", "Kempt"],
  ["179", "british", "terrain", "Hougoumont"],
  ["201", "prussian", "general", "Blücher"],
];

export function layCards(): void {
  setCatalogue(
    ROWS.map(
      ([id, army, arm, en, fr = en]): PieceInfo => ({
        id,
        side: army === "french" ? "french" : "allied",
        kind: arm,
        names: { en, fr },
        titles: { en, fr },
        subtitles: { en: "", fr: "" },
        texts: { en: "", fr: "" },
        facts: { army, arm, dice: 4, morale: "B", fire: 2, fire_long: 2, shock: 3 },
      }),
    ),
  );
}

export const VIEW = `eagles view 1 french
battle waterloo
turn 5 french combat
asked french 5.0 combat phase
FL:
  016
FC:
  070 up
  091
FR:
  055
AR:
  ?british
AC:
  130 up
  179
AL:
  ?british
reserve-french: 095, 099
reserve-allied: ?british x5
`;

/** `legal` and `actions` as texts: they are taken apart as the server does. */
interface Asking extends Omit<Partial<Prompt>, "legal" | "refused"> {
  legal?: readonly string[];
  refused?: readonly { cite: string; words: string; actions: readonly string[] }[];
}

export function refusedOf(refused: NonNullable<Asking["refused"]>): Prompt["refused"] {
  return refused.map((each) => ({ code: "ILLEGAL", ...each, actions: each.actions.map(forbidden) }));
}

export function promptOf({ legal = [], refused = [], ...part }: Asking): Prompt {
  return {
    type: "prompt",
    number: 1,
    seat: "french",
    words: "Combat: move or fire a card.",
    short: "Combat: move or fire a card.",
    kind: "choose-act",
    cards: [],
    legal: legal.map(order),
    refused: refusedOf(refused),
    undo: false,
    until: null,
    awaited: [],
    passed: false,
    closing: "",
    ...part,
  };
}

export function answerOf(part: Partial<Answer>): Answer {
  return {
    type: "answer",
    id: "x",
    what: "odds",
    legal: [],
    refused: [],
    sums: [],
    chances: [],
    rest: 0,
    forecast: null,
    reverse: null,
    warnings: [],
    words: [],
    view: null,
    text: "",
    reach: null,
    measure: null,
    lines: [],
    tags: [],
    prospects: [],
    hints: [],
    ...part,
  };
}

export function matchOf(part: Partial<MatchInfo> = {}): MatchInfo {
  const seat = (key: string, name: string, yours: boolean) => ({
    seat: key,
    name,
    person: name,
    agent: null,
    nonce: "n",
    ready: true,
    yours,
    here: true,
    reserved: false,
  });
  return {
    id: "m1",
    game: "eagles",
    name: "EAGLES: Waterloo",
    version: "1",
    scenario: "waterloo",
    options: {},
    from_position: false,
    pace: "live",
    reaction: 8,
    listed: false,
    watchable: true,
    stage: "running",
    commitment: "",
    fair_from: 0,
    seats: [seat("french", "Ann", true), seat("allied", "Maitland 92", false)],
    asked: "french",
    owing: ["french"],
    deadline: null,
    your_turn: true,
    ending: "",
    winner: null,
    created: 0,
    begun: 1,
    over: null,
    rematch_of: null,
    rematch: null,
    pair: 0,
    links: {},
    agreed: [],
    to_bring: {},
    commanders: [],
    shares: {},
    ...part,
  };
}

/** Set the table: French to act in their Combat phase, unless it is said otherwise. */
export function setTable(part: Partial<Play> = {}): void {
  layCards();
  Object.assign(play, blank("m1"), {
    match: matchOf(),
    seat: "french",
    connection: "live",
    front,
    number: 1,
    scene: readScene(VIEW),
    asked: "french",
    owing: ["french"],
    ...part,
  });
}
