"""The table as a screen shows it: ground, objectives, who fights, and what for. Interpreted."""

from __future__ import annotations

import re
from typing import Final

from grognard.kernel.aids import StakeMark, Stakes
from grognard.lexicon import sentence
from grognard.miniatures.contract.board import Board, Prize, Side, Unit
from grognard.miniatures.length_unit import INCHES
from grognard.miniatures.screen.battle_words import YES_NO
from grognard.miniatures.screen.board import laid_out

from ..chapters.victory import points_of
from ..model.kinds import ARMS, GRADES, MODES, NOBODY, RANKS, SEATS, WEIGHTS
from ..model.setting import GeneralRoster, Roster
from ..model.state import Battle
from ..text.notation import LENGTHS, command_text
from .looks import scene_of
from .names import named, short
from .words import command_name, goal_name, say, side_name

FINENESS: Final = (INCHES.step, INCHES.decimals)
GOAL: Final = "10.3 decisive victory"
BRIGADE: Final = "brigade"
BATTERY: Final = "battery"
GENERAL: Final = "general"
HELD: Final = "held"
CALIBRE: Final = re.compile(r"\d+(?=-pdr)")


def board(b: Battle, lang: str) -> Board:
    """Everything that views do not repeat."""
    units = [unit(b, roster, lang) for roster in b.setting.rosters]
    generals = [general(b, gid, roster, lang) for gid, roster in enumerate(b.setting.staff)]
    sides = [
        Side(seat, side_name(b, order, lang), b.setting.sides[order].army)
        for order, seat in enumerate(SEATS)
    ]
    return laid_out(scene_of(b, lang), FINENESS, [], sides, [*units, *generals])


def unit(b: Battle, roster: Roster, lang: str) -> Unit:
    facts: dict[str, str | int] = {
        "arm": ARMS[roster.arm],
        "grade": GRADES[roster.grade],
        "bases": int(roster.bases),
        "worn": int(roster.worn),
        "spent": int(roster.spent),
        "skirmishers": int(roster.skirmishers),
        "mode": MODES[roster.mode],
        "ranks": int(roster.ranks),
        "weight": WEIGHTS[roster.weight],
        "lancers": int(roster.lancers),
        "horse": int(roster.horse),
        "nation": roster.nation,
        "command": command_name(b, roster.command, lang),
        "formation": command_text(b, roster.command),
    }
    seat = SEATS[b.setting.commands[roster.command].seat]
    kind = BATTERY if ARMS[roster.arm] == "artillery" else BRIGADE
    name = named(roster.name, lang)
    title = calibre(roster, lang) if kind == BATTERY else short(name)
    return Unit(roster.id, seat, kind, name, title, facts)


def calibre(roster: Roster, lang: str) -> str:
    """What a battery fires, where its name says so; `h` is for horse artillery."""
    found = CALIBRE.search(roster.name)
    if found is None:
        return say(lang, "label-battery", horse=YES_NO[roster.horse])
    return f"{found[0]}h" if roster.horse else found[0]


def general(b: Battle, gid: int, roster: GeneralRoster, lang: str) -> Unit:
    facts: dict[str, str | int] = {
        "rank": RANKS[roster.rank],
        "charismatic": int(roster.charismatic),
        "nation": roster.nation,
        "leads": command_text(b, roster.commands[0]) if roster.commands else "",
    }
    seat = SEATS[b.setting.seat_of_general(gid)]
    name = named(roster.name, lang)
    return Unit(roster.id, seat, GENERAL, name, name, facts)


def stakes(b: Battle, seat: int | None, lang: str) -> Stakes:
    """10.1, 10.3 The enemy's army broken, or points after the last turn."""
    turns = int(b.setting.turns)
    points = [int(points_of(b, side).total) for side in range(2)]
    goal = say(lang, "stake-goal", turns=turns)
    sums = [
        say(lang, "stake-points", mine=points[side], theirs=points[1 - side]) for side in range(2)
    ]
    marks = [held(b, number, lang) for number in range(len(b.setting.goals))]
    return Stakes(goal, GOAL, int(b.turn), turns, sums, marks)


def prizes(b: Battle, lang: str) -> list[Prize]:
    """10.2 The objectives, with their points."""
    found: list[Prize] = []
    for goal in b.setting.goals:
        words = say(lang, "worth", worth=int(goal.worth))
        found.append(Prize(named(goal.name, lang), goal.x, goal.y, int(goal.worth), words))
    return found


def held(b: Battle, number: int, lang: str) -> StakeMark:
    """10.2 Which side holds an objective."""
    goal, seat = b.setting.goals[number], b.holders[number]
    name = goal_name(b, number, lang)
    holder = side_name(b, seat, lang) if seat != NOBODY else say(lang, "nobody")
    words = say(lang, "goal-line", name=name, worth=int(goal.worth), holder=holder)
    about = LENGTHS.point_text(goal.x, goal.y)
    return StakeMark(about, HELD, seat if seat != NOBODY else None, holder, sentence(words))
