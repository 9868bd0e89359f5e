"""What must hold in every Battle: found broken, it is our mistake or a badly written position."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.reading import in_all_languages
from grognard.lexicon import Lexicon

from .chapters.decoys import stack_size
from .chapters.movement import generals_in
from .chapters.terrain import lane_of_terrain
from .chapters.victory import holds_alone
from .model.actions import LINE
from .model.cards import CAVALRY, GENERAL, HILL, INFANTRY, PRUSSIAN, RIVER, SPECIAL, TERRAIN
from .model.pieces import COMBAT, DEPLETED, FRESH, MOST_CARDS, MOVED, RETREAT, Unit
from .model.places import (
    AL,
    BOX,
    CASUALTIES,
    DISCARD,
    FR,
    MIDDLE,
    PILE,
    PLACE_NAMES,
    PLACES,
    POSITIONS,
    RESERVE,
    line_of,
)
from .model.special_ids import AMMO_DEPLETION, REVERSE_SLOPE
from .model.state import Battle

NO_CARD: Final = -1
POSITION_WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "positions"))
FINE: Final[dict[str, str]] = {}


class Fault:
    """One broken invariant by language; `uid` is the card to blame, where there is one."""

    def __init__(self, uid: int, told: dict[str, str]) -> None:
        self.uid: Final = uid
        self.problem: Final = told["en"]
        self.told: Final = told


def told(key: str, **facts: object) -> dict[str, str]:
    return in_all_languages(POSITION_WORDS, key, **facts)


def problems(b: Battle) -> list[str]:
    """Every broken invariant, in words."""
    return [
        f"{b.setting.labels[fault.uid]}: {fault.problem}" if fault.uid >= 0 else fault.problem
        for fault in faults(b)
    ]


def faults(b: Battle) -> list[Fault]:
    """Places first: the rest is only worth asking when every card lies in one place."""
    found: list[Fault] = []
    check_places(b, found)
    if found:
        return found
    check_counts(b, found)
    for u in b.units:
        check_army(b, u, found)
        check_place(b, u, found)
        check_marks(b, u, found)
        check_ground(b, u, found)
    for pos in range(POSITIONS):
        check_slope(b, pos, found)
        if b.phase != RETREAT:  # R167 what was right when the battle ended
            check_stack(b, 0, pos, found)
            check_stack(b, 1, pos, found)
    if b.phase != RETREAT:
        check_victors(b, found)
    return found


def check_places(b: Battle, found: list[Fault]) -> None:
    """1.0 Each card lies in exactly one place, and knows which."""
    times = [0] * len(b.units)
    for place in range(PLACES):
        for uid in b.at[place]:
            times[uid] += 1
            if b.units[uid].place != place:
                here, other = PLACE_NAMES[place], PLACE_NAMES[b.units[uid].place]
                found.append(Fault(uid, told("in-two-places", place=here, other=other)))
    for uid, count in enumerate(times):
        if count != 1:
            found.append(Fault(uid, told("places", count=count)))


def check_counts(b: Battle, found: list[Fault]) -> None:
    """The numbers kept for speed agree with the cards."""
    for pos in range(POSITIONS):
        for seat in range(2):
            count = sum(b.units[x].troop and b.units[x].seat == seat for x in b.at[pos])
            if b.troops[2 * pos + seat] != count:
                kept, name = b.troops[2 * pos + seat], PLACE_NAMES[pos]
                wrong = told("troops-counted", place=name, kept=kept, seat=seat, count=count)
                found.append(Fault(NO_CARD, wrong))
    for seat in range(2):
        held = [x for x in b.at[RESERVE + seat] if b.units[x].arm == SPECIAL]
        if b.specials[seat] != held:
            name, listed = PLACE_NAMES[RESERVE + seat], str(b.specials[seat])
            wrong = told("specials-listed", place=name, listed=listed, held=str(held))
            found.append(Fault(NO_CARD, wrong))
    if min(b.damage) < 0 or min(b.crossed) < 0:
        found.append(Fault(NO_CARD, told("below-zero")))


def check_army(b: Battle, u: Unit, found: list[Fault]) -> None:
    """2.0, 10.0 Only the armies of the battle, and the Prussians at Waterloo in their lanes."""
    if u.army not in b.setting.chart.decks and u.place != BOX:
        chart = b.setting.chart
        found.append(Fault(u.uid, told("other-battle", en=chart.name_en, fr=chart.name_fr)))
    if u.seat != (0 if u.army == 0 else 1):
        found.append(Fault(u.uid, told("wrong-side")))
    if u.army == PRUSSIAN and b.setting.prussian_lane and u.place < POSITIONS:
        if u.place not in (FR, AL):
            found.append(Fault(u.uid, told("prussian-lane")))
        elif not b.arrived:
            found.append(Fault(u.uid, told("not-arrived")))


def check_place(b: Battle, u: Unit, found: list[Fault]) -> None:
    """Which cards may lie where, and which side of them is seen."""
    if u.place < POSITIONS:
        problem = why_not_in_position(b, u)
    elif u.place < PILE:
        problem = FINE if u.place == RESERVE + u.seat else told("enemy-reserve")
        if u.up and u.arm != GENERAL:
            problem = told("shown-in-reserve")
    elif u.place < CASUALTIES:
        problem = FINE if u.place == PILE + u.army else told("other-pile")
    elif u.place == DISCARD:
        problem = FINE if u.arm == SPECIAL else told("only-specials")
    elif MIDDLE <= u.place < BOX:
        problem = why_not_in_middle(u)
    else:
        problem = FINE
    seen = CASUALTIES <= u.place < BOX
    if not problem and u.place >= PILE and u.up != seen:
        problem = told("must-be-up") if seen else told("must-be-down")
    if problem:
        found.append(Fault(u.uid, problem))


def why_not_in_position(b: Battle, u: Unit) -> dict[str, str]:
    """4.2, 8.4, 11.0, 14.0 Terrain in its lane, Specials that stay, decoys on their own line."""
    if u.troop:
        return FINE
    if not u.up:
        if not b.setting.options.decoys:
            return told("only-troops-down")
        return FINE if line_of(u.place) == u.seat else told("decoy-line")
    if u.arm == TERRAIN:
        if u.card.terrain == RIVER:
            return told("river-place")
        lane = lane_of_terrain(u)
        return FINE if u.place == lane else told("terrain-place", place=PLACE_NAMES[lane])
    # Play stops at the instant of victory, before what follows from a card's leaving.
    return why_not_staying(b, u) if u.arm == SPECIAL and not b.finished else FINE


def why_not_staying(b: Battle, u: Unit) -> dict[str, str]:
    """13.0 Ammo Depletion stays on its card, Reverse Slope on its Position (R15, R116)."""
    if u.title == REVERSE_SLOPE:
        return FINE if b.grounds[u.place].slope == u.uid else told("slope-idle")
    if u.title != AMMO_DEPLETION:
        return told("special-stays")
    if u.on < 0 or b.units[u.on].place != u.place or not b.units[u.on].marks & DEPLETED:
        return told("depletion-place")
    return FINE


def why_not_in_middle(u: Unit) -> dict[str, str]:
    if u.arm != TERRAIN or u.card.terrain != RIVER:
        return told("only-rivers")
    lane = lane_of_terrain(u) % 3
    if u.place != MIDDLE + lane:
        return told("river-lane", place=PLACE_NAMES[MIDDLE + lane])
    return FINE


def check_marks(b: Battle, u: Unit, found: list[Fault]) -> None:
    """6.0, 7.31, 9.0, 12.4 Hits, wind and formations only where they can be."""
    bears = u.troop or (u.arm == GENERAL and not u.decoy())
    if u.hits < 0 or (u.hits and not (bears and u.place < PILE)):
        found.append(Fault(u.uid, told("hits", count=u.hits)))
    if u.marks and not (bears and u.place < PILE):
        found.append(Fault(u.uid, told("marks")))
    if u.wind != FRESH and u.arm != CAVALRY:
        found.append(Fault(u.uid, told("wind")))
    if u.formation != LINE and (u.arm != INFANTRY or u.place >= POSITIONS):
        found.append(Fault(u.uid, told("formation")))
    if u.holder != u.seat and (u.arm != TERRAIN or u.place >= POSITIONS):
        found.append(Fault(u.uid, told("holder")))


def check_ground(b: Battle, u: Unit, found: list[Fault]) -> None:
    """11.0-11.5 Which cards are on a Terrain card, how many, and of which side."""
    if u.on >= 0 and u.arm != SPECIAL:
        problem = why_not_on(b, u, b.units[u.on])
        if problem:
            found.append(Fault(u.uid, problem))
    if u.arm == TERRAIN and u.place < POSITIONS:
        count = len([x for x in b.occupants(u.uid) if b.units[x].arm != SPECIAL])
        if count > u.card.capacity:
            found.append(Fault(u.uid, told("room", count=count, room=u.card.capacity)))


def why_not_on(b: Battle, u: Unit, x: Unit) -> dict[str, str]:
    if x.arm != TERRAIN or not x.up or x.place != u.place or u.place >= POSITIONS:
        return told("on-elsewhere")
    if not u.troop:
        return told("on-troops")
    if u.arm != INFANTRY and x.card.terrain != HILL:
        return told("on-infantry")
    return FINE if x.holder == u.seat else told("on-enemy")


def check_stack(b: Battle, seat: int, pos: int, found: list[Fault]) -> None:
    """8.4, 12.0 Limits hold outside one's own Combat phase (R48); 12.4 no General alone."""
    name = PLACE_NAMES[pos]
    generals = [x for x in b.at[pos] if b.units[x].arm == GENERAL and b.units[x].seat == seat]
    if generals and b.units[generals[0]].up and not b.finished:
        if b.troops[2 * pos + 1 - seat] and not b.troops[2 * pos + seat]:
            found.append(Fault(generals[0], told("general-alone")))
    size = stack_size(b, seat, pos)
    moving = b.phase == COMBAT and b.active == seat
    if size - (newcomers(b, seat, pos, False) if moving else 0) > MOST_CARDS:
        last = [x for x in b.at[pos] if counts(b.units[x], seat)][-1]
        found.append(Fault(last, told("stack", place=name, count=size)))
    if generals_in(b, seat, pos) - (newcomers(b, seat, pos, True) if moving else 0) > 1:
        found.append(Fault(generals[-1], told("two-generals", place=name)))


def newcomers(b: Battle, seat: int, pos: int, generals: bool) -> int:
    """R121 Cards that came this turn: what is over the limit when it ends goes back."""
    here = [b.units[x] for x in b.at[pos] if b.units[x].seat == seat]
    return sum(u.acted & MOVED != 0 and (u.arm == GENERAL and u.up) == generals for u in here)


def counts(u: Unit, seat: int) -> bool:
    return u.seat == seat and (u.troop or u.decoy())


def check_slope(b: Battle, pos: int, found: list[Fault]) -> None:
    """R116 A Reverse Slope in force lies in its Position."""
    uid = b.grounds[pos].slope
    if uid >= 0 and (b.units[uid].title != REVERSE_SLOPE or b.units[uid].place != pos):
        found.append(Fault(uid, told("slope-away", place=PLACE_NAMES[pos])))


def check_victors(b: Battle, found: list[Fault]) -> None:
    """4.3 Victory is instant: nobody waits for a move after it."""
    if b.finished:
        return
    for seat in range(2):
        first = 3 * (1 - seat)
        held = [pos for pos in range(first, first + 3) if holds_alone(b, seat, pos)]
        if len(held) >= b.setting.options.victory:
            names = ", ".join(PLACE_NAMES[pos] for pos in held)
            found.append(Fault(NO_CARD, told("already-won", places=names)))
