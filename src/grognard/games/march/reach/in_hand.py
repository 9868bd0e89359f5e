"""Where the piece of an order that is held in hand may be put, each place with the rule's word."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.miniatures.contract.reach import Reach
from grognard.miniatures.reach.verdict_rows import Whys

from ..chapters.activation import ChooseActivation
from ..chapters.commander import ChooseRide
from ..chapters.moving.manoeuvre import ChooseManoeuvre, ChoosePath
from ..chapters.quality import AGGRESSION, MANOEUVRE
from ..chapters.setting_up.setup import ChooseBattalion, ChoosePost, ChooseScreen
from ..chapters.shooting.skirmishers import ChoosePlace
from ..model.actions import (
    Attack,
    Manoeuvre,
    March,
    Move,
    Place,
    PlaceCommander,
    PlaceScreen,
    RideTo,
)
from ..model.pieces import IN_HAND, ON_TABLE
from ..model.state import Battle
from ..odds.charge_odds import quality_chance
from ..odds.volley_odds import SURE
from ..screen.rulebook import LEDGER
from .charge_reach import charge_reach
from .grid_reach import ScreenGrid, SetUpGrid, place_reach, post_reach, ride_reach, screen_reach
from .paces import planned_reach, with_paces
from .way_reach import way_reach


def reach(b: Battle, action: Action, lang: str) -> Reach | None:
    """None where what is asked leaves nothing of this order to be placed."""
    wait = b.pending
    whys = Whys(LEDGER, lang)
    if isinstance(wait, ChoosePath) and isinstance(action, March):
        return way_reach(b, b.units[wait.unit], wait.pips, action.legs, whys)
    if isinstance(wait, ChooseActivation) and isinstance(action, Attack):
        if is_piece(b, wait.seat, action.unit, ON_TABLE):
            bold = quality_chance(b, b.units[action.unit], AGGRESSION)
            return with_paces(b, charge_reach(b, wait, action, whys), bold, lang)
    elif isinstance(wait, ChooseActivation) and isinstance(action, Manoeuvre):
        if wait.why_not(b, action) is None:
            u = b.units[action.unit]
            return planned_reach(b, u, quality_chance(b, u, MANOEUVRE), whys, lang)
    elif isinstance(wait, ChooseManoeuvre) and isinstance(action, Move):
        return planned_reach(b, b.units[wait.unit], SURE, whys, lang)
    elif isinstance(wait, ChooseBattalion) and isinstance(action, Place):
        if is_piece(b, wait.seat, action.unit, IN_HAND):
            return place_reach(b, wait.seat, action, whys)
    elif isinstance(wait, ChooseScreen) and isinstance(action, PlaceScreen):
        if action.unit == wait.unit:
            return screen_reach(SetUpGrid(b, action, whys))
    elif isinstance(wait, ChoosePlace) and isinstance(action, PlaceScreen):
        if action.unit == wait.unit:
            return screen_reach(ScreenGrid(b, action, whys))
    elif isinstance(wait, ChoosePost) and isinstance(action, PlaceCommander):
        return post_reach(b, wait.seat, action, whys)
    elif isinstance(wait, ChooseRide) and isinstance(action, RideTo):
        return ride_reach(b, wait.seat, wait.reach, action, whys)
    return None


def is_piece(b: Battle, seat: i64, unit: i64, place: i64) -> bool:
    """Whether there is anything of that name to be held in hand."""
    return 0 <= unit < len(b.units) and b.units[unit].seat == seat and b.units[unit].place == place
