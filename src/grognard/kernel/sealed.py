"""Sealed answers: several seats are asked at once, and none is seen before all are in.

The seats answer in any order. Everybody may know who has answered; what, nobody else does until the
last answer opens them all. Answering one question changes nothing that another is asked, so
random play, searches and odds, which need no order, meet plain decisions, the lowest seat
first. In a record such an answer bears the name of its seat: `south: bid c5`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .decision import Action, Decision
from .game import Game
from .procedure import DONE, Procedure, Step
from .refusal import BadNotation, IllegalAction
from .state import State
from .umpire import ask_again, submit

WORD: Final = "sealed"
_SPOKEN: Final = "expected a seat that has not answered yet, a colon and its answer"
_WRITTEN: Final = "expected 'sealed', a seat that has not answered yet, and its answer"
_OPENED: Final = "sealed answers are kept only while another is still missing"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure):
    """Asks several seats at once; `State.sealed` keeps the answers until the last one is in."""

    def questions(self, s: State) -> list[Decision]:
        """What each seat is asked, in the order of seats; none of them `hidden`."""
        raise NotImplementedError

    def reveal(self, s: State, answers: list[Action]) -> None:
        """All answers are in, in the order of the questions: everybody may see them now."""
        raise NotImplementedError

    def step(self, s: State) -> Step:
        if self.stage == 2:
            self.keep(s)
            self.stage = 1
        owed = self.owed(s)
        if owed:
            return owed[0]
        answers = [action for _, action in s.sealed]
        s.sealed = ()
        self.reveal(s, answers)
        return DONE

    def keep(self, s: State) -> None:
        decision, action = s.pending, s.action
        assert isinstance(decision, Decision) and action is not None
        before = [kept for kept in s.sealed if kept[0] < decision.seat]
        after = [kept for kept in s.sealed if kept[0] > decision.seat]
        s.sealed = (*before, (decision.seat, action), *after)
        s.action = None

    def owed(self, s: State) -> list[Decision]:
        """The questions that are still to be answered."""
        return [question for question in self.questions(s) if not has_sealed(s, question.seat)]


# Who is asked


def sealed_wait(s: State) -> Sealed | None:
    """The sealed questions that a state waits with; None where it waits for something else."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Sealed) else None


def has_sealed(s: State, seat: int) -> bool:
    return sealed_answer(s, seat) is not None


def sealed_answer(s: State, seat: int) -> Action | None:
    """What a seat has answered and nobody else may see yet."""
    for other, action in s.sealed:
        if other == seat:
            return action
    return None


def owing(s: State) -> list[int]:
    """The seats that have a question to answer, the lowest first."""
    wait = sealed_wait(s)
    if wait is not None:
        return [question.seat for question in wait.owed(s)]
    return [s.pending.seat] if isinstance(s.pending, Decision) else []


def opens_all(s: State) -> bool:
    """Whether the next answer is the last one, by which all are revealed."""
    return sealed_wait(s) is not None and len(owing(s)) == 1


def asked(s: State, seat: int | None) -> Decision | None:
    """The question that a seat has to answer now, even if others have one too."""
    pending = s.pending
    if isinstance(pending, Decision) and pending.seat == seat:
        return pending
    wait = sealed_wait(s)
    for question in [] if wait is None else wait.owed(s):
        if question.seat == seat:
            return question
    return None


def turn_to(s: State, seat: int) -> bool:
    """Make this seat's question the pending one; False where it has none."""
    question = asked(s, seat)
    if question is not None:
        s.pending = question
    return question is not None


def facing(s: State, seat: int) -> State:
    """The state with this seat's question pending: itself, or a clone where others come first."""
    question = asked(s, seat)
    if question is None or question is s.pending:
        return s
    other = s.clone()
    other.pending = question
    return other


# Taking back, and not knowing


def take_back(s: State, seat: int) -> None:
    """The seat owes its answer again."""
    s.sealed = tuple([kept for kept in s.sealed if kept[0] != seat])
    ask_again(s)


def forget_others(s: State, seat: int | None) -> None:
    """Leave of the sealed answers what a seat may know, its own, and ask it first.

    For `determinize`, which calls it last.
    """
    if sealed_wait(s) is not None:
        s.sealed = tuple([kept for kept in s.sealed if kept[0] == seat])
        ask_again(s)
        if seat is not None:
            turn_to(s, seat)


# In records and positions


def line_of(game: Game, s: State, action: Action) -> str:
    """An answer to the pending question as a record has it."""
    text = game.notate(s, action)
    decision = s.pending
    if sealed_wait(s) is None or not isinstance(decision, Decision):
        return text
    return f"{game.info.seats[decision.seat]}: {text}"


def spoken(game: Game, s: State, line: str) -> tuple[int, str]:
    """Whose answer a line of a record is, -1 where nobody is asked, and its text.

    Raises BadNotation where the seat has no question to answer.
    """
    if sealed_wait(s) is None:
        return (s.pending.seat if isinstance(s.pending, Decision) else -1), line
    name, _, text = line.partition(": ")
    return _owing_seat(game, s, name, line, _SPOKEN), text


def sealed_lines(game: Game, s: State) -> list[str]:
    """What a position must say of the answers that are in, for `read_sealed` to read."""
    lines = []
    for seat, action in s.sealed:
        before = s.clone()
        take_back(before, seat)
        turn_to(before, seat)
        lines.append(f"{WORD} {game.info.seats[seat]} {game.notate(before, action)}")
    return lines


def read_sealed(game: Game, s: State, line: str, number: int) -> None:
    """Repeat the answer of such a line, in a position that has asked already."""
    words = line.split(" ", 2)
    if len(words) < 3 or words[0] != WORD:
        raise BadNotation(number, line, _WRITTEN)
    try:
        seat = _owing_seat(game, s, words[1], line, _WRITTEN)
        action = game.parse(facing(s, seat), words[2])
    except BadNotation as wrong:
        raise wrong.on_line(number) from None
    if opens_all(s):
        raise BadNotation(number, line, _OPENED)
    turn_to(s, seat)
    try:
        submit(s, action)
    except IllegalAction as refused:
        raise BadNotation(number, line, f"the rules refuse it: {refused.refusal.cite}") from None


def _owing_seat(game: Game, s: State, name: str, line: str, expected: str) -> int:
    for seat in [] if sealed_wait(s) is None else owing(s):
        if game.info.seats[seat] == name:
            return seat
    raise BadNotation(0, line, expected)
