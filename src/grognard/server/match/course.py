"""The course of a match: its journal, the state it led to, and the answers that still count.

Of earlier states only the one before the last move is kept; any other is replayed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry, read_entry
from grognard.kernel.records.replay import first_state, path_to
from grognard.kernel.records.tableline import TableLine, is_table_line, read_table_line
from grognard.kernel.refusal import BadNotation
from grognard.kernel.sealed import sealed_wait, spoken, take_back, turn_to
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from .feed import Item, dice_shown
from .terms import Terms

Dice = Callable[[Throw], list[int]]


@dataclass(frozen=True, slots=True)
class Answer:
    """An entry that still counts: who gave it, and what undo must know of it.

    `sealed` means that nobody else was to see it before all had answered.
    """

    number: int
    seat: int
    hidden: bool
    declined: bool
    thrown: bool
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """An entry worked out: the state after it and what happened on the way."""

    entry: Entry
    state: State
    items: list[Item]
    answer: Answer | None


class Course:
    """`trail` lists the answers that led to `state`; those before `floor` stay, by agreement."""

    def __init__(self, game: Game, terms: Terms) -> None:
        self.game: Final = game
        self.terms: Final = terms
        self.state = first_state(terms.record(), game)
        self.journal: Final[list[str]] = []
        self.trail: list[Answer] = []
        self.floor = 0
        self.wanted: frozenset[int] = frozenset()  # entries that play is known to go back to
        self._kept: Final[dict[int, tuple[State, list[Answer]]]] = {}
        self._mark: tuple[int, State] | None = None

    @property
    def next_number(self) -> int:
        return len(self.journal)

    def entries(self) -> list[Entry]:
        """The whole journal, the opening first."""
        return [read_entry(text)[1] for text in self.journal]

    def action(self, number: int) -> str:
        return read_entry(self.journal[number])[1].action

    def try_out(self, seat: int, text: str, action: Action | None, dice: Dice) -> Played:
        """Work out a seat's answer with these dice on a clone; the opening without an action."""
        state = self.state.clone()
        turn_to(state, seat)
        return self._play(state, self.next_number, text, action, dice)

    def read(self, entry: Entry) -> Played:
        """Work out an entry of the journal; raises BadNotation where it cannot be."""
        return self._read(self.state.clone(), self.next_number, entry)

    def follow(self, played: Played) -> None:
        """Make what was worked out the present."""
        if played.answer is not None:
            if not played.answer.hidden:
                self._mark = (self.trail[-1].number if self.trail else 0, self.state)
            self.trail.append(played.answer)
        self.state = played.state

    def go_back(self, line: TableLine) -> None:
        """Make the state after an earlier entry the present."""
        self.state, self.trail = self._after(line.number)
        if line.number not in self.wanted:
            self._kept.pop(line.number, None)
        self._mark = None
        self.floor = len(self.trail) if line.agreed else min(self.floor, len(self.trail))

    def unseal(self, seat: int) -> None:
        """This seat's sealed answer is taken back, whatever others have sealed since."""
        mine = [step for step in self.trail if step.seat == seat and step.sealed][-1]
        self.trail = [step for step in self.trail if step is not mine]
        self.state = self.state.clone()
        take_back(self.state, seat)
        self._mark = None
        self.floor = min(self.floor, len(self.trail))

    def write_down(self, entry: Entry) -> None:
        if self.next_number in self.wanted:
            self._kept[self.next_number] = (self.state, self.trail[:])
        self.journal.append(entry.text(self.next_number))

    def number_before(self, step: Answer) -> int:
        """The entry after which the question stood that this one answered."""
        earlier = [other.number for other in self.trail if other.number < step.number]
        return earlier[-1] if earlier else 0

    def state_before(self, step: Answer) -> State:
        return self._after(self.number_before(step))[0]

    def state_after(self, number: int) -> State:
        """The state that going back leads to, kept for when that is done."""
        self._kept[number] = self._after(number)
        return self._kept[number][0]

    def _after(self, number: int) -> tuple[State, list[Answer]]:
        if number in self._kept:
            state, trail = self._kept[number]
            return state, trail[:]
        if self._mark is not None and self._mark[0] == number:
            return self._mark[1], [step for step in self.trail if step.number <= number]
        state = first_state(self.terms.record(), self.game)
        trail = []
        for past in [0, *self._path(number)]:
            played = self._read(state, past, read_entry(self.journal[past])[1])
            if played.answer is not None:
                trail.append(played.answer)
        return state, trail

    def _path(self, number: int) -> list[int]:
        """The entries that the state after this one comes from, without those taken back."""
        actions = [entry.action for entry in self.entries()]
        return path_to(actions, number, self.game.info.seats)

    def _read(self, state: State, number: int, entry: Entry) -> Played:
        text = entry.text(number)
        action = self._spoken(state, entry.action) if entry.action else None
        decision = state.pending
        if action is not None:
            if not isinstance(decision, Decision) or decision.why_not(state, action) is not None:
                raise BadNotation(number, text, "the rules do not allow it here")
        left = iter(entry.throws)

        def dice(throw: Throw) -> list[int]:
            faces = next(left, [])
            problem = throw.why_bad(faces)
            if problem:
                raise BadNotation(number, text, f"{throw.cite}: {problem}")
            return faces

        played = self._play(state, number, entry.action, action, dice)
        if len(played.entry.throws) != len(entry.throws):
            raise BadNotation(number, text, "more dice were thrown than the rules require")
        return played

    def _spoken(self, state: State, line: str) -> Action:
        """What a line says; the question that it answers is then the pending one."""
        seat, text = spoken(self.game, state, line)
        turn_to(state, seat)
        return self.game.parse(state, text)

    def _play(
        self, state: State, number: int, text: str, action: Action | None, dice: Dice
    ) -> Played:
        """Answer and throw on to the next question, in the state given."""
        entry = Entry(text)
        decision = state.pending
        declined = action is not None and _declines(state, action)
        sealed = sealed_wait(state) is not None
        state.events = []
        state.pauses = ()
        if action is not None:
            answer(state, action)
        items: list[Item] = []
        while isinstance(state.pending, Throw):
            throw = state.pending
            faces = dice(throw)
            entry.throws.append(faces)
            items += [*state.events, *dice_shown(self.game, state, throw, faces)]
            state.events = []
            settle(state, throw.read(faces))
        items += state.events
        state.events = None
        given = None
        if action is not None and isinstance(decision, Decision):
            thrown = bool(entry.throws)
            given = Answer(number, decision.seat, decision.hidden, declined, thrown, sealed)
        return Played(entry, state, items, given)


def _declines(s: State, action: Action) -> bool:
    """Whether this answers a hidden question by doing nothing."""
    decision = s.pending
    if not isinstance(decision, Decision) or not decision.hidden:
        return False
    declining = decision.decline(s)
    return declining is not None and declining.key() == action.key()


def goals(entries: list[Entry], seats: list[str]) -> frozenset[int]:
    """The entries that play goes back to somewhere in a journal."""
    said = [entry.action for entry in entries if is_table_line(entry.action)]
    return frozenset(read_table_line(action, seats).number for action in said)
