/** Events and throws to test with: nothing but what a test says of them. */

import type { EventLine, Thrown } from "../../app/protocol.gen";

export function eventOf(part: Partial<EventLine>): EventLine {
  return {
    kind: "",
    words: "",
    short: "",
    cite: "",
    weight: "plain",
    opens: "",
    heading: "",
    cue: "",
    row: "",
    shows: "",
    loud: false,
    thrown: null,
    cards: [],
    places: [],
    seat: null,
    table: "",
    sums: [],
    ...part,
  };
}

export function thrownOf(faces: number[], part: Partial<Thrown> = {}): Thrown {
  return { words: "", cite: "", faces, marks: [], cards: [], seats: [], results: {}, sums: [], rows: [], ...part };
}
