"""How the battle is won, and which Positions are about to be lost, by what a seat may know.

Interpreted: nobody plays by it.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import StakeMark, Stakes
from grognard.lexicon import sentence

from ..chapters.decoys import stack_size
from ..chapters.movement import why_not_go, why_not_start
from ..model.cards import CAVALRY, INFANTRY
from ..model.pieces import DEPLOYMENT, Unit
from ..model.places import PLACE_NAMES, POSITIONS, line_of, opposite
from ..model.state import Battle
from ..text.notation import SPECTATOR, is_known, side_of
from .foretelling.what_if import enemy_turn
from .words import named_for, say

GOAL: Final = "4.3 sole occupation"
LAST: Final = "last"
DANGER: Final = "danger"


def stakes(b: Battle, seat: int | None, lang: str) -> Stakes:
    """4.3, R147 What decides the battle: Positions, and damage at the turn limit."""
    options = b.setting.options
    goal = sentence(say(lang, "stakes-goal", positions=options.victory))
    if options.turns:
        goal += " " + sentence(say(lang, "stakes-limit", turns=options.turns))
    sides = [say(lang, "stakes-side", damage=b.damage[side]) for side in range(2)]
    return Stakes(goal, GOAL, b.turn, options.turns, sides, marks(b, seat, lang))


def marks(b: Battle, seat: int | None, lang: str) -> list[StakeMark]:
    """One for each Position: that it can be taken says more than that one card is left."""
    if b.phase == DEPLOYMENT or b.finished:
        return []
    viewer = SPECTATOR if seat is None else seat
    found: list[StakeMark] = []
    for pos in range(POSITIONS):
        if can_be_taken(b, pos, viewer):
            words = say(lang, "stakes-danger.words", place=named_for(pos, viewer, lang))
            found.append(mark(pos, DANGER, say(lang, "stakes-danger"), words))
        elif is_last(b, pos, viewer):
            words = say(lang, "stakes-last.words", place=named_for(pos, viewer, lang))
            found.append(mark(pos, LAST, say(lang, "stakes-last"), words))
    return found


def mark(pos: int, word: str, label: str, words: str) -> StakeMark:
    return StakeMark(PLACE_NAMES[pos], word, int(line_of(pos)), label, sentence(words))


def held_by(b: Battle, pos: int, viewer: int) -> int:
    """The cards that hold a Position for its side; one's own decoys hold nothing."""
    owner = int(line_of(pos))
    return b.troops[2 * pos + owner] if owner == side_of(viewer) else stack_size(b, owner, pos)


def is_last(b: Battle, pos: int, viewer: int) -> bool:
    return held_by(b, pos, viewer) == 1


def can_be_taken(b: Battle, pos: int, viewer: int) -> bool:
    """4.3 The last card is engaged, or nobody is left before an enemy who may walk in."""
    owner, held = int(line_of(pos)), held_by(b, pos, viewer)
    if held > 1:
        return False
    inside = [b.units[uid] for uid in b.at[pos] if b.units[uid].seat != owner]
    if any(may_occupy(u, viewer) for u in inside):
        return True
    return held == 0 and any(
        walks_in(b, u, pos, viewer)
        for u in (b.units[uid] for uid in b.at[opposite(pos)])
        if u.seat != owner
    )


def may_occupy(u: Unit, viewer: int) -> bool:
    """R31 Infantry or cavalry; a card that the viewer does not know may be either."""
    return not is_known(u, viewer) or u.arm in (INFANTRY, CAVALRY)


def walks_in(b: Battle, u: Unit, pos: int, viewer: int) -> bool:
    """8.0 Whether a card may go there in its next turn, as far as the viewer knows it."""
    if not is_known(u, viewer):
        return True
    if u.arm not in (INFANTRY, CAVALRY):
        return False
    later = enemy_turn(b.clone(), 1 - int(u.seat))
    card = later.units[u.uid]
    return why_not_start(later, card) is None and why_not_go(later, card, pos) is None
