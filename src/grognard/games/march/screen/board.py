"""The table as a screen shows it: ground, zones, objectives, who fights, and what for.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.aids import SHORT, StakeMark, Stakes
from grognard.lexicon import sentence
from grognard.miniatures.contract.board import Board, Prize, Side, Unit, Zone
from grognard.miniatures.screen.battle_words import unit_name
from grognard.miniatures.screen.board import laid_out, outline
from grognard.miniatures.screen.svg.svg_symbols import BLUE, GREY, RED
from grognard.table.arcs import FRONT
from grognard.table.pose import MM

from ..chapters.setting_up.deployment_packing import zone_of
from ..chapters.shooting.defence import struck_sector
from ..chapters.shooting.skirmishers import most_detached
from ..chapters.victory import counted, counts, holder, standing
from ..model.actions import SIDES
from ..model.pieces import (
    CHARACTERS,
    COATS,
    NATIONS,
    NOBODY,
    QUALITIES,
    SETTING_UP,
    Battalion,
    Roster,
)
from ..model.state import Battle
from ..text.notation import LENGTHS
from ..text.writing import SEATS
from .looks import colours, scene_of
from .warnings import chargers
from .words import chief_name, say, side_name, spell

BATTALION: Final = "battalion"
COMMANDER: Final = "commander"
FINENESS: Final = (MM, 1)  # to the millimetre
GOAL: Final = "16.1 battalions"
HELD: Final = "held"
LAST: Final = "last"
DANGER: Final = "danger"
YES_NO: Final = ("no", "yes")
ARMIES: Final = {RED: "gb", BLUE: "fr", GREY: "pr"}


def board(b: Battle, lang: str) -> Board:
    """Everything that views do not repeat."""
    fighting = [unit for seat in range(len(SEATS)) for unit in units(b, seat, lang)]
    return laid_out(scene_of(b, lang), FINENESS, zones(b, lang), sides(b, lang), fighting)


# Ground with a meaning


def zones(b: Battle, lang: str) -> list[Zone]:
    """4.5 Where each seat sets up; before dice have given the sides, each by its edge."""
    found = []
    for side, edge in enumerate(SIDES):
        shape = outline(zone_of(b.setting, side))
        seat = b.sides.index(side) if b.sides else None
        name = side_name(b, seat, lang) if seat is not None else say(lang, "board-edge", edge=edge)
        found.append(Zone(SEATS[seat] if seat is not None else edge, name, shape))
    return found


# The sides


def sides(b: Battle, lang: str) -> list[Side]:
    coats = colours(b)
    return [
        Side(seat, side_name(b, order, lang), ARMIES[coats[order]])
        for order, seat in enumerate(SEATS)
    ]


def units(b: Battle, seat: int, lang: str) -> list[Unit]:
    """The battalions of a seat, then its Supreme Commander."""
    name = chief_name(b, seat, lang)
    chief = Unit(f"{COMMANDER} {SEATS[seat]}", SEATS[seat], COMMANDER, name, name, {})
    army = b.setting.armies[seat]
    nation = NATIONS[army.nation]
    return [*(battalion(roster, seat, nation) for roster in army.battalions), chief]


def battalion(roster: Roster, seat: int, nation: str) -> Unit:
    facts: dict[str, str | int] = {
        "nation": nation,
        "quality": QUALITIES[roster.quality],
        "rankers": int(roster.rankers),
        "light": int(roster.light),
        "rifles": int(roster.rifles),
        "detached": int(roster.detached),
        "most-detached": int(most_detached(roster)),
        "coat": COATS[roster.coat],
    }
    for kind, count in enumerate(roster.characters):
        facts[CHARACTERS[kind]] = count
    return Unit(roster.id, SEATS[seat], BATTALION, roster.name, roster.name, facts)


# What they fight for


def stakes(b: Battle, seat: int | None, lang: str) -> Stakes:
    """16.1, 16.3 Battalions and objectives decide after the last turn."""
    turns = int(b.setting.options.turns)
    objectives = "yes" if b.setting.objectives else "no"
    goal = say(lang, "stakes-goal", turns=turns, objectives=objectives)
    if b.phase == SETTING_UP:
        return Stakes(goal, GOAL, int(b.turn), turns, ["", ""], [])
    sums = [count_words(b, side, lang) for side in range(len(SEATS))]
    marks = [*objectives_held(b, lang), *last_ones(b, lang), *in_danger(b, seat, lang)]
    return Stakes(goal, GOAL, int(b.turn), turns, sums, marks)


def count_words(b: Battle, seat: int, lang: str) -> str:
    """16.1 What counts at the end; without objectives the strength of the army says it already."""
    if not b.setting.objectives:
        return ""
    battalions, total = len(counted(b, seat)), int(standing(b, seat).total)
    facts = {"battalions": battalions, "objectives": total - battalions}
    return say(lang, "stakes-side", total=total, **facts)


def last_ones(b: Battle, lang: str) -> list[StakeMark]:
    """R80 The only battalion of a side that counts: without it the side has lost."""
    found: list[StakeMark] = []
    for side in range(len(SEATS)):
        left = counted(b, side)
        if len(left) == 1 and not b.finished:
            words = say(lang, "stakes-last.words", unit=unit_name(b, left[0].uid))
            found.append(mark(b, left[0], LAST, say(lang, "stakes-last"), words, lang))
    return found


def in_danger(b: Battle, seat: int | None, lang: str) -> list[StakeMark]:
    """12.2 The battalions of the seat that an enemy who may still act could charge."""
    found: list[StakeMark] = []
    for u in b.units:
        enemies = chargers(b, u) if u.seat == seat and counts(u) and not b.finished else []
        if enemies:
            aside = YES_NO[any(struck_sector(u, x) != FRONT for x in enemies)]
            names = ", ".join(unit_name(b, x.uid) for x in enemies)
            facts = {"unit": unit_name(b, u.uid), "enemies": names, "aside": aside}
            label = say(lang, "stakes-danger", aside=aside)
            words = say(lang, "stakes-danger.words", **facts)
            found.append(mark(b, u, DANGER, label, words, lang))
    return found


def mark(b: Battle, u: Battalion, word: str, label: str, words: str, lang: str) -> StakeMark:
    told = sentence(spell(b, words, lang, SHORT))
    return StakeMark(u.roster.id, word, int(u.seat), label, told)


def prizes(b: Battle, lang: str) -> list[Prize]:
    """16.3 The objectives, each worth so many battalions."""
    found: list[Prize] = []
    for goal in b.setting.objectives:
        words = say(lang, "worth", worth=int(goal.worth))
        found.append(Prize(goal.name, goal.x, goal.y, int(goal.worth), words))
    return found


def objectives_held(b: Battle, lang: str) -> list[StakeMark]:
    """16.3 Who holds which objective."""
    found: list[StakeMark] = []
    for goal in b.setting.objectives:
        seat = int(holder(b, goal))
        army = side_name(b, seat, lang) if seat != NOBODY else "none"
        label = say(lang, "stakes-held", army=army)
        words = say(lang, "stakes-held.words", army=army, name=goal.name, worth=int(goal.worth))
        about = LENGTHS.point_text(goal.x, goal.y)
        mine = seat if seat != NOBODY else None
        found.append(StakeMark(about, HELD, mine, label, sentence(words)))
    return found
