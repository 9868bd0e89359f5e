"""The complete set of player actions. The docstring of each is its notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.verbs import Verb
from grognard.table.paths import Leg

# What a brigade is ordered to do, before its roll (R16).
HOLD: Final = 0
MOVE: Final = 1
CHARGE: Final = 2
FORM: Final = 3
WITHDRAW: Final = 4
ORDERS: Final = ("hold", "move", "charge", "form", "withdraw")


class GoFirst(Action):
    """first"""

    def key(self) -> tuple[int, ...]:
        return (1,)


class GoSecond(Action):
    """second"""

    def key(self) -> tuple[int, ...]:
        return (2,)


class Enter(Action):
    """enter f40 24,0"""

    def __init__(self, unit: i64, x: i64, y: i64) -> None:
        self.unit: Final[i64] = unit
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (3, self.unit, self.x, self.y)


class Attach(Action):
    """attach lannes > f17"""

    def __init__(self, general: i64, unit: i64) -> None:
        self.general: Final[i64] = general
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (4, self.general, self.unit)


class Detach(Action):
    """detach lannes"""

    def __init__(self, general: i64) -> None:
        self.general: Final[i64] = general

    def key(self) -> tuple[int, ...]:
        return (5, self.general)


class Substitute(Action):
    """substitute lannes > suchet"""

    def __init__(self, general: i64, command: i64) -> None:
        self.general: Final[i64] = general
        self.command: Final[i64] = command

    def key(self) -> tuple[int, ...]:
        return (6, self.general, self.command)


class AttachBattery(Action):
    """join fb1 > f17"""

    def __init__(self, unit: i64, brigade: i64) -> None:
        self.unit: Final[i64] = unit
        self.brigade: Final[i64] = brigade

    def key(self) -> tuple[int, ...]:
        return (7, self.unit, self.brigade)


class DetachBattery(Action):
    """leave fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (8, self.unit)


class EndStep(Action):
    """done"""

    def key(self) -> tuple[int, ...]:
        return (9,)


class Reserve(Action):
    """reserve f40"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (10, self.unit)


class Hold(Action):
    """hold f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (11, self.unit)


class Move(Action):
    """move f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (12, self.unit)


class Charge(Action):
    """charge f17 > pfus left 20"""

    def __init__(self, unit: i64, target: i64, wheel: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target
        self.wheel: Final[i64] = wheel

    def key(self) -> tuple[int, ...]:
        return (13, self.unit, self.target, self.wheel)


class Form(Action):
    """form f17 line"""

    def __init__(self, unit: i64, formation: i64) -> None:
        self.unit: Final[i64] = unit
        self.formation: Final[i64] = formation

    def key(self) -> tuple[int, ...]:
        return (14, self.unit, self.formation)


class Withdraw(Action):
    """withdraw f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (15, self.unit)


class March(Action):
    """wheel left 30, advance 4

    After its roll a unit goes where it may; without legs it halts.
    `road` is the length along the road it is on, and comes after the legs; negative: the road is
    followed against the order of its bends.
    """

    def __init__(self, legs: list[Leg], road: i64 = 0) -> None:
        self.legs: Final = legs
        self.road: Final[i64] = road

    def key(self) -> tuple[int, ...]:
        return (16, self.road, *[number for leg in self.legs for number in leg.key()])


class Limber(Action):
    """limber fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (17, self.unit)


class Unlimber(Action):
    """unlimber fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (18, self.unit)


class Roll(Action):
    """roll fb1"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (19, self.unit)


class Pivot(Action):
    """pivot fb1 right 30"""

    def __init__(self, unit: i64, angle: i64) -> None:
        self.unit: Final[i64] = unit
        self.angle: Final[i64] = angle

    def key(self) -> tuple[int, ...]:
        return (20, self.unit, self.angle)


class MoveDivision(Action):
    """division suchet advance 6"""

    def __init__(self, command: i64, legs: list[Leg]) -> None:
        self.command: Final[i64] = command
        self.legs: Final = legs

    def key(self) -> tuple[int, ...]:
        return (21, self.command, *[number for leg in self.legs for number in leg.key()])


class GoOn(Action):
    """go on"""

    def key(self) -> tuple[int, ...]:
        return (22,)


class Stop(Action):
    """stop"""

    def key(self) -> tuple[int, ...]:
        return (23,)


class Ride(Action):
    """ride suchet 24,10.5"""

    def __init__(self, general: i64, x: i64, y: i64) -> None:
        self.general: Final[i64] = general
        self.x: Final[i64] = x
        self.y: Final[i64] = y

    def key(self) -> tuple[int, ...]:
        return (24, self.general, self.x, self.y)


class CounterCharge(Action):
    """countercharge"""

    def key(self) -> tuple[int, ...]:
        return (25,)


class Evade(Action):
    """evade"""

    def key(self) -> tuple[int, ...]:
        return (26,)


class Stand(Action):
    """stand"""

    def key(self) -> tuple[int, ...]:
        return (27,)


class Aim(Action):
    """aim f17 > pfus"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (28, self.unit, self.target)


class HoldFire(Action):
    """holdfire f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (29, self.unit)


class OpenFire(Action):
    """fire"""

    def key(self) -> tuple[int, ...]:
        return (30,)


class Resolve(Action):
    """resolve f17"""

    def __init__(self, unit: i64) -> None:
        self.unit: Final[i64] = unit

    def key(self) -> tuple[int, ...]:
        return (31, self.unit)


class BreakThrough(Action):
    """breakthrough f17 > pfus"""

    def __init__(self, unit: i64, target: i64) -> None:
        self.unit: Final[i64] = unit
        self.target: Final[i64] = target

    def key(self) -> tuple[int, ...]:
        return (32, self.unit, self.target)


class Occupy(Action):
    """occupy"""

    def key(self) -> tuple[int, ...]:
        return (33,)


# A new verb is a class above and a line here: notation, wire and screen take the rest from it.
VERBS: Final[list[Verb]] = [
    Verb(
        "charge",
        [13],
        {"en": "Charge", "fr": "Charger"},
        "aimed test",
        icon="s-engaged",
        parts="turn",
        also="charger attack attaquer",
    ),
    Verb(
        "move",
        [12],
        {"en": "Move", "fr": "Se déplacer"},
        "throws test named going",
        icon="i-next",
        also="mouvement bouger",
    ),
    Verb(
        "form",
        [14],
        {"en": "Change formation", "fr": "Changer de formation"},
        "throws test named apart quiet",
        icon="f-line",
        parts="formation",
        also="former",
    ),
    Verb(
        "withdraw",
        [15],
        {"en": "Withdraw", "fr": "Se replier"},
        "throws test named",
        icon="i-back",
        also="replier",
    ),
    Verb(
        "hold",
        [11],
        {"en": "Hold", "fr": "Tenir"},
        "throws test named quiet",
        icon="ph-morale",
        also="tenir",
    ),
    Verb(
        "reserve",
        [10],
        {"en": "Reserve movement", "fr": "Mouvement de réserve"},
        "throws test named going",
        icon="i-next",
        also="reserver",
    ),
    Verb(
        "division",
        [21],
        {"en": "Move the division", "fr": "Déplacer la division"},
        "throws test named apart",
        icon="i-next",
        parts="legs",
        also="division-moves",
    ),
    Verb("way", [16], {"en": "Go", "fr": "Marcher"}, "named", parts="legs road"),
    Verb(
        "limber",
        [17],
        {"en": "Limber", "fr": "Atteler"},
        "free named quiet certain",
        icon="g-gun",
        also="atteler",
    ),
    Verb(
        "unlimber",
        [18],
        {"en": "Unlimber", "fr": "Mettre en batterie"},
        "free named quiet certain",
        icon="g-gun",
        also="deteler",
    ),
    Verb(
        "roll",
        [19],
        {"en": "Move the battery", "fr": "Déplacer la batterie"},
        "free named going",
        icon="i-next",
        also="rouler",
    ),
    Verb(
        "pivot",
        [20],
        {"en": "Pivot", "fr": "Pivoter"},
        "free named quiet",
        icon="i-wheel",
        parts="turn",
        also="pivoter",
    ),
    Verb(
        "aim", [28], {"en": "Fire at", "fr": "Tirer sur"}, "aimed free", icon="g-gun", also="viser"
    ),
    Verb(
        "holdfire",
        [29],
        {"en": "Hold fire", "fr": "Ne pas tirer"},
        "free named",
        icon="i-done",
        also="retenir",
    ),
    Verb("fire", [30], {"en": "Fire", "fr": "Feu"}, "throws plain", also="feu tirer"),
    Verb(
        "attach",
        [4],
        {"en": "Attach", "fr": "Attacher"},
        "free named quiet",
        icon="g-bicorne",
        also="attacher",
    ),
    Verb(
        "detach",
        [5],
        {"en": "Detach", "fr": "Détacher"},
        "free named quiet",
        icon="g-bicorne",
        also="detacher",
    ),
    Verb(
        "substitute",
        [6],
        {"en": "Take over", "fr": "Se substituer"},
        "free named apart quiet",
        icon="g-bicorne",
        also="substituer",
    ),
    Verb(
        "join",
        [7],
        {"en": "Attach to a brigade", "fr": "Attacher à une brigade"},
        "free named quiet",
        icon="g-gun",
        also="rejoindre",
    ),
    Verb(
        "leave",
        [8],
        {"en": "Leave the brigade", "fr": "Quitter la brigade"},
        "free named quiet",
        icon="g-gun",
        also="quitter",
    ),
    Verb(
        "ride",
        [24],
        {"en": "Ride", "fr": "Se déplacer"},
        "free named",
        icon="g-bicorne",
        parts="pose",
        also="chevaucher",
    ),
    Verb("enter", [3], {"en": "Enter", "fr": "Entrer"}, "free named", parts="pose", also="entrer"),
    Verb(
        "resolve",
        [31],
        {"en": "Settle this combat", "fr": "Régler ce combat"},
        "throws named",
        icon="s-engaged",
        also="regler",
    ),
    Verb(
        "breakthrough",
        [32],
        {"en": "Break through", "fr": "Percer"},
        "aimed",
        icon="s-engaged",
        also="percer",
    ),
    Verb(
        "occupy",
        [33],
        {"en": "Occupy the position", "fr": "Occuper la position"},
        "plain",
        also="occuper",
    ),
    Verb(
        "countercharge",
        [25],
        {"en": "Counter-charge", "fr": "Contre-charger"},
        "plain kept",
        also="contre-charge contre-charger",
    ),
    Verb("evade", [26], {"en": "Fall back", "fr": "Se dérober"}, "plain", also="derober"),
    Verb(
        "stand",
        [27],
        {"en": "Receive the charge", "fr": "Recevoir la charge"},
        "plain",
        also="recevoir",
    ),
    Verb("first", [1], {"en": "Go first", "fr": "Commencer"}, "plain", also="premier"),
    Verb("second", [2], {"en": "Go second", "fr": "Laisser commencer"}, "plain"),
    Verb("go", [22], {"en": "Go on", "fr": "Continuer"}, "plain", also="continuer"),
    Verb("stop", [23], {"en": "Stop here", "fr": "S'arrêter là"}, "plain", also="arreter"),
    Verb("done", [9], {"en": "End this step", "fr": "Finir cette étape"}, "plain", also="fini end"),
]

GO_FIRST: Final = GoFirst()
GO_SECOND: Final = GoSecond()
END_STEP: Final = EndStep()
GO_ON: Final = GoOn()
STOP: Final = Stop()
COUNTER_CHARGE: Final = CounterCharge()
EVADE: Final = Evade()
STAND: Final = Stand()
OPEN_FIRE: Final = OpenFire()
OCCUPY: Final = Occupy()
