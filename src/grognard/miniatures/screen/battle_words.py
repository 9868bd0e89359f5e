"""A battle in words: names, ways, events, the question on the table.

The sentences are in the words of the game; here they are chosen and filled in. A unit is marked by
its id, and `spell` puts its name in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from grognard.kernel.aids import FULL, MARK, MARKED, mark
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Throw
from grognard.kernel.event import EventKind
from grognard.lexicon import Lexicon, key_of, sentence
from grognard.table.paths import Leg

from ..battle.happened import Happened
from ..battle.state import BattleState
from ..bodies import NOBODY
from ..text.lengths import Lengths
from ..text.orders import LEG_WORDS, SIDEWAYS, TURNS
from . import general_words
from .general_words import angle, hand_of

Facts = dict[str, object]
B = TypeVar("B", bound=BattleState)

YES_NO: Final = ("no", "yes")


def unit_name(b: BattleState, uid: int) -> str:
    """A unit as a mark that `spell` knows."""
    return mark(b.common().ids[uid]) if uid != NOBODY else ""


def question(b: BattleState) -> str:
    """The name of the pending question."""
    step = b.pending
    return key_of(type(step).__name__) if isinstance(step, Decision) else ""


class TableWords:
    """What a game calls lengths, places, phases and formations; `coarse`: to the hundredth."""

    def __init__(
        self,
        lexicon: Lexicon,
        lengths: Lengths,
        phases: Sequence[str],
        formations: Sequence[str],
        coarse: bool = False,
    ) -> None:
        self.lexicon: Final = lexicon
        self.lengths: Final = lengths
        self.phases: Final = phases
        self.formations: Final = formations
        self.coarse: Final = coarse

    def say(self, lang: str, key: str, **facts: object) -> str:
        return self.lexicon.say(lang, key, **facts)

    def length(self, amount: int, lang: str) -> str:
        if self.coarse:
            text = f"{amount / self.lengths.unit.size:.2f}".rstrip("0").rstrip(".")
        else:
            text = self.lengths.text(amount)
        return general_words.number(text, lang)

    def place(self, x: int, y: int, lang: str) -> str:
        return general_words.place(self.lengths, x, y, lang)

    def phase(self, phase: int, lang: str) -> str:
        return self.say(lang, "phase", phase=self.phases[phase])

    def formation(self, formation: int, lang: str) -> str:
        return self.say(lang, "formation", formation=self.formations[formation])

    def moment(self, b: BattleState, lang: str) -> str:
        """The turn and its phase."""
        return self.say(lang, "moment", turn=b.turn, phase=self.phase(b.phase, lang))

    # Ways

    def leg(self, leg: Leg, lang: str) -> str:
        kind, amount = LEG_WORDS[int(leg.kind)], abs(int(leg.amount))
        said = angle(amount, lang) if kind in TURNS else self.length(amount, lang)
        if kind in TURNS or kind in SIDEWAYS:
            kind = f"{kind}-{hand_of(int(leg.amount))}"
        return self.say(lang, "leg", kind=kind, amount=said)

    def legs(self, legs: list[Leg], lang: str) -> str:
        """The legs of a way, one after the other."""
        if not legs and self.lexicon.has(lang, "halted"):
            return self.say(lang, "halted")
        return ", ".join(self.leg(leg, lang) for leg in legs)

    def spot(self, action: Action, lang: str) -> Facts:
        """Where an action is, if it has a place."""
        x, y = getattr(action, "x", None), getattr(action, "y", None)
        return {"place": self.place(x, y, lang)} if x is not None and y is not None else {}


class BattleWords(Generic[B]):
    """What is reported of a battle. `lists` and `flags` are numbers of events that mean words."""

    def __init__(
        self,
        table: TableWords,
        events: dict[str, EventKind],
        lists: Mapping[str, Sequence[str]],
        flags: Sequence[str],
    ) -> None:
        self.table: Final = table
        self.events: Final = events
        self.lists: Final = lists
        self.flags: Final = flags

    # What a game fills in

    def side_name(self, b: B, seat: int, lang: str) -> str:
        raise NotImplementedError

    def called(self, b: B, id: str, lang: str, naming: int) -> str:
        """A piece by its name, with the id used in orders, or by its name alone."""
        raise NotImplementedError

    def ending(self, b: B, reader: int | None, lang: str) -> str:
        """How it ended, in one sentence for a seat or for everybody; empty where nobody says."""
        raise NotImplementedError

    def own_meaning(self, b: B, name: str, amount: int, lang: str) -> object:
        """A number of an event in words that no other game has; None for a plain number."""
        return None

    def also(self, b: B, event: Happened, lang: str) -> Facts:
        """What follows from several numbers of an event."""
        return {}

    # Sentences

    def filled(self, b: B, text: str, lang: str, naming: int) -> str:
        """A marked text with the names of its pieces."""
        if naming == MARKED:
            return text
        return MARK.sub(lambda match: self.called(b, match[1], lang, naming), text)

    def spell(self, b: B, text: str, lang: str, naming: int) -> str:
        """A marked sentence with the names of its pieces."""
        return sentence(self.filled(b, text, lang, naming))

    def victory(self, b: B, winner: int, lang: str) -> str:
        """Who won; NOBODY is a draw."""
        return self.table.say(lang, "victory", winner=self.side_or_none(b, winner, lang))

    def side_or_none(self, b: B, seat: int, lang: str) -> str:
        return self.side_name(b, seat, lang) if seat != NOBODY else "none"

    def described(self, b: B, action: Action, facts: Facts, lang: str, naming: int) -> str:
        """An action as a person would say it."""
        said = self.table.say(lang, f"act-{key_of(type(action).__name__)}", **facts)
        return self.filled(b, said, lang, naming)

    # Events

    def narrate(self, b: B, event: Happened, lang: str, naming: int = FULL) -> str:
        """An event in one sentence; empty for the silent ones."""
        if self.events[event.what].silent:
            return ""
        facts: Facts = {"unit": unit_name(b, event.unit)}
        facts.update(self.facts(b, event, lang))
        key = f"event-{event.what.replace(' ', '-')}"
        return self.spell(b, self.table.say(lang, key, **facts), lang, naming)

    def opening(self, b: B, event: Happened, lang: str) -> str:
        """The heading of a turn, of a player's part of it, or of a phase."""
        key = f"event-{event.what.replace(' ', '-')}.heading"
        return self.table.say(lang, key, **self.facts(b, event, lang))

    def facts(self, b: B, event: Happened, lang: str) -> Facts:
        """What the numbers of an event mean, by their names, and what follows from several."""
        what, args = event.what, event.args
        if what == "marched":
            legs = [Leg(args[at], args[at + 1]) for at in range(0, len(args) - 1, 2)]
            return {"legs": self.way(legs, lang)}
        names = self.events[what].args
        found = {
            name: self.meaning(b, name, arg, lang) for name, arg in zip(names, args, strict=False)
        }
        if what == "ended":
            found["victory"] = self.victory(b, args[0], lang)
            found["ending"] = self.ending(b, None, lang)
        found.update(self.also(b, event, lang))
        return found

    def way(self, legs: list[Leg], lang: str) -> str:
        """The way of a unit that has marched."""
        return self.table.legs(legs, lang)

    def meaning(self, b: B, name: str, amount: int, lang: str) -> object:
        """One number of an event in words; plain numbers stay what they are."""
        if name in ("side", "winner"):
            return self.side_or_none(b, amount, lang)
        if name == "phase":
            return self.table.phase(amount, lang)
        if name in ("x", "y", "distance"):
            return self.table.length(amount, lang)
        if name == "formation":
            return self.table.formation(amount, lang)
        if name == "target":
            return unit_name(b, amount)
        if name in self.lists:
            return self.lists[name][amount]
        if name in self.flags:
            return YES_NO[amount]
        own = self.own_meaning(b, name, amount, lang)
        return amount if own is None else own

    # The question on the table

    def prompt(
        self,
        b: B,
        seat: int | None,
        lang: str,
        naming: int,
        ask: Callable[[B, Decision, int | None, str], str],
        throw: Callable[[B, Throw, str], str],
    ) -> str:
        """What is asked or thrown, in one sentence for the seat asked or for one that waits."""
        step = b.pending
        if isinstance(step, Decision):
            return self.spell(b, ask(b, step, seat, lang), lang, naming)
        if isinstance(step, Throw):
            return self.spell(b, throw(b, step, lang), lang, naming)
        won, ending = self.victory(b, b.winner, lang), self.ending(b, seat, lang)
        return self.table.say(lang, "battle-over", victory=won, ending=ending)
