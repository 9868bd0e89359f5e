"""Builders for tests of chapter 16: a campaign drawn by hand, battle by battle."""

from __future__ import annotations

from grognard.games.eagles.campaign_sequence import (
    blank_campaign,
    campaign_stack,
    new_tables,
    turn_stack,
)
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.campaign import FIRST_STAGE, KEYS, Campaign
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.model.state import Battle
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import ask_again, settle, submit
from tests.games.eagles.field import FRENCH, PHASES, PLACES, _place, move, uid

Places = dict[str, str]


def waged(
    at: str,
    active: int = FRENCH,
    phase: str = "combat",
    options: dict[str, str] | None = None,
    tables: dict[str, Places] | None = None,
    **more: Places,
) -> Campaign:
    """A campaign in the middle of a turn at one battle; each battle is drawn place by place."""
    tables = (tables or {}) | more
    c = blank_campaign(options or {}, amended=True)
    keys = [key.replace("_", "-") for key in tables]
    c.tables += new_tables(c, [KEYS.index(key) for key in keys if KEYS.index(key) >= FIRST_STAGE])
    for b in c.tables:
        fill(b, tables.get(b.setting.chart.key.replace("-", "_"), {}))
    c.table = [b.setting.chart.key for b in c.tables].index(at)
    b = c.tables[c.table]
    b.active, b.phase = active, PHASES[phase]
    b.stack = turn_stack(b)
    ask_again(b)
    c.stack = campaign_stack(c)
    ask_again(c)
    return c


def fill(b: Battle, places: Places) -> None:
    """The cards of one battle; `over` is its winner's seat, or -1."""
    b.turn, b.active, b.phase = 3, 1, PHASES["reinforce"]
    for place, cards in places.items():
        if place == "over":
            b.winner, b.finished, b.ending = int(cards), True, "4.3 sole occupation"
            continue
        for spec in cards.split(","):
            if spec.strip():
                _place(b, PLACES[place], spec.split())


def table(c: Campaign, key: str) -> Battle:
    return next(b for b in c.tables if b.setting.chart.key == key)


def keys(c: Campaign) -> list[str]:
    """The battles of a campaign so far."""
    return [b.setting.chart.key for b in c.tables]


def here(c: Campaign) -> str:
    """The battle where somebody is asked."""
    return battle(c).setting.chart.key


def send(c: Campaign, label: str, to: str) -> Action:
    return actions.Send(actions.ALL if label == "all" else uid(c.tables[0], label), KEYS.index(to))


def throw_on(c: Campaign, seed: int = 1) -> None:
    """Make every throw that is pending."""
    rng = Rng(seed)
    while isinstance(c.pending, Throw):
        settle(c, c.pending.toss(rng))


def until(c: Campaign, cite: str, seed: int = 1) -> None:
    """Play at random until it asks this."""
    rng = Rng(seed)
    while not (isinstance(c.pending, Decision) and c.pending.cite == cite):
        if isinstance(c.pending, Decision):
            submit(c, c.pending.draw(c, rng))
        else:
            assert isinstance(c.pending, Throw), "it is over"
            settle(c, c.pending.toss(rng))


# The French, whose turn it is, may win at Quatre Bras by entering the Allied Center; their cavalry
# is engaged on the Allied Left.
OPEN_QUATRE_BRAS: Places = {
    "FL": "023", "FC": "024, 029", "FR": "025", "AL": "130, 064", "AR": "132",
    "allied": "128", "french": "026, 006", "british_pile": "129", "french_pile": "056",
}  # fmt: skip
# The same with the Allied turn: they may enter the French Center.
LOST_QUATRE_BRAS: Places = {
    "FL": "023", "FR": "025, 130", "AL": "132", "AC": "128, 129", "AR": "133",
    "french": "026", "british_pile": "146", "french_pile": "056",
}  # fmt: skip
QUIET_LIGNY: Places = {
    "FL": "050", "FC": "051", "FR": "052", "AL": "207", "AC": "208", "AR": "209",
    "french_pile": "053", "prussian_pile": "218",
}  # fmt: skip
OPEN_LIGNY: Places = {
    "FL": "050", "FC": "051, 053", "FR": "052", "AL": "207", "AR": "209",
    "french": "027, 028", "allied": "210, 216", "prussian_pile": "218, 250",
}  # fmt: skip
LOST_LIGNY: Places = {
    "FL": "050", "FR": "052", "AL": "207", "AC": "208, 218", "AR": "209",
    "french": "027", "allied": "210, 216",
}  # fmt: skip
WAITING = "16.0 victors reinforce"


def enter(c: Campaign, label: str, to: str) -> None:
    """A card enters a Position where nobody is: that battle is won."""
    submit(c, move(battle(c), label, to))
    throw_on(c)


def places(c: Campaign, key: str, place: str) -> list[str]:
    """The cards of a place, by their numbers."""
    b = table(c, key)
    return sorted(b.setting.labels[x] for x in b.at[PLACE_NAMES.index(place)])
