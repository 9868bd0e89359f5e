"""What an order of battle may hold, with its prices, for the army builder. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm
from grognard.miniatures.armies.term_forms import TermForms
from grognard.miniatures.contract.army import (
    CHOICE,
    COLOUR,
    COUNT,
    FIRST,
    FLAG,
    MORE,
    RARE,
    Choice,
    Fact,
    GroupKind,
    Only,
    Start,
    Term,
)
from grognard.miniatures.contract.board import GENERAL

from ..model.kinds import FORMATIONS
from ..screen.lexicon import LEDGER
from . import prices
from .army_words import lexicon, signed
from .list_faults import MOST_BASES, may_form
from .list_terms import NATION, TERMS, VALUES
from .orders_of_battle import ARMS

# The least and the most of what is counted.
LIMITS: Final = {
    "bases": (1, MOST_BASES),
    "men": (0, 4320),
    "worn": (0, 11),
    "spent": (0, 10),
    "ranks": (2, 3),
    "skirmishers": (0, MOST_BASES),
    "rests": (0, 40),
}
STEPS: Final = {"men": 60}
LANGUAGES: Final = ("en", "fr")  # the order of the words of a value
COLOURS: Final = {"french": "fr", "british": "gb", "allied": "gb", "spanish": "gb"}
OTHERS: Final = "pr"

FOOT: Final = ["infantry"]
HORSE: Final = ["light-cavalry", "heavy-cavalry", "cuirassiers"]
GUNS: Final = ["foot-battery", "horse-battery"]
ONLY: Final = {
    "grade": FOOT + HORSE,
    "bases": FOOT + HORSE,
    "men": FOOT + HORSE,
    "worn": FOOT + HORSE,
    "spent": FOOT + HORSE,
    "mode": FOOT,
    "ranks": FOOT,
    "skirmishers": FOOT,
    "lancers": HORSE,
    "heavy": GUNS,
    "guns": GUNS,
}
RARELY: Final = ("men", "worn", "spent", "stays", "timid", "rests")
AT_FIRST: Final = ("arm", "grade", "bases", "skirmishers", "mode", "heavy", "guns", "lancers")
OF_GENERALS: Final = ("led", "charismatic", "value")
UNPAID: Final = ("value", "gunner")  # of generals who do not lead the army
STARTS: Final[dict[str, dict[str, Fact]]] = {
    "brigade": {"arm": "infantry"},
    "cavalry": {"arm": "light-cavalry", "bases": 4},
    "battery": {"arm": "foot-battery", "bases": 1},
}


class Forms(TermForms):
    """Everything that can be chosen, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def say(self, key: str, **facts: object) -> str:
        return lexicon.say(self.lang, key, **facts)

    def title(self, key: str) -> str:
        return self.say("term", term=key)

    def about(self, cite: str) -> str:
        return LEDGER.text(cite, self.lang) if cite else ""

    # Terms

    def term(self, term: ListTerm, section: str) -> Term:
        """One term as a form shows it, for the units it concerns."""
        least, most = LIMITS[term.key] if term.kind == COUNT else (0, 1 if term.kind == FLAG else 0)
        only = Only("arm", ONLY[term.key]) if term.key in ONLY else None
        return Term(
            term.key,
            term.kind,
            self.title(term.key),
            self.about(term.cite) if term.kind != COLOUR else self.say("coat-about"),
            term.cite,
            self.price(term.key),
            term.usual,
            [self.choice(term, key) for key in term.values],
            least,
            most,
            STEPS.get(term.key, 1),
            section,
            GENERAL if term.key == "led" else "",
            only=only,
        )

    def choice(self, term: ListTerm, key: str) -> Choice:
        price = self.choice_price(term.key, key)
        if term.kind == COLOUR:
            return Choice(key, self.say("coat", coat=key or "army"), "", "", key)
        if term.key == "formation":
            return self.formation(key, term.values[key])
        if term.key == "guns":
            return Choice(key, self.say("guns", guns=key), "", price)
        if term.key == "value":
            return Choice(key, signed(VALUES[key]), "", price)
        return Choice(key, self.word(term.values[key]), "", price)

    def formation(self, key: str, words: tuple[str, ...]) -> Choice:
        """12.1 Each arm has its own."""
        if not key:
            return Choice(key, self.say("formation-usual"), "", "")
        arms = [arm for arm, kind in ARMS.items() if may_form(kind, FORMATIONS.index(key))]
        return Choice(key, self.word(words), "", "", only=Only("arm", arms))

    def word(self, words: tuple[str, ...]) -> str:
        """A value by the word that a list has for it in this language."""
        word = words[LANGUAGES.index(self.lang)] if len(words) > 1 else words[0]
        return sentence(word.replace("-", " "))

    # Prices (R97)

    def price(self, key: str) -> str:
        flat = {
            "skirmishers": prices.SKIRMISH_BASE,
            "heavy": prices.HEAVY_BATTERY,
            "led": prices.GENERAL,
            "charismatic": prices.CHARISMATIC,
        }
        if key in ("ranks", "lancers"):
            bases = prices.LANCES_A_POINT if key == "lancers" else 1
            return self.say("price-bases", bases=bases, what=key)
        each = "yes" if key == "skirmishers" else "no"
        return self.say("price", points=flat[key], each=each) if key in flat else ""

    def choice_price(self, key: str, value: str) -> str:
        if key == "arm" and value in prices.BASES:
            low, middle, high = prices.BASES[value]
            return self.say("price-base", low=low, middle=middle, high=high)
        if key == "mode" and value != "linear":
            return self.say("price-bases", bases=1, what=key)
        points = {
            "arm": prices.BATTERY + prices.HORSE_BATTERY * (value == "horse-battery"),
            "guns": prices.GUNS.get(value, 0),
            "value": prices.VALUE * (VALUES.get(value, 0) - prices.LEAST_VALUE),
        }.get(key, 0)
        return self.say("price", points=points, each="no") if points else ""

    # Armies, formations, units

    def nation(self) -> Term:
        """R61 Of one side; its units may wear other coats."""
        choices = [
            Choice(key, self.word(words), "", "", COLOURS.get(key, OTHERS), key[0])
            for key, words in NATION.values.items()
        ]
        return Term("nation", CHOICE, self.title("nation"), "", NATION.cite, "", "french", choices)

    def unit(self) -> list[Term]:
        first = [term for key in AT_FIRST for term in TERMS.units if term.key == key]
        rest = [term for term in TERMS.units if term.key not in AT_FIRST]
        sections = [(one, RARE if one.key in RARELY else MORE) for one in rest]
        return [self.term(one, FIRST) for one in first] + [self.term(*one) for one in sections]

    def group(self, kind: GroupTerms) -> GroupKind:
        """A formation or a general; only a general who may lead the army has a value."""
        paid = kind.key in ("army", "general")
        shown = [term for term in kind.terms if paid or term.key not in UNPAID]
        terms = [self.term(one, FIRST if one.key in OF_GENERALS else RARE) for one in shown]
        title, add = self.say("group", kind=kind.key), self.say("group.add", kind=kind.key)
        return GroupKind(kind.key, title, add, terms)

    def starts(self) -> list[Start]:
        return [Start(self.say("start", kind=kind), facts) for kind, facts in STARTS.items()]
