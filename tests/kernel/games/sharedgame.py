"""Wings: a tiny game of armies with wings, each of which may be led by a person of its own.

1 At the start of a round the leader, each seat in turn, stakes one or two points. 2 Then each seat,
the leader first, moves its columns, each once and in any order: it marches, for one point, or it
storms for a die; 3 after a die of five or six it presses on for as many points again, or rests. A
seat ends its move when it likes. 4 In its hand each seat has a secret number, which only it sees.
After the last round the seat with more points has won.

A seat has four columns: a is the chief's own, b is of the left wing, c of the vanguard, which
belongs to the left wing, and d of the right wing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.aids import FULL
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die, Draw, Rng
from grognard.kernel.event import EVERYONE, Event, EventKind, event_table
from grognard.kernel.game import Game, GameInfo, Verdict
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.refusal import BadData, BadNotation, Refusal
from grognard.kernel.shares import Share
from grognard.kernel.state import State
from grognard.kernel.umpire import advance, ask_again

ROUNDS: Final = {"short": 1, "long": 4}
SEATS: Final = ("north", "south")
COLUMNS: Final = "abcd"
WINGS: Final = {"a": "", "b": "left", "c": "van", "d": "right"}
NAMES: Final = {"left": "Left wing", "van": "Vanguard", "right": "Right wing"}
FRENCH: Final = {"left": "Aile gauche", "van": "Avant-garde", "right": "Aile droite"}
SECRETS: Final = 90

NOT_ASKED: Final = Refusal("1 answer the question")
MOVED: Final = Refusal("2 each once")
EVENTS: Final = event_table(
    [
        EventKind("staked", "points", "1 one or two"),
        EventKind("moved", "column", "2 each once"),
        EventKind("scored", "points", "3 press on"),
    ]
)


class Stake(Action):
    """stake 2"""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def key(self) -> tuple[int, ...]:
        return (1, self.points)


class March(Action):
    """march b"""

    def __init__(self, column: int) -> None:
        self.column: Final = column

    def key(self) -> tuple[int, ...]:
        return (2, self.column)


class Storm(Action):
    """storm b"""

    def __init__(self, column: int) -> None:
        self.column: Final = column

    def key(self) -> tuple[int, ...]:
        return (3, self.column)


class Press(Action):
    """press"""

    def key(self) -> tuple[int, ...]:
        return (4,)


class Rest(Action):
    """rest"""

    def key(self) -> tuple[int, ...]:
        return (5,)


class Done(Action):
    """done"""

    def key(self) -> tuple[int, ...]:
        return (6,)


class Told(Event):
    def __init__(self, what: str, seat: int, number: int) -> None:
        super().__init__(EVERYONE)
        self.what: Final = what
        self.seat: Final = seat
        self.number: Final = number

    def kind(self) -> str:
        return self.what

    def facts(self) -> list[int]:
        return [self.seat, self.number]


class Field(State):
    def __init__(self, scenario: str) -> None:
        super().__init__()
        self.scenario = scenario
        self.round = 0
        self.stake = 0
        self.points = [0, 0]
        self.secrets = [0, 0]
        self.moved: list[int] = []  # columns of the seat that moves

    def clone(self) -> Field:
        other = Field(self.scenario)
        self.copy_flow_to(other)
        other.round, other.stake = self.round, self.stake
        other.points, other.secrets, other.moved = self.points[:], self.secrets[:], self.moved[:]
        return other

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        self.emit(Told("scored", seat, points))


def field(s: State) -> Field:
    assert isinstance(s, Field)
    return s


class ChooseStake(Decision):
    def candidates(self, s: State) -> list[Action]:
        return [Stake(1), Stake(2)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, Stake) and action.points in (1, 2) else NOT_ASKED


class ChooseMove(Decision):
    def candidates(self, s: State) -> list[Action]:
        every: list[Action] = [Done()]
        return every + [kind(n) for n in range(len(COLUMNS)) for kind in (March, Storm)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, March | Storm):
            return NOT_ASKED
        return MOVED if action.column in field(s).moved else None


class ChoosePress(Decision):
    def candidates(self, s: State) -> list[Action]:
        return [Press(), Rest()]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, Press | Rest) else NOT_ASKED


class War(Procedure):
    """1 to 4 The secrets are drawn, then round follows on round."""

    def step(self, s: State) -> Step:
        f = field(s)
        if self.stage in (1, 2):
            if self.stage == 2:
                f.secrets[0] = f.outcome + 10
            return Draw("4 secret", SECRETS)
        if self.stage == 3:
            f.secrets[1] = f.outcome + 10
        if f.round == ROUNDS[f.scenario]:
            f.finished = True
            return DONE
        f.round += 1
        return Round((f.round + 1) % 2)


class Round(Procedure):
    leader: int

    def step(self, s: State) -> Step:
        f = field(s)
        if self.stage == 1:
            return ChooseStake(self.leader, "1 one or two")
        if self.stage == 2:
            assert isinstance(f.action, Stake)
            f.stake = f.action.points
            f.emit(Told("staked", self.leader, f.stake))
        if self.stage in (2, 3):
            f.moved = []
            return Moves(self.leader if self.stage == 2 else 1 - self.leader)
        return DONE


class Moves(Procedure):
    """2 and 3 One seat moves its columns."""

    seat: int
    column: int = 0

    def step(self, s: State) -> Step:
        f = field(s)
        if self.stage == 2:
            action = f.action
            if isinstance(action, Done):
                return DONE
            assert isinstance(action, March | Storm)
            self.column = action.column
            f.moved = sorted([*f.moved, action.column])
            f.emit(Told("moved", self.seat, action.column))
            if isinstance(action, Storm):
                return Die("3 storm")
            f.score(self.seat, f.stake)
        elif self.stage == 3:
            f.score(self.seat, f.outcome)
            self.stage = 4 if f.outcome >= 5 else 3
        if self.stage == 4:
            return ChoosePress(self.seat, "3 press on")
        if self.stage == 5 and isinstance(f.action, Press):
            f.score(self.seat, f.stake)
        self.stage = 1
        return ChooseMove(self.seat, "2 each once")


INFO: Final = GameInfo("wings", "Wings", "1", list(SEATS), list(ROUNDS), [], shared=True)


class Wings(Game):
    def __init__(self, info: GameInfo = INFO) -> None:
        super().__init__(info)

    def setup(self, scenario: str, options: Mapping[str, str]) -> State:
        if scenario not in ROUNDS:
            raise BadData("scenario", scenario, "short or long was expected")
        s = Field(scenario)
        s.stack.append(War())
        advance(s)
        return s

    def verdict(self, s: State) -> Verdict | None:
        points = field(s).points
        if not s.finished:
            return None
        winner = None if points[0] == points[1] else int(points[1] > points[0])
        return Verdict(winner, "4 more points")

    def view(self, s: State, seat: int | None) -> str:
        f = field(s)
        lines = [f"{f.scenario} {f.round} {f.stake} moved {numbers(f.moved)}"]
        for other, name in enumerate(SEATS):
            secret = f.secrets[other] if other == seat else "?"
            lines.append(f"{name} {f.points[other]} secret {secret}")
        return "\n".join([*lines, self.prompt(s, seat, "en")])

    def redact(self, event: Event, seat: int | None) -> Event | None:
        return event

    def determinize(self, s: State, seat: int | None, rng: Rng) -> State:
        f = field(s.clone())
        for other in (0, 1):
            if other != seat:
                f.secrets[other] = 10 + rng.below(SECRETS)
        return f

    def parse(self, s: State, text: str) -> Action:
        words = text.split()
        plain: dict[str, Action] = {"press": Press(), "rest": Rest(), "done": Done()}
        if len(words) == 1 and words[0] in plain:
            return plain[words[0]]
        if len(words) == 2 and words[0] == "stake" and words[1] in ("1", "2"):
            return Stake(int(words[1]))
        if len(words) == 2 and words[0] in ("march", "storm") and words[1] in tuple(COLUMNS):
            column = COLUMNS.index(words[1])
            return March(column) if words[0] == "march" else Storm(column)
        raise BadNotation(0, text, "expected stake, march, storm, press, rest or done")

    def notate(self, s: State, action: Action) -> str:
        if isinstance(action, Stake):
            return f"stake {action.points}"
        if isinstance(action, March | Storm):
            verb = "march" if isinstance(action, March) else "storm"
            return f"{verb} {COLUMNS[action.column]}"
        return {4: "press", 5: "rest", 6: "done"}[action.key()[0]]

    def write(self, s: State) -> str:
        f = field(s)
        lines = [f"{f.scenario} {f.round} {f.stake}"]
        lines += [numbers(each) for each in (f.points, f.secrets, f.moved)]
        lines += [f"{type(p).__name__} {numbers([p.stage, *p.fields()])}" for p in f.stack]
        return "\n".join(lines) + "\n"

    def read(self, text: str) -> State:
        lines = [line.split() for line in text.splitlines()]
        if len(lines) < 4 or len(lines[0]) != 3 or lines[0][0] not in ROUNDS:
            raise BadNotation(1, text.split("\n")[0], "expected short or long and two numbers")
        f = Field(lines[0][0])
        f.round, f.stake = int(lines[0][1]), int(lines[0][2])
        f.points, f.secrets, f.moved = [[int(word) for word in line] for line in lines[1:4]]
        for line in lines[4:]:
            p: Procedure = {"War": War(), "Round": Round(0), "Moves": Moves(0)}[line[0]]
            p.stage = int(line[1])
            p.restore([int(word) for word in line[2:]])
            f.stack.append(p)
        f.finished = not f.stack
        ask_again(f)
        return f

    def prompt(self, s: State, seat: int | None, lang: str, naming: int = FULL) -> str:
        wait = s.pending
        if not isinstance(wait, Decision):
            return "Wait."
        voice = "choose" if wait.seat == seat else f"{SEATS[wait.seat]} chooses"
        return f"{voice}: {wait.cite}"

    def narrate(self, s: State, event: Event, lang: str, naming: int = FULL) -> str:
        assert isinstance(event, Told)
        return f"{SEATS[event.seat]} {event.what} {event.number}"

    def events(self) -> dict[str, EventKind]:
        return EVENTS

    def explain(self, refusal: Refusal, lang: str) -> str:
        return refusal.cite

    def label(self, cite: str, lang: str) -> str:
        return cite.split(" ", 1)[1]

    def table(self, s: State, seat: int | None, lang: str) -> str:
        return self.view(s, seat)

    def moment(self, s: State) -> tuple[int, str]:
        return field(s).round, ""

    # Several people at a seat

    def shares(self, s: State, seat: int) -> list[Share]:
        return [Share("left"), Share("right"), Share("van", "left")]

    def share_of(self, s: State, action: Action) -> str:
        if isinstance(action, March | Storm):
            return WINGS[COLUMNS[action.column]]
        top = s.stack[-1] if s.stack else None
        asks = isinstance(top, Moves) and isinstance(s.pending, ChoosePress)
        return WINGS[COLUMNS[top.column]] if isinstance(top, Moves) and asks else ""

    def share_name(self, s: State, share: str, lang: str) -> str:
        return (FRENCH if lang == "fr" else NAMES).get(share, share)

    def closing(self, s: State) -> Action | None:
        return Done() if isinstance(s.pending, ChooseMove) else None


def numbers(held: list[int]) -> str:
    return " ".join(str(number) for number in held)


WINGS_GAME: Final = Wings()
