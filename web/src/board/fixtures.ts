/** For tests: every card, from the lists that the game itself reads, and scenes of real battles. */

import { readFileSync } from "node:fs";
import type { PieceInfo } from "../../protocol.gen";
import { setCatalogue } from "../games/eagles/catalogue";
import { readScene, type Scene } from "../games/eagles/scene";

const DATA = "../src/grognard/games/eagles/data";

function rows(name: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(`${DATA}/${name}.csv`, "utf8").trim().split(/\r?\n/);
  const keys = head.split(",");
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      (cell) => cell[1] ?? cell[2] ?? "");
    return Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? ""]));
  });
}

export function allCards(): PieceInfo[] {
  const cards = rows("cards").map((row) => piece(row, (row["type"] ?? "").toLowerCase()));
  return [...cards, ...rows("specials").map((row) => piece(row, "special"))];
}

function piece(row: Record<string, string>, arm: string): PieceInfo {
  const names = { en: row["name_en"] ?? "", fr: row["name_fr"] ?? "" };
  const army = (row["army"] ?? "").toLowerCase();
  const number = (key: string) => Number(row[key] || 0);
  return {
    id: row["number"] ?? "", side: army === "french" ? "french" : "allied", kind: arm, names,
      titles: names,
    subtitles: { en: "", fr: "" }, texts: { en: "", fr: "" },
    facts: {
      army, arm, dice: number("cv"), morale: row["morale"] ?? "", fire: number("fire"),
        shock: number("shock"),
      corps: row["corps"] ?? "", attack: number("offense"), defence: number("defense"),
        lane: row["position"] ?? "",
      terrain: row["terrain_kind"] ?? "", capacity: number("terrain_capacity")
        || number("move_limit"),
    },
  };
}

export function layCards(): void {
  setCatalogue(allCards());
}

export function scenes(battle: string): Scene[] {
  const text = readFileSync(`src/games/eagles/fixtures/${battle}.txt`, "utf8");
  return text.split("\n\n").map(readScene);
}

/** A view written by hand: its Positions, one line for each card. */
export function view(lines: string, who = "french"): Scene {
  return readScene(
    `eagles view 1 ${who}\nbattle waterloo\nturn 3 french combat\n`
    + `asked french 5.0 combat phase\n${lines}\n`);
}

export const BATTLES = ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"];
