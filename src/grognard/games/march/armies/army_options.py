"""What an army list may hold, with prices and limits, for whoever builds one. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.armies.list_terms import LONGEST_ID, LONGEST_NAME, ListTerm
from grognard.miniatures.contract.army import (
    CHOICE,
    FIGURES,
    FIRST,
    MORE,
    TEXT,
    ArmyList,
    ArmyOptions,
    Choice,
    ReadyArmy,
    Term,
    UnitWords,
)
from grognard.miniatures.contract.board import GENERAL

from ..chapters.quality import HIGHEST_SCORE
from ..model.actions import FORMATIONS
from ..model.options import FEWEST_POINTS, MOST_POINTS
from ..model.pieces import (
    BRITISH,
    COATS,
    COMMANDER,
    GROUP_SIZE,
    NATIONS,
    QUALITIES,
)
from ..screen.men import ROLES
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
from .list_terms import (
    CHIEF,
    COAT,
    DETACHED,
    FORMATION,
    LIGHT,
    NATION,
    QUALITY,
    RANKERS,
    RIFLES,
    STAFF,
)
from .roster_facts import army_of

COLOURS: Final = ("gb", "fr", "pr")


def army_options(ready_lists: dict[str, ArmyList], lang: str) -> ArmyOptions:
    """2.0 Everything that one may choose."""
    return ArmyOptions(
        ARMY_POINTS,
        FEWEST_POINTS,
        MOST_POINTS,
        LONGEST_NAME,
        LONGEST_ID,
        unit_words(lang),
        [nation(lang), commander(lang)],
        terms(lang),
        [],
        [ready(key, army, lang) for key, army in ready_lists.items()],
    )


def unit_words(lang: str) -> UnitWords:
    one, name = say(lang, "unit-one"), say(lang, "unit-name")
    return UnitWords(one, name, say(lang, "unit-add"), say(lang, "unit-none"))


def ready(key: str, army: ArmyList, lang: str) -> ReadyArmy:
    about = say(lang, "ready-army", battle=key.partition("-")[0])
    cost = army_cost(army_of(army))
    return ReadyArmy(key, army.name, about, army.facts, cost, len(army.units))


def nation(lang: str) -> Term:
    """R1 An army is of one."""
    choices = [
        Choice(key, say(lang, "nation", nation=key), "", "", COLOURS[place], key[0])
        for place, key in enumerate(NATIONS)
    ]
    usual = NATIONS[BRITISH]
    return Term("nation", CHOICE, title(lang, "nation"), "", NATION.cite, "", usual, choices)


def commander(lang: str) -> Term:
    """R2 He costs nothing."""
    about = say(lang, "commander-about")
    named = title(lang, "commander")
    return Term("commander", TEXT, named, about, CHIEF.cite, "", "", [], figure=GENERAL)


def terms(lang: str) -> list[Term]:
    size = (SMALLEST, LARGEST, GROUP_SIZE)
    men = say(lang, "rankers-counted")
    return [
        quality(lang),
        count(lang, RANKERS, "1.1 battalion size", "", size, FIRST, counted=men),
        flag(lang, LIGHT, "10.6 one light battalion", ""),
        flag(lang, RIFLES, "2.2 rifles", say(lang, "price-figure", halves=2)),
        *(character(lang, place) for place in range(COMMANDER)),
        count(lang, DETACHED, "10.1 one fifth", "", (0, most_out(), 1), MORE),
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
    return chosen(lang, QUALITY, "2.1 cost table", choices, FIRST)


def formation(lang: str) -> Term:
    """4.0 As it usually stands at first."""
    choices = [
        Choice(key, sentence(formation_name(place, lang)), "", "")
        for place, key in enumerate(FORMATIONS)
    ]
    return chosen(lang, FORMATION, "7.4 two formations", choices, MORE)


def chosen(lang: str, term: ListTerm, cite: str, choices: list[Choice], section: str) -> Term:
    about, named = LEDGER.text(cite, lang), title(lang, term.key)
    return Term(term.key, term.kind, named, about, cite, "", term.usual, choices, section=section)


def coat(lang: str) -> Term:
    """What it wears: no rule asks for it."""
    choices = [Choice(key, say(lang, "coat", coat=key or "nation"), "", "", key) for key in COATS]
    about = say(lang, "coat-about")
    return Term(COAT.key, COAT.kind, title(lang, COAT.key), about, "", "", COAT.usual, choices)


def count(
    lang: str,
    term: ListTerm,
    cite: str,
    costs: str,
    span: tuple[int, int, int],
    section: str,
    figure: str = "",
    counted: str = "",
) -> Term:
    named, about = title(lang, term.key), LEDGER.text(cite, lang)
    shown = (section, figure, counted)
    return Term(term.key, term.kind, named, about, cite, costs, term.usual, [], *span, *shown)


def flag(lang: str, term: ListTerm, cite: str, costs: str) -> Term:
    named, about = title(lang, term.key), LEDGER.text(cite, lang)
    return Term(term.key, term.kind, named, about, cite, costs, term.usual, [])


def character(lang: str, place: int) -> Term:
    """1.2 On top of the rankers."""
    each = "no" if MOST[place] == 1 else "yes"
    costs = say(lang, "price", points=PRICES[place], each=each)
    span = (0, MOST[place], 1)
    role = ROLES[place]
    return count(lang, STAFF[place], PRICE_CITES[place], costs, span, FIGURES, figure=role)
