"""Chapter 7: Fire and shock.

A shot is fire or shock by one card at one target. Its level is the F or S it is thrown on,
its dice are the combat value, both after all modifiers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.kernel.decision import Action
from grognard.kernel.dice import Pool, high, ones
from grognard.kernel.procedure import DONE, Step
from grognard.kernel.refusal import LIMIT, MEANS, PIECE, TARGET, Refusal
from grognard.kernel.tally import Tally

from ..model.actions import COLUMN, LINE
from ..model.cards import ARTILLERY, CAVALRY, HILL, INFANTRY, WOODS
from ..model.flow import BattleProcedure
from ..model.pieces import (
    BATTERED,
    BLOWN,
    DEPLETED,
    FATIGUED,
    FIRED,
    FIRING,
    FRESH,
    HOWITZER,
    MOVED,
    PRONE,
    QUICK,
    ROCKETS,
    SHELLS,
    SHOCKING,
    STRUCK,
    VOID,
    ZEAL,
    Unit,
)
from ..model.places import POSITIONS, line_of, opposite
from ..model.state import Battle
from .engagement import reveal_position
from .formation import TIRED, in_building, in_column, in_line, in_square
from .generals import hit_general
from .morale import MoraleTest
from .specials.boosts import add_doubling, add_ground
from .specials.moments import ANNOUNCED
from .specials.window import open_window

ALREADY_FIRED: Final = Refusal("7.0 already fired", PIECE)
ALREADY_MOVED: Final = Refusal("7.0 already moved", PIECE)
TROOPS_FIRE: Final = Refusal("7.1 troop cards", MEANS)
NO_DICE: Final = Refusal("7.1 no cv left", LIMIT)
INFANTRY_NOT_ENGAGED: Final = Refusal("7.21 infantry not engaged", MEANS)
ENGAGED_THIS_TURN: Final = Refusal("7.21 next turn", PIECE)
CAVALRY_NOT_ENGAGED: Final = Refusal("7.22 cavalry not engaged", MEANS)
ONLY_ARTILLERY: Final = Refusal("7.23 only artillery", MEANS)
NOT_OPPOSITE: Final = Refusal("7.23 opposing position", TARGET)
OWN_POSITION_ENGAGED: Final = Refusal("7.23 own position engaged")
FRIENDS_ENGAGED: Final = Refusal("7.23 target position engaged")
NO_SHOCK: Final = Refusal("7.3 no shock rating", MEANS)
SHOCK_ENGAGED: Final = Refusal("7.3 engaged only", MEANS)
CAVALRY_BLOWN: Final = Refusal("7.31 cavalry blown", MEANS)
NOT_IN_COLUMN: Final = Refusal("7.32 infantry in column", MEANS)
DEFENDED_BUILDING: Final = Refusal("7.33 building", MEANS)
FORMED_SQUARE: Final = Refusal("7.33 square", MEANS)
AGAINST_CAVALRY: Final = Refusal("7.34 infantry against cavalry", MEANS)
FRESH_CAVALRY: Final = Refusal("7.34 cavalry against fresh cavalry", MEANS)
OWN_SIDE: Final = Refusal("7.4 enemy card")
NOT_IN_REACH: Final = Refusal("7.4 same position")
NOT_A_TROOP: Final = Refusal("7.4 troop target")
OTHERS_FIRST: Final = Refusal("7.4 all must be hit first")
IN_WOODS: Final = Refusal("11.2 woods infantry attacks")
FIRE_ONLY: Final = Refusal("11.4 fire only", MEANS)
NO_AMMUNITION: Final = Refusal("13.0 ammo depletion", PIECE)
LYING_PRONE: Final = Refusal("13.0 emergency prone")
ABROAD: Final = Refusal("R59 guns across", MEANS, "guns-across")
STILL_HIDDEN: Final = Refusal("R143 opening fire", TARGET, "still-hidden")

HIGHEST_LEVEL: Final = 4
SHELL_LEVEL: Final = 3  # Howitzer Fire and Shrapnel


# Who may fire at what


def why_not_ready(b: Battle, firer: Unit) -> Refusal | None:
    """7.0-7.24 Whether a card may fire at all now; horse artillery may have moved (R60, R117)."""
    if not firer.troop:
        return TROOPS_FIRE
    if firer.place >= POSITIONS:
        return why_not_from_reserve(firer)
    engaged = b.engaged(firer.place)
    if firer.acted & FIRED:
        return ALREADY_FIRED
    if firer.acted & MOVED and not firer.card.horse and not firer.marks & QUICK:
        return ENGAGED_THIS_TURN if engaged and firer.arm == INFANTRY else ALREADY_MOVED
    if firer.marks & FATIGUED:
        return TIRED
    if firer.marks & DEPLETED:
        return NO_AMMUNITION  # R138
    if firer.arm != ARTILLERY and not engaged:
        return INFANTRY_NOT_ENGAGED if firer.arm == INFANTRY else CAVALRY_NOT_ENGAGED
    return None


def why_not_from_reserve(firer: Unit) -> Refusal:
    """7.21-7.23 Fire needs an engagement, or an enemy Position opposite."""
    if firer.arm == ARTILLERY:
        return NOT_OPPOSITE
    return INFANTRY_NOT_ENGAGED if firer.arm == INFANTRY else CAVALRY_NOT_ENGAGED


def why_not_long(b: Battle, firer: Unit, pos: i64) -> Refusal | None:
    """7.23 Artillery fires across the Middle Ground, past no engagement of its own side."""
    if firer.arm != ARTILLERY:
        return ONLY_ARTILLERY
    if line_of(firer.place) != firer.seat:
        return ABROAD
    if pos != opposite(firer.place):
        return NOT_OPPOSITE
    if b.troops[2 * firer.place + 1 - firer.seat]:
        return OWN_POSITION_ENGAGED
    if b.troops[2 * pos + firer.seat]:
        return FRIENDS_ENGAGED
    return None


def why_not_target(b: Battle, firer: Unit, target: Unit) -> Refusal | None:
    """7.4 Which cards a card may shoot at, before asking which have been hit (R128)."""
    if target.seat == firer.seat:
        return OWN_SIDE
    if target.place >= POSITIONS:
        return NOT_IN_REACH
    if target.up and not target.troop:
        return NOT_A_TROOP
    if target.place != firer.place:
        refusal = why_not_long(b, firer, target.place)
        if refusal is not None:
            return refusal
    return why_not_exposed(b, firer, target)


def why_not_exposed(b: Battle, firer: Unit, target: Unit) -> Refusal | None:
    """7.4 Whether a card in reach can be shot at where it is."""
    if not target.up and target.place == firer.place:
        return STILL_HIDDEN
    if target.on >= 0 and firer.arm != INFANTRY and b.terrain_under(target) == WOODS:
        return IN_WOODS  # R61
    if target.marks & PRONE and not firer.card.lancer:
        return LYING_PRONE  # R116
    return None


def why_not_shock(b: Battle, firer: Unit, target: Unit) -> Refusal | None:
    """7.3 Infantry and cavalry use shock, on cards they are engaged with."""
    if firer.arm == ARTILLERY:
        return NO_SHOCK
    if target.place != firer.place:
        return SHOCK_ENGAGED
    refusal = why_not_target(b, firer, target)
    return why_not_shock_on(b, firer, target) if refusal is None else refusal


def why_not_shock_on(b: Battle, firer: Unit, target: Unit) -> Refusal | None:
    """7.31-7.34 Which of the cards it may fire at a card may also shock."""
    if firer.on >= 0 and in_building(b, firer):
        return FIRE_ONLY
    if firer.arm == INFANTRY:
        if firer.formation != COLUMN:
            return NOT_IN_COLUMN
        if target.arm == CAVALRY:
            return AGAINST_CAVALRY
    elif firer.wind != FRESH:
        return CAVALRY_BLOWN  # R10
    elif target.arm == CAVALRY and target.wind != BLOWN:
        return FRESH_CAVALRY
    if target.on >= 0 and in_building(b, target):
        return DEFENDED_BUILDING  # R58: only shock is barred
    if in_square(b, target):
        return FORMED_SQUARE
    return None


def why_not_aim(b: Battle, firer: Unit, target: Unit, shocking: bool) -> Refusal | None:
    """7.3, 7.4 Whether a card may use its fire, or its shock, against a target."""
    return why_not_shock(b, firer, target) if shocking else why_not_target(b, firer, target)


def open_targets(b: Battle, firer: Unit, pos: i64) -> list[Unit]:
    """7.4 The cards in a Position a card may shoot at now: those not yet hit, while there are any.

    Cards it may not target do not count (R51), nor do routed ones; and as no enemy card comes in
    during one's own turn, a Position once open stays open (R127).
    """
    targets: list[Unit] = []
    if pos != firer.place and why_not_long(b, firer, pos) is not None:
        return targets
    unhit: list[Unit] = []
    units = b.units
    for uid in b.at[pos]:
        target = units[uid]
        if target.seat != firer.seat and (target.troop or not target.up):
            if why_not_exposed(b, firer, target) is None:
                targets.append(target)
                if not target.marks & STRUCK:
                    unhit.append(target)
    return unhit if unhit else targets


def why_not_shot(b: Battle, firer: Unit, target: Unit, shocking: bool) -> Refusal | None:
    """7.0 One card fires at, or shocks, one target."""
    refusal = why_not_ready(b, firer)
    if refusal is None:
        refusal = why_not_aim(b, firer, target, shocking)
    if refusal is not None:
        return refusal
    if target not in open_targets(b, firer, target.place):
        return OTHERS_FIRST
    if shot_dice(b, firer, target, shocking).total <= 0:
        return NO_DICE  # R54
    return None


def add_shots(b: Battle, firer: Unit, targets: list[Unit], found: list[Action]) -> None:
    """Every shot `why_not_shot` allows of one ready card at its open targets, added to `found`."""
    # R54: woods, a slope and smoke take at most so many dice
    enough = firer.card.cv > 2 + b.grounds[firer.place].smoke
    for target in targets:
        if enough or shot_dice(b, firer, target, False).total > 0:
            found.append(firer.actions.fire(target.uid))
        if firer.arm != ARTILLERY and why_not_shock_on(b, firer, target) is None:
            if enough or shot_dice(b, firer, target, True).total > 0:
                found.append(firer.actions.shock(target.uid))


# The level and the dice


def shot_level(b: Battle, firer: Unit, target: Unit, shocking: bool, keep: bool = False) -> Tally:
    """7.2, 7.3 The F or S a shot is thrown on."""
    if shocking:
        level = Tally(firer.card.shock, "7.3 shock", keep)
    else:
        level = fire_level(b, firer, target, keep)
    add_at_guns(firer.arm == INFANTRY and target.arm == ARTILLERY and target.up, level)
    if firer.arm == ARTILLERY:
        add_under_guns(in_column(b, target), in_square(b, target), level)
    hold_level(level)
    return level


def add_at_guns(at_guns: bool, level: Tally) -> None:
    """7.4, R57 Infantry at artillery that is seen."""
    if at_guns:
        level.add(1, "7.4 infantry against artillery")


def add_under_guns(column: bool, square: bool, level: Tally) -> None:
    """9.2, 9.3 Targets of artillery that stand close."""
    if column:
        level.add(1, "9.2 column under artillery")
    if square:
        level.add(1, "9.3 square under artillery")


def hold_level(level: Tally) -> None:
    """7.2, R53"""
    level.at_most(HIGHEST_LEVEL, "7.2 highest level")


def fire_level(b: Battle, firer: Unit, target: Unit, keep: bool) -> Tally:
    """7.2 Printed firepower, by range for artillery, and F1 for columns and squares."""
    if firer.arm == ARTILLERY:
        return artillery_level(b, firer, target, keep)
    if firer.arm == CAVALRY:
        return Tally(firer.card.fire, "7.22 cavalry firepower", keep)
    formation = LINE if in_line(b, firer) else firer.formation
    level, cite = infantry_level(formation, firer.card.fire)
    return Tally(level, cite, keep)


def infantry_level(formation: i64, printed: i64) -> tuple[i64, str]:
    """7.2, 9.2, 9.3 Infantry in line fires as printed, others at F1."""
    if formation == LINE:
        return printed, "7.2 firepower"
    return 1, "9.2 column fire" if formation == COLUMN else "9.3 square fire"


def artillery_level(b: Battle, firer: Unit, target: Unit, keep: bool) -> Tally:
    """7.23 Long or short range; Howitzer Fire and Shrapnel set the level first (R115)."""
    if firer.place == target.place:
        return Tally(firer.card.fire_short, "7.23 short range", keep)
    boost = b.act_boost if b.act_card == firer.uid else 0
    if boost & HOWITZER:
        return Tally(SHELL_LEVEL, "13.0 howitzer fire", keep)
    if boost & SHELLS:
        return Tally(SHELL_LEVEL, "13.0 shrapnel", keep)
    return Tally(firer.card.fire_long, "7.23 long range", keep)


def need(level: i64) -> int:
    """7.2 The lowest face that hits."""
    return 7 - level


def card_dice(b: Battle, firer: Unit, keep: bool = False) -> Tally:
    """7.1 The dice of a card against any target: doubled first, then plus and minus (R55)."""
    dice = Tally(firer.card.cv, "7.1 combat value", keep)
    if b.act_card == firer.uid:
        add_doubling(b, firer, dice)
    add_hill(firer.on >= 0 and b.terrain_under(firer) == HILL, dice)
    add_zeal(firer.marks & ZEAL != 0, dice)
    return dice


def add_hill(hill: bool, dice: Tally) -> None:
    """11.1, R2 At either range."""
    if hill:
        dice.add(1, "11.1 hill")


def add_zeal(zeal: bool, dice: Tally) -> None:
    """13.0, R16"""
    if zeal:
        dice.add(1, "13.0 no quarter")


def shot_dice(b: Battle, firer: Unit, target: Unit, shocking: bool, keep: bool = False) -> Tally:
    """7.1 How many dice a shot throws."""
    dice = card_dice(b, firer, keep)
    add_woods(target.on >= 0 and b.terrain_under(target) == WOODS, dice)
    add_ground(b, firer, target, shocking, dice)
    return dice


def add_woods(woods: bool, dice: Tally) -> None:
    """11.2, R125 By infantry, as nobody else may."""
    if woods:
        dice.add(-1, "11.2 woods attack")


def weigh_shot(b: Battle, firer: Unit, target: Unit, shocking: bool) -> list[Tally]:
    """The dice of a shot and the level they are thrown on, line by line."""
    dice = shot_dice(b, firer, target, shocking, True)
    return [dice, shot_level(b, firer, target, shocking, True)]


# The shot


class Shot(BattleProcedure):
    """7.0 One card fires at, or shocks, one target: announced, answered, thrown, scored."""

    card: i64
    target: i64
    shocking: bool

    STAGES = (
        "announce",  # R101
        "present",  # 7.1
        "throw",  # 7.2
        "score",  # 7.4
        "over",
    )

    def announce(self, b: Battle) -> Step:
        """7.1, 8.1 The firer is turned up, and with it every card of an engaged Position (R47)."""
        b.announce(SHOCKING if self.shocking else FIRING, self.card, self.target, -1)
        pos = b.units[self.card].place
        if b.engaged(pos):
            reveal_position(b, pos)
        b.reveal(self.card)
        if b.events is not None:
            b.tell("announced-shot", self.card, [b.shown(self.target), int(self.shocking)])
        window = open_window(b, ANNOUNCED)
        if window is not None:
            return window
        self.stage = 2
        return self.present(b)

    def present(self, b: Battle) -> Step:
        """7.1 The card fires, unless an answer has stopped it or put its target out of reach."""
        firer, target = b.units[self.card], b.units[self.target]
        if b.act_boost & VOID or why_not_aim(b, firer, target, self.shocking) is not None:
            return self.stop(b)
        b.did(self.card, FIRED)  # R146: even if it has no ammunition for another shot
        if self.shocking and firer.arm == CAVALRY:
            b.blow(self.card)  # 7.31
        self.stage = 3
        return self.throw(b)

    def throw(self, b: Battle) -> Step:
        """7.2 One die for each cv; an answer may have left none (R151)."""
        firer, target = b.units[self.card], b.units[self.target]
        dice = shot_dice(b, firer, target, self.shocking).total
        if dice <= 0:
            return self.stop(b)
        level = shot_level(b, firer, target, self.shocking).total
        return Pool("7.2 hit numbers", dice, need(level))

    def score(self, b: Battle) -> Step:
        """7.4 Hits go only to the target, 1s to the General beside it (12.4)."""
        target = b.units[self.target]
        hits = high(b.outcome)
        if b.events is not None:
            b.tell("shot", self.card, [b.shown(self.target), hits, ones(b.outcome)])
        hit_general(b, target.seat, target.place, ones(b.outcome))
        if hits and target.troop:
            return self.strike(b, hits)
        if hits:
            b.eliminate(self.target, "exposed")  # R131
        return self.over(b)

    def strike(self, b: Battle, hits: i64) -> Step:
        """7.4 A card that is hit is turned up and closed for now; a miss does neither (R52)."""
        b.reveal(self.target)
        b.mark(self.target, STRUCK | BATTERED)
        if b.act_boost & ROCKETS:
            return MoraleTest(self.target, hits, False, True)  # R110
        b.hit(self.target, hits)
        return self.over(b)

    def stop(self, b: Battle) -> Step:
        b.act_stopped(SHOCKING if self.shocking else FIRING, self.card)
        return self.over(b)

    def over(self, b: Battle) -> Step:
        b.act_over()
        return DONE
