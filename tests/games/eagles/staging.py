"""Scenes for the tests of Specials: one scene, played with every card that has a title.

A scene is written once in roles. `INF CAV GUNS HORSE GEN` (and `INF2` and so on) are cards of the
army whose Special is played, `inf cav guns horse gen` cards of its enemy; `home` is the owner's
Position, `far` the one across the Middle Ground.
"""

from __future__ import annotations

import re

from grognard.games.eagles.model.cards import ARMIES, SPECIAL, standard
from grognard.games.eagles.model.state import Battle
from tests.games.eagles.field import ALLIED, FRENCH, drawn

CASTS = {
    "French": {
        "inf": "015", "inf2": "017", "inf3": "025", "cav": "063", "guns": "070", "guns2": "071",
        "horse": "082", "gen": "001",
    },
    "British": {
        "inf": "130", "inf2": "132", "inf3": "140", "cav": "154", "guns": "165", "guns2": "166",
        "horse": "174", "gen": "111",
    },
    "Prussian": {
        "inf": "207", "inf2": "216", "inf3": "221", "cav": "252", "guns": "272", "guns2": "273",
        "horse": "265", "gen": "201",
    },
}  # fmt: skip


def printed(title: str) -> list[tuple[str, str]]:
    """Each Special of a title with each battle printed on it."""
    cards = [card for card in standard().cards if card.special == title]
    return [(card.label(), battle) for card in cards for battle in card.battles]


def every_special() -> list[str]:
    return [card.label() for card in standard().cards if card.arm == SPECIAL]


def army_of(special: str) -> str:
    return ARMIES[standard().by_number[int(special)].army]


def enemy_of(special: str, battle: str) -> str:
    if army_of(special) != "French":
        return "French"
    return "British" if battle in ("quatre-bras", "waterloo") else "Prussian"


class Scene:
    """Which card and which Position each role is in one battle."""

    def __init__(self, special: str, battle: str) -> None:
        army = army_of(special)
        self.roles = {role.upper(): label for role, label in CASTS[army].items()}
        self.roles |= CASTS[enemy_of(special, battle)]
        self.seat = FRENCH if army == "French" else ALLIED
        # 10.0: the Prussians of Waterloo fight in one lane only.
        lane = "AL FR" if battle == "waterloo" and army == "Prussian" else "AC FC"
        allied, french = lane.split()
        self.roles["home"], self.roles["far"] = (
            (french, allied) if self.seat == FRENCH else (allied, french)
        )

    def __getitem__(self, role: str) -> str:
        return self.roles[role]

    def cast(self, spec: str) -> str:
        return re.sub(r"[A-Za-z]+\d?", lambda word: self.roles.get(word[0], word[0]), spec)


def staged(
    special: str,
    battle: str,
    own_turn: bool = True,
    phase: str = "combat",
    hand: str = "",
    foe_hand: str = "",
    also: dict[str, str] | None = None,
    amended: bool = True,
    **places: str,
) -> tuple[Battle, Scene]:
    """A scene in one battle with the Special in its owner's Reserve; `also` names more places."""
    at = Scene(special, battle)
    given = places | (also or {})
    spots = {at.roles.get(place, place): at.cast(spec) for place, spec in given.items()}
    reserves = ["french", "allied"]
    spots[reserves[at.seat]] = ", ".join(filter(None, [special, at.cast(hand)]))
    spots[reserves[1 - at.seat]] = at.cast(foe_hand)
    active = at.seat if own_turn else 1 - at.seat
    return placed(battle, spots, active, phase, amended), at


def placed(
    battle: str, places: dict[str, str], active: int, phase: str = "combat", amended: bool = True
) -> Battle:
    """`drawn` with the names of its places worked out by the test; the Prussians have come."""
    return drawn(
        battle, active, phase, options=None, arrived=True, turn=3, amended=amended, **places
    )
