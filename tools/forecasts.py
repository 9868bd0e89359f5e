"""Whether forecasts about hidden cards of EAGLES come true as often as they say.

    ./run tool forecasts --decisions 10000

Computer players play. Wherever an answer may depend on a face-down card, one such answer is
forecast as its seat would read it, then carried out in a copy of the true battle, dice and all, up
to the test it mentions. In each of ten bins of stated chance the share that came true is compared
with the mean of what was stated. The command fails if a sentence names a card out of sight, or if
a bin is off by more than three standard errors. These hold for sentences that do not depend on
each other, so no answer is forecast twice in a game: the same card would lie there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from grognard.agents import AT_ONCE, seated
from grognard.games import game as find_game
from grognard.games.eagles.chapters.morale import ChooseTest
from grognard.games.eagles.model.actions import Play
from grognard.games.eagles.model.actions import Test as TestCard
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import MORALE
from grognard.games.eagles.model.places import CASUALTIES, PLACES
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.screen.foretelling.forecast_text import Telling
from grognard.games.eagles.screen.foretelling.what_if import enemy_turn
from grognard.games.eagles.sequence import stack_for
from grognard.kernel.aids import MARKED
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.umpire import answer, ask_again, decline_all, legal_actions, settle, submit
from grognard.odds.deals import foresee
from grognard.odds.in_sight import Sight

GAME: Final = find_game("eagles")
BINS: Final = 10
SIGMAS: Final = 3.0


@dataclass
class Bin:
    """Sentences with chances between two tenths, and how many came true."""

    count: int = 0
    stated: float = 0.0
    spread: float = 0.0
    true: int = 0

    def add(self, chance: float, came_true: bool) -> None:
        self.count += 1
        self.stated += chance
        self.spread += chance * (1 - chance)
        self.true += came_true

    def sigmas(self) -> float:
        """How many standard errors the share that came true is off what was stated."""
        gap = abs(self.true - self.stated)
        return gap / sqrt(self.spread) if self.spread else (0.0 if gap < 1e-9 else float("inf"))


@dataclass
class Tally:
    """What was measured."""

    decisions: int = 0
    named: list[str] = field(default_factory=list)
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def is_right(self) -> bool:
        return not self.named and all(found.sigmas() <= SIGMAS for found in self.bins)


def measure(decisions: int, seed: int, player: str = "sensible") -> Tally:
    """Forecast so many answers in games of computer players, and compare them with the results."""
    found = Tally()
    rng = Rng(seed)
    while found.decisions < decisions:
        for b, seat, action in hidden_choices(rng, player):
            found.decisions += 1
            weigh(found, b, seat, action, rng)
            if found.decisions >= decisions:
                break
    return found


def hidden_choices(rng: Rng, player: str) -> Iterator[tuple[Battle, int, Action]]:
    """One game; of each decision an answer whose forecast depends on a hidden card, if any."""
    agents = [seated(player, rng.below(1_000_000)) for _ in range(2)]
    s = GAME.setup("waterloo", {"decoys": "on"} if rng.below(4) == 0 else {})
    asked: set[tuple[str, int]] = set()
    step = s.pending
    while isinstance(step, (Decision, Throw)):
        if isinstance(step, Throw):
            step = settle(s, step.toss(rng))
            continue
        hidden = [a for a in step.legal(s) if GAME.depends_on_hidden(s, a)]
        fresh = [a for a in hidden if subject(battle(s), a) not in asked]
        plays = [a for a in fresh if isinstance(a, Play)]
        pool = plays or fresh  # shots are common, Specials are not
        if pool:
            action = pool[rng.below(len(pool))]
            asked.add(subject(battle(s), action))
            yield battle(s), step.seat, action
        step = submit(s, agents[step.seat].answer(GAME, s, step.seat, AT_ONCE))


def subject(b: Battle, action: Action) -> tuple[str, int]:
    """What a forecast is about: the answer, and the card at which an announced shot aims."""
    return GAME.notate(b, action), b.act_target


def weigh(found: Tally, b: Battle, seat: int, action: Action, rng: Rng) -> None:
    """Foretell one answer, carry it out, and enter what was stated and what came true."""
    guess = battle(GAME.determinize(b, seat, rng))
    told, back = foresee(GAME, guess, seat, GAME.notate(b, action), rng, "en", MARKED)
    sight = Sight(GAME, b, seat)
    for forecast in (told, back):
        if forecast is not None:
            lines = [forecast.title, *(words for words, _ in forecast.meanings)]
            found.named += [line for line in lines if not sight.shows(line)]
    if told is None:
        return
    truths = Truths(b, action, rng)
    for words, chance in told.meanings:
        came_true = truths.of(words)
        if came_true is not None:
            place = min(int(float(chance) * BINS), BINS - 1)
            found.bins[place].add(float(chance), came_true)


class Truths:
    """What came of an answer in the true battle: at once, and at the next test of its target."""

    def __init__(self, b: Battle, action: Action, rng: Rng) -> None:
        self.b: Final = b
        self.rng: Final = rng
        self.target: Final = b.act_target if b.act_target >= 0 else getattr(action, "target", -1)
        self.after: Final = b.clone()
        self.after.events = []
        answer(self.after, action)
        self.throw_on(self.after)

    def of(self, words: str) -> bool | None:
        """Whether a sentence came true; None for one that is not followed up."""
        told = Telling(self.b, "en", MARKED)
        if words in (told.line("means-some-rout"), told.line("means-others-rout")):
            lost = set(self.after.at[CASUALTIES]) - {*self.b.at[CASUALTIES], self.target}
            return len(lost) > 0
        if self.target < 0:
            return None
        target = self.b.units[self.target]
        if words == told.hit_on(target):
            return self.is_hit()
        if words == told.rout_of(self.b, target):
            return self.routs_next()
        if words == told.line("means-routs", card=told.card(target)):
            return self.is_lost(self.after)
        return None

    def is_hit(self) -> bool:
        shots = [event for event in self.after.events or [] if event.kind() == "shot"]
        return any(event.facts()[-2] for event in shots)

    def is_lost(self, b: Battle) -> bool:
        return CASUALTIES <= b.units[self.target].place < PLACES

    def routs_next(self) -> bool:
        """6.0 The Morale phase that follows, this card before all others."""
        if self.is_lost(self.after):
            return self.b.units[self.target].troop
        later = enemy_turn(self.after.clone(), 1 - self.b.units[self.target].seat)
        later.phase = MORALE
        later.stack = stack_for(later)
        ask_again(later)
        self.throw_on(later)
        while isinstance(later.pending, Decision) and later.phase == MORALE:
            tests = [a for a in legal_actions(later) if isinstance(a, TestCard)]
            mine = [a for a in tests if a.card == self.target]
            if not mine:
                break
            answer(later, mine[0])
            self.throw_on(later)
        return self.is_lost(later)

    def throw_on(self, b: Battle) -> None:
        """Throw, decline and make the tests owed at once, up to the next open question."""
        decline_all(b)
        step = b.pending
        while isinstance(step, Throw) or (isinstance(step, ChooseTest) and step.immediate):
            if isinstance(step, Throw):
                settle(b, step.toss(self.rng))
            else:
                answer(b, legal_actions(b)[0])
            decline_all(b)
            step = b.pending


def report(found: Tally) -> None:
    print(f"{found.decisions} decisions, {len(found.named)} sentences that name a hidden card")
    for line in found.named[:5]:
        print(f"  {line!r}")
    print("   stated      count  mean stated  came true  standard errors")
    for place, each in enumerate(found.bins):
        if each.count:
            mean, share = each.stated / each.count, each.true / each.count
            print(
                f"  {place * 10:3}-{place * 10 + 10:3} %  {each.count:8}  {mean:10.1%}"
                f"  {share:9.1%}  {each.sigmas():8.2f}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(prog="forecasts", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--decisions", type=int, default=1000, help="answers that are forecast")
    parser.add_argument("--seed", type=int, default=1815)
    args = parser.parse_args()
    found = measure(args.decisions, args.seed)
    report(found)
    return 0 if found.is_right() else 1


if __name__ == "__main__":
    sys.exit(main())
