"""What a player may say: one class per verb, each a complete sentence.

The docstring of each class is its notation: lengths in centimetres, directions in degrees clockwise
from north. A battalion goes by its id, its skirmish screen by the id and ".screen".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.verbs import Verb
from grognard.miniatures.deploying.zones import NORTH as NORTH
from grognard.miniatures.deploying.zones import SIDES as SIDES
from grognard.miniatures.deploying.zones import SOUTH as SOUTH
from grognard.table.paths import Leg
from grognard.table.pose import Pose

LINE: Final = 0
COLUMN: Final = 1
FORMATIONS: Final = ("line", "column")


class TakeSide(Action):
    """side south"""

    def __init__(self, side: i64) -> None:
        self.side: Final = side

    def key(self) -> tuple[int, ...]:
        return (1, self.side)


class GoFirst(Action):
    """first"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class GoSecond(Action):
    """second"""

    def key(self) -> tuple[int, ...]:
        return (3,)


class Place(Action):
    """place b1 60,20 0 line detach 8"""

    def __init__(self, unit: i64, pose: Pose, formation: i64, detached: i64) -> None:
        self.unit: Final = unit
        self.pose: Final = pose
        self.formation: Final = formation
        self.detached: Final = detached

    def key(self) -> tuple[int, ...]:
        p = self.pose
        return (4, self.unit, p.x, p.y, p.h, self.formation, self.detached)


class PlaceScreen(Action):
    """screen b1 60,27 0 gap 2"""

    def __init__(self, unit: i64, pose: Pose, gap: i64) -> None:
        self.unit: Final = unit
        self.pose: Final = pose
        self.gap: Final = gap

    def key(self) -> tuple[int, ...]:
        p = self.pose
        return (5, self.unit, p.x, p.y, p.h, self.gap)


class PlaceCommander(Action):
    """commander 60,10"""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y

    def key(self) -> tuple[int, ...]:
        return (6, self.x, self.y)


class Pass(Action):
    """pass b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (7, self.unit)


class Manoeuvre(Action):
    """manoeuvre b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (8, self.unit)


class Move(Action):
    """move"""

    def key(self) -> tuple[int, ...]:
        return (9,)


class Form(Action):
    """form column 90"""

    def __init__(self, formation: i64, heading: i64) -> None:
        self.formation: Final = formation
        self.heading: Final = heading

    def key(self) -> tuple[int, ...]:
        return (10, self.formation, self.heading)


class Reform(Action):
    """reform"""

    def key(self) -> tuple[int, ...]:
        return (11,)


class March(Action):
    """wheel left 30, advance 7.5

    Any number of legs: `advance 12`, `back 5`, `wheel right 22.5`; without any it is `halt`.
    """

    def __init__(self, legs: list[Leg]) -> None:
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        numbers: list[int] = [12]
        for leg in self.legs:
            numbers.append(leg.kind)
            numbers.append(leg.amount)
        return tuple(numbers)


class FireAt(Action):
    """fire b1 > f2.screen"""

    def __init__(self, unit: i64, target: i64, screen: bool) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.screen: Final = screen

    def key(self) -> tuple[int, ...]:
        return (13, self.unit, self.target, int(self.screen))


class SkirmishAt(Action):
    """skirmish b1 > f2"""

    def __init__(self, unit: i64, target: i64, screen: bool) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.screen: Final = screen

    def key(self) -> tuple[int, ...]:
        return (14, self.unit, self.target, int(self.screen))


class CeaseFire(Action):
    """cease"""

    def key(self) -> tuple[int, ...]:
        return (15,)


class Attack(Action):
    """attack b1 > f2 left 20"""

    def __init__(self, unit: i64, target: i64, wheel: i64) -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.wheel: Final = wheel

    def key(self) -> tuple[int, ...]:
        return (16, self.unit, self.target, self.wheel)


class Rally(Action):
    """rally b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (17, self.unit)


class FightOn(Action):
    """fight b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (18, self.unit)


class Ride(Action):
    """ride"""

    def key(self) -> tuple[int, ...]:
        return (19,)


class Wait(Action):
    """wait"""

    def key(self) -> tuple[int, ...]:
        return (33,)


class RideTo(Action):
    """ride 60,35"""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y

    def key(self) -> tuple[int, ...]:
        return (20, self.x, self.y)


class Join(Action):
    """join b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (21, self.unit)


class Stay(Action):
    """stay"""

    def key(self) -> tuple[int, ...]:
        return (22,)


class Reroll(Action):
    """reroll"""

    def key(self) -> tuple[int, ...]:
        return (24,)


class Keep(Action):
    """keep"""

    def key(self) -> tuple[int, ...]:
        return (25,)


class DefensiveFire(Action):
    """defend"""

    def key(self) -> tuple[int, ...]:
        return (26,)


class HoldFire(Action):
    """hold"""

    def key(self) -> tuple[int, ...]:
        return (27,)


class CounterCharge(Action):
    """countercharge"""

    def key(self) -> tuple[int, ...]:
        return (28,)


class Pursue(Action):
    """pursue"""

    def key(self) -> tuple[int, ...]:
        return (29,)


class Stand(Action):
    """stand"""

    def key(self) -> tuple[int, ...]:
        return (30,)


class TestResolve(Action):
    """test b1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final = unit

    def key(self) -> tuple[int, ...]:
        return (31, self.unit)


class Withdraw(Action):
    """withdraw"""

    def key(self) -> tuple[int, ...]:
        return (32,)


# A new verb is a class above and a line here: notation, wire and screen take the rest from it.
VERBS: Final[list[Verb]] = [
    Verb(
        "fire",
        [13],
        {"en": "Fire", "fr": "Tirer"},
        "aimed",
        icon="g-gun",
        also="tirer tir feu shoot",
    ),
    Verb(
        "skirmish",
        [14],
        {"en": "Skirmish", "fr": "Tirailler"},
        "aimed",
        icon="s-seen",
        also="tirailler",
    ),
    Verb(
        "attack",
        [16],
        {"en": "Charge", "fr": "Charger"},
        "aimed test",
        icon="s-engaged",
        parts="turn",
        also="attaquer charge charger",
    ),
    Verb(
        "fight",
        [18],
        {"en": "Fight on", "fr": "Continuer le combat"},
        "throws named",
        icon="s-engaged",
        also="combattre",
    ),
    Verb(
        "rally",
        [17],
        {"en": "Rally", "fr": "Se rallier"},
        "throws test named",
        icon="ph-morale",
        also="rallier ralliement",
    ),
    Verb(
        "manoeuvre",
        [8],
        {"en": "Manoeuvre", "fr": "Manœuvrer"},
        "throws test named",
        icon="i-wheel",
        also="manoeuvrer maneuver",
    ),
    Verb(
        "ride",
        [19, 20],
        {"en": "Ride", "fr": "Se déplacer"},
        "plain named",
        icon="g-bicorne",
        parts="pose",
        also="chevaucher galoper",
    ),
    Verb(
        "wait",
        [33],
        {"en": "Ride after this activation", "fr": "Se déplacer après cette activation"},
        "free named",
        icon="g-bicorne",
        also="attendre",
    ),
    Verb("move", [9], {"en": "Move", "fr": "Se déplacer"}, icon="i-next", also="mouvement bouger"),
    Verb(
        "reform",
        [11],
        {"en": "Reform ranks", "fr": "Reformer les rangs"},
        icon="f-line",
        also="reformer",
    ),
    Verb(
        "pass",
        [7],
        {"en": "Do nothing", "fr": "Ne rien faire"},
        "free named",
        icon="i-done",
        also="passer passe",
    ),
    Verb(
        "form",
        [10],
        {"en": "Change formation", "fr": "Changer de formation"},
        icon="f-line",
        parts="formation on",
        also="former",
    ),
    Verb("march", [12], {"en": "March", "fr": "Marcher"}, "named", parts="legs"),
    Verb("join", [21], {"en": "Join", "fr": "Rejoindre"}, "named", also="rejoindre"),
    Verb("test", [31], {"en": "Test resolve", "fr": "Tester"}, "throws test named", also="tester"),
    Verb(
        "place",
        [4],
        {"en": "Place", "fr": "Placer"},
        "free named",
        parts="pose formation detached",
        also="placer",
    ),
    Verb(
        "screen",
        [5],
        {"en": "Place the skirmishers", "fr": "Placer les tirailleurs"},
        "free named",
        parts="pose gap",
        also="tirailleurs",
    ),
    Verb(
        "commander",
        [6],
        {"en": "Place the commander", "fr": "Placer le commandant"},
        "free named",
        parts="pose",
        also="commandant",
    ),
    Verb("side", [1], {"en": "Take a side", "fr": "Choisir un côté"}, "plain", also="cote"),
    Verb("first", [2], {"en": "Go first", "fr": "Commencer"}, "plain", also="premier"),
    Verb("second", [3], {"en": "Go second", "fr": "Laisser commencer"}, "plain"),
    Verb("reroll", [24], {"en": "Re-roll", "fr": "Relancer"}, "plain", also="relancer re-roll"),
    Verb("keep", [25], {"en": "Keep the roll", "fr": "Garder le jet"}, "plain", also="garder"),
    Verb(
        "defend",
        [26],
        {"en": "Fire in defence", "fr": "Tirer en défense"},
        "throws plain kept named",
        also="defendre",
    ),
    Verb(
        "countercharge",
        [28],
        {"en": "Counter-charge", "fr": "Contre-charger"},
        "plain kept",
        also="contre-charge contre-charger",
    ),
    Verb("hold", [27], {"en": "Hold fire", "fr": "Ne pas tirer"}, "plain", also="retenir"),
    Verb("pursue", [29], {"en": "Pursue", "fr": "Poursuivre"}, "plain", also="poursuivre"),
    Verb("stand", [30], {"en": "Stand", "fr": "Tenir"}, "plain", also="tenir"),
    Verb("withdraw", [32], {"en": "Withdraw", "fr": "Se retirer"}, "plain", also="retirer"),
    Verb("cease", [15], {"en": "Cease fire", "fr": "Cesser le feu"}, "plain", also="cesser"),
    Verb("stay", [22], {"en": "Stay", "fr": "Rester"}, "plain", also="rester"),
]

GO_FIRST: Final = GoFirst()
GO_SECOND: Final = GoSecond()
MOVE: Final = Move()
REFORM: Final = Reform()
CEASE_FIRE: Final = CeaseFire()
RIDE: Final = Ride()
WAIT: Final = Wait()
STAY: Final = Stay()
REROLL: Final = Reroll()
KEEP: Final = Keep()
DEFENSIVE_FIRE: Final = DefensiveFire()
HOLD_FIRE: Final = HoldFire()
COUNTER_CHARGE: Final = CounterCharge()
PURSUE: Final = Pursue()
STAND: Final = Stand()
WITHDRAW: Final = Withdraw()
