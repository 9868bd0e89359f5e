"""What a game says of its armies; everything else about lists follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.kernel.refusal import BadNotation
from grognard.kernel.tally import Tally
from grognard.lexicon import LANGUAGES, Lexicon

from ..contract.army import (
    ArmyList,
    ArmyOptions,
    Fact,
    GroupKind,
    ListGroup,
    ListUnit,
    Part,
    Piece,
    Profile,
    ReadyArmy,
    Stage,
    Start,
    Term,
    UnitWords,
)
from .list_errors import Fault
from .list_terms import LONGEST_ID, LONGEST_NAME, GroupTerms, ListTerms

GENERAL: Final = Lexicon(Path(grognard.__path__[0], "miniatures", "armies", "words"))


class ArmyRules:
    """The terms of a game's lists, its limits, and the questions that a game answers itself.

    Points are `usual`, or go from `least` to `most`; more than `most_units` no army may have.
    """

    def __init__(
        self,
        terms: ListTerms,
        codes: ShareCodes,
        lexicon: Lexicon,
        usual: int,
        least: int,
        most: int,
        most_units: int,
    ) -> None:
        self.terms: Final = terms
        self.codes: Final = codes
        self.lexicon: Final = lexicon
        self.usual: Final = usual
        self.least: Final = least
        self.most: Final = most
        self.most_units: Final = most_units
        self._forms: Final[list[Term]] = []

    # Words

    def words(self, fault: Fault, lang: str) -> str:
        """What was expected, as the game says it, or else any game."""
        for what in (fault.what, fault.otherwise):
            for lexicon in (self.lexicon, GENERAL):
                if what and lexicon.has(lang, f"fault-{what}"):
                    return lexicon.say(lang, f"fault-{what}", **fault.facts)
        raise LookupError(f"fault-{fault.what}")

    def bad(self, fault: Fault, line: int) -> BadNotation:
        number = f" ({fault.cite.split()[0]})" if fault.cite else ""
        told = {lang: f"{self.words(fault, lang)}{number}" for lang in LANGUAGES}
        return BadNotation(line, fault.value, told["en"], told)

    def label(self, cite: str, lang: str) -> str:
        """What a line of a sum is called."""
        raise NotImplementedError

    def unit_words(self, unit: ListUnit, lang: str) -> str:
        """What it is, in one line."""
        raise NotImplementedError

    def group_words(self, group: ListGroup, lang: str) -> str:
        """Who leads it, in one line."""
        return ""

    def army_words(self, army: ArmyList, lang: str) -> str:
        """How large it is: its units, its men."""
        raise NotImplementedError

    # What is left out

    def usual_army_name(self, facts: dict[str, Fact]) -> str:
        raise NotImplementedError

    def usual_id(self, facts: dict[str, Fact], order: int) -> str:
        """Of the unit at that place in the list of such an army, the first being 1."""
        raise NotImplementedError

    def usual_name(self, facts: dict[str, Fact], order: int) -> str:
        raise NotImplementedError

    def usual_group_name(self, kind: GroupTerms, order: int) -> str:
        return f"{kind.words[0].capitalize()} {order}"

    def settled(self, army: dict[str, Fact], facts: dict[str, Fact]) -> dict[str, Fact]:
        """A unit's facts as they count in such an army."""
        return facts

    def fitting(self, facts: dict[str, Fact], army: dict[str, Fact]) -> dict[str, Fact]:
        """Facts of a unit as a form leaves them: what is not for it in such an army is as usual."""
        if not self._forms:
            self._forms.extend(self.unit_forms(LANGUAGES[0]))
        found = {**facts}
        for term in self._forms:
            if not is_open(term, found, army):
                found[term.key] = term.usual
        return found

    # Costs and limits

    def unit_cost(self, army: ArmyList, unit: ListUnit, keep: bool = False) -> Tally:
        raise NotImplementedError

    def unit_parts(self, army: ArmyList, unit: ListUnit, lang: str) -> list[Part]:
        """What its cost is made of, line by line."""
        cost = self.unit_cost(army, unit, True)
        return [Part(cite, self.label(cite, lang), int(value)) for cite, value in cost.lines]

    def group_cost(self, army: ArmyList, group: ListGroup) -> int:
        return 0

    def group_parts(self, army: ArmyList, group: ListGroup, lang: str) -> list[Part]:
        return []

    def army_cost(self, army: ArmyList) -> int:
        groups = sum(self.group_cost(army, group) for group in army.groups)
        return groups + sum(int(self.unit_cost(army, unit).total) for unit in army.units)

    def unit_faults(self, army: ArmyList, unit: ListUnit) -> list[Fault]:
        raise NotImplementedError

    def army_faults(self, army: ArmyList, points: int) -> list[Fault]:
        """What is wrong with an army as a whole; too many units go by the term "units"."""
        raise NotImplementedError

    def size(self, army: ArmyList) -> int:
        """The points of the battle that an army is made for; most games leave that open."""
        return self.most

    def concerned(self, army: ArmyList, fault: Fault) -> list[int]:
        """The units that a fault of the whole army is about, by their places."""
        return []

    # For screens

    def pieces(self, army: ArmyList, unit: ListUnit) -> list[Piece]:
        """What it puts on the table when it is set up as the list says."""
        raise NotImplementedError

    def boxes(self, unit: ListUnit) -> tuple[int, int]:
        """What is struck off on paper as it suffers, and how many stand side by side."""
        raise NotImplementedError

    def unit_profile(self, army: ArmyList, unit: ListUnit, lang: str) -> Profile | None:
        """The numbers of its figures and their arms, where a game has such."""
        return None

    def group_profile(self, army: ArmyList, group: ListGroup, lang: str) -> Profile | None:
        """Those of who leads it."""
        return None

    def stages(self, unit: ListUnit, lang: str) -> list[Stage]:
        """The states that it passes as these are struck off."""
        return []

    def unit_labels(self, lang: str) -> UnitWords:
        """What a builder calls units."""
        raise NotImplementedError

    def army_forms(self, lang: str) -> list[Term]:
        """What may be chosen of an army."""
        raise NotImplementedError

    def unit_forms(self, lang: str) -> list[Term]:
        """What may be chosen of a unit, and at which price."""
        raise NotImplementedError

    def group_kinds(self, lang: str) -> list[GroupKind]:
        return []

    def starts(self, lang: str) -> list[Start]:
        """The kinds of units that a builder offers to add."""
        return []

    def ready(self) -> dict[str, ArmyList]:
        """The armies that come with the game, by their names."""
        raise NotImplementedError

    def ready_words(self, key: str, lang: str) -> str:
        """Where one of these comes from."""
        return ""

    def name_in(self, name: str, lang: str) -> str:
        """What an army, group, general or unit of theirs is called in a language."""
        return name

    def group_in(self, group: ListGroup, lang: str) -> ListGroup:
        """A group with its names in a language."""
        return ListGroup(group.kind, self.name_in(group.name, lang), group.facts, group.parent)

    def options(self, lang: str) -> ArmyOptions:
        """What may be chosen, all together."""
        return ArmyOptions(
            self.usual,
            self.least,
            self.most,
            LONGEST_NAME,
            LONGEST_ID,
            self.unit_labels(lang),
            self.army_forms(lang),
            self.unit_forms(lang),
            self.group_kinds(lang),
            [self.ready_army(key, army, lang) for key, army in self.ready().items()],
            self.starts(lang),
        )

    def ready_army(self, key: str, army: ArmyList, lang: str) -> ReadyArmy:
        about, cost = self.ready_words(key, lang), self.army_cost(army)
        return ReadyArmy(
            key, self.name_in(army.name, lang), about, army.facts, cost, len(army.units)
        )


def is_open(term: Term, facts: dict[str, Fact], army: dict[str, Fact]) -> bool:
    """Whether a term, and what is chosen of it, is for such a unit; a value may be there twice."""
    known = {**army, **facts}
    chosen = [one.only for one in term.choices if one.key == facts[term.key]]
    if term.only is not None and not term.only.holds(known):
        return False
    return not chosen or any(only is None or only.holds(known) for only in chosen)
