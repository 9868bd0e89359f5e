"""Dice in the log: each throw stands with the event it decided, as the record has it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.games import load, shipped
from grognard.kernel.dice import Die, Opposed, Pool
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import Watcher, play_back
from grognard.kernel.records.tableline import is_table_line
from grognard.kernel.registry import find
from grognard.kernel.state import State
from grognard.server.match.course import Course
from grognard.server.match.feed import DICE, Line, Update
from grognard.server.replay.retelling import open_steps, told_steps
from grognard.server.wire.replay import Step
from grognard.server.workers.record_judge import terms_in
from tests.golden_battles import GAMES, others_than
from tests.nightly import some_by_day

SHORT = [
    "eagles/replays/wavre.battle",
    "march/replays/training.battle",
    "age/replays/options.battle",
    "crepuscule/replays/great-field.battle",
]
DICELESS = ["eagles/replays/decoys-2.battle"]  # it is over before a die is thrown
BATTLES = SHORT + others_than(SHORT + DICELESS)
EVERY_BATTLE = pytest.mark.parametrize("name", some_by_day(BATTLES, len(SHORT)))

# Numbers of an event that are faces of the dice which decided it, by their names.
FACES = ("face", "pips", "die", "otherdie", "one", "other", "red", "blue")

Fallen = tuple[str, list[int]]


def battle(name: str) -> tuple[Game, Record]:
    load()
    record = read_record((GAMES / name).read_text(encoding="utf-8"))
    return find(record.game, record.version), record


class Noted(Watcher):
    """The dice that fell since they were last asked for, with what they were thrown for."""

    def __init__(self) -> None:
        self.fallen: list[Fallen] = []

    def thrown(self, s: State, faces: list[int]) -> None:
        if isinstance(s.pending, Die | Pool | Opposed):
            self.fallen.append((s.pending.cite, faces))

    def taken(self) -> list[Fallen]:
        fallen, self.fallen = self.fallen, []
        return fallen


def thrown_in(game: Game, record: Record) -> Iterator[list[Fallen]]:
    """The dice of each line of a record, the opening first."""
    noted = Noted()
    states = play_back(record, game, watcher=noted)
    next(states)
    if record.opening.throws:
        next(states)
    yield noted.taken()
    for _ in states:
        yield noted.taken()


def test_a_battle_of_every_game_is_compared_in_every_run() -> None:
    assert {name.split("/")[0] for name in SHORT} == {game.info.key for game in shipped()}


def shown_in(steps: Iterator[Step]) -> list[list[Fallen]]:
    """The dice of each step, as they go over the wire."""
    return [
        [(event.thrown.cite, event.thrown.faces) for event in step.events if event.thrown]
        for step in steps
    ]


@EVERY_BATTLE
def test_every_line_shows_the_dice_of_the_record_in_their_order(name: str) -> None:
    game, record = battle(name)
    entries = [record.opening, *record.entries]
    expected = list(thrown_in(game, record))
    assert flat(expected)
    assert shown_in(open_steps(game, terms_in(record), entries, "en")) == expected
    for audience in (None, *range(len(game.info.seats))):
        steps = told_steps(game, terms_in(record), entries, audience, len(entries), "en")
        assert flat(shown_in(steps)) == flat(expected)


def flat(steps: list[list[Fallen]]) -> list[Fallen]:
    return [fallen for step in steps for fallen in step]


@EVERY_BATTLE
def test_a_throw_is_shown_with_the_event_that_reports_its_result(name: str) -> None:
    game, record = battle(name)
    decided = compared = 0
    for event, line in told_lines(game, record):
        kind = game.kind_of(event)
        if line.dice is None:
            continue
        if line.dice.cite in kind.announces:
            continue  # the result is still to come
        decided += 1
        assert line.dice.cite in kind.decided_by
        named = [kind.number(event, name) for name in FACES if name in kind.args]
        if named:
            compared += 1
            assert named == list(line.dice.faces), line.words
    assert decided > 0
    assert compared > 0


def told_lines(game: Game, record: Record) -> Iterator[tuple[Event, Line]]:
    """Each event that has a sentence, and its line."""
    course = Course(game, terms_in(record))
    for entry in [record.opening, *record.entries]:
        if is_table_line(entry.action):
            return
        played = course.read(entry)
        course.follow(played)
        course.write_down(entry)
        told = Update(1, game, played.state, played.items).lines("en")
        events = [item for item in played.items if isinstance(item, Event)]
        said = [event for event in events if game.narrate(played.state, event, "en")]
        yield from zip(said, [line for line in told if line.kind != DICE], strict=True)


def test_a_volley_that_waits_for_a_re_roll_shows_its_dice_with_the_shot() -> None:
    """So no line of the log is only dice where something announced them."""
    game, record = battle("march/replays/training.battle")
    announced = [
        line
        for _, line in told_lines(game, record)
        if line.dice is not None and line.dice.cite in line.known.announces
    ]
    assert announced
    assert {line.kind for line in announced} == {"shot"}
