/** What happened since the reader's last turn: lost, hit, moved, and what is in danger now. */

import type { EventLine, Stakes } from "../../app/protocol.gen";
import { front, play, type Told } from "../play/state.svelte";
import { sentence } from "../log/entries";

export type Tone = "bad" | "good" | "";

export interface RecapRow {
  word: "lost" | "hit" | "moved" | "danger";
  tone: Tone;
  lines: string[];
  more: number; // lines left out
}

export interface Recap {
  rows: RecapRow[];
  acts: number; // updates that said something
}

/** Of moves only so many are named. */
const NAMED = 3;

/** Whether what an event reports is the reader's own; null: not known. */
type Own = (event: EventLine) => boolean | null;

/** The recap of the match on the table; null while there is nothing to tell, or it is still being shown. */
export function recapNow(): Recap | null {
  if (play.seat === null || play.since === 0 || play.pending.length || play.review) return null;
  const recap = recapOf(play.told, play.since, play.stakes, play.seat, isOwn);
  return recap.rows.length && recap.acts > 0 ? recap : null;
}

/** By the colours of the piece that is named; one that nobody knows is the other side's. */
function isOwn({ cards: [piece] }: EventLine): boolean | null {
  if (piece === undefined) return null;
  return front().armyOfPiece(piece, play.scene) === front().armyOf(play.seat, play.scene);
}

export function recapOf(told: readonly Told[], since: number, stakes: Stakes | null, seat: string, own: Own): Recap {
  const news = told.filter((update) => update.number > since);
  const events = news.flatMap((update) => update.events);
  const of = (row: EventLine["row"]) => events.filter((event) => event.row === row && sentence(event));
  const danger = stakes?.marks.filter((mark) => mark.word === "danger" && mark.seat === seat) ?? [];
  const rows = [
    ...byOwner("lost", of("lost"), own),
    ...byOwner("hit", of("hit"), own),
    cut(
      "moved",
      "",
      of("moved")
        .filter((event) => own(event) !== true)
        .map(sentence),
    ),
    cut(
      "danger",
      "bad",
      danger.map((mark) => mark.words),
    ),
  ];
  return {
    rows: rows.filter((row) => row.lines.length),
    acts: news.filter((update) => update.events.some((event) => sentence(event))).length,
  };
}

function byOwner(word: "lost" | "hit", events: readonly EventLine[], own: Own): RecapRow[] {
  const [mine, theirs] = [events.filter((event) => own(event)), events.filter((event) => !own(event))];
  return [
    { word, tone: "bad", lines: mine.map(sentence), more: 0 },
    { word, tone: "good", lines: theirs.map(sentence), more: 0 },
  ];
}

function cut(word: "moved" | "danger", tone: Tone, lines: string[]): RecapRow {
  return { word, tone, lines: lines.slice(0, NAMED), more: Math.max(0, lines.length - NAMED) };
}
