/** Answers of the server, for tests. */

import type { ArmyCheck, ArmyOptions, CheckedUnitInfo, TermInfo } from "../../app/protocol.gen";

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
    section: "more",
    figure: "",
    counted: "",
    only: null,
    ...more,
  };
}

const choices = (...keys: string[]): Partial<TermInfo> => ({
  kind: "choice",
  choices: keys.map((key) => ({ key, title: key, about: "", price: "", colour: "", prefix: "", only: null })),
});

const colours = (...keys: string[]): Partial<TermInfo> => ({
  kind: "colour",
  choices: keys.map((key) => ({ key, title: key, about: "", price: "", colour: key, prefix: "", only: null })),
});

const nations = [
  { key: "british", title: "British", about: "", price: "", colour: "gb", prefix: "b", only: null },
  { key: "french", title: "French", about: "", price: "", colour: "fr", prefix: "f", only: null },
  { key: "other", title: "Another", about: "", price: "", colour: "pr", prefix: "o", only: null },
];

export function armyOptions(more: Partial<ArmyOptions> = {}): ArmyOptions {
  return {
    points: 200,
    least: 8,
    most: 1500,
    longest_name: 60,
    longest_id: 8,
    words: { one: "Battalion", name: "Name of battalion", add: "Add a battalion", none: "No battalion yet." },
    army: [
      term("nation", "british", { kind: "choice", choices: nations }),
      term("commander", "", { kind: "text", figure: "general" }),
    ],
    terms: [
      term("quality", "drilled", { ...choices("recruits", "drilled", "veterans", "guard"), section: "first" }),
      term("rankers", 24, { least: 16, most: 48, step: 4, section: "first", counted: "men" }),
      term("light", 0, { kind: "flag" }),
      term("drummer", 0, { section: "figures", figure: "drum" }),
      term("formation", "line", choices("line", "column")),
      term("coat", "", colours("", "red", "blue", "grey", "green", "white", "brown")),
    ],
    groups: [],
    ready: [
      {
        key: "sample-french",
        name: "Brigade française",
        about: "The example of the rulebook",
        facts: { nation: "french", commander: "" },
        points: 200,
        units: 4,
      },
    ],
    starts: [],
    ...more,
  };
}

/** Of a game whose armies have divisions and brigades in them. */
export const GROUPS: ArmyOptions["groups"] = [
  { key: "division", title: "Division", add: "Add a division", terms: [] },
  { key: "brigade", title: "Brigade", add: "Add a brigade", terms: [term("general", 1)] },
];

type Given = Partial<Omit<ArmyCheck, "units">> & { units?: Partial<CheckedUnitInfo>[] };

export function armyCheck(given: Given = {}): ArmyCheck {
  const { units = [], ...rest } = given;
  return {
    name: "British",
    words: "0 battalions, 0 men",
    facts: { nation: "british", commander: "" },
    groups: [],
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
      group: null,
      facts: {},
      pieces: [
        {
          x: 0,
          y: 0,
          width: 24000,
          depth: 4000,
          figures: "infantryman,0,200,100,100,2300,100,12;,,,100,300,2300,300,12",
          loose: false,
          dress: [],
        },
      ],
      boxes: [24, 4],
      points: 24,
      parts: [],
      stages: [],
      profile: null,
      ...unit,
    })),
  };
}
