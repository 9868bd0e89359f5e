"""An army list judged for a screen: what it costs, all that is wrong, and what may not be chosen.

Interpreted: only a person waits.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.refusal import BadNotation
from grognard.lexicon import sentence
from grognard.miniatures.contract.army import Closed, Entrant, Fact, Flaw, Muster, Part
from grognard.table.formations import strip_width

from ..chapters.figures import size
from ..chapters.shooting.skirmishers import LEAST_GAP
from ..model.actions import FORMATIONS
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..model.pieces import (
    CHARACTERS,
    COATS,
    COMMANDER,
    GROUP,
    GROUP_SIZE,
    NATIONS,
    QUALITIES,
    SCREEN_DEPTH,
    SCREEN_GROUP_SIZE,
    Army,
    Roster,
)
from ..screen.rulebook import LEDGER
from ..screen.words import formation_name, quality_name, say, staff_words
from .armies import MOST_BATTALIONS, army_cost, army_faults, roster_cost, roster_faults
from .list_errors import Fault
from .list_parser import Draft, read_draft
from .lists import list_of, write_army, write_army_line
from .share_codes import write_code

LONGEST_TOLD: Final = 60
MOST_FLAWS: Final = 40


def muster(text: str, points: int, lang: str) -> Muster:
    """2.0 A list, a share code or the name of a ready army; raises BadNotation for such points."""
    if not FEWEST_POINTS <= points <= MOST_POINTS:
        limits = f"points is a whole number from {FEWEST_POINTS} to {MOST_POINTS}"
        raise BadNotation(0, str(points), limits)
    found = list_of(text)
    unread = [flaw(found, 0, [], lang)] if isinstance(found, Fault) else []
    draft = read_draft("" if isinstance(found, Fault) else found)
    army = draft.army()
    line = write_army_line(army)
    return Muster(
        army.name,
        NATIONS[army.nation],
        army.commander,
        [entrant(roster, draft.lines[place], lang) for place, roster in enumerate(army.battalions)],
        int(army_cost(army)),
        points,
        (unread or flaws(draft, army, points, lang))[:MOST_FLAWS],
        closed(army, lang),
        write_army(army),
        line,
        write_code(line),
    )


# What was read


def entrant(roster: Roster, line: int, lang: str) -> Entrant:
    cost = roster_cost(roster, True)
    parts = [Part(cite, LEDGER.label(cite, lang), int(value)) for cite, value in cost.lines]
    return Entrant(
        roster.id,
        roster.name,
        told(roster, lang),
        line,
        facts_of(roster),
        size_of(roster),
        strip_of(roster),
        int(cost.total),
        parts,
    )


def told(roster: Roster, lang: str) -> str:
    """What it is, in one line."""
    words = [
        say(lang, "roster", quality=quality_name(roster.quality, lang), men=int(roster.rankers)),
        formation_name(roster.formation, lang),
    ]
    words += [say(lang, "roster-light")] if roster.light else []
    words += [say(lang, "roster-rifles")] if roster.rifles else []
    words += staff_words(roster.characters, lang)
    words += [say(lang, "roster-out", men=int(roster.detached))] if roster.detached else []
    words += [say(lang, "roster-coat", coat=COATS[roster.coat])] if roster.coat else []
    return ", ".join(words)


def facts_of(roster: Roster) -> dict[str, Fact]:
    return {
        "quality": QUALITIES[roster.quality],
        "rankers": int(roster.rankers),
        "light": int(roster.light),
        "rifles": int(roster.rifles),
        **dict(zip(CHARACTERS[:COMMANDER], map(int, roster.characters), strict=True)),
        "detached": int(roster.detached),
        "formation": FORMATIONS[roster.formation],
        "coat": COATS[roster.coat],
    }


def size_of(roster: Roster) -> tuple[int, int]:
    """18.1 The room of those who are not sent out."""
    formed = max(roster.rankers - roster.detached, 0)
    width, depth = size((formed + GROUP_SIZE - 1) // GROUP_SIZE, roster.formation)
    return int(width), int(depth)


def strip_of(roster: Roster) -> tuple[int, int]:
    """18.2, R70 The room of those who are, as close as they may stand."""
    groups = (roster.detached + SCREEN_GROUP_SIZE - 1) // SCREEN_GROUP_SIZE
    return (int(strip_width(groups, GROUP, LEAST_GAP)), SCREEN_DEPTH) if groups else (0, 0)


# What is wrong


def flaws(draft: Draft, army: Army, points: int, lang: str) -> list[Flaw]:
    """R1, R89 Of the lines one after another, then of the army."""
    told: list[Flaw] = []
    for found in draft.found:
        units = [found.unit] if found.unit >= 0 else []
        told.append(flaw(found.fault, found.line, units, lang))
    for fault in army_faults(army, points):
        lights = [place for place, roster in enumerate(army.battalions) if roster.light]
        told.append(flaw(fault, 0, lights if fault.term == "light" else [], lang))
    return told


def flaw(fault: Fault, line: int, units: list[int], lang: str) -> Flaw:
    return Flaw(line, units, fault.term, fault.cite, in_words(fault, lang))


def in_words(fault: Fault, lang: str) -> str:
    """What was expected; of what cannot be read, what stands there as well."""
    expected = fault.words(lang)
    if fault.value and (not fault.cite or fault.what == "quality"):
        value = fault.value
        shown = value if len(value) <= LONGEST_TOLD else f"{value[:LONGEST_TOLD]}…"
        expected = say(lang, "flaw", value=shown, expected=expected)
    return f"{sentence(expected)}."


# What may not be chosen


def closed(army: Army, lang: str) -> list[Closed]:
    """R89 Every choice one step away that would be a fault more."""
    shut: list[Closed] = []
    for place, roster in enumerate(army.battalions[:MOST_BATTALIONS]):
        for term, value, changed in neighbours(roster):
            fault = new_fault(army, place, changed)
            if fault is not None and not is_less(roster, term, value, fault):
                shut.append(Closed(place, term, value, fault.cite, in_words(fault, lang)))
    if len(army.battalions) >= MOST_BATTALIONS:
        more = Army(army.name, army.nation, "", [*army.battalions, *army.battalions[:1]])
        fault = army_faults(more)[0]
        count = len(army.battalions) + 1
        shut.append(Closed(None, "battalions", count, fault.cite, in_words(fault, lang)))
    return shut


def is_less(roster: Roster, term: str, value: Fact, fault: Fault) -> bool:
    """Whether it only gives something up: that stays open, and what must follow is then told."""
    had = facts_of(roster)[term]
    return isinstance(value, int) and isinstance(had, int) and value < had and fault.term != term


def neighbours(roster: Roster) -> list[tuple[str, Fact, Roster]]:
    """The same battalion with one thing changed: which, to what, and how it would be."""
    found: list[tuple[str, Fact, Roster]] = []
    for place, key in enumerate(QUALITIES):
        if place != roster.quality:
            found.append(("quality", key, altered(roster, quality=place)))
    for rankers in around(int(roster.rankers), GROUP_SIZE):
        found.append(("rankers", rankers, altered(roster, rankers=rankers)))
    found.append(("light", int(not roster.light), altered(roster, light=not roster.light)))
    found.append(("rifles", int(not roster.rifles), altered(roster, rifles=not roster.rifles)))
    for place, name in enumerate(CHARACTERS[:COMMANDER]):
        for count in around(roster.characters[place], 1):
            staff = [*roster.characters[:place], count, *roster.characters[place + 1 :]]
            found.append((name, count, altered(roster, characters=staff)))
    for detached in around(int(roster.detached), 1):
        found.append(("detached", detached, altered(roster, detached=detached)))
    return found


def around(value: int, step: int) -> list[int]:
    return [near for near in (value - step, value + step) if near >= 0]


def altered(
    roster: Roster,
    quality: int | None = None,
    rankers: int | None = None,
    characters: list[int] | None = None,
    light: bool | None = None,
    rifles: bool | None = None,
    detached: int | None = None,
) -> Roster:
    return Roster(
        roster.id,
        roster.name,
        roster.quality if quality is None else quality,
        roster.rankers if rankers is None else rankers,
        roster.characters if characters is None else characters,
        roster.light if light is None else light,
        roster.rifles if rifles is None else rifles,
        roster.formation,
        roster.detached if detached is None else detached,
        roster.coat,
    )


def new_fault(army: Army, place: int, changed: Roster) -> Fault | None:
    """A fault that the army has with a battalion changed and has not without; points apart."""
    had = known_faults(army, place, army.battalions[place])
    for fault in known_faults(army, place, changed):
        if (fault.cite, fault.what) not in [(one.cite, one.what) for one in had]:
            return fault
    return None


def known_faults(army: Army, place: int, roster: Roster) -> list[Fault]:
    battalions = [*army.battalions[:place], roster, *army.battalions[place + 1 :]]
    whole = Army(army.name, army.nation, "", battalions)
    faults = [*roster_faults(army.nation, roster), *army_faults(whole)]
    return [fault for fault in faults if fault.what != "points"]
