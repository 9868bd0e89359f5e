"""A match replayed from its journal, step by step, to one viewer.

A seat, or a spectator (None), gets the updates it was sent and no others, each with the view that
belongs to it. An open retelling has every line with everything in it, for a finished match. The
steps come one by one, and the caller says how fast.
"""

from __future__ import annotations

from collections.abc import Iterator

from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry
from grognard.kernel.records.tableline import BACK, UNSEAL, is_table_line, read_table_line
from grognard.kernel.shares import SIGHTS
from grognard.kernel.state import State
from grognard.miniatures.screen.table_pieces import sent_open_view, sent_view

from ..match.beginning.terms import Terms
from ..match.course import Course, goals
from ..match.feed import Audience, Item, Update
from ..match.match import Match
from ..wire.match_messages import event_line, seat_key
from ..wire.replay import Step


def told_steps(
    game: Game,
    terms: Terms,
    entries: list[Entry],
    audience: Audience,
    upto: int,
    lang: str,
    lines: bool = False,
) -> Iterator[Step]:
    """What this audience was sent, up to an update's number.

    The `lines` of the record are named only when it is open to all: while play is in progress they
    would reveal how often others were asked in secret.
    """
    divided = [audience % SIGHTS] if audience is not None and audience >= SIGHTS else []
    match = Match(game, terms, b"", divided=divided)
    match.foresee(entries)
    seat, action, begun = None, "", False
    for number, entry in enumerate(entries):
        if not begun or not is_answer(entry):  # an update is named by the line that begins it
            seat, begun = mover(match, entry), True
            mine = is_answer(entry) and match.is_of(audience, entry)
            action = entry.action if mine else ""
        for update in match.fold(number, entry)[audience]:
            if update.number > upto:
                return
            shown = match.feed(audience).shown
            yield step_of(
                game,
                update,
                shown,
                lang,
                action=action,
                seat=seat,
                view=sent_view(game, shown, audience),
                line=number if lines else None,
            )
            begun = False


def mover(match: Match, entry: Entry) -> int | None:
    """Whose line this is, before it is folded in."""
    if is_answer(entry):
        return match.mover(entry)
    if not entry.action:
        return None
    seat = read_table_line(entry.action, match.game.info.seats).seat
    return seat if seat >= 0 else None


def open_steps(game: Game, terms: Terms, entries: list[Entry], lang: str) -> Iterator[Step]:
    """Every line, with everything in it."""
    course = Course(game, terms)
    course.will_go_back_to(goals(entries, game.info.seats))
    for number, entry in enumerate(entries):
        seat, items = follow(course, entry)
        update = Update(number, game, course.state, items)
        course.write_down(entry)
        view = sent_open_view(game, course.state)
        yield step_of(
            game,
            update,
            course.state,
            lang,
            action=entry.action,
            seat=seat,
            view=view,
            line=number,
        )


def follow(course: Course, entry: Entry) -> tuple[int | None, list[Item]]:
    """Play one line; whose it was, and what happened."""
    if not is_answer(entry) and entry.action:
        line = read_table_line(entry.action, course.game.info.seats)
        if line.verb == BACK:
            course.go_back(line)
        elif line.verb == UNSEAL:
            course.unseal(line.seat)
        return (line.seat if line.seat >= 0 else None), [line]
    played = course.read(entry)
    course.follow(played)
    return (played.answer.seat if played.answer else None), played.items


def is_answer(entry: Entry) -> bool:
    return bool(entry.action) and not is_table_line(entry.action)


def step_of(
    game: Game,
    update: Update,
    state: State,
    lang: str,
    *,
    action: str,
    seat: int | None,
    view: str,
    line: int | None,
) -> Step:
    turn, phase = game.moment(state)
    return Step(
        number=update.number,
        line=line,
        action=action,
        seat=seat_key(game, seat),
        turn=turn,
        phase=phase,
        events=[event_line(game, state, line, lang) for line in update.lines(lang)],
        view=view,
    )
