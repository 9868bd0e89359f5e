"""What an army list may hold, with prices and limits, for the army builder. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.armies.term_forms import TermForms
from grognard.miniatures.contract.army import CHOICE, FIGURES, FIRST, Choice, Term
from grognard.miniatures.contract.board import GENERAL

from ..chapters.charging.strength import OFFICERS_EXAMPLE
from ..chapters.quality import HIGHEST_SCORE, OFFICERS_HELP
from ..model.actions import FORMATIONS
from ..model.pieces import (
    BRITISH,
    COATS,
    COMMANDER,
    GROUP_SIZE,
    NATIONS,
    OFFICER,
    QUALITIES,
)
from ..screen.men import ROLES
from ..screen.rulebook import LEDGER
from ..screen.words import formation_name, quality_name, say
from .armies import LARGEST, LARGEST_LIGHT, MOST, PRICE_CITES, PRICES, SMALLEST
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

COLOURS: Final = ("gb", "fr", "pr")


class Forms(TermForms):
    """2.0 Everything that can be chosen, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return say(self.lang, key, **facts)

    def title(self, key: str) -> str:
        return self.say("term", term=key)

    def about(self, cite: str) -> str:
        return LEDGER.text(cite, self.lang)

    # Of an army

    def nation(self) -> Term:
        """R1 An army is of one."""
        choices = [
            Choice(key, self.say("nation", nation=key), "", "", COLOURS[place], key[0])
            for place, key in enumerate(NATIONS)
        ]
        title, usual = self.title("nation"), NATIONS[BRITISH]
        return Term("nation", CHOICE, title, "", NATION.cite, "", usual, choices)

    def commander(self) -> Term:
        """R2 He costs nothing."""
        return self.named(CHIEF, self.say("commander-about"), figure=GENERAL)

    # Of a battalion

    def battalion(self) -> list[Term]:
        size, men = (SMALLEST, LARGEST, GROUP_SIZE), self.say("rankers-counted")
        return [
            self.quality(),
            self.count(RANKERS, "1.1 battalion size", "", size, FIRST, counted=men),
            self.flag(LIGHT, "10.6 one light battalion", ""),
            self.flag(RIFLES, "2.2 rifles", self.say("price-figure", halves=2)),
            *(self.character(place) for place in range(COMMANDER)),
            self.count(DETACHED, "10.1 one fifth", "", (0, most_out(), 1)),
            self.formation(),
            self.coat(),
        ]

    def quality(self) -> Term:
        """1.3, 2.1 Four of them."""
        choices = [
            Choice(
                key,
                quality_name(place, self.lang),
                self.say("quality-score", score=HIGHEST_SCORE - place),
                self.say("price-figure", halves=place + 1),
            )
            for place, key in enumerate(QUALITIES)
        ]
        return self.chosen(QUALITY, "2.1 cost table", choices, FIRST)

    def character(self, place: int) -> Term:
        """1.2 On top of the rankers."""
        each = "no" if MOST[place] == 1 else "yes"
        price = self.say("price", points=PRICES[place], each=each)
        span, role = (0, MOST[place], 1), ROLES[place]
        does = self.does(place)
        return self.count(STAFF[place], PRICE_CITES[place], price, span, FIGURES, role, does=does)

    def does(self, place: int) -> str:
        """5.2, 12.5, 15.2 What the table of prices does not say of a character."""
        example = OFFICERS_EXAMPLE if place == OFFICER else 0
        return self.say("character-does", example=example, test=OFFICERS_HELP)

    def formation(self) -> Term:
        """4.0 Its usual formation at the start."""
        choices = [
            Choice(key, sentence(formation_name(place, self.lang)), "", "")
            for place, key in enumerate(FORMATIONS)
        ]
        return self.chosen(FORMATION, "7.4 two formations", choices)

    def coat(self) -> Term:
        """What it wears: no rule uses it."""
        choices = [
            Choice(key, self.say("coat", coat=key or "nation"), "", "", key) for key in COATS
        ]
        title, about = self.title(COAT.key), self.say("coat-about")
        return Term(COAT.key, COAT.kind, title, about, "", "", COAT.usual, choices)


def most_out() -> int:
    """10.6 So many may skirmish of the largest battalion that is light."""
    return (3 * LARGEST_LIGHT + 3) // 4
