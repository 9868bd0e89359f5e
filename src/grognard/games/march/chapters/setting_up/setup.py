"""Chapter 4: setting up: dice for the sides, battalions one by one, Supreme Commanders last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, CandidateSlots, Decision, Slots
from grognard.kernel.dice import OPPOSED_BASE, Contest
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import Refusal
from grognard.kernel.state import State
from grognard.table.pose import Pose

from ...model.actions import (
    GO_FIRST,
    GO_SECOND,
    NORTH,
    SOUTH,
    GoFirst,
    GoSecond,
    Place,
    PlaceCommander,
    PlaceScreen,
    TakeSide,
)
from ...model.flow import BattleProcedure, battle
from ...model.state import Battle
from ..quality import NOT_ASKED
from ..shooting.skirmishers import LEAST_GAP
from .arrangement import arranged_places, arranged_posts
from .deployment_suggestions import lay_out, list_places, list_posts
from .placing import (
    allowed_screens,
    find_screen,
    in_hand,
    places_ahead,
    room_left,
    screen_places,
    sizes_in_hand,
    why_not_crowd,
    why_not_place,
    why_not_post,
    why_not_set_screen,
)

DICE: Final = "4.3 set-up dice"


class ChooseSide(Decision):
    """4.4 The winner of the dice takes a side of the table; the other has the opposite one."""

    def candidates(self, s: State) -> list[Action]:
        return [TakeSide(SOUTH), TakeSide(NORTH)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        good = isinstance(action, TakeSide) and action.side in (SOUTH, NORTH)
        return None if good else NOT_ASKED


class ChooseFirst(Decision):
    """4.6 The winner places first, or has the other do so."""

    def candidates(self, s: State) -> list[Action]:
        return [GO_FIRST, GO_SECOND]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        return None if isinstance(action, (GoFirst, GoSecond)) else NOT_ASKED


class ChooseBattalion(Decision):
    """4.7 One battalion after the other is placed on the table."""

    finite = False

    def candidates(self, s: State) -> list[Action]:
        b = battle(s)
        return [*list_places(room_left(b, self.seat), in_hand(b, self.seat))]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, Place):
            return NOT_ASKED
        return why_not_place(battle(s), self.seat, action)

    def legal(self, s: State) -> list[Action]:
        return self.slots(s).listed()

    def slots(self, s: State) -> PlaceSlots:
        return PlaceSlots(battle(s), self.seat)

    def recommended(self, s: State) -> list[Action]:
        return [*arranged_places(battle(s), self.seat)]


class PlaceSlots(Slots):
    """The places proposed are free: only those still to come can forbid one."""

    def __init__(self, b: Battle, seat: i64) -> None:
        self.b: Final = b
        self.room: Final = room_left(b, seat)
        self.sizes: Final = sizes_in_hand(b, seat)
        self.places: Final = list_places(self.room, in_hand(b, seat))

    def count(self) -> int:
        return len(self.places)

    def at(self, number: int) -> Action | None:
        action = self.places[number]
        return action if why_not_crowd(self.room, self.b, action, self.sizes) is None else None


class ChooseScreen(Decision):
    """R82 The screen of the battalion just placed."""

    finite = False

    def __init__(self, seat: int, cite: str, unit: i64) -> None:
        super().__init__(seat, cite)
        self.unit: Final = unit

    def candidates(self, s: State) -> list[Action]:
        return self.proposals(screen_places(battle(s).units[self.unit]))

    def legal(self, s: State) -> list[Action]:
        b = battle(s)
        u = b.units[self.unit]
        return self.proposals(allowed_screens(b, u, screen_places(u)))

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def recommended(self, s: State) -> list[Action]:
        """Before its battalion, if it finds room there."""
        b = battle(s)
        u = b.units[self.unit]
        return self.proposals(allowed_screens(b, u, places_ahead(u)))

    def proposals(self, places: list[Pose]) -> list[Action]:
        return [PlaceScreen(self.unit, pose, LEAST_GAP) for pose in places]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceScreen) or action.unit != self.unit:
            return NOT_ASKED
        return why_not_set_screen(battle(s), self.unit, action.pose, action.gap)


class ChoosePost(Decision):
    """4.8 The Supreme Commander comes last."""

    finite = False

    def candidates(self, s: State) -> list[Action]:
        return [*list_posts(battle(s), self.seat)]

    def slots(self, s: State) -> CandidateSlots:
        return CandidateSlots(self, s)

    def recommended(self, s: State) -> list[Action]:
        return [*arranged_posts(battle(s), self.seat)]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceCommander):
            return NOT_ASKED
        return why_not_post(battle(s), self.seat, action.x, action.y)


class SetUp(BattleProcedure):
    """4.0 Both armies are placed on the table; `seat` is asked, `unit` has a screen to place."""

    seat: i64 = 0
    unit: i64 = 0

    STAGES = (
        "begin",
        "compare",
        "ask_side",
        "take_side",
        "ask_first",
        "take_first",
        "ask_battalion",
        "place",
        "ask_screen",
        "place_screen",
        "ask_post",
        "place_commander",
    )

    def begin(self, b: Battle) -> Step:
        """4.3, R82 Equal dice are re-rolled."""
        if not b.setting.options.ready:
            return Contest(DICE, 0)
        if not b.sides:
            b.take_side(0, SOUTH)
        lay_out(b)
        return DONE

    def compare(self, b: Battle) -> Step:
        """4.3 The higher die wins."""
        red, blue = divmod(b.outcome, OPPOSED_BASE)
        b.note("set-up thrown", -1, [red, blue])
        self.seat = 0 if red > blue else 1
        self.stage = 3
        return self.ask_side(b)

    def ask_side(self, b: Battle) -> Step:
        """4.4 Where the battle does not say who comes from where."""
        if b.sides:
            self.stage = 5
            return self.ask_first(b)
        return ChooseSide(self.seat, "4.4 choice of side")

    def take_side(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, TakeSide)
        b.take_side(self.seat, action.side)
        self.stage = 5
        return self.ask_first(b)

    def ask_first(self, b: Battle) -> Step:
        return ChooseFirst(self.seat, "4.6 first to place")

    def take_first(self, b: Battle) -> Step:
        if isinstance(b.action, GoSecond):
            self.seat = 1 - self.seat
        b.note("places first", -1, [self.seat])
        self.stage = 7
        return self.ask_battalion(b)

    def ask_battalion(self, b: Battle) -> Step:
        """4.7 In turn; a side with none left lets the other finish. Then come the commanders."""
        if not in_hand(b, self.seat):
            self.seat = 1 - self.seat
            if not in_hand(b, self.seat):
                self.seat = 1 - self.seat
                self.stage = 11
                return self.ask_post(b)
        return ChooseBattalion(self.seat, "4.7 one by one")

    def place(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Place)
        screen_pose = find_screen(b, action)
        b.place(action.unit, action.pose, action.formation, action.detached, screen_pose)
        if action.detached:
            self.unit = action.unit
            self.stage = 9
            return self.ask_screen(b)
        return self.next_battalion(b)

    def next_battalion(self, b: Battle) -> Step:
        self.seat = 1 - self.seat
        self.stage = 7
        return self.ask_battalion(b)

    def ask_screen(self, b: Battle) -> Step:
        return ChooseScreen(self.seat, "R82 setup choices", self.unit)

    def place_screen(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, PlaceScreen)
        b.place_screen(action.unit, action.pose, action.gap)
        return self.next_battalion(b)

    def ask_post(self, b: Battle) -> Step:
        if b.commanders[self.seat].placed:
            self.seat = 1 - self.seat
            if b.commanders[self.seat].placed:
                return DONE
        return ChoosePost(self.seat, "4.8 commanders last")

    def place_commander(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, PlaceCommander)
        b.place_commander(self.seat, action.x, action.y)
        self.seat = 1 - self.seat
        self.stage = 11
        return self.ask_post(b)
