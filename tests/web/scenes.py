"""One scene for each title among the Specials, in which it can be played.

A scene is drawn as in tests/games/eagles/field.py; `first` are orders of the owner that go before,
`order` is the play itself. Where an enemy's phase is meant, the owner is asked as it begins.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from grognard.games.eagles.text.position import write
from tests.games.eagles.field import ALLIED, FRENCH, drawn


@dataclass(frozen=True)
class Scene:
    title: str
    order: str
    battle: str = "waterloo"
    owner: int = FRENCH
    active: int | None = None  # whose turn it is; the owner's by default
    phase: str = "combat"
    first: tuple[str, ...] = ()
    at: dict[str, Any] = field(default_factory=dict)

    @property
    def special(self) -> str:
        return self.order.split()[1].rstrip(":")

    @property
    def seat(self) -> str:
        return ("french", "allied")[self.owner]

    def position(self) -> str:
        active = self.owner if self.active is None else self.active
        reserve = {self.seat: ", ".join(filter(None, [self.special, self.at.get(self.seat, "")]))}
        return write(
            drawn(self.battle, active, self.phase, arrived=True, turn=3, **(self.at | reserve))
        )


def scene(title: str, order: str, battle: str = "waterloo", **more: Any) -> Scene:
    known = ("owner", "active", "phase", "first")
    rest = {key: more.pop(key) for key in known if key in more}
    return Scene(title, order, battle, at=more, **rest)


SCENES: Final = [
    scene("ammo_depletion", "play 093 > 207", "ligny", AC="015, 207, 208"),
    scene("bayonet_charge", "play 094 > AC", "ligny", AC="015 column, 017 column, 207, 216"),
    scene("rally", "play 095 > 015", phase="morale", FC="015 hits 9, 017", AC="130"),
    scene("double_grape", "play 096 > 070", first=("fire 070 > 130",), FC="070, 130", AC="132"),
    scene("ricochet_fire", "play 097 > 070", first=("fire 070 > 130",), FC="070", AC="130, 132"),
    scene(
        "howitzer_fire", "play 098 > 070", first=("fire 070 > 130",), FC="070", AC="180, 130 on 180"
    ),
    scene("fatigue", "play 099 > 130", active=ALLIED, phase="morale", FC="015, 130, 132", AC="140"),
    scene(
        "panic",
        "play 100 > 207",
        "ligny",
        active=ALLIED,
        phase="morale",
        AC="207 hits 1, 208",
        FC="015",
    ),
    scene("battle_confusion", "confuse 101: 015 > AC", "quatre-bras", FC="015, 016", AC="130, 132"),
    scene(
        "battle_smoke",
        "play 102 > FC",
        "ligny",
        active=ALLIED,
        phase="morale",
        FC="015, 207, 208",
        AC="216",
    ),
    scene("lost_orders", "play 103 > AC", active=ALLIED, phase="morale", FC="015", AC="130, 165"),
    scene(
        "late_reserves",
        "play 104",
        active=ALLIED,
        phase="reinforce",
        FC="015",
        AC="130",
        british_pile="132, 140",
    ),
    scene(
        "friendly_fire",
        "play 105 > 130",
        active=ALLIED,
        phase="morale",
        FC="015, 130, 132",
        AC="140",
    ),
    scene("defection", "play 106 > AC", AC="134, 130, 015", FC="016"),
    scene(
        "vive_lempereur",
        "play 107 > FC",
        phase="morale",
        FC="015 hits 1, 025 hits 1",
        AC="130",
    ),
    scene(
        "sappers",
        "play 108 > 015",
        first=("fire 015 > 130",),
        AC="015, 016, 180, 130 on 180, 132",
        FC="017",
    ),
    scene("grand_battery", "play 109 > FC", FC="070, 071", AC="130"),
    scene("grand_charge", "play 110 > AC", "quatre-bras", AC="063, 064, 130, 132", FC="015"),
    scene(
        "emergency_prone",
        "play 196 > 130",
        "quatre-bras",
        owner=ALLIED,
        active=FRENCH,
        phase="morale",
        AC="130, 132, 015, 055, 063",
        FC="016",
    ),
    scene("reverse_slope", "play 197 > AC", owner=ALLIED, FC="070, 072", AC="130", AR="132"),
    scene(
        "the_colors",
        "play 198 > AC",
        owner=ALLIED,
        phase="morale",
        AC="130 hits 1, 140 hits 1",
        FC="015",
    ),
    scene(
        "congreve_rockets",
        "play 199 > 165",
        owner=ALLIED,
        first=("fire 165 > 015",),
        FC="015, 016",
        AC="165",
    ),
    scene(
        "shrapnel",
        "play 200 > 175",
        owner=ALLIED,
        first=("fire 175 > 015",),
        FC="015",
        AC="175, 174",
    ),
    scene(
        "vorwarts",
        "play 299 > AC",
        "ligny",
        owner=ALLIED,
        phase="morale",
        AC="211 hits 1, 207",
        FC="015",
    ),
    scene(
        "no_quarter",
        "play 300 > AC",
        "ligny",
        owner=ALLIED,
        active=FRENCH,
        phase="morale",
        AC="207, 015, 016",
        FC="017",
    ),
]
