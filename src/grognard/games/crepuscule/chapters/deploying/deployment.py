"""D-112 Both armies are placed on the table: one unit of each side in turn, officers last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision, Slots
from grognard.kernel.dice import OPPOSED_BASE, Contest
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import MOMENT, Refusal
from grognard.kernel.state import State

from ...model.actions import GO_FIRST, GO_SECOND, GoFirst, GoSecond, Place, Post
from ...model.flow import BattleProcedure, battle
from ...model.kinds import NOBODY
from ...model.state import Battle
from .gabions import raise_gabions
from .placing import Placer, files_of, why_not_post
from .plots import in_hand, staff_in_hand
from .proposals import list_places, list_posts, planned_places, planned_posts

NOT_ASKED: Final = Refusal("D-112", MOMENT, "not-now")
DICE: Final = "D-112"


class ChooseFirstToPlace(Decision):
    """The winner of the dice places first, or has the other do so."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "D-112")

    def candidates(self, s: State) -> list[Action]:
        return [GO_FIRST, GO_SECOND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoFirst, GoSecond)) else NOT_ASKED


class ChoosePlace(Decision):
    """The next unit is placed on the table."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "D-112")

    def candidates(self, s: State) -> list[Action]:
        return [*list_places(battle(s), self.seat)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_ASKED
        return Placer(battle(s), self.seat).why_not(action)

    def legal(self, s: State) -> list[Action]:
        return self.slots(s).listed()

    def slots(self, s: State) -> PlaceSlots:
        return PlaceSlots(battle(s), self.seat)

    def recommended(self, s: State) -> list[Action]:
        return [*planned_places(battle(s), self.seat)]


class PlaceSlots(Slots):
    """The places proposed, each judged when it is looked at."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.placer: Final = Placer(b, seat)
        self.places: Final = list_places(b, seat)

    def count(self) -> int:
        return len(self.places)

    def at(self, number: int) -> Action | None:
        action = self.places[number]
        return action if self.placer.why_not(action) is None else None


class ChoosePost(Decision):
    """Officers come last."""

    finite = False

    def __init__(self, seat: int) -> None:
        super().__init__(seat, "D-112")

    def candidates(self, s: State) -> list[Action]:
        return [*list_posts(battle(s), self.seat)]

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Post):
            return NOT_ASKED
        return why_not_post(battle(s), self.seat, action)

    def recommended(self, s: State) -> list[Action]:
        return [*planned_posts(battle(s), self.seat)]


class Deployment(BattleProcedure):
    """D-112 `seat` is asked next; who brings no army to be placed is not asked."""

    seat: i64 = 0

    STAGES = (
        "begin",
        "compare",
        "ask_first",
        "take_first",
        "ask_unit",
        "place",
        "ask_officer",
        "post",
    )

    def begin(self, b: Battle) -> Step:
        """Equal dice are re-rolled."""
        if waits(b, 0) and waits(b, 1):
            return Contest(DICE, 0)
        self.seat = 0 if waits(b, 0) else 1
        self.stage = 5
        return self.ask_unit(b)

    def compare(self, b: Battle) -> Step:
        one, other = divmod(b.outcome, OPPOSED_BASE)
        b.note("thrown for deployment", NOBODY, [one, other])
        self.seat = 0 if one > other else 1
        self.stage = 3
        return self.ask_first(b)

    def ask_first(self, b: Battle) -> Step:
        return ChooseFirstToPlace(int(self.seat))

    def take_first(self, b: Battle) -> Step:
        if isinstance(b.action, GoSecond):
            self.seat = 1 - self.seat
        b.note("deploys first", NOBODY, [self.seat])
        self.stage = 5
        return self.ask_unit(b)

    def ask_unit(self, b: Battle) -> Step:
        """Alternately; a side with none left lets the other finish. Then come the officers."""
        if not in_hand(b, self.seat):
            self.seat = 1 - self.seat
            if not in_hand(b, self.seat):
                self.seat = 1 - self.seat
                self.stage = 7
                return self.ask_officer(b)
        return ChoosePlace(int(self.seat))

    def place(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Place)
        files = files_of(b.units[action.unit], action.formation, action.files)
        b.set_up(action.unit, action.pose(), action.formation, files)
        self.seat = 1 - self.seat
        self.stage = 5
        return self.ask_unit(b)

    def ask_officer(self, b: Battle) -> Step:
        if not staff_in_hand(b, self.seat):
            self.seat = 1 - self.seat
            if not staff_in_hand(b, self.seat):
                raise_gabions(b)
                return DONE
        return ChoosePost(int(self.seat))

    def post(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Post)
        b.post(action.officer, action.x, action.y)
        self.seat = 1 - self.seat
        self.stage = 7
        return self.ask_officer(b)


def waits(b: Battle, seat: i64) -> bool:
    """Whether a side has anything left to place."""
    return bool(in_hand(b, seat) or staff_in_hand(b, seat))
