"""What the battle is decided by, as it is now. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import StakeMark, Stakes
from grognard.lexicon import sentence

from ..chapters.victory import LAST_TURN, goal_holder, points_of
from ..model.kinds import NOBODY
from ..model.state import Battle
from ..text.notation import LENGTHS
from .lexicon import foretold
from .names import named
from .words import side_name

HELD: Final = "held"


def stakes(b: Battle, seat: int | None, lang: str) -> Stakes:
    """C-VIC-1 to 4, D-111 Points after the last turn, or the enemy's army broken."""
    turns = int(b.setting.turns)
    points = [int(points_of(b, seat).total) for seat in range(2)]
    goal = foretold.say(lang, "stake-goal", turns=turns)
    sums = [
        foretold.say(lang, "stake-points", mine=points[seat], theirs=points[1 - seat])
        for seat in range(2)
    ]
    marks = [held(b, number, lang) for number in range(len(b.setting.goals))]
    return Stakes(goal, LAST_TURN, int(b.turn), turns, sums, marks)


def held(b: Battle, number: int, lang: str) -> StakeMark:
    """C-VIC-2 Who holds an objective."""
    goal, seat = b.setting.goals[number], int(goal_holder(b, number))
    nobody = foretold.say(lang, "stake-nobody")
    holder = side_name(b, seat, lang) if seat != NOBODY else nobody
    name = named(goal.name, lang)
    words = foretold.say(lang, "stake-line", name=name, worth=int(goal.worth), holder=holder)
    about = LENGTHS.point_text(goal.x, goal.y)
    return StakeMark(about, HELD, seat if seat != NOBODY else None, holder, sentence(words))
