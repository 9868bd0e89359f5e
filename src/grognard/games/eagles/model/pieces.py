"""What a battle is made of: cards in play, the ground of each Position, and their marks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.event import EVERYONE

from .actions import LINE, Phrases, phrases
from .cards import INFANTRY, SPECIAL, TERRAIN, BattleChart, Card, DeckLine
from .options import Options
from .places import BOX, POSITIONS

DEPLOYMENT: Final = 0
MORALE: Final = 1
COMBAT: Final = 2
REINFORCE: Final = 3
RETREAT: Final = 4  # of a beaten side in the campaign (16.0)
PHASES: Final = ("deployment", "morale", "combat", "reinforce", "retreat")

# What a card has done this turn.
FIRED: Final = 1
MOVED: Final = 2
FORMED: Final = 4

# What lies on a card.
FATIGUED: Final = 1
DEPLETED: Final = 2
PRONE: Final = 4
ZEAL: Final = 8
STRUCK: Final = 16
PANICKED: Final = 32
HARRIED: Final = 64
DUE: Final = 128
BATTERED: Final = 256
QUICK: Final = 512
TURN_MARKS: Final = FATIGUED | PRONE | ZEAL | STRUCK | QUICK

FRESH: Final = 0
BLOWN: Final = 1
RECOVERING: Final = 2

NO_ACTS: Final[list[Action]] = []

MOST_CARDS: Final = 4  # 8.4
NO_KIND: Final = -1
NOBODY: Final = -1
UNTOUCHED: Final = -1  # the owner of a ground to which nothing has been done this turn

# Kinds of announced acts.
NO_ACT: Final = 0
FIRING: Final = 1
SHOCKING: Final = 2
MOVING: Final = 3

# What own Specials add to an announced shot.
GRAPE: Final = 1
RICOCHET: Final = 2
HOWITZER: Final = 4
SAPPING: Final = 8
ROCKETS: Final = 16
SHELLS: Final = 32
VOID: Final = 64


class Setting:
    """What does not change in a battle: its chart line, options, and the names of its cards.

    `amended` says that it is fought by version 2 of the rules: a lone General is lost also in the
    rout that ends the battle (12.4), and Specials have more moments (R142). In a `campaign` the
    cards not in this battle are elsewhere, and everybody knows the decks.
    """

    def __init__(
        self,
        chart: BattleChart,
        options: Options,
        labels: list[str],
        amended: bool = True,
        campaign: bool = False,
    ) -> None:
        self.amended: Final = amended
        self.campaign: Final = campaign
        self.chart: Final = chart
        self.options: Final = options
        self.labels: Final = labels
        self.by_label: Final = {label: uid for uid, label in enumerate(labels)}
        self.prussian_lane: Final[bool] = chart.key == "waterloo"
        self.two_allies: Final[bool] = len(chart.decks) == 3
        self.pool_sizes = [0, 0, 0]
        self.deck_sizes = [0, 0, 0]
        self.musters = [0, 0, 0]
        self.draws = [0, 0, 0]
        self.stamp_counter = [0]
        self.commanders = [-1, -1, -1]

    def joined_by(self, army: int, draw: int) -> Setting:
        """16.0 The same battle once another army sends its survivors, with its own pile (R94)."""
        decks = {**self.chart.decks, army: DeckLine(0, 0, draw, 0)}
        chart = BattleChart(self.chart.key, self.chart.name_en, self.chart.name_fr, decks)
        other = Setting(chart, self.options, self.labels, self.amended, self.campaign)
        other.pool_sizes = self.pool_sizes
        other.musters = self.musters
        other.draws = [draw if one == army else self.draws[one] for one in range(3)]
        other.stamp_counter = self.stamp_counter
        other.commanders = self.commanders
        return other


def kind_of(card: Card) -> int:
    """Cards of one kind in one place have the same roads: arm, horse or foot, and army."""
    if card.arm == TERRAIN or card.arm == SPECIAL:
        return NO_KIND
    return 3 * (card.arm + (4 if card.horse else 0)) + card.army


class Unit:
    """One card in one battle; `unit` makes a new one. Slots keep it small when interpreted."""

    __slots__ = tuple(
        "acted actions acts arm army came card case formation hits holder kind marks on owner "
        "place seat stamp title troop twice uid up wind".split()
    )

    def __init__(
        self, uid: i64, card: Card, seat: i64, title: i64, kind: i64, actions: Phrases
    ) -> None:
        self.uid: Final[i64] = uid
        self.card: Final = card
        self.seat: Final[i64] = seat
        self.title: Final[i64] = title
        self.actions: Final = actions
        self.army: Final[i64] = card.army
        self.arm: Final[i64] = card.arm
        self.troop: Final[bool] = card.troop
        self.twice: Final[bool] = card.twice
        self.kind: Final[i64] = kind
        self.place: i64 = BOX
        self.formation: i64 = LINE  # a marker, seen by all even on a face-down card (R24)
        self.up = False
        self.hits: i64 = 0
        self.wind: i64 = FRESH
        self.on: i64 = -1
        self.holder: i64 = seat
        self.acted: i64 = 0
        self.marks: i64 = 0
        self.came: i64 = BOX
        self.acts: list[Action] = NO_ACTS
        self.case: i64 = -1
        self.stamp: i64 = -1
        self.owner: i64 = 0

    def copy(self) -> Unit:
        u = Unit(self.uid, self.card, self.seat, self.title, self.kind, self.actions)
        u.place = self.place
        u.formation = self.formation
        u.up = self.up
        u.hits = self.hits
        u.wind = self.wind
        u.on = self.on
        u.holder = self.holder
        u.acted = self.acted
        u.marks = self.marks
        u.came = self.came
        return u

    def has_act(self) -> bool:
        """Whether a card that has moved may still do something this turn: form, or fire."""
        if self.arm == INFANTRY and not self.acted & FORMED:
            return True
        return self.card.horse or self.marks & QUICK != 0

    def known(self) -> int:
        """R129 The seats that may know which card this is."""
        return EVERYONE if self.up else 1 << self.seat

    def decoy(self) -> bool:
        """14.0 A General, Special or Terrain lying face-down on the field."""
        return not self.up and not self.troop and self.place < POSITIONS


def unit(uid: i64, card: Card, seat: i64, title: i64) -> Unit:
    return Unit(uid, card, seat, title, kind_of(card), phrases(uid))


class Ground:
    """What Specials and hits have done to one Position, this turn or until it is engaged."""

    __slots__ = tuple(
        "battery bayonet charge cheer colors forward lost owner slope smoke tested".split()
    )

    def __init__(self) -> None:
        self.lost = 0
        self.smoke = 0
        self.bayonet = 0
        self.battery = 0
        self.charge = 0
        self.cheer = 0
        self.colors = 0
        self.forward = 0
        self.tested = False
        self.slope = -1
        self.owner = 0

    def copy(self) -> Ground:
        g = Ground()
        g.lost = self.lost
        g.smoke = self.smoke
        g.bayonet = self.bayonet
        g.battery = self.battery
        g.charge = self.charge
        g.cheer = self.cheer
        g.colors = self.colors
        g.forward = self.forward
        g.tested = self.tested
        g.slope = self.slope
        return g
