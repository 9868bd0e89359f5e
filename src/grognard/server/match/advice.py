"""What a player may ask before deciding: why not, how likely, and what it would look like.

All of it is computed on guesses: states that the player could be in for all they know. Where the
guesses differ, the answer is left out or is the average of them, and nothing that only a guess
shows is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter
from typing import Final

from grognard.kernel.aids import SHORT, Forecast, Outlook
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.reasons import rank
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, decline_all, legal_actions
from grognard.kernel.verbs import Said
from grognard.miniatures.screen.table_pieces import sent_view
from grognard.odds.deals import foresee
from grognard.odds.exact import odds, sampled
from grognard.odds.in_sight import Sight

from .judging import reason
from .sums import Sum, in_words, lines_of

GUESSES: Final = 3
MOST_LEAVES: Final = 500
OPEN_LEAVES: Final = 100  # a game that hides nothing shows its odds in forecasts
TRIALS: Final = 60
MOST_OUTCOMES: Final = 12


@dataclass(frozen=True)
class Reason:
    """A rule that forbids, in words, and the answers it forbids."""

    cite: str
    words: str
    actions: list[Said]


@dataclass(frozen=True)
class Prospect:
    """The sums an answer throws on, and its possible results, the likeliest first.

    `outcomes` holds sentences and a chance; `rest` is the chance of all that is not listed. What is
    not `exact` was counted in trials, there being too much to list. `forecast` is the dice
    themselves, `reverse` those that the other side could throw in turn.
    """

    sums: list[Sum]
    outcomes: list[tuple[list[str], float]]
    rest: float
    exact: bool
    forecast: Forecast | None
    reverse: Forecast | None


@dataclass(frozen=True)
class Preview:
    """What an answer would bring before any die is thrown; no view where that is not certain."""

    lines: list[str]
    view: str | None
    warnings: list[tuple[str, str]]


def refusals(
    game: Game, s: State, lang: str, is_theirs: Callable[[Action], bool] = lambda action: True
) -> list[Reason]:
    """Every candidate that may not be answered now, by the rule that forbids it.

    The nearest reason comes first: it is the one for a piece or a target that several are about.
    """
    decision = s.pending
    assert isinstance(decision, Decision)
    found: dict[tuple[str, str], list[Said]] = {}
    near: dict[tuple[str, str], tuple[int, int]] = {}
    for action in filter(is_theirs, decision.candidates(s)):
        refusal = decision.why_not(s, action)
        if refusal is not None:
            key = refusal.cite, reason(game, s, action, refusal, lang)
            place = rank(game, s, action, refusal)
            near[key] = min(near.get(key, place), place)
            found.setdefault(key, []).append(game.take_apart(s, action))
    return [Reason(*key, in_order(found[key])) for key in sorted(found, key=lambda k: (near[k], k))]


def answers_to(
    game: Game, s: State, decision: Decision, is_theirs: Callable[[Action], bool] | None = None
) -> list[Said]:
    """What may be answered, taken apart: what is recommended first, then the rest in order."""
    recommended, legal = decision.recommended(s), decision.legal(s)
    if is_theirs is not None:
        recommended, legal = list(filter(is_theirs, recommended)), list(filter(is_theirs, legal))
    best = [game.take_apart(s, action) for action in recommended]
    first = {said.text for said in best}
    listed = in_order([game.take_apart(s, action) for action in legal])
    return [*best, *(said for said in listed if said.text not in first)] if best else listed


def in_order(actions: Iterable[Said]) -> list[Said]:
    """By their texts: the order in which rules find them may depend on what is hidden."""
    return sorted(actions, key=attrgetter("text"))


def sheet(
    game: Game, guesses: list[State], audience: int | None, name: str, lang: str
) -> tuple[list[str], list[Sum], list[Outlook]]:
    """A piece as it stands, as far as all guesses agree; raises BadNotation."""
    sheets = [game.sheet(guess, audience, name, lang, SHORT) for guess in guesses]
    lines = _shared([found.lines for found in sheets])
    alike = zip(*([lines_of(tally) for tally in found.sums] for found in sheets), strict=False)
    sums = [in_words(game, found[0], lang) for found in alike if len(set(found)) == 1]
    return lines, sums, sheets[0].outlooks if len(sheets) == 1 else []


def guesses_of(game: Game, s: State, audience: int | None, rng: Rng) -> list[State]:
    """States that an audience could be in; where nothing is hidden there is nothing to guess."""
    count = 1 if game.info.open else GUESSES
    return [game.determinize(s, audience, rng) for _ in range(count)]


class Advice:
    """Guesses of what a seat may think it is in; the same sentence is tried in each."""

    def __init__(self, game: Game, guesses: list[State], seat: int, text: str, rng: Rng) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = rng
        self.text: Final = text
        self.trials: Final = [(guess, game.parse(guess, text)) for guess in guesses]
        self.sight: Final = Sight(game, guesses[0], seat)

    def may_foresee(self) -> bool:
        return all(self.game.may_foresee(guess, action) for guess, action in self.trials)

    def preview(self, lang: str) -> Preview:
        if not self.may_foresee():
            return Preview([], None, self.warnings(lang))
        looks = []
        for guess, action in self.trials:
            after = guess.clone()
            after.events = []
            answer(after, action)
            decline_all(after)
            if not self.sight.may_tell(after, after.events, lang):
                return Preview([], None, self.warnings(lang))
            view = sent_view(self.game, after, self.seat)
            looks.append((self.words(after, after.events, lang), view))
        same = all(look == looks[0] for look in looks)
        lines = _shared([look[0] for look in looks])
        return Preview(lines, looks[0][1] if same else None, self.warnings(lang))

    def warnings(self, lang: str) -> list[tuple[str, str]]:
        """All warnings from any of the guesses: one too many does no harm."""
        found = [
            (warning.cite, warning.words)
            for guess, action in self.trials
            for warning in self.game.warnings(guess, action, lang)
        ]
        return list(dict.fromkeys(found))

    def prospect(self, lang: str) -> Prospect:
        if not self.may_foresee():
            return Prospect([], [], 1.0, False, None, None)
        there, back = self.forecasts(lang)
        outcomes, rest, exact = self.outcomes(lang)
        return Prospect(self.sums(lang), outcomes, rest, exact, there, back)

    def outcomes(self, lang: str) -> tuple[list[tuple[list[str], float]], float, bool]:
        """The possible results of the answer, the chance of all others, and whether it is exact.

        Nothing is listed where an outcome mentions what only a guess shows.
        """
        leaves = _Leaves(self.game, self.seat)
        chances: dict[Hashable, Fraction] = {}
        exact = True
        most = OPEN_LEAVES if self.game.info.open else MOST_LEAVES
        for guess, action in self.trials:
            found = odds(guess, action, leaves.describe, most, decline)
            if found is None:
                exact = False
                found = sampled(guess, action, leaves.describe, self.rng, TRIALS, decline)
            for leaf, chance in found.items():
                chances[leaf] = chances.get(leaf, Fraction(0)) + chance / len(self.trials)
        likely = sorted(chances.items(), key=lambda pair: (-pair[1], str(pair[0])))
        told = [leaves.shown[leaf] for leaf, _ in likely[:MOST_OUTCOMES]]
        if not all(self.sight.may_tell(s, events, lang) for s, events in told):
            return [], 1.0, exact
        stories = _apart([self.words(s, events, lang) for s, events in told])
        outcomes = [
            (lines, float(chance)) for lines, (_, chance) in zip(stories, likely, strict=False)
        ]
        rest = sum((chance for _, chance in likely[MOST_OUTCOMES:]), Fraction(0))
        return outcomes, float(rest), exact

    def forecasts(self, lang: str) -> tuple[Forecast | None, Forecast | None]:
        """The dice of the answer, and those that could come back, over all that may be hidden."""
        guess, _ = self.trials[0]
        return foresee(self.game, guess, self.seat, self.text, self.rng, lang, SHORT)

    def sums(self, lang: str) -> list[Sum]:
        """The sums of the answer, unless they depend on what the seat does not know."""
        weighed = [self.weigh(guess, action, lang) for guess, action in self.trials]
        same = all(sums == weighed[0] for sums in weighed)
        return weighed[0] if same else []

    def weigh(self, s: State, action: Action, lang: str) -> list[Sum]:
        decision = s.pending
        assert isinstance(decision, Decision)
        tallies = decision.weigh(s, action)
        return [in_words(self.game, lines_of(t), lang, t.parts()) for t in tallies]

    def words(self, s: State, events: list[Event], lang: str) -> list[str]:
        told = [self.game.redact(event, self.seat) for event in events]
        lines = [self.game.narrate(s, event, lang, SHORT) for event in told if event is not None]
        return [line for line in lines if line]


class _Leaves:
    """Names outcomes by the facts reported in them; words are made only for shown ones."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.shown: Final[dict[Hashable, tuple[State, list[Event]]]] = {}

    def describe(self, s: State, events: list[Event]) -> Hashable:
        told = [self.game.redact(event, self.seat) for event in events]
        leaf = tuple((event.kind(), *event.facts()) for event in told if event is not None)
        self.shown.setdefault(leaf, (s, events))
        return leaf


def decline(s: State) -> Action:
    """Others are thought to let it happen."""
    decision = s.pending
    assert isinstance(decision, Decision)
    return decision.decline(s) or legal_actions(s)[0]


def _apart(stories: list[list[str]]) -> list[list[str]]:
    """What sets the stories apart: without the lines that all begin or all end with."""
    if len(stories) < 2:
        return stories
    begin = len(_shared(stories))
    rests = [story[begin:] for story in stories]
    end = len(_shared([story[::-1] for story in rests]))
    return [rest[: len(rest) - end] for rest in rests]


def _shared(stories: list[list[str]]) -> list[str]:
    """The lines that all stories begin with."""
    shared = []
    for lines in zip(*stories, strict=False):
        if len(set(lines)) > 1:
            break
        shared.append(lines[0])
    return shared
