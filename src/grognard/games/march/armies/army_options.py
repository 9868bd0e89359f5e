"""What an army list may hold, with prices and limits, for whoever builds one. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.contract.army import (
    CHOICE,
    COUNT,
    FLAG,
    Armoury,
    Choice,
    Nation,
    ReadyArmy,
    Term,
)

from ..chapters.quality import HIGHEST_SCORE
from ..model.actions import FORMATIONS, LINE
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..model.pieces import (
    CHARACTERS,
    COATS,
    COMMANDER,
    DRILLED,
    GROUP_SIZE,
    NATIONS,
    QUALITIES,
    Army,
)
from ..screen.rulebook import LEDGER
from ..screen.words import formation_name, quality_name, say
from .armies import (
    ARMY_POINTS,
    LARGEST,
    LARGEST_LIGHT,
    MOST,
    PRICE_CITES,
    PRICES,
    SMALLEST,
    army_cost,
)
from .list_parser import LONGEST_NAME, USUAL_SIZE
from .lists import ready_armies

COLOURS: Final = ("gb", "fr", "pr")


def armoury(lang: str) -> Armoury:
    """2.0 Everything that one may choose."""
    return Armoury(
        ARMY_POINTS,
        FEWEST_POINTS,
        MOST_POINTS,
        LONGEST_NAME,
        [
            Nation(key, say(lang, "nation", nation=key), COLOURS[place], key[0])
            for place, key in enumerate(NATIONS)
        ],
        terms(lang),
        [ready(key, army, lang) for key, army in ready_armies().items()],
    )


def ready(key: str, army: Army, lang: str) -> ReadyArmy:
    about = say(lang, "ready-army", battle=key.partition("-")[0])
    nation = NATIONS[army.nation]
    return ReadyArmy(key, army.name, about, nation, army_cost(army), len(army.battalions))


def terms(lang: str) -> list[Term]:
    return [
        quality(lang),
        count(lang, "rankers", "1.1 battalion size", "", (SMALLEST, LARGEST, GROUP_SIZE)),
        flag(lang, "light", "10.6 one light battalion", ""),
        flag(lang, "rifles", "2.2 rifles", say(lang, "price-figure", halves=2)),
        *(character(lang, place) for place in range(COMMANDER)),
        count(lang, "detached", "10.1 one fifth", "", (0, most_out(), 1)),
        formation(lang),
        coat(lang),
    ]


def most_out() -> int:
    """10.6 So many may skirmish of the largest battalion that is light."""
    return (3 * LARGEST_LIGHT + 3) // 4


def title(lang: str, term: str) -> str:
    return say(lang, "term", term=term)


def quality(lang: str) -> Term:
    """1.3, 2.1 Four of them."""
    choices = [
        Choice(
            key,
            quality_name(place, lang),
            say(lang, "quality-score", score=HIGHEST_SCORE - place),
            say(lang, "price-figure", halves=place + 1),
        )
        for place, key in enumerate(QUALITIES)
    ]
    cite = "2.1 cost table"
    about = LEDGER.text(cite, lang)
    usual = QUALITIES[DRILLED]
    return Term("quality", CHOICE, title(lang, "quality"), about, cite, "", usual, choices)


def formation(lang: str) -> Term:
    """4.0 As it usually stands at first."""
    choices = [
        Choice(key, sentence(formation_name(place, lang)), "", "")
        for place, key in enumerate(FORMATIONS)
    ]
    cite = "7.4 two formations"
    about = LEDGER.text(cite, lang)
    usual = FORMATIONS[LINE]
    return Term("formation", CHOICE, title(lang, "formation"), about, cite, "", usual, choices)


def coat(lang: str) -> Term:
    """What it wears: no rule asks for it."""
    choices = [Choice(key, say(lang, "coat", coat=key or "nation"), "", "") for key in COATS]
    about = say(lang, "coat-about")
    return Term("coat", CHOICE, title(lang, "coat"), about, "", "", COATS[0], choices)


def count(lang: str, key: str, cite: str, costs: str, span: tuple[int, int, int]) -> Term:
    about = LEDGER.text(cite, lang)
    usual = USUAL_SIZE if key == "rankers" else 0
    return Term(key, COUNT, title(lang, key), about, cite, costs, usual, [], *span)


def flag(lang: str, key: str, cite: str, costs: str) -> Term:
    return Term(key, FLAG, title(lang, key), LEDGER.text(cite, lang), cite, costs, 0, [])


def character(lang: str, place: int) -> Term:
    """1.2 On top of the rankers."""
    each = "no" if MOST[place] == 1 else "yes"
    costs = say(lang, "price", points=PRICES[place], each=each)
    return count(lang, CHARACTERS[place], PRICE_CITES[place], costs, (0, MOST[place], 1))
