/** The game about to be made: what is chosen in the lobby, and the request it comes to. */

import type { MatchInfo, NewMatch, OptionInfo, SeatWish } from "../../protocol.gen";

export type Seat = "french" | "allied";
export type Side = Seat | "either";
export type Opponent = "computer" | "friend" | "screen" | "challenge";
export type Pace = MatchInfo["pace"];

export interface Draft {
  battle: string;
  side: Side;
  opponent: Opponent;
  agent: string;
  options: Record<string, string>; // only those that differ from what is usual
  pace: Pace | null; // null: what is usual against this opponent
  reaction: number | null;
  watchable: boolean | null;
}

export function fresh(): Draft {
  return {
    battle: "waterloo", side: "french", opponent: "computer", agent: "sensible",
    options: {}, pace: null, reaction: null, watchable: null,
  };
}

/** Chosen on arrival; it outlives the page, so that nothing is lost by looking up a rule. */
export const draft = $state<Draft>(fresh());

/** A game waits for others only where one is asked to come. */
export function waits(opponent: Opponent): boolean {
  return opponent === "friend" || opponent === "challenge";
}

/** A stranger should know how long he may be kept waiting; a friend will say. */
export function usualPace(opponent: Opponent): Pace {
  return opponent === "challenge" ? "day" : "none";
}

/** Keep an option only where it differs from the usual value. */
export function setOption(chosen: Draft, option: OptionInfo, value: string): void {
  const rest = { ...chosen.options };
  delete rest[option.key];
  chosen.options = value === option.default ? rest : { ...rest, [option.key]: value };
}

export function optionOf(chosen: Draft, option: OptionInfo): string {
  return chosen.options[option.key] ?? option.default;
}

const DECKS = ["french-deck", "british-deck", "prussian-deck"];

/** Whether an option has a meaning for what else is chosen. */
export function concerns(chosen: Draft, key: string): boolean {
  if (DECKS.includes(key)) {
    return chosen.options["deck"] === "custom" && armiesOf(chosen.battle).includes(key.slice(0, -5));
  }
  return key !== "prussian-general" || chosen.battle === "waterloo";
}

/** Who may have fought there: all three where it is not said. */
export function armiesOf(battle: string): string[] {
  if (battle === "quatre-bras") return ["french", "british"];
  if (battle === "ligny" || battle === "wavre") return ["french", "prussian"];
  return ["french", "british", "prussian"];
}

/** The army whose emblem stands for a side in a battle. */
export function armyOf(seat: string, battle: string): "fr" | "gb" | "pr" {
  if (seat === "french") return "fr";
  return armiesOf(battle).includes("british") ? "gb" : "pr";
}

/** A coin that nobody can call: which side one gets who takes either. */
export function toss(): Seat {
  return crypto.getRandomValues(new Uint8Array(1))[0]! % 2 ? "french" : "allied";
}

/** The request. What is as usual is left out: the server knows it best. */
export function wish(chosen: Draft, either: Seat): NewMatch {
  const mine = chosen.side === "either" ? either : chosen.side;
  const other: SeatWish =
    chosen.opponent === "computer" ? { sitter: "computer", agent: chosen.agent }
    : chosen.opponent === "screen" ? { sitter: "me" }
    : { sitter: "open" };
  const seats: Record<Seat, SeatWish> = { french: other, allied: other };
  seats[mine] = { sitter: "me" };
  const body: NewMatch = { game: "eagles", scenario: chosen.battle, seats };
  const options = Object.entries(chosen.options).filter(([key]) => concerns(chosen, key));
  if (options.length) body.options = Object.fromEntries(options);
  if (!waits(chosen.opponent)) return body;
  body.pace = chosen.pace ?? usualPace(chosen.opponent);
  if (chosen.reaction !== null) body.reaction = chosen.reaction;
  if (chosen.watchable !== null) body.watchable = chosen.watchable;
  if (chosen.opponent === "challenge") body.listed = true;
  return body;
}
