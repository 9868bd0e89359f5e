/**
 * What is known of a game before it is played. Lobby, rules, words, options, pages and the army
 * builder derive from it; the rest of a game, its front, is fetched when it is played.
 */

import type { Component } from "svelte";
import type { WordFiles } from "../app/words";
import type { Code } from "../ui/army";
import type { GameFront } from "./front";

export interface SideWords {
  seat: string;
  army: Code;
  name: string;
  about: string; // what is asked of this side
}

export interface BattleWords {
  id: string;
  icon: string;
  name: string;
  about: string;
  sides: readonly SideWords[];
}

/** An option in our words: what it is called, what its values mean, why one would. */
export interface OptionWords {
  title: string;
  about: string;
  values?: Record<string, string>; // key of the words for each value worth offering
  order?: readonly string[]; // of a value of free form, those worth offering
  say?: (value: string) => string; // values that are numbers
  lot?: string; // the value that means a random number
  whole?: "deck" | "army" | "own"; // a whole list, which is not shown in a word
  page?: string; // where a list of one's own is entered
}

/** The options of a game by their keys. */
export type Options = Readonly<Record<string, OptionWords>>;

/** What else is chosen beside an option. */
export interface Chosen {
  battle: string;
  options: Record<string, string>;
}

/** A page of the game beside the match: /games/<game>/<page>, or /<page> where it is short. */
export interface GamePage {
  load(): Promise<{ default: Component<any> }>;
  icon: string;
  title: string;
  about: string;
  short?: boolean;
  bar?: string; // its name in the bar above every page
}

/** The lesson of a game, by its name on the server, and the battle to play after it. */
export interface LessonWords {
  key: string;
  minutes: number;
  battle: string;
}

/** One mark of the table: drawn by a component, or a symbol of the sprite, and what it means. */
export interface LegendMark {
  words: string; // the key of its words
  facts?: Record<string, string>;
  icon?: string;
  Drawn?: Component<any>;
  props?: Record<string, unknown>;
}

/** The page on how a battle goes: rules by their cites, and every mark of the table. */
export interface HowWords {
  goes: readonly string[];
  wins: readonly string[];
  legend(): Promise<{ legend: readonly LegendMark[] }>;
}

/** A game whose armies are built: where they are brought to. */
export interface Armies {
  battle: string;
  points: string; // the option that limits what they cost
  option(seat: string): string; // the option that holds the army of a seat
}

/** A game whose decks are built: which army an option is the deck of, and who picks them. */
export interface Decks {
  option(key: string): string;
  scale: string; // the option that makes them larger or smaller
  Picker(): Promise<{ default: Component<any> }>; // of one army, in the lobby
  Bring(): Promise<{ default: Component<any> }>; // of a seat, on sitting down
}

export interface GameEntry {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Nothing is hidden: no curtain between two at one screen, one viewpoint of a replay. */
  readonly open: boolean;
  /** In the order of the lobby. */
  readonly battles: readonly BattleWords[];
  /** What is chosen on arrival. */
  readonly first: { battle: string; side: string };
  /** Fetched with their words when they are shown. */
  options(): Promise<{ OPTIONS: Options }>;
  /** Whether an option has a meaning for what else is chosen; left out: always. */
  concerns?(key: string, chosen: Chosen): boolean;
  readonly armies?: Armies;
  readonly decks?: Decks;
  readonly lesson?: LessonWords;
  readonly how?: HowWords;

  /** An engraving of 150 by 92, drawn within an svg. */
  readonly Plate: Component;
  readonly pages?: Record<string, GamePage>;
  /** What its table shows beyond what every measured table does: fetched before any of it is drawn. */
  extras?(): Promise<void>;
  front(): Promise<{ front: GameFront }>;

  /** Words that are said of it before it is played, those of its options, and all others. */
  readonly lobbyWords: WordFiles;
  readonly optionWords: WordFiles;
  readonly words: readonly WordFiles[];
}
