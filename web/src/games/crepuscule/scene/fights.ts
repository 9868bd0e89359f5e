/** A round of close combat out of the log: blow by blow for each side, then its result and the consequences. */

import type { EventLine, Sum } from "../../../app/protocol.gen";
import type { Told } from "../../../match/play/state.svelte";

export interface FightSide {
  units: string[];
  blows: EventLine[];
  sum: Sum | null; // its result with every bonus
}

export interface Fight {
  number: number; // of the update that reports it last
  sides: [FightSide, FightSide]; // who fought first, and the other
  result: EventLine | null;
  after: EventLine[]; // tests, flight, pursuit
}

/** The combats that were fought last, as long as nothing else has begun since; `seatOf` distinguishes the sides. */
export function fightsIn(told: readonly Told[], seatOf: (name: string) => string | null): Fight[] {
  const found = lastFights(told);
  return found ? apart(found.events).map((events) => fightOf(found.number, events, seatOf)) : [];
}

/** What begins after a result is another combat. */
function apart(events: readonly EventLine[]): EventLine[][] {
  const found: EventLine[][] = [];
  let decided = true;
  for (const event of events) {
    if (event.shows === "fight" && decided) found.push([]);
    if (event.shows === "fight") decided = false;
    else if (event.shows === "result") decided = true;
    found.at(-1)?.push(event);
  }
  return found;
}

function fightOf(number: number, events: readonly EventLine[], seatOf: (name: string) => string | null): Fight {
  const [first = "", other = ""] = events[0]!.cards;
  const seats = [seatOf(first), seatOf(other)];
  const sides: [FightSide, FightSide] = [
    { units: [first], blows: [], sum: null },
    { units: [other], blows: [], sum: null },
  ];
  const fight: Fight = { number, sides, result: null, after: [] };
  let striking = 0;
  for (const event of events) {
    const side = Math.max(0, seats.indexOf(seatOf(event.cards[0] ?? "")));
    if (event.shows === "fight") enlist(sides, seats, event, seatOf);
    if (event.shows === "blow" && fight.result === null) {
      if (event.cards.length > 1) striking = side; // the striker and the target; then what the target suffers
      sides[striking]!.blows.push(event);
    } else if (event.shows === "result") {
      fight.result = event;
      sides[0].sum = sumOf(event, seats[0]);
      sides[1].sum = sumOf(event, seats[1]);
    } else if (event.shows === "outcome") fight.after.push(event);
  }
  return fight;
}

/** All lines since the first combat of an update began; none where another step has begun since. */
function lastFights(told: readonly Told[]): { number: number; events: EventLine[] } | null {
  const last = told.at(-1);
  if (!last) return null;
  const events: EventLine[] = [];
  for (const each of told.toReversed()) {
    const begins = each.events.findIndex(({ shows }) => shows === "fight");
    const after = begins < 0 ? each.events : each.events.slice(begins);
    events.unshift(...after);
    if (begins >= 0) return { number: last.number, events };
    if (each.events.some(({ opens }) => opens !== "")) return null;
  }
  return null;
}

function enlist(
  sides: [FightSide, FightSide],
  seats: (string | null)[],
  { cards }: EventLine,
  seatOf: (name: string) => string | null,
): void {
  for (const name of cards) {
    const side = sides[Math.max(0, seats.indexOf(seatOf(name)))]!;
    if (!side.units.includes(name)) side.units.push(name);
  }
}

const SEATS: readonly string[] = ["south", "north"];

const sumOf = ({ sums }: EventLine, seat: string | null | undefined): Sum | null =>
  sums[SEATS.indexOf(seat ?? "")] ?? null;
