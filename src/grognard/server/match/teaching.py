"""How a lesson proceeds: what is asked of the learner now, and what is answered without asking."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.kernel.lesson import Lesson
from grognard.kernel.records.record import Entry

from .match import Match


@dataclass(frozen=True, slots=True)
class Taught:
    """The step that is asked for, counted from 0, and what may be done about it.

    `reply` is an answer for the seat that is asked, to be given without asking the pupil; `show`
    what the guide would do in the pupil's place. Either may be empty.
    """

    at: int
    astray: bool
    show: str
    reply: str


def taught(match: Match, lesson: Lesson) -> Taught:
    """Where a lesson stands; past its last step once all is done."""
    said = match.said()
    seat = match.asked()
    if seat is None:
        at = lesson.progress(said).at
        over = at < len(lesson.steps) and lesson.steps[at].free
        return Taught(lesson.asked_from(at + 1) if over else at, False, "", "")
    legal = match.legal(seat)
    own = match.game.info.seats[seat] == lesson.seat
    progress = lesson.progress(said, legal if own else None)
    if progress.astray:
        return Taught(progress.at, True, "", "")
    reply = lesson.reply(said, match.game.info.seats[seat], legal)
    show = best(match, lesson, seat, legal) if own and not reply else ""
    return Taught(progress.at, False, show, reply)


def best(match: Match, lesson: Lesson, seat: int, legal: list[str]) -> str:
    """The first answer worth showing that the rules allow here."""
    acts = lesson.shown(match.said(), legal)
    return next((act for act in acts if match.may_say(seat, act)), "")


def step_back(match: Match, lesson: Lesson) -> Entry:
    """Take back everything since the step began; raises MatchError where there is nothing."""
    seat = match.game.info.seats.index(lesson.seat)
    return match.propose_return(seat, lesson.progress(match.said()).began)
