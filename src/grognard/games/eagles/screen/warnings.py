"""Warnings: the battle lost at once, a Position left to the enemy.

Computed on a battle that the player could be in. Interpreted: only a person waits for it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import Warning
from grognard.kernel.decision import Action
from grognard.lexicon import sentence

from ..chapters.decoys import stack_size
from ..chapters.movement import why_not_go, why_not_start
from ..model.actions import Confuse, EndPhase, Move, Ready, Retreat
from ..model.cards import CAVALRY, INFANTRY
from ..model.pieces import Unit
from ..model.places import opposite, own_position
from ..model.state import Battle
from ..text.notation import is_known, speaker
from .foretelling.what_if import enemy_turn, tried
from .words import battle_name, in_place, say

CITE: Final = "4.3 sole occupation"
RETREAT_CITE: Final = "16.0 voluntary retreat"


def warnings(b: Battle, action: Action, lang: str) -> list[Warning]:
    """4.3 What an action gives away; nothing for one that gives nothing away."""
    seat = speaker(b)
    if isinstance(action, (Move, Confuse)):
        after = tried(b, action)
        if after.finished:
            return lost(after, seat, b.units[action.card].place, lang)
        held = [pos for pos in own_line(seat) if b.troops[2 * pos + seat]]
        return left_empty(open_to_enemy(after, seat, held), lang)
    if isinstance(action, EndPhase):
        return left_empty(open_to_enemy(b, seat, own_line(seat)), lang)
    if isinstance(action, Ready):
        bluffs = [pos for pos in own_line(seat) if is_bluff(b, seat, pos)]
        return [caution(say(lang, "caution-decoys", place=in_place(pos, lang))) for pos in bluffs]
    if isinstance(action, Retreat):
        return [
            Warning(
                RETREAT_CITE, sentence(say(lang, "caution-retreat", battle=battle_name(b, lang)))
            )
        ]
    return []


def lost(b: Battle, seat: int, pos: int, lang: str) -> list[Warning]:
    """4.3 The last card leaves a Position that only the enemy then holds."""
    if b.winner != 1 - seat:
        return []
    return [caution(say(lang, "caution-lost", place=in_place(pos, lang)))]


def left_empty(places: list[int], lang: str) -> list[Warning]:
    return [caution(say(lang, "caution-empty", place=in_place(pos, lang))) for pos in places]


def caution(words: str) -> Warning:
    return Warning(CITE, sentence(words))


def own_line(seat: int) -> list[int]:
    return [own_position(seat, lane) for lane in range(3)]


def is_bluff(b: Battle, seat: int, pos: int) -> bool:
    """14.0 A Position that looks held and is not."""
    return stack_size(b, seat, pos) > 0 and not b.troops[2 * pos + seat]


def open_to_enemy(b: Battle, seat: int, places: list[int]) -> list[int]:
    """Those of some Positions that are without troops, before an enemy who can walk in."""
    later = enemy_turn(b.clone(), seat)
    return [
        pos
        for pos in places
        if not b.troops[2 * pos + seat]
        and any(can_enter(later, later.units[uid], pos, seat) for uid in later.at[opposite(pos)])
    ]


def can_enter(b: Battle, u: Unit, pos: int, seat: int) -> bool:
    """4.3, 8.0 A card of the enemy's, as far as the player knows it, that may take a Position."""
    if u.seat == seat:
        return False
    if not is_known(u, seat):
        return True
    if u.arm not in (INFANTRY, CAVALRY):
        return False
    return why_not_start(b, u) is None and why_not_go(b, u, pos) is None
