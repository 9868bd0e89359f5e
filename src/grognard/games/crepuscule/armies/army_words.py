"""Army lists in words: what units and officers are, and what their cost consists of."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.lexicon import Lexicon, sentence
from grognard.miniatures.contract.army import ArmyList, ListGroup, ListUnit, Part

from .prices import Price, rank_of
from .troops import GUNS

lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "crepuscule", "words", "armies"))
FLAGS: Final = ("colour", "musician", "armour", "officer", "guard", "caisson")
COUNTS: Final = ("elites", "sappers")


def troops_name(key: str, lang: str) -> str:
    return lexicon.say(lang, "troops", troops=key)


def unit_words(unit: ListUnit, lang: str) -> str:
    """What it is, in one line."""
    facts, figures = unit.facts, int(unit.facts["figures"])
    key = str(facts["troops"])
    arm = "battery" if key in GUNS else "troops"
    words = [lexicon.say(lang, "roster", troops=troops_name(key, lang), figures=figures, arm=arm)]
    words += [lexicon.say(lang, "roster-count", what=key, count=int(facts[key]))
              for key in COUNTS if facts[key]]  # fmt: skip
    words += [lexicon.say(lang, "roster-flag", what=key) for key in FLAGS if facts[key]]
    if facts["formation"]:
        words.append(lexicon.say(lang, "formation", formation=facts["formation"]))
    return ", ".join(words)


def group_words(group: ListGroup, lang: str) -> str:
    return lexicon.say(lang, "rank", rank=rank_of(group))


def army_words(army: ArmyList, lang: str) -> str:
    """How large it is."""
    batteries = [unit for unit in army.units if str(unit.facts["troops"]) in GUNS]
    units = [unit for unit in army.units if unit not in batteries]
    figures = sum(int(unit.facts["figures"]) for unit in units)
    facts = {"units": len(units), "figures": figures, "batteries": len(batteries)}
    return lexicon.say(lang, "army-size", **facts, officers=len(army.groups))


def parts(lines: list[Price], lang: str) -> list[Part]:
    """A sum line by line."""
    return [
        Part(
            line.cite,
            sentence(lexicon.say(lang, "part", what=line.what, count=line.count, each=line.each)),
            line.points,
        )
        for line in lines
    ]
