"""The course of a match: its journal, the state it led to, and the answers that still count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.records.record import Entry, read_entry
from grognard.kernel.records.replay import first_state
from grognard.kernel.records.tableline import BACK, TableLine, is_table_line, read_table_line
from grognard.kernel.refusal import BadNotation
from grognard.kernel.sealed import sealed_wait, spoken, take_back, turn_to
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from .beginning.terms import Terms
from .feed import Item, dice_shown
from .sharing import is_closing
from .trail import Answer, Link, Marks

Dice = Callable[[Throw], list[int]]


@dataclass(frozen=True, slots=True)
class Played:
    """An entry worked out: the state after it and what happened on the way."""

    entry: Entry
    state: State
    items: list[Item]
    answer: Answer | None
    closing: bool = False  # it ended a question that several people at one seat could answer


class Course:
    """`trail` ends in the answer that led to `state`; those before `floor` stay, by agreement."""

    def __init__(self, game: Game, terms: Terms) -> None:
        self.game: Final = game
        self.terms: Final = terms
        self.state = first_state(terms.record(), game)
        self.journal: Final[list[str]] = []
        self.trail = Link()
        self.floor = 0
        self._after_line: Final[list[Link]] = []  # where each line of the journal led to
        self._marks: Final = Marks()
        self._wanted: Final[Counter[int]] = Counter()

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

    def read_last(self) -> list[Item]:
        """Compute the last answer again; returns what happened on the way."""
        last = self.trail.answer
        if last is None:
            return []
        entry = read_entry(self.journal[last.number])[1]
        return self._read(self.state_before(last).clone(), last.number, entry).items

    def will_go_back_to(self, numbers: Iterable[int]) -> None:
        """Keep the states after these entries as often as they are named: play goes back there."""
        self._wanted.update(numbers)

    def follow(self, played: Played) -> None:
        """Make what was worked out the present."""
        self.state = played.state
        if played.answer is not None:
            self.trail = Link(played.answer, self.trail)
        self._marks.add(self.trail, self.state)

    def go_back(self, line: TableLine) -> None:
        """Make the state after an earlier entry the present."""
        self.state = self.state_after(line.number)
        self.trail = self._after_line[line.number]
        self.trail.wanted = max(0, self.trail.wanted - 1)
        self._marks.go_back(self.trail, self.state)
        length = self.trail.length
        self.floor = length if line.agreed else min(self.floor, length)

    def unseal(self, seat: int) -> None:
        """This seat's sealed answer is taken back, even if others have sealed theirs since."""
        link, since = self.trail, []
        while link.answer is not None and not (link.answer.seat == seat and link.answer.sealed):
            since.append(link.answer)
            assert link.before is not None
            link = link.before
        assert link.before is not None
        self.trail = link.before
        for answer_given in reversed(since):
            self.trail = Link(answer_given, self.trail)
        self.state = self.state.clone()
        take_back(self.state, seat)
        self._marks.go_back(self.trail, self.state)
        self.floor = min(self.floor, self.trail.length)

    def write_down(self, entry: Entry) -> None:
        self.trail.wanted += self._wanted.pop(self.next_number, 0)
        self._after_line.append(self.trail)
        self.journal.append(entry.text(self.next_number))

    def number_before(self, step: Answer) -> int:
        """The entry after which the question stood that this one answered."""
        link = self.trail
        while link.number >= step.number and link.before is not None:
            link = link.before
        return link.number

    def state_before(self, step: Answer) -> State:
        return self.state_after(self.number_before(step))

    def state_after(self, number: int) -> State:
        """The state that an entry led to, from the nearest one before it that is kept."""
        link, since = self._after_line[number], []
        while link.state is None:
            since.append(link.number)
            assert link.before is not None
            link = link.before
        if not since:
            return link.state
        state = link.state.clone()
        for past in reversed(since):
            self._read(state, past, read_entry(self.journal[past])[1])
        return state

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
        share = "" if action is None else self.game.share_of(state, action)
        hidden = isinstance(decision, Decision) and decision.hidden
        closing = action is not None and not hidden and is_closing(self.game, state, action)
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
            given = Answer(number, decision.seat, decision.hidden, declined, thrown, sealed, share)
        return Played(entry, state, items, given, closing)


def _declines(s: State, action: Action) -> bool:
    """Whether this answers a hidden question by doing nothing."""
    decision = s.pending
    if not isinstance(decision, Decision) or not decision.hidden:
        return False
    declining = decision.decline(s)
    return declining is not None and declining.key() == action.key()


def goals(entries: Iterable[Entry], seats: list[str]) -> list[int]:
    """The entries that play goes back to somewhere in a journal, each time that it does."""
    said = (entry.action for entry in entries if is_table_line(entry.action))
    lines = (read_table_line(action, seats) for action in said)
    return [line.number for line in lines if line.verb == BACK]
