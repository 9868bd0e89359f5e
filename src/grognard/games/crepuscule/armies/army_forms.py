"""What an army list may hold, with its prices, for the army builder. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm
from grognard.miniatures.armies.term_forms import TermForms
from grognard.miniatures.contract.army import (
    CHOICE,
    COUNT,
    FIRST,
    MORE,
    Choice,
    Fact,
    GroupKind,
    Only,
    Start,
    Term,
)
from grognard.miniatures.contract.board import FLAG, GENERAL

from ..model.kinds import ARTILLERY, CAVALRY, INFANTRY
from . import prices
from .army_words import lexicon, troops_name
from .list_terms import NATION, TERMS
from .troops import GUNS, OFFICERS, TROOPS, arm_of, has

COLOURS: Final = {"french": "fr", "british": "gb"}
OTHERS: Final = "pr"
LIMITS: Final = {"figures": (3, 30), "elites": (0, 4), "sappers": (0, 14)}
AT_FIRST: Final = ("troops", "figures")
STARTS: Final[dict[str, dict[str, Fact]]] = {
    "battalion": {"troops": "line", "figures": 24, "colour": 1, "musician": 1},
    "cavalry": {"troops": "hussars", "figures": 8, "colour": 1, "musician": 1},
    "battery": {"troops": "medium-battery", "figures": 4},
}


def of_arm(*arms: int) -> Only:
    """The troops of some arms."""
    keys = [key for key in TERMS.opening[0].values if arm_of("french", key) in arms]
    return Only("troops", keys)


FOOT: Final = of_arm(INFANTRY)
HORSE: Final = of_arm(CAVALRY)
BATTERIES: Final = of_arm(ARTILLERY)
TROOPERS: Final = of_arm(INFANTRY, CAVALRY)
ONLY: Final = {
    "colour": TROOPERS,
    "musician": TROOPERS,
    "elites": HORSE,
    "sappers": FOOT,
    "armour": Only("troops", ["pioneers"]),
    "officer": BATTERIES,
    "guard": BATTERIES,
    "caisson": BATTERIES,
}
FORMATION_FOR: Final = {
    "line": TROOPERS,
    "extended-line": FOOT,
    "assault-column": FOOT,
    "march-column": TROOPERS,
    "hollow-square": FOOT,
    "solid-square": FOOT,
    "skirmish-order": FOOT,
    "echelon": HORSE,
    "foragers": HORSE,
    "deployed": BATTERIES,
    "limbered": BATTERIES,
}
FLAT: Final = {
    "colour": (prices.COMMAND, "no"),
    "musician": (prices.COMMAND, "no"),
    "elites": (prices.COMMAND, "yes"),
    "armour": (prices.ARMOUR, "yes"),
    "officer": (prices.GUN_OFFICER, "no"),
    "guard": (prices.GUARD_CREW, "no"),
    "caisson": (prices.CAISSON, "no"),
}


class Forms(TermForms):
    """Everything that can be chosen, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return lexicon.say(self.lang, key, **facts)

    def title(self, key: str) -> str:
        return self.say("term", term=key)

    def price(self, key: str) -> str:
        points, each = FLAT.get(key, (0, "no"))
        return self.say("price", points=points, each=each) if points else ""

    # Of an army

    def nation(self) -> Term:
        choices = [
            Choice(key, self.say("nation", nation=key), "", "", COLOURS.get(key, OTHERS), key[0])
            for key in NATION.values
        ]
        return Term("nation", CHOICE, self.title("nation"), "", NATION.cite, "", "french", choices)

    # Of a unit

    def unit(self) -> list[Term]:
        return [self.term(term) for term in TERMS.units]

    def term(self, term: ListTerm) -> Term:
        least, most = LIMITS[term.key] if term.kind == COUNT else (0, 1)
        return Term(
            term.key,
            term.kind,
            self.title(term.key),
            "",
            term.cite,
            self.price(term.key),
            term.usual,
            [choice for key in term.values for choice in self.choices(term, key)],
            least,
            most,
            1,
            FIRST if term.key in AT_FIRST else MORE,
            FLAG if term.key == "colour" else "",
            only=ONLY.get(term.key),
        )

    def choices(self, term: ListTerm, key: str) -> list[Choice]:
        if term.key == "troops":
            return self.troops(key)
        title = self.say("formation", formation=key) if key else self.say("formation-usual")
        return [Choice(key, sentence(title), "", "", only=FORMATION_FOR.get(key))]

    def troops(self, key: str) -> list[Choice]:
        """Once for each price, for the nations that have them at it."""
        nations: dict[tuple[int, str], list[str]] = {}
        for nation in NATION.values:
            if has(nation, key):
                price = (
                    (GUNS[key].price, "no") if key in GUNS else (TROOPS[nation, key].price, "yes")
                )
                nations.setdefault(price, []).append(nation)
        title = sentence(troops_name(key, self.lang))
        return [
            Choice(
                key,
                title,
                "",
                self.say("price", points=points, each=each),
                only=Only("nation", who),
            )
            for (points, each), who in nations.items()
        ]

    # Of officers

    def group(self, kind: GroupTerms) -> GroupKind:
        terms = [self.rank(term) for term in kind.terms]
        title, add = self.say("group", kind=kind.key), self.say("group.add", kind=kind.key)
        return GroupKind(kind.key, title, add, terms)

    def rank(self, term: ListTerm) -> Term:
        choices = [
            Choice(
                key,
                sentence(self.say("rank", rank=key)),
                self.say("rank-for", least=OFFICERS[key].least),
                self.say("price", points=OFFICERS[key].price, each="no"),
            )
            for key in term.values
        ]
        title, usual = self.title(term.key), term.usual
        return Term(
            term.key, CHOICE, title, "", term.cite, "", usual, choices,
            section=FIRST, figure=GENERAL,
        )  # fmt: skip

    def starts(self) -> list[Start]:
        return [Start(self.say("start", kind=kind), facts) for kind, facts in STARTS.items()]
