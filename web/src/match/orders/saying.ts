/** Sentences in the reader's words, as the game on the table says them. */

import type { Said } from "../../games/front";
import { front, play } from "../play/state.svelte";
import { settings } from "../../app/settings.svelte";

/** A whole sentence: "Kempt fires on Marcognet". */
export function sayWhole(said: Said): string {
  return front().sayWhole(said, play.scene);
}

/** What an order does: "fire on Kempt"; with dice, "fire 5 dice". */
export function effect(said: Said, dice = 0): string {
  return front().effect(said, play.scene, dice);
}

/** The same on a button: "Form square". */
export function sayEffect(said: Said, dice = 0): string {
  return raised(effect(said, dice));
}

export function lowered(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase(settings.lang) + text.slice(1);
}

export function raised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(settings.lang) + text.slice(1);
}
