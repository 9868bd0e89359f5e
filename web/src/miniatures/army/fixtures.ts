/** Answers of the server, for tests. */

import type { Armoury, EntrantInfo, Muster, TermInfo } from "../../app/protocol.gen";

function term(key: string, usual: string | number, more: Partial<TermInfo> = {}): TermInfo {
  return {
    key,
    usual,
    kind: "count",
    title: key,
    about: "",
    cite: "2.0 army list",
    price: "",
    choices: [],
    least: 0,
    most: 2,
    step: 1,
    ...more,
  };
}

const choices = (...keys: string[]): Partial<TermInfo> => ({
  kind: "choice",
  choices: keys.map((key) => ({ key, title: key, about: "", price: "" })),
});

export function armoury(): Armoury {
  return {
    points: 200,
    least: 8,
    most: 1500,
    longest_name: 60,
    nations: [
      { key: "british", title: "British", army: "gb", prefix: "b" },
      { key: "french", title: "French", army: "fr", prefix: "f" },
      { key: "other", title: "Another", army: "pr", prefix: "o" },
    ],
    terms: [
      term("quality", "drilled", choices("recruits", "drilled", "veterans", "guard")),
      term("rankers", 24, { least: 16, most: 48, step: 4 }),
      term("light", 0, { kind: "flag" }),
      term("rifles", 0, { kind: "flag" }),
      term("drummer", 0),
      term("sergeant", 0),
      term("ensign", 0, { most: 1 }),
      term("officer", 0, { most: 1 }),
      term("detached", 0, { most: 23 }),
      term("formation", "line", choices("line", "column")),
      term("coat", "", choices("", "red", "blue", "grey", "green", "white", "brown")),
    ],
    ready: [
      {
        key: "sample-french",
        name: "Brigade française",
        about: "The example of the rulebook",
        nation: "french",
        points: 200,
        units: 4,
      },
    ],
  };
}

type Given = Partial<Omit<Muster, "units">> & { units?: Partial<EntrantInfo>[] };

export function muster(given: Given = {}): Muster {
  const { units = [], ...rest } = given;
  return {
    name: "British",
    nation: "british",
    commander: "",
    points: 0,
    limit: 200,
    flaws: [],
    closed: [],
    listing: "british: British\n",
    line: "british: British",
    code: "march1-abc",
    ...rest,
    units: units.map((unit) => ({
      id: "b1",
      name: "",
      words: "",
      line: 1,
      facts: {},
      size: [24000, 4000],
      strip: [0, 0],
      points: 24,
      parts: [],
      ...unit,
    })),
  };
}
