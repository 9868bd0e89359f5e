/** What the general parts of the page need from a game while it is played. */

import type { Component, Snippet } from "svelte";
import type { BoardInfo, PieceInfo, Prompt } from "../app/protocol.gen";
import type { Group, Reason } from "../match/orders/menu/items";
import type { Choice } from "../match/play/choice";
import type { Told } from "../match/play/state.svelte";
import type { Code } from "../ui/army";

/** A view, read. Each game's own record has more; the general parts use only this. */
export interface Scene {
  turn: number;
  active: string;
  phase: string;
}

/**
 * An action taken apart, so that clicks can be put together to one. `card` is the piece that acts;
 * `target` a piece or a place; `on` a ground; `special` a piece played with it. Its other parts, if
 * its verb names any, are beside them.
 */
export interface Said {
  text: string;
  verb: string;
  card: string | null;
  target: string | null;
  formation: string | null;
  on: string | null;
  special: string | null;
}

/** An order that a hand is putting together on a measured table; the server judges it in the end. */
export interface Draft {
  said: Said;
  verdict: Reason | null; // the rule that forbids it as it stands
}

/** The running match. `above` lies over the table, `between` over what is in one's hand. */
export interface TableProps {
  scene: any; // the game's own scene
  above?: Snippet;
  between?: Snippet;
}

/** A table to look at, not to play on. */
export interface PictureProps {
  scene: any;
  below: any; // one of its seats
  pointed?: readonly string[];
  told?: readonly Told[];
}

/** The top of a phone. */
export interface HeadProps {
  scene: any;
  below: any; // one of its seats
  tools?: Snippet;
  more?: Snippet;
}

export interface GameFront {
  readonly key: string;
  readonly seats: readonly string[];
  /** Nothing is hidden: no curtain between two at one screen, one viewpoint of a replay. */
  readonly open: boolean;

  /** What must be here before the first scene is drawn. */
  prepare(): Promise<unknown>;
  /** Pieces of this match that are not as the catalogue has them; none where it has none. */
  usePieces?(own: readonly PieceInfo[]): void;
  readScene(view: string, board: BoardInfo | null): Scene;

  /** How many sides its dice have; left out: six. */
  readonly sides?: number;

  // Sides
  /** The colours of a seat; null: of spectators. */
  armyOf(seat: string | null, scene: any): Code;
  armyOfPiece(name: string | null, scene: any): Code;
  /** Who fights there, as a heading: "The Allies". */
  armyName(seat: string, scene: any): string;
  /** What a side still holds, in a few words beside its name. */
  strength(seat: string, scene: any): string;
  /** The seat drawn at the bottom for a viewer in this one. */
  below(seat: string | null): string;
  /** What an ended battle has cost, in one line; empty: nothing to say. */
  toll(scene: any): string;

  // Words
  /** A piece as it is called in a sentence; null: a piece. */
  pieceWords(name: string | null): string;
  /** What a sentence is aimed at, a piece or a place. */
  aimWords(target: string): string;
  /** A whole sentence, "Kempt fires on Marcognet", beginning with a capital. */
  sayWhole(said: Said, scene: any): string;
  /** What it does, "fire on Marcognet"; with dice, "fire 5 dice". Lower case: it is part of a sentence. */
  effect(said: Said, scene: any, dice?: number): string;
  /** The viewpoint of a replay: a seat, or "open" for all there is; a single viewpoint needs no word. */
  seen?(seat: string): string;
  /** When something happened in a replay: "turn 3, combat". */
  when(turn: number, phase: string): string;

  // Orders
  /** Questions that are answered on the table, however few answers there are. */
  readonly byBoard: readonly string[];
  /** The kind of question that a window of its own answers, instead of the bar; empty: none. */
  readonly windowed: string;
  /** Questions with a sheet of their own, which has room for the odds on a phone. */
  readonly sheets?: readonly string[];
  /** The plain order that most will give, by the kind of question: it is offered first. */
  readonly usual?: Readonly<Record<string, string>>;
  /** What the bar says of that question instead of the question itself. */
  windowWords?(): { heading: string; help: string };
  /** How much of a question is left, "3 cards may act"; empty: nothing to say. */
  left(prompt: Prompt, all: readonly Said[], choice: Choice): string;
  /** What to do with the piece that is chosen, given how many aims it has. */
  aims(count: number): string;
  /** What the second forecast of an order is: left out, what the enemy could throw in turn. */
  sequel?(): string;
  /** What the button of the order says while none is whole: "Choose a target". */
  unsaid(choice: Choice): string;
  /** What the chosen piece may do, for the menu beside it; none: the table shows its own. */
  menu?(all: readonly Said[], prompt: Prompt, choice: Choice, scene: any): Group[];
  /** Whether the table is putting something in order by itself, and no button is to be pressed. */
  busy?(): boolean;
  /** Cancel what only the table holds in hand (Escape); false: nothing was held. */
  layBack?(): boolean;

  // Components
  readonly Table: Component<TableProps>;
  readonly Picture: Component<PictureProps>;
  readonly Head: Component<HeadProps>;
  readonly Phases: Component<{ scene: any }>;
  /** Over the page: what is held, shown large, explained. */
  readonly Extras?: Component<{ scene: any }>;
  /** Between table and hand: the window of hidden questions. */
  readonly Window?: Component;
  /** In the side column, under the phases. */
  readonly Aside?: Component<{ scene: any }>;
  /** In the menu: standing orders. */
  readonly Standing?: Component;
  /** The keys of the table, for the list of keys; those of the orders follow them. */
  readonly keys: readonly { keys: string; word: string }[];
  /** Bring what is spoken of into sight, where not all is seen at once. */
  reveal?(names: readonly string[]): void;
  /** The page of the match is left: release everything. */
  leave?(): void;
}
