/** The game about to be made: the choices in the lobby, and the request made of them. */

import type { CommanderWish, MatchInfo, NewMatch, OptionInfo, SeatWish } from "../../app/protocol.gen";
import { GAMES } from "../../games";
import { gameOf, sidesOf, type Setting } from "../../games/battles";

export type Opponent = "computer" | "friend" | "screen" | "challenge";
export type Pace = MatchInfo["pace"];

/** A person who is to share a side: a friend who gets a link, oneself, or a computer by its name. */
export interface CommanderDraft {
  who: string; // "open", "me" or an agent
  name: string; // of one of several at this screen
  shares: string[];
}

export interface Draft {
  game: string;
  battle: string;
  side: string; // a seat, or "either"
  opponent: Opponent;
  agent: string;
  style: string; // of the computer, in games where it has one
  options: Record<string, string>; // only those that differ from what is usual
  pace: Pace | null; // null: what is usual against this opponent
  reaction: number | null;
  watchable: boolean | null;
  pair: boolean; // two battles, with the sides changed after the first
  commanders: Record<string, CommanderDraft[]>; // by seat
}

export const STEADY = "steady";

/** What is chosen of one game only. */
type OfGame = Pick<Draft, "game" | "battle" | "side" | "style" | "options" | "commanders">;

function first(key: string): OfGame {
  const game = gameOf(key);
  return { game: game.key, ...game.first, style: STEADY, options: {}, commanders: {} };
}

export function fresh(game = GAMES[0]!.key): Draft {
  return {
    ...first(game),
    opponent: "computer",
    agent: "soldier",
    pace: null,
    reaction: null,
    watchable: null,
    pair: false,
  };
}

const KEPT = "grognard-game";

function lastGame(): string {
  try {
    return localStorage.getItem(KEPT) ?? GAMES[0]!.key;
  } catch {
    return GAMES[0]!.key; // a browser that keeps nothing starts over
  }
}

/** Chosen on arrival; it outlives the page, so that nothing is lost by looking up a rule. */
export const draft = $state<Draft>(fresh(lastGame()));

const laidAside = new Map<string, OfGame>();

/** Take another game from the list; what was chosen of the first is there when one comes back. */
export function takeGame(chosen: Draft, game: string): void {
  if (game === chosen.game) return;
  const { battle, side, style, options, commanders } = chosen;
  laidAside.set(chosen.game, { game: chosen.game, battle, side, style, options, commanders });
  Object.assign(chosen, laidAside.get(game) ?? first(game));
  try {
    localStorage.setItem(KEPT, game);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function settingOf(chosen: Draft): Setting {
  return { game: chosen.game, scenario: chosen.battle };
}

/** A game waits for others only where one is asked to come. */
export function waits(opponent: Opponent): boolean {
  return opponent === "friend" || opponent === "challenge";
}

/** Strangers should know how long they may have to wait; a friend will say. */
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

/** Whether an option has a meaning for what else is chosen. */
export function concerns(chosen: Draft, key: string): boolean {
  return gameOf(chosen.game).concerns?.(key, chosen) ?? true;
}

/** Whether both sides may be played by both: by the game's rule, and where nobody shares a side. */
export function pairable(chosen: Draft, pairs: readonly string[]): boolean {
  return pairs.includes(chosen.battle) && Object.values(chosen.commanders).every((shared) => !shared.length);
}

/** A coin that nobody can call: which side a player gets who takes either. */
export function toss(chosen: Draft): string {
  const [first, second] = sidesOf(settingOf(chosen)).map((side) => side.seat);
  return crypto.getRandomValues(new Uint8Array(1))[0]! % 2 ? first! : second!;
}

export function addCommander(chosen: Draft, seat: string): void {
  chosen.commanders[seat] = [...(chosen.commanders[seat] ?? []), { who: "open", name: "", shares: [] }];
}

export function removeCommander(chosen: Draft, seat: string, at: number): void {
  chosen.commanders[seat] = (chosen.commanders[seat] ?? []).filter((_, place) => place !== at);
}

/** A formation goes to a commander, counted from 1; 0 leaves it with the leader of what it belongs to. */
export function giveShare(chosen: Draft, seat: string, share: string, chair: number): void {
  (chosen.commanders[seat] ?? []).forEach((commander, at) => {
    const rest = commander.shares.filter((one) => one !== share);
    commander.shares = at + 1 === chair ? [...rest, share] : rest;
  });
}

function commanderWishes(chosen: Draft, seat: string): CommanderWish[] {
  return (chosen.commanders[seat] ?? []).map(({ who, name, shares }) => {
    if (who === "me") return { sitter: who, shares, ...(name.trim() ? { name: name.trim() } : {}) };
    return who === "open" ? { sitter: who, shares } : { sitter: "computer", agent: who, shares };
  });
}

/** Whether somebody is asked to come, as an opponent or as a commander. */
function invites(chosen: Draft): boolean {
  const all = Object.values(chosen.commanders).flat();
  return waits(chosen.opponent) || all.some(({ who }) => who === "open");
}

/** The computer as the server knows it: its level, and its style where that is not the usual one. */
export function agentOf({ agent, style }: Pick<Draft, "agent" | "style">): string {
  return style === STEADY ? agent : `${agent}-${style}`;
}

/** The request. Defaults are left out: the server knows them best. */
export function wish(chosen: Draft, either: string): NewMatch {
  const mine = chosen.side === "either" ? either : chosen.side;
  const other: SeatWish =
    chosen.opponent === "computer"
      ? { sitter: "computer", agent: agentOf(chosen) }
      : chosen.opponent === "screen"
        ? { sitter: "me" }
        : { sitter: "open" };
  const me: SeatWish = { sitter: "me" };
  const seats: Record<string, SeatWish> = {};
  for (const { seat } of sidesOf(settingOf(chosen))) {
    const commanders = commanderWishes(chosen, seat);
    seats[seat] = { ...(seat === mine ? me : other), ...(commanders.length ? { commanders } : {}) };
  }
  const body: NewMatch = { game: chosen.game, scenario: chosen.battle, seats };
  const options = Object.entries(chosen.options).filter(([key]) => concerns(chosen, key));
  if (chosen.pair) body.pair = true;
  if (options.length) body.options = Object.fromEntries(options);
  if (!invites(chosen)) return body;
  body.pace = chosen.pace ?? usualPace(chosen.opponent);
  if (chosen.reaction !== null) body.reaction = chosen.reaction;
  if (chosen.watchable !== null) body.watchable = chosen.watchable;
  if (chosen.opponent === "challenge") body.listed = true;
  return body;
}
