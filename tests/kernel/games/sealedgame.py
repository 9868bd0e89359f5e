"""Estimates: a tiny game of gunners who write down ranges, all at the same time.

1 The leader of a round, each seat in turn, puts up a stake of one or two. 2 Then every seat writes
down an estimate that it has not used before; nobody sees one before all are written. 3 All are
shown and a die is thrown (in the long game the range is 8): the only nearest player takes the
stake. The first with enough points wins at once; when the estimates are used up, the
only player with most.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die, Rng
from grognard.kernel.event import Event, EventKind, event_table
from grognard.kernel.game import Game, GameInfo, Verdict
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import BadData, BadNotation, Refusal
from grognard.kernel.sealed import (
    WORD,
    Sealed,
    asked,
    forget_others,
    read_sealed,
    sealed_answer,
    sealed_lines,
    sealed_wait,
)
from grognard.kernel.state import State
from grognard.kernel.umpire import advance, ask_again

TO_WIN: Final = {"short": 5, "long": 30}
ESTIMATES: Final = {"short": 6, "long": 16}
KNOWN_RANGE: Final = {"long": 8}

EVENTS: Final = event_table(
    [
        EventKind("staked", "points", "1 one or two"),
        EventKind("showed", "estimate", "2 estimate"),
        EventKind("took", "points", "3 die", decided_by=["3 die"]),
    ]
)

USED: Final = Refusal("2 an estimate not used before")
NOT_ASKED: Final = Refusal("1 answer the question")
HIGH: Final = Refusal("1 one or two")


class Stake(Action):
    """stake 2"""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def key(self) -> tuple[int, ...]:
        return (1, self.points)


class Write(Action):
    """write e5"""

    def __init__(self, estimate: int) -> None:
        self.estimate: Final = estimate

    def key(self) -> tuple[int, ...]:
        return (2, self.estimate)


class Told(Event):
    """A past-tense word, a seat, and an estimate or points."""

    def __init__(self, what: str, seat: int, number: int) -> None:
        super().__init__()
        self.what: Final = what
        self.seat: Final = seat
        self.number: Final = number

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.seat, self.number]

    def named(self) -> list[int]:
        return [self.number]


class Range(State):
    def __init__(self, scenario: str, seats: int) -> None:
        super().__init__()
        self.scenario = scenario
        self.used: list[list[int]] = [[] for _ in range(seats)]
        self.score = [0] * seats
        self.stake = 0

    def clone(self) -> Range:
        other = Range(self.scenario, len(self.score))
        self.copy_flow_to(other)
        other.used = [used[:] for used in self.used]
        other.score = self.score[:]
        other.stake = self.stake
        return other

    def put_up(self, seat: int, points: int) -> None:
        self.stake = points
        self.emit(Told("staked", seat, points))

    def show(self, seat: int, estimate: int) -> None:
        self.used[seat].append(estimate)
        self.emit(Told("showed", seat, estimate))

    def award(self, face: int) -> None:
        """3 The only nearest player takes the stake."""
        misses = [abs(used[-1] - face) for used in self.used]
        if misses.count(min(misses)) == 1:
            nearest = misses.index(min(misses))
            self.score[nearest] += self.stake
            self.emit(Told("took", nearest, self.stake))
            self.finished = self.score[nearest] >= TO_WIN[self.scenario]
        self.stake = 0


def range_of(s: State) -> Range:
    assert isinstance(s, Range)
    return s


class ChooseStake(Decision):
    """1 Put up one point or two."""

    def candidates(self, s: State) -> list[Action]:
        return [Stake(points) for points in (1, 2, 3)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Stake):
            return NOT_ASKED
        return None if 1 <= action.points <= 2 else HIGH


class ChooseEstimate(Decision):
    """2 Write down an estimate."""

    def candidates(self, s: State) -> list[Action]:
        return [Write(estimate) for estimate in range(ESTIMATES[range_of(s).scenario])]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Write) or action.estimate >= ESTIMATES[range_of(s).scenario]:
            return NOT_ASKED
        return USED if action.estimate in range_of(s).used[self.seat] else None


class WriteEstimates(Sealed):
    """2 All write; then all are shown."""

    def questions(self, s: State) -> list[Decision]:
        return [ChooseEstimate(seat, "2 estimate") for seat in range(len(range_of(s).score))]

    def reveal(self, s: State, answers: list[Action]) -> None:
        for seat, action in enumerate(answers):
            assert isinstance(action, Write)
            range_of(s).show(seat, action.estimate)


class Shoot(Procedure):
    """1 to 3 Round by round."""

    def step(self, s: State) -> Step:
        r = range_of(s)
        if self.stage == 5 or (self.stage == 4 and r.scenario in KNOWN_RANGE):
            r.award(KNOWN_RANGE.get(r.scenario, s.outcome))
            self.stage = 1
        rounds = len(r.used[0])
        if self.stage == 1 and rounds == ESTIMATES[r.scenario]:
            r.finished = True
            return DONE
        if self.stage == 1:
            return ChooseStake(rounds % len(r.score), "1 stake")
        if self.stage == 2:
            assert isinstance(s.action, Stake)
            r.put_up(rounds % len(r.score), s.action.points)
            self.stage = 3
        return WriteEstimates() if self.stage == 3 else Die("3 die")


PROCEDURES: Final = {"Shoot": Shoot, "WriteEstimates": WriteEstimates}


class Estimates(Game):
    def __init__(self, key: str, seats: list[str]) -> None:
        super().__init__(GameInfo(key, key.capitalize(), "1", seats, list(TO_WIN), []))

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        if scenario not in TO_WIN:
            raise BadData("scenarios", scenario, "unknown")
        s = Range(scenario, len(self.info.seats))
        s.stack.append(Shoot())
        advance(s)
        return s

    def verdict(self, s: State) -> Verdict | None:
        score = range_of(s).score
        if not s.finished:
            return None
        if score.count(max(score)) > 1:
            return Verdict(None, "3 equal points")
        return Verdict(score.index(max(score)), "3 most points")

    def view(self, s: State, seat: int | None) -> str:
        own = None if seat is None else sealed_answer(s, seat)
        written = f"written {self.notate(s, own)}" if own else "written nothing"
        return "\n".join([*self.public(s), written, self.prompt(s, seat, "en")])

    def public(self, s: State) -> list[str]:
        r = range_of(s)
        lines = [f"{r.scenario} {r.stake} {' '.join(str(points) for points in r.score)}"]
        return lines + [" ".join(f"e{estimate}" for estimate in used) for used in r.used]

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        other = s.clone()
        forget_others(other, seat)
        return other

    def parse(self, s: State, text: str) -> Action:
        verb, _, rest = text.partition(" ")
        number = rest.removeprefix("e") if verb == "write" else rest
        if verb not in ("write", "stake") or not (number.isascii() and number.isdecimal()):
            raise BadNotation(0, text, "expected stake and a number, or write and an estimate")
        return Write(int(number)) if verb == "write" else Stake(int(number))

    def notate(self, s: State, action: Action) -> str:
        if isinstance(action, Write):
            return f"write e{action.estimate}"
        assert isinstance(action, Stake)
        return f"stake {action.points}"

    def write(self, s: State) -> str:
        stack = [f"{type(p).__name__} {p.stage}" for p in s.stack]
        return "\n".join([*self.public(s), *stack, *sealed_lines(self, s)]) + "\n"

    def read(self, text: str) -> State:
        lines, seats = text.splitlines(), len(self.info.seats)
        words = lines[0].split() if lines else [""]
        if words[0] not in TO_WIN or len(lines) <= seats:
            raise BadNotation(1, words[0], "expected short or long, and a line for each seat")
        s = Range(words[0], seats)
        s.stake, s.score = int(words[1]), [int(word) for word in words[2:]]
        s.used = [[int(word[1:]) for word in line.split()] for line in lines[1 : seats + 1]]
        later = [line for line in lines[seats + 1 :] if line.startswith(WORD)]
        for line in lines[seats + 1 : len(lines) - len(later)]:
            name, _, stage = line.partition(" ")
            s.stack.append(PROCEDURES[name]())
            s.stack[-1].stage = int(stage)
        s.finished = not s.stack
        ask_again(s)
        for number, line in enumerate(later, start=len(lines) - len(later) + 1):
            read_sealed(self, s, line, number)
        return s

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        question = asked(s, seat)
        if question is not None:
            return f"choose: {question.cite}"
        if sealed_wait(s) is not None:
            return "all write: 2 estimate"
        wait = s.pending
        if isinstance(wait, Decision):
            return f"{self.info.seats[wait.seat]} chooses: {wait.cite}"
        return "Wait."

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Told)
        named = f"e{event.number}" if event.what == "showed" else str(event.number)
        return f"{self.info.seats[event.seat]} {event.what} {named}"

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def explain(self, refusal: Refusal, lang: str) -> str:
        return refusal.cite

    def label(self, cite: str, lang: str) -> str:
        return cite.split(" ", 1)[1]

    def label_of(self, cite: str, value: int, lang: str) -> str:
        return self.label(cite, lang)

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return self.view(s, seat)


GUNNERS: Final = Estimates("estimates", ["north", "south"])
BATTERIES: Final = Estimates("batteries", ["north", "south", "west"])
