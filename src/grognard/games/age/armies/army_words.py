"""Orders of battle in words: what units and generals are, and what their cost is made of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon, sentence
from grognard.miniatures.contract.army import ArmyList, ListGroup, ListUnit, Part, Stage

from ..model.kinds import ARTILLERY
from .orders_of_battle import ARMS, bases_of, roster_of
from .prices import Price, is_chief, is_led, value_of

lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "armies"))
PRICE: Final = "R97 points"
YES_NO: Final = ("no", "yes")


def unit_words(unit: ListUnit, lang: str) -> str:
    """What it is, in one line."""
    facts = unit.facts
    kind, arm = str(facts["arm"]), ARMS[str(facts["arm"])]
    if arm == ARTILLERY:
        heavy = YES_NO[bool(facts["heavy"])]
        words = [lexicon.say(lang, "roster-battery", kind=kind, heavy=heavy)]
        words += [lexicon.say(lang, "guns", guns=facts["guns"])] if facts["guns"] != "other" else []
    else:
        roster = roster_of(unit, 0, "")
        grade = lexicon.say(lang, "grade", grade=facts["grade"], kind=kind)
        arm_named = lexicon.say(lang, "arm", kind=kind)
        words = [lexicon.say(lang, "roster", grade=grade, arm=arm_named, bases=bases_of(unit))]
        words.append(
            lexicon.say(lang, "roster-label", worn=int(roster.worn), spent=int(roster.spent))
        )
        words += [lexicon.say(lang, "roster-lancers")] if facts["lancers"] else []
        if facts["skirmishers"]:
            words.append(lexicon.say(lang, "roster-skirmishers", bases=int(facts["skirmishers"])))
        if facts["mode"] != "linear":
            words.append(lexicon.say(lang, "roster-mode", mode=facts["mode"]))
        words += [lexicon.say(lang, "roster-ranks")] if facts["ranks"] == 2 else []
    return ", ".join(words)


def group_words(group: ListGroup, lang: str) -> str:
    """Who leads it."""
    if not is_led(group):
        return ""
    led = "" if group.kind == "general" else str(group.facts["led"])
    words = [led] if led else []
    words += [lexicon.say(lang, "leader-charismatic")] if group.facts["charismatic"] else []
    if is_chief(group):
        words.append(lexicon.say(lang, "leader-value", value=signed(value_of(group))))
    return ", ".join(words)


def signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−") if value else "0"


def army_words(army: ArmyList, lang: str) -> str:
    bases = sum(bases_of(unit) for unit in army.units)
    generals = len([one for one in army.groups if is_led(one)])
    facts = {"units": len(army.units), "bases": bases, "generals": generals}
    return lexicon.say(lang, "army-size", **facts)


def parts(lines: list[Price], facts: dict[str, str | int], lang: str) -> list[Part]:
    """A sum line by line."""
    found = []
    for line in lines:
        said = {
            "count": line.count,
            "each": line.each,
            "grade": facts.get("grade", ""),
            "guns": facts.get("guns", ""),
        }
        label = lexicon.say(lang, f"part-{line.what}", **said)
        found.append(Part(PRICE, sentence(label), line.points))
    return found


def stages(unit: ListUnit, lang: str) -> list[Stage]:
    """12.2, R56 Fresh, worn and spent, by the bases that each has; guns are whole or damaged."""
    if ARMS[str(unit.facts["arm"])] == ARTILLERY:
        return [Stage(lexicon.say(lang, "stage", stage=stage), 1) for stage in ("whole", "damaged")]
    roster = roster_of(unit, 0, "")
    bases = int(roster.bases)
    spent = min(bases, max(int(roster.spent), 1))
    worn = min(bases, max(int(roster.worn), spent))
    counts = {"fresh": bases - worn, "worn": worn - spent, "spent": spent}
    return [
        Stage(lexicon.say(lang, "stage", stage=stage), count)
        for stage, count in counts.items()
        if count > 0
    ]
