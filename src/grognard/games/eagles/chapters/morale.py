"""Chapter 6: Morale."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Die, Pool, high
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import PIECE, Refusal
from grognard.kernel.state import State
from grognard.kernel.tally import Tally

from ..model.actions import Test
from ..model.cards import BRITISH, CAVALRY, FRENCH, GENERAL, PRUSSIAN
from ..model.flow import BattleProcedure, battle
from ..model.pieces import (
    BATTERED,
    DUE,
    FIRED,
    HARRIED,
    MORALE,
    MOVED,
    PANICKED,
    RETREAT,
    ZEAL,
    Unit,
)
from ..model.places import POSITIONS, line_of
from ..model.state import Battle
from .engagement import upkeep
from .formation import in_square
from .generals import GeneralTest, support, supporting_general
from .out_of_phase import why_not_now
from .specials.moments import AFTER_FAIL, BEFORE_DIE, PHASE_START
from .specials.window import open_window
from .terrain import Captures

NOT_HIT: Final = Refusal("6.0 last enemy turn", PIECE)
NATURAL_PASS: Final = 1
NATURAL_ROUT: Final = 6
FRIENDLY_NEED: Final = 5


def morale_value(b: Battle, u: Unit, rockets: bool = False, keep: bool = False) -> Tally:
    """6.0 The number a roll may not exceed."""
    value = Tally(u.card.morale, "6.0 morale value", keep)
    general = supporting_general(b, u)
    if general >= 0:
        add_support(support(b, b.units[general]), line_of(u.place) == u.seat, value)
    add_square(in_square(b, u), value)
    add_terrain(b.units[u.on].card.terrain_morale if u.on >= 0 else 0, value)
    add_cheer(b, u, value)
    add_rockets(rockets and u.arm == CAVALRY, value)
    return value


def add_support(rating: int, own_line: bool, value: Tally) -> None:
    """12.1 Of a General who is with the card."""
    value.add(rating, "12.1 defense" if own_line else "12.1 offense")


def add_square(square: bool, value: Tally) -> None:
    if square:
        value.add(1, "9.3 square morale")


def add_terrain(morale: int, value: Tally) -> None:
    """6.0, R30"""
    if morale:
        value.add(morale, "6.0 terrain morale")


def add_rockets(rockets: bool, value: Tally) -> None:
    """13.0 At cavalry."""
    if rockets:
        value.add(-1, "13.0 congreve rockets")


def add_cheer(b: Battle, u: Unit, value: Tally) -> None:
    """13.0 Vive l'Empereur, the Colors and Vorwärts, each for its own army (R114)."""
    g = b.grounds[u.place]
    if u.army == FRENCH:
        add_cheers(FRENCH, g.cheer, True, value)
    elif u.army == BRITISH:
        add_cheers(BRITISH, g.colors, True, value)
    elif u.army == PRUSSIAN:
        add_cheers(PRUSSIAN, g.forward, line_of(u.place) == u.seat, value)


def add_cheers(army: i64, cheers: i64, own_line: bool, value: Tally) -> None:
    """13.0 Vorwärts counts twice on an enemy line."""
    if not cheers:
        return
    if army == PRUSSIAN and not own_line:
        cheers *= 2
    value.add(cheers, CHEERS[army])


CHEERS: Final = ("13.0 vive lempereur", "13.0 the colors", "13.0 vorwarts")


def passes(face: int, value: int) -> bool:
    """6.0 A 1 always passes, a 6 always routs, otherwise the value decides (R39)."""
    if face == NATURAL_PASS:
        return True
    return face != NATURAL_ROUT and face <= value


class MoraleTest(BattleProcedure):
    """6.0 One card rolls one die a hit, one at a time (R137); a failure may be rallied (R35).

    `borne` hits lie on the card and are removed with each passed roll; otherwise `dice` says how
    many rolls are made at once (R109), regardless of the hits on the card.
    """

    uid: i64
    dice: i64
    borne: bool
    rockets: bool = False
    waiting: i64 = -1

    STAGES = ("begin", "roll", "judge", "rally", "panic")

    def begin(self, b: Battle) -> Step:
        """R157 A test may come between another card and its die; that card waits meanwhile.

        A card that tests is turned face-up, since its roll reveals its morale (R150).
        """
        b.reveal(self.uid)
        self.waiting = b.test_card
        b.test_begins(self.uid)
        window = open_window(b, BEFORE_DIE)
        if window is not None:
            return window
        self.stage = 2
        return self.roll(b)

    def roll(self, b: Battle) -> Step:
        u = b.units[self.uid]
        if u.place < POSITIONS and (u.hits if self.borne else self.dice):
            return Die("6.0 one roll per hit")
        b.test_begins(self.waiting)
        return self.stand(b)

    def stand(self, b: Battle) -> Step:
        """R112 A card that passes all its dice after No Quarter fights harder."""
        if self.borne:
            if b.units[self.uid].marks & HARRIED:
                b.unmark(self.uid, HARRIED)
                b.mark(self.uid, ZEAL)
            b.unmark(self.uid, PANICKED)
        return DONE

    def judge(self, b: Battle) -> Step:
        u = b.units[self.uid]
        value = morale_value(b, u, self.rockets).total
        passed = passes(b.outcome, value)
        if self.borne:
            b.ground(u.place).tested = True  # R112
        if b.events is not None:
            b.tell("tested", self.uid, [b.outcome, value, int(passed)])
        if passed:
            if self.borne:
                b.heal(self.uid)
            else:
                self.dice -= 1
            self.stage = 2
            return self.roll(b)
        window = open_window(b, AFTER_FAIL)
        if window is not None:
            return window
        return self.rally(b)

    def rally(self, b: Battle) -> Step:
        """13.0 Rally gives the failed hit a new die (R36); else the card is lost."""
        if b.rallied:
            b.rallied = False
            self.stage = 2
            return self.roll(b)
        b.test_begins(self.waiting)
        return self.rout(b)

    def rout(self, b: Battle) -> Step:
        u = b.units[self.uid]
        pos = u.place
        panicked = u.marks & PANICKED
        b.eliminate(self.uid, "routed")
        upkeep(b, pos)
        if panicked and not b.finished:
            spread_panic(b, u.seat, pos)
        self.stage = 4
        if b.terrain_in(pos) and not b.finished and b.phase != RETREAT:
            return Captures(pos)
        return self.panic(b)

    def panic(self, b: Battle) -> Step:
        """R111 Once the rout is final, the cards around it test."""
        self.stage = 5
        return ImmediateTests() if any_due(b) else DONE


def spread_panic(b: Battle, seat: i64, pos: i64) -> None:
    """R111 Every unhit troop card of the routed card's side in its Position tests once."""
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.seat == seat and u.troop and not u.marks & BATTERED:
            b.mark(uid, DUE)


def due(b: Battle) -> list[int]:
    """The cards that owe a test at once."""
    return [uid for pos in range(POSITIONS) for uid in b.at[pos] if b.units[uid].marks & DUE]


def any_due(b: Battle) -> bool:
    return len(due(b)) > 0


def hit_troops(b: Battle, seat: i64) -> list[int]:
    """6.0 The troop cards of a side that have hits."""
    units = b.units
    return [
        uid
        for pos in range(POSITIONS)
        if b.troops[2 * pos + seat]
        for uid in b.at[pos]
        if units[uid].hits and units[uid].seat == seat and units[uid].troop
    ]


class ChooseTest(Decision):
    """R27, R136 The owner chooses which card rolls next."""

    def __init__(self, seat: i64, immediate: bool) -> None:
        super().__init__(seat, "5.0 morale phase")
        self.immediate: Final = immediate

    def choices(self, b: Battle) -> list[int]:
        return due(b) if self.immediate else hit_troops(b, self.seat)

    def candidates(self, s: State) -> list[Action]:
        return [Test(uid) for uid in self.choices(battle(s))]

    def why_not(self, s: State, action: Action) -> Refusal | None:
        b = battle(s)
        if isinstance(action, Test):
            return None if action.card in self.choices(b) else NOT_HIT
        return why_not_now(b, self.seat, action)

    def legal(self, s: State) -> list[Action]:
        return self.candidates(s)

    def weigh(self, s: State, action: Action) -> list[Tally]:
        b = battle(s)
        if isinstance(action, Test):
            return [morale_value(b, b.units[action.card], keep=True)]
        return []


class ImmediateTests(BattleProcedure):
    """R109 Tests outside the usual order: one die for each card that owes one."""

    STAGES = ("choose", "chosen")

    def choose(self, b: Battle) -> Step:
        owing = due(b)
        if len(owing) > 1:
            return ChooseTest(b.units[owing[0]].seat, True)
        return self.test(b, owing[0]) if owing else DONE

    def chosen(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Test)
        return self.test(b, action.card)

    def test(self, b: Battle, uid: i64) -> Step:
        self.stage = 0
        b.unmark(uid, DUE)
        return MoraleTest(uid, 1, False)


class FriendlyFire(BattleProcedure):
    """R81, R108 An infantry card fires on itself at F2 with its printed cv, and tests at once."""

    uid: i64

    STAGES = ("begin", "throw", "test")

    def begin(self, b: Battle) -> Step:
        b.did(self.uid, FIRED | MOVED)
        b.reveal(self.uid)
        self.stage = 2
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        return Pool("13.0 friendly fire", b.units[self.uid].card.cv, FRIENDLY_NEED)

    def test(self, b: Battle) -> Step:
        hits = high(b.outcome)
        if b.events is not None:
            b.tell("shot", self.uid, [self.uid, hits, 0])
        return MoraleTest(self.uid, hits, False) if hits else DONE


class MoralePhase(BattleProcedure):
    """5.0 Generals roll first (12.4, R27, R28), then every hit card in its owner's order."""

    STAGES = ("begin", "generals", "troops", "chosen")

    def begin(self, b: Battle) -> Step:
        b.begin_phase(MORALE)
        window = open_window(b, PHASE_START)
        return window if window is not None else self.generals(b)

    def chosen(self, b: Battle) -> Step:
        action = b.action
        assert isinstance(action, Test)
        return self.test(action.card)

    def generals(self, b: Battle) -> Step:
        for pos in range(POSITIONS):
            if not b.leaders[2 * pos + b.active]:
                continue
            for uid in b.at[pos]:
                u = b.units[uid]
                if u.hits and u.arm == GENERAL and u.seat == b.active:
                    self.stage = 1
                    return GeneralTest(uid)
        self.stage = 3
        return self.troops(b)

    def troops(self, b: Battle) -> Step:
        hit = hit_troops(b, b.active)
        if len(hit) > 1:
            return ChooseTest(b.active, False)
        if hit:
            return self.test(hit[0])
        forget_hits(b, b.active)
        return DONE

    def test(self, uid: i64) -> Step:
        self.stage = 2
        return MoraleTest(uid, 0, True)


def forget_hits(b: Battle, seat: i64) -> None:
    """What was hit in the enemy turn just past no longer counts as hit (R111)."""
    for pos in range(POSITIONS):
        for uid in b.at[pos]:
            u = b.units[uid]
            if u.seat == seat and u.marks:
                b.unmark(uid, BATTERED | PANICKED | HARRIED)
