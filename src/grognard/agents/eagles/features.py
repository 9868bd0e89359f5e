"""What shows who is winning a battle of EAGLES: both armies, and the six Positions.

The Positions of a line come in the order of the danger they are in, the worst first: which lane it
is does not matter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.eagles.model.actions import SQUARE
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.cards import (
    ARTILLERY,
    CAVALRY,
    GENERAL,
    INFANTRY,
)
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import FRESH, PHASES, Unit
from grognard.games.eagles.model.places import PILE, POSITIONS, RESERVE, line_of, opposite
from grognard.games.eagles.model.state import Battle
from grognard.kernel.state import State

from ..evaluation.features import Features

BATTLES: Final = ("quatre-bras", "ligny", "wavre", "waterloo", "charleroi")
OF_A_BATTLE: Final = (*BATTLES, *PHASES[:4], "turn", "late", "second-side", "damage", "arrived")
OF_A_SIDE: Final = tuple(
    "reserve-troops reserve-strength pile-troops pile-strength specials generals blown hits "
    "foot horse guns strength".split()
)
OF_A_POSITION: Final = tuple(
    "holders held invaders invading facing fear foot guns hits invaders-hits horse square "
    "offence defence terrain engaged last".split()
)

ARMY: Final = 100.0  # the unit for strengths, and for damage
GROUP: Final = 20.0
CARDS: Final = 5.0
RATING: Final = 5.0
LONG: Final = 20.0
HALF: Final = 0.5


class BattleFeatures(Features):
    def names(self) -> list[str]:
        sides = [f"{name} {side}" for side in (0, 1) for name in OF_A_SIDE]
        posts = [
            f"{name} {line}{rank}" for line in (0, 1) for rank in range(3) for name in OF_A_POSITION
        ]
        return [*OF_A_BATTLE, *sides, *posts]

    def covers(self, s: State) -> bool:
        """A campaign is not decided by the battle being fought now."""
        return not isinstance(s, Campaign)

    def of(self, s: State) -> list[float]:
        b = battle(s)
        powers = [power(u) for u in b.units]
        found = of_battle(b)
        for seat in range(2):
            found += of_side(b, seat, powers)
        for line in range(2):
            found += of_line(b, line, powers)
        return found


def power(u: Unit) -> float:
    """What a card can do in an engagement, less what its hits are likely to cost."""
    card = u.card
    if not u.troop:
        return 0.0
    level = max(card.fire, card.fire_short, card.shock if u.wind == FRESH else 0)
    return card.cv * (level + card.morale) / 3.0


def of_battle(b: Battle) -> list[float]:
    found = [1.0 if b.setting.chart.key == key else 0.0 for key in BATTLES]
    found += [1.0 if b.phase == phase else 0.0 for phase in range(4)]
    limit = b.setting.options.turns
    late = float(b.turn) / limit if limit else 0.0
    turn = min(1.0, float(b.turn) / LONG)
    damage = float(b.damage[0] - b.damage[1]) / ARMY
    return [*found, turn, late, float(b.active), damage, 1.0 if b.arrived else 0.0]


def of_side(b: Battle, seat: i64, powers: list[float]) -> list[float]:
    """Reserve and piles, cards in hand, and cards on the field by arm."""
    troops, waiting = held_in(b, RESERVE + seat, powers)
    later, coming = 0.0, 0.0
    for army in range(3):
        if (army == 0) == (seat == 0):
            more, worth = held_in(b, PILE + army, powers)
            later += more
            coming += worth
    generals, blown, hits = 0.0, 0.0, 0.0
    by_arm = [0.0, 0.0, 0.0, 0.0]
    for place in range(POSITIONS):
        for uid in b.at[place]:
            u = b.units[uid]
            if u.seat != seat:
                continue
            if u.arm == GENERAL:
                generals += 1.0
            elif u.troop:
                by_arm[u.arm] += powers[uid]
                hits += powers[uid] * float(min(2, u.hits))
                if u.wind != FRESH:
                    blown += powers[uid]
    foot, horse, guns = by_arm[INFANTRY], by_arm[CAVALRY], by_arm[ARTILLERY]
    whole = foot + horse + guns
    return [
        troops / CARDS,
        waiting / ARMY,
        later / CARDS,
        coming / ARMY,
        len(b.specials[seat]) / CARDS,
        generals / CARDS,
        blown / ARMY,
        hits / ARMY,
        foot / ARMY,
        horse / ARMY,
        guns / ARMY,
        whole / ARMY,
    ]


def held_in(b: Battle, place: i64, powers: list[float]) -> tuple[float, float]:
    """How many troops are in a place off the field, and their power."""
    troops, total = 0.0, 0.0
    for uid in b.at[place]:
        if b.units[uid].troop:
            troops += 1.0
            total += powers[uid]
    return troops, total


def of_line(b: Battle, line: i64, powers: list[float]) -> list[float]:
    """The three Positions of a side, the one in most danger first."""
    posts = [of_position(b, pos, powers) for pos in range(3 * line, 3 * line + 3)]
    posts.sort(key=fear_of, reverse=True)
    return [number for post in posts for number in post]


def fear_of(post: list[float]) -> float:
    return post[5]


def of_position(b: Battle, pos: i64, powers: list[float]) -> list[float]:
    """Who holds it, who has come into it, and which cards are across the Middle Ground."""
    owner = line_of(pos)
    held, foot, guns, hits, offence, defence, square = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    invading, horse, wounds = 0.0, 0.0, 0.0
    for uid in b.at[pos]:
        u = b.units[uid]
        if u.troop and u.seat == owner:
            held += powers[uid]
            hits += powers[uid] * float(min(2, u.hits))
            if u.arm == ARTILLERY:
                guns += powers[uid]
            elif u.arm == INFANTRY:
                foot += powers[uid]
                if u.formation == SQUARE:
                    square += powers[uid]
        elif u.troop:
            invading += powers[uid]
            wounds += powers[uid] * float(min(2, u.hits))
            if u.arm == CAVALRY and u.wind == FRESH:
                horse += powers[uid]
        elif u.arm == GENERAL and u.up:
            if u.seat == owner:
                defence += u.card.defense
            else:
                offence += u.card.offense
    holders, invaders = b.troops[2 * pos + owner], b.troops[2 * pos + 1 - owner]
    facing = facing_power(b, opposite(pos), 1 - owner, powers)
    fear = invading + HALF * facing - held - (0.0 if holders > 1 else GROUP)
    return [
        holders / CARDS,
        held / GROUP,
        invaders / CARDS,
        invading / GROUP,
        facing / GROUP,
        fear / GROUP,
        foot / GROUP,
        guns / GROUP,
        hits / GROUP,
        wounds / GROUP,
        horse / GROUP,
        square / GROUP,
        offence / RATING,
        defence / RATING,
        len(b.terrain_in(pos)) / RATING,
        1.0 if b.engaged(pos) else 0.0,
        1.0 if holders <= 1 else 0.0,
    ]


def facing_power(b: Battle, pos: i64, seat: i64, powers: list[float]) -> float:
    total = 0.0
    for uid in b.at[pos]:
        if b.units[uid].seat == seat:
            total += powers[uid]
    return total
