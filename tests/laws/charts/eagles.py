"""Situations of EAGLES."""

from __future__ import annotations

from grognard.games.eagles.chapters.fire import Shot, need, shot_dice, shot_level
from grognard.games.eagles.chapters.formation import in_column, in_line, in_square
from grognard.games.eagles.chapters.generals import support, supporting_general
from grognard.games.eagles.chapters.morale import MoraleTest, morale_value
from grognard.games.eagles.model.actions import COLUMN, LINE, SQUARE
from grognard.games.eagles.model.cards import (
    ARTILLERY,
    BRITISH,
    CAVALRY,
    FRENCH,
    HILL,
    INFANTRY,
    WOODS,
)
from grognard.games.eagles.model.pieces import (
    GRAPE,
    HOWITZER,
    RICOCHET,
    SAPPING,
    SHELLS,
    ZEAL,
    Unit,
)
from grognard.games.eagles.model.places import line_of
from grognard.games.eagles.model.state import Battle
from grognard.kernel.dice import Throw
from grognard.kernel.event import Event
from grognard.kernel.state import State
from tests.laws.charts.situation import Situation, numbers

ARMS = {INFANTRY: 0, CAVALRY: 1, ARTILLERY: 2}


def situations(s: State) -> list[Situation]:
    """What is thrown for now; the battles of a campaign are tried as scenarios of their own."""
    if not isinstance(s, Battle):
        return []
    if not isinstance(s.pending, Throw):
        return []
    work = s.stack[-1]
    if isinstance(work, Shot):
        return [shot(s, work)]
    return [morale(s, work)] if isinstance(work, MoraleTest) else []


def formation(b: Battle, u: Unit) -> int:
    if in_column(b, u):
        return COLUMN
    return SQUARE if in_square(b, u) else LINE


def shot(b: Battle, work: Shot) -> Situation:
    firer, target = b.units[work.card], b.units[work.target]
    here = b.grounds[firer.place]
    boost = b.act_boost if b.act_card == firer.uid else 0
    long = firer.place != target.place
    facts = {
        "arm": ARMS[firer.arm],
        "cv": int(firer.card.cv),
        "grape": int(boost & GRAPE != 0),
        "ricochet": int(boost & RICOCHET != 0),
        "sappers": int(boost & SAPPING != 0),
        "hill": int(firer.on >= 0 and b.terrain_under(firer) == HILL),
        "zeal": int(firer.marks & ZEAL != 0),
        "woods": int(target.on >= 0 and b.terrain_under(target) == WOODS),
        "smoke": int(here.smoke),
        # R57: a card that is hidden is not known to be artillery
        "target-arm": ARMS.get(target.arm, 0) if target.up or target.arm != ARTILLERY else 0,
    }
    if work.shocking:
        facts |= {
            "shock": int(firer.card.shock),
            "bayonet": int(firer.arm == INFANTRY and here.bayonet == firer.army + 1),
            "grand-charge": int(firer.arm == CAVALRY and here.charge == firer.army + 1),
        }
    else:
        facts |= {
            "firepower": printed(firer, long),
            "formation": LINE if in_line(b, firer) else int(firer.formation),
            "target-formation": formation(b, target),
        }
        if firer.arm == ARTILLERY:
            slope = firer.army == FRENCH and b.grounds[target.place].slope >= 0
            facts |= {
                "range": int(not long),
                "shells": 1 if boost & HOWITZER else 2 if boost & SHELLS else 0,
                "grand-battery": int(here.battery == firer.army + 1),
                "slope": int(slope),
            }
    level = shot_level(b, firer, target, work.shocking, True)
    dice = shot_dice(b, firer, target, work.shocking, True)
    sums = {"dice": dice, "level": level}
    thrown = (int(dice.total), need(level.total))
    return Situation("shock" if work.shocking else "fire", facts, sums, dice=thrown)


def printed(firer: Unit, long: bool) -> int:
    if firer.arm != ARTILLERY:
        return int(firer.card.fire)
    return int(firer.card.fire_long if long else firer.card.fire_short)


def morale(b: Battle, work: MoraleTest) -> Situation:
    u = b.units[work.uid]
    g = b.grounds[u.place]
    general = supporting_general(b, u)
    cheers = g.cheer if u.army == FRENCH else g.colors if u.army == BRITISH else g.forward
    facts = {
        "morale": int(u.card.morale),
        "abroad": int(line_of(u.place) != u.seat),
        "general": int(general >= 0),
        **({"rating": int(support(b, b.units[general]))} if general >= 0 else {}),
        "square": int(in_square(b, u)),
        "terrain": int(b.units[u.on].card.terrain_morale) if u.on >= 0 else 0,
        "army": int(u.army),
        "cheers": int(cheers),
        "rockets": int(work.rockets and u.arm == CAVALRY),
    }

    def passed(events: list[Event]) -> int | None:
        return numbers(events, "tested")[2]

    return Situation("morale", facts, {"value": morale_value(b, u, work.rockets, True)}, passed)
