// The foot of the enlarged card: the meaning of its numbers, shown by the faces of a die.

import { t, whole } from "../../../../app/words";
import { fit } from "./fit";
import { line } from "./line";
import { said, type Face } from "../piece";
import { use } from "./plate";

const GRADES: Record<string, number> = { A: 4, B: 3, C: 2, D: 1 };

/** The faces that pass a morale test. */
export function holding(face: Face): number[] {
  return from(1, GRADES[face.morale] ?? 0);
}

/** The faces that hit at a fire or shock level. */
export function hitting(level: number): number[] {
  return from(7 - level, 6);
}

function from(first: number, last: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((n) => n >= first && n <= last);
}

interface Row {
  label: string;
  faces: number[] | null;
  words: string;
}

export function rowsOf(face: Face): Row[] {
  const rows: Row[] = [];
  const row = (label: string, faces: number[] | null, words = "") => rows.push({ label, faces, words });
  if (face.troop) {
    const men = face.arm === "artillery" ? "eagles-card-guns" : "eagles-card-men";
    const strength = t(men, { number: whole(face.strength), count: face.strength });
    row(t("eagles-card-dice", { count: face.dice }), null, strength);
    if (face.arm === "artillery") {
      row(t("eagles-card-long", { level: face.long }), hitting(face.long));
      row(t("eagles-card-short", { level: face.fire }), hitting(face.fire));
    } else {
      row(t("eagles-card-fire", { level: face.fire }), hitting(face.fire));
      row(t("eagles-card-shock", { level: face.shock }), hitting(face.shock));
    }
    row(t("eagles-card-morale", { grade: face.morale }), holding(face));
  } else if (face.arm === "general") {
    row(t("eagles-card-attack"), null, t("eagles-card-bonus", { count: face.attack }));
    row(t("eagles-card-defence"), null, t("eagles-card-bonus", { count: face.defence }));
    row(t("eagles-card-corps"), null, face.corps === "A" ? t("eagles-card-corps-any") : face.corps);
  } else if (face.arm === "terrain") {
    const river = face.terrain === "river";
    row(
      t(river ? "eagles-card-crossing-label" : "eagles-card-shelter-label"),
      null,
      t(river ? "eagles-card-crossing-words" : "eagles-card-shelter-words", { count: face.capacity }),
    );
  }
  return rows;
}

function kickerOf(face: Face): string {
  if (face.arm === "special") return t("eagles-card-arm-special");
  if (face.arm === "terrain") return t(`eagles-card-lane-${face.lane}`);
  return face.command || face.corps;
}

/** Drawn from the bottom of the card upwards; `top` is where the picture must end. */
export function enlargedFacts(face: Face, lang: string, x: number, width: number) {
  let y = 428;
  let foot = "";
  for (const row of rowsOf(face).reverse()) {
    foot += line(x, y, 13, row.label, "k-ink k-b");
    if (row.faces) foot += dice(row.faces, x + 108, y - 13);
    else foot += line(x + 108, y, 13, row.words, "k-ink2");
    y -= 24;
  }
  const told = said(face.texts, lang);
  if (told) {
    const text = fit(told, "text", width, [
      [15, 5],
      [14, 6],
      [13, 8],
      [12, 10],
    ]);
    if (foot) y -= 4;
    for (const words of text.lines.reverse()) {
      foot += line(x, y, text.size, words, "k-ink");
      y -= text.size * 1.32;
    }
  }
  const top = y - 2;
  const ground =
    `<path d="M62 ${top}H320V448H62z" class="k-card"/>` +
    `<path d="M${x} ${top + 0.5}H306M${x} ${top + 3.5}H306" class="k-rule"/>`;
  return { kicker: kickerOf(face), foot: ground + foot, top };
}

function dice(lit: number[], x: number, y: number): string {
  return [1, 2, 3, 4, 5, 6]
    .map((n, i) => use(`d-${n}`, x + i * 20, y, 17, 17, lit.includes(n) ? "k-lit" : "k-dim"))
    .join("");
}
