/** Sentences of the game in the reader's words: cards by their titles, places by their names. */

import { pieceOf } from "../cards/catalogue";
import { BATTLES } from "../lobby/battles";
import { PLACES, type Place, type Scene } from "./scene";
import type { Said } from "../../front";
import { raised } from "../../../match/orders/saying";
import { settings } from "../../../app/settings.svelte";
import { t, type Facts } from "../../../app/words";

const HIDDEN = /^([FA][LCR])#(\d+)/;

/** What a card is called in a sentence: its title, or where it lies hidden. */
export function cardWords(name: string | null): string {
  if (name === null) return t("eagles-a-card");
  const hidden = HIDDEN.exec(name);
  if (hidden) {
    const [, place = "", number = ""] = hidden;
    return t("eagles-hidden-card", { number: Number(number), in: placeWords(place, "in") });
  }
  const piece = pieceOf(name);
  return piece?.titles[settings.lang] ?? piece?.names[settings.lang] ?? t("eagles-a-card");
}

export function isPlace(name: string | null): name is Place {
  return PLACES.includes(name as Place);
}

/** A Position or the Reserve: `form` is name, to or in. */
export function placeWords(place: string, form: "name" | "to" | "in" = "name"): string {
  return t(`eagles-place-${form}`, { place });
}

/** What a sentence is aimed at, a card or a Position. */
export function aimWords(target: string): string {
  if (BATTLES.some(({ id }) => id === target)) return t(`eagles-at-${target}`);
  return isPlace(target) || target === "reserve" ? placeWords(target) : cardWords(target);
}

/** The Position a card is in; null when it is not on the field. */
export function placeOf(scene: Scene | null, card: string | null): Place | null {
  if (!scene || card === null) return null;
  return PLACES.find((place) => scene.at[place].some((piece) => piece.name === card)) ?? null;
}

/** A whole sentence: "Kempt fires on Marcognet". */
export function sayWhole(said: Said, scene: Scene | null = null): string {
  return raised(t(`eagles-say-${said.verb}`, factsOf(said, scene)));
}

/** What an order does: "fire on Kempt"; with dice, "fire 5 dice". */
export function effect(said: Said, scene: Scene | null = null, dice = 0): string {
  return t(`eagles-do-${said.verb}`, { ...factsOf(said, scene), dice });
}

/** The same on a button: "Form square". */
export function sayEffect(said: Said, scene: Scene | null = null, dice = 0): string {
  return raised(effect(said, scene, dice));
}

function factsOf(said: Said, scene: Scene | null): Facts {
  const place = said.target !== null && (isPlace(said.target) || said.target === "reserve");
  const here = place && placeOf(scene, said.card) === said.target;
  const standing = {
    formation: said.formation ?? "none",
    cover: said.on === null ? "no" : "yes",
    ground: said.on === null ? "" : cardWords(said.on),
  };
  return {
    ...standing,
    how: t("eagles-how", standing),
    card: cardWords(said.card),
    all: said.card === "all" ? "yes" : "no",
    special: cardWords(said.special),
    aim: said.target === null ? "none" : place ? "place" : "card",
    target: said.target === null ? "" : aimWords(said.target),
    going: said.target === "reserve" ? "back" : here ? "here" : "away",
    to: place ? placeWords(said.target ?? "", "to") : "",
    in: place ? placeWords(said.target ?? "", "in") : "",
    phase: scene?.phase ?? "combat",
  };
}
