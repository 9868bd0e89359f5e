"""Keeping the record of a game as it goes on, playing one back, and verifying it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from .decision import Action, Decision
from .dice import Rng, Throw
from .game import Game
from .procedure import Step
from .record import Entry, Record, ending, why_not_version
from .refusal import BadData, BadNotation, BrokenRule
from .state import State
from .umpire import answer, settle, submit


class Recorder:
    """A game in progress and its record: whatever passes through here is written down."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game: Final = game
        self.state: Final = state
        self.record: Final = record
        self._close()

    def act(self, action: Action) -> Step:
        """Answer the pending decision; raises IllegalAction, and then nothing has changed."""
        text = self.game.notate(self.state, action)
        if " : " in text or "\n" in text:
            raise BrokenRule(f"{text!r} cannot stand on one line of a record")
        submit(self.state, action)
        self.record.entries.append(Entry(text))
        return self._close()

    def settle(self, faces: list[int]) -> Step:
        """Give the faces of the pending throw; raises BadNotation when they cannot be."""
        _settle(self.state, faces, 0)
        entries = self.record.entries
        entry = entries[-1] if entries else self.record.opening
        entry.throws.append(faces)
        return self._close()

    def run(self, rng: Rng) -> Step:
        """Settle every throw up to the next decision or the end."""
        step = self.state.pending
        while isinstance(step, Throw):
            step = self.settle(step.sample(rng))
        return step

    def _close(self) -> Step:
        self.record.ending = _ending(self.game, self.state)
        self.record.seal = ""
        return self.state.pending


def begin(game: Game, scenario: str, options: Mapping[str, str]) -> Recorder:
    """A new game and its record."""
    record = Record(game.info.key, game.info.version, scenario, dict(options))
    return Recorder(game, game.setup(scenario, options), record)


def begin_from(game: Game, position: str) -> Recorder:
    """A game from the text of a constructed position, and its record."""
    record = Record(game.info.key, game.info.version, "", {})
    record.position = position
    return Recorder(game, game.read(position), record)


def resume(record: Record, game: Game) -> Recorder:
    """Take up a recorded game where it stopped; raises BadNotation."""
    return Recorder(game, last_state(record, game), record)


def play_back(record: Record, game: Game, listen: bool = False) -> Iterator[State]:
    """The state at the start, then after each line; raises BadNotation at a line that cannot be.

    It is one state that changes: clone it to keep it. With `listen` its `events` gather
    until the caller clears them.
    """
    s = _start(record, game)
    if listen:
        s.events = []
    yield s
    if record.opening.throws:
        _settle_all(s, record.opening)
        yield s
    for number, entry in enumerate(record.entries, start=1):
        answer(s, _action(game, s, entry, number))
        _settle_all(s, entry)
        yield s


def last_state(record: Record, game: Game) -> State:
    """Where a record stops; raises BadNotation."""
    states = play_back(record, game)
    last = next(states)
    for s in states:
        last = s
    return last


def verify(record: Record, game: Game) -> list[str]:
    """Everything that is wrong with a record: its chain, actions, faces and ending."""
    found = []
    if record.seal and record.seal != record.links()[-1]:
        found.append("the chain is broken: the record has changed since it was read")
    try:
        reached = _ending(game, last_state(record, game))
    except BadNotation as wrong:
        return [*found, str(wrong)]
    if reached != record.ending:
        found.append(f"the record ends {record.ending or 'open'!r}, play {reached or 'open'!r}")
    return found


def _ending(game: Game, s: State) -> str:
    verdict = game.verdict(s)
    return ending(game, verdict) if verdict else ""


def _start(record: Record, game: Game) -> State:
    reason = why_not_version(game, record.game, record.version)
    if reason:
        raise BadNotation(0, f"game {record.game} {record.version}", reason)
    if record.position:
        return game.read(record.position)
    try:
        return game.setup(record.scenario, record.options)
    except BadData as wrong:
        raise BadNotation(0, f"scenario {record.scenario}", str(wrong)) from None


def _action(game: Game, s: State, entry: Entry, number: int) -> Action:
    """What the entry says, if the rules allow it here."""
    decision = s.pending
    text = entry.text(number)
    if isinstance(decision, Throw):
        raise BadNotation(entry.line, text, f"faces are missing before it, for {decision.cite}")
    if not isinstance(decision, Decision):
        raise BadNotation(entry.line, text, "the game is over before it")
    try:
        action = game.parse(s, entry.action)
    except BadNotation as wrong:
        raise BadNotation(entry.line, wrong.value, wrong.expected) from None
    refusal = decision.why_not(s, action)
    if refusal is not None:
        raise BadNotation(entry.line, text, f"the rules refuse it: {refusal.cite}")
    return action


def _settle_all(s: State, entry: Entry) -> None:
    for faces in entry.throws:
        _settle(s, faces, entry.line)


def _settle(s: State, faces: list[int], line: int) -> None:
    throw = s.pending
    text = " ".join(str(face) for face in faces)
    if not isinstance(throw, Throw):
        raise BadNotation(line, text, "nothing is thrown here")
    problem = throw.why_bad(faces)
    if problem:
        raise BadNotation(line, text, f"{throw.cite}: {problem}")
    settle(s, throw.read(faces))
