/**
 * Cards and Positions in sentences, for screen readers: what it is, where, how, what it may
 * do.
 */

import { faceUp, pieceOf } from "../cards/catalogue";
import { sideOfPlace, type Piece, type Place, type Scene } from "../scene/scene";
import { nameOf } from "../cards/name";
import { said, type CardState } from "../cards/piece";
import { settings } from "../../../app/settings.svelte";
import { t } from "../../../app/words";
import { armOf, armyOf, holderOf } from "./layout/layout";
import type { Marks } from "../hand/marks";

/** What lies on a card now, as the drawing of a card wants it. */
export function stateOf(piece: Piece, onField: boolean): CardState {
  const up = piece.id === null ? false : faceUp(piece.up, pieceOf(piece.id), onField);
  return {
    formation: piece.formation,
    up: up || !onField,
    hits: piece.hits,
    wind: piece.wind,
    marks: piece.marks,
  };
}

/** The short name of a card as the log would say it. */
export function titleOf(name: string): string {
  const piece = pieceOf(/^\d/.test(name) ? name : null);
  if (piece) return said(piece.titles, settings.lang) || said(piece.names, settings.lang);
  const hidden = /^([A-Z]{2})#(\d+)/.exec(name);
  return hidden ? t("eagles-table-hidden", { place: placeName(hidden[1] ?? ""), number: Number(hidden[2]) }) : name;
}

/** A Position or the Reserve by name. */
export function placeName(place: string): string {
  return t("eagles-table-place", { place });
}

/** The same from where one sits: one's own by "your", the enemy's by what it faces. */
export function placeTitle(place: Place, seat: string | null): string {
  if (seat === null) return placeName(place);
  if (sideOfPlace(place) === seat) return t("eagles-table-own-place", { place });
  return t("eagles-table-facing", { name: placeName(place), place });
}

/** One sentence for a button: the card, its place, what it has done, what may be done with it. */
export function tellCard(piece: Piece, where: string, onField: boolean, marks: Marks): string {
  const known = pieceOf(piece.id);
  const state = stateOf(piece, onField);
  const head = known
    ? nameOf(known, onField || state.hits || state.wind !== "fresh" ? state : null, settings.lang)
    : t("eagles-card-back", { army: armyOf(piece) });
  const parts = [head.replace(/\.$/, ""), where];
  if (piece.id === null) parts.push(...hiddenState(state));
  if (piece.on) parts.push(t("eagles-table-on", { terrain: titleOf(piece.on) }));
  for (const act of piece.acted) parts.push(t(`eagles-table-has-${act}`));
  return `${parts.join(", ")}. ${tellMark(piece.name, marks)}`.trim();
}

function hiddenState(state: CardState): string[] {
  const now: string[] = [];
  if (state.formation !== "line") now.push(t(`eagles-card-formation-${state.formation}`));
  if (state.hits) now.push(t("eagles-card-hits", { count: state.hits }));
  if (state.wind !== "fresh") now.push(t(`eagles-card-wind-${state.wind}`));
  return now;
}

/** What the mark of a card or place says to the eye, in words. */
export function tellMark(name: string, marks: Marks): string {
  const verbs = marks.verbs.get(name) ?? [];
  const list = new Intl.ListFormat(settings.lang, { type: "disjunction" }).format(
    verbs.map((verb) => t(`eagles-table-verb-${verb}`)),
  );
  switch (marks.of.get(name)) {
    case "may":
    case "legal":
      return list ? t("eagles-table-may", { list }) : "";
    case "selected":
      return t("eagles-table-chosen");
    case "target":
      return t("eagles-table-may-target", { list });
    case "aimed":
      return t("eagles-table-aimed");
    case "supports":
      return t("eagles-table-acts");
    case "pointed":
      return t("eagles-table-pointed");
    case "forbidden":
      return t("eagles-table-forbidden", { words: marks.why.get(name)?.words ?? "" });
    default:
      return "";
  }
}

/** A Position: its name, the cards there, what may be done with it. */
export function tellPlace(scene: Scene, place: Place, marks: Marks): string {
  const counts = { french: 0, allied: 0 };
  for (const piece of scene.at[place]) if (armOf(piece) !== "terrain") counts[holderOf(piece)] += 1;
  const facts = t("eagles-table-counts", { french: counts.french, allied: counts.allied });
  return `${t("eagles-table-stand-in", { name: placeName(place), facts })} ${tellMark(place, marks)}`.trim();
}
