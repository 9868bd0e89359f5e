"""A game at the table: its record, its dice, its log, and how far a player may take back."""

from __future__ import annotations

from typing import Final

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.records.replay import Recorder
from grognard.kernel.refusal import BadNotation
from grognard.kernel.sealed import sealed_wait
from grognard.kernel.state import State
from grognard.kernel.umpire import answer

from .files import write_text
from .log import Log

DEALS: Final = 3


class Mark:
    """Where a player may go back to: before an answer of the seat that is still acting."""

    def __init__(self, state: State, entries: int, lines: int) -> None:
        self.state: Final = state
        self.entries: Final = entries
        self.lines: Final = lines


class Match:
    """Answers go through here. Saving to `path` follows every one."""

    def __init__(self, recorder: Recorder, seed: int, path: str = "") -> None:
        self.game: Final[Game] = recorder.game
        self.recorder = recorder
        self.rng: Final = Rng(seed)
        self.path = path
        self.log: Final = Log(recorder.game)
        self.marks: list[Mark] = []
        self.actor = -1

    def state(self) -> State:
        return self.recorder.state

    def begin(self) -> None:
        """Throw everything that comes before the first question."""
        self.state().events = []
        self.run_throws()
        self.save()

    def answer(self, action: Action) -> None:
        """Take an action; raises IllegalAction, and then nothing has changed."""
        s = self.state()
        decision = s.pending
        assert isinstance(decision, Decision)
        mark = Mark(s.clone(), len(self.recorder.record.entries), len(self.log.lines))
        self.recorder.act(action)
        events = list(s.events or [])
        self.log.hear(s)
        thrown = self.run_throws()
        self.keep_marks(mark, decision, action, thrown, events)
        self.save()

    def run_throws(self) -> bool:
        """Throw on to the next question; whether anything was thrown."""
        s = self.state()
        thrown = False
        while isinstance(s.pending, Throw):
            throw = s.pending
            faces = throw.sample(self.rng)
            self.log.throw(s, throw, faces)
            self.recorder.settle(faces)
            self.log.hear(s)
            thrown = True
        return thrown

    def keep_marks(
        self, mark: Mark, decision: Decision, action: Action, thrown: bool, events: list[Event]
    ) -> None:
        """Undo stops at a throw, at anything the actor has learned, and at another's answer.

        A sealed answer cannot be taken back: the keyboard passes to the next player who writes one.
        A hidden question that another seat declined leaves no trace, or undo would betray it.
        """
        declined = decision.hidden and action.key() == decision.legal(mark.state)[0].key()
        if decision.seat != self.actor and not (declined and self.marks):
            self.marks = []
            self.actor = decision.seat
        if decision.seat == self.actor:
            self.marks.append(mark)
        final = thrown or sealed_wait(mark.state) is not None or not self.next_is_actors()
        if final or self.has_learned(mark.state, action, events):
            self.marks = []

    def next_is_actors(self) -> bool:
        step = self.state().pending
        return isinstance(step, Decision) and (step.seat == self.actor or step.hidden)

    def has_learned(self, before: State, action: Action, events: list[Event]) -> bool:
        """Whether the actor learned what they could not have predicted.

        The same action is tried on states that looked the same to them: where something else would
        have been shown there, something was revealed.
        """
        text = self.game.notate(before, action)
        heard = self.told(events)
        for deal in range(DEALS):
            guess = self.game.determinize(before, self.actor, Rng(deal + 1))
            foretold = self.foretell(guess, text)
            shared = min(len(heard), len(foretold))
            if heard[:shared] != foretold[:shared] or (heard and not foretold):
                return True
        return False

    def foretell(self, guess: State, text: str) -> list[list[int]]:
        decision = guess.pending
        try:
            action = self.game.parse(guess, text)
        except BadNotation:
            return []
        if not isinstance(decision, Decision) or decision.why_not(guess, action) is not None:
            return []
        guess.events = []
        answer(guess, action)
        return self.told(guess.events)

    def told(self, events: list[Event]) -> list[list[int]]:
        known = [self.game.redact(event, self.actor) for event in events]
        return [event.facts() for event in known if event is not None]

    def undo(self) -> bool:
        """Back to before the last answer; False when there is nothing to take back."""
        if not self.marks:
            return False
        mark = self.marks.pop()
        record = self.recorder.record
        del record.entries[mark.entries :]
        del self.log.lines[mark.lines :]
        mark.state.events = []
        self.recorder = Recorder(self.game, mark.state, record)
        self.save()
        return True

    def save(self) -> None:
        if self.path:
            write_text(self.path, self.recorder.record.text())
