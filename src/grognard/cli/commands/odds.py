"""grognard odds: what an action would throw on, and its possible results."""

from __future__ import annotations

import argparse
from collections.abc import Hashable
from fractions import Fraction
from typing import Final

from grognard.kernel.aids import Forecast, Warning
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.event import Event
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.tally import Tally
from grognard.kernel.umpire import legal_actions
from grognard.odds.deals import foresee
from grognard.odds.exact import odds
from grognard.odds.in_sight import Sight

from ..terminal.arguments import add_json, add_position, load_position, print_json
from ..terminal.complaints import NotAllowed
from ..terminal.figures import bar, percent
from ..terminal.screen import HEADING, out, tell
from ..terminal.speech import language, say
from ..terminal.warnings import print_warnings
from .legal import pending_decision

MOST_LEAVES: Final = 12
SALT: Final = 1815
UNTOLD: Final = "untold"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position(parser)
    parser.add_argument("action", metavar="ACTION", help=say("odds-help.action"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, s = load_position(args)
    report = Report(game, s, args.action)
    if args.json:
        print_json(report.as_json())
    else:
        report.print()
    return 0


class Report:
    """The odds of one action, computed from what the seat that is asked may know."""

    def __init__(self, game: Game, s: State, text: str) -> None:
        decision = pending_decision(game, s)
        self.game: Final = game
        self.seat: Final = decision.seat
        self.known: Final = game.determinize(s, decision.seat, Rng(SALT))
        self.action: Final[Action] = game.parse(self.known, text)
        asked = pending_decision(game, self.known)
        refusal = asked.why_not(self.known, self.action)
        if refusal is not None:
            raise NotAllowed(game, self.known, asked, self.action, refusal)
        self.tallies: Final[list[Tally]] = asked.weigh(self.known, self.action)
        self.sight: Final = Sight(game, self.known, self.seat)
        self.warnings: Final[list[Warning]] = game.warnings(self.known, self.action, language())
        said = game.notate(self.known, self.action)
        forecasts = foresee(game, self.known, self.seat, said, Rng(SALT), language())
        self.forecast: Final[Forecast | None] = forecasts[0]
        self.reverse: Final[Forecast | None] = forecasts[1]

    def as_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "action": self.game.notate(self.known, self.action),
            "words": self.game.describe(self.known, self.action, language()),
            "sums": [self.sum_json(tally) for tally in self.tallies],
            "forecast": forecast_json(self.forecast),
            "reverse": forecast_json(self.reverse),
            "warnings": [{"cite": each.cite, "words": each.words} for each in self.warnings],
        }
        if self.forecast is None:
            found["outcomes"] = [
                {"events": list(names), "chance": float(chance)} for names, chance in self.leaves()
            ]
        return found

    def sum_json(self, tally: Tally) -> dict[str, object]:
        parts = tally.parts()
        lines = [
            {
                "cite": cite,
                "value": value / parts if parts > 1 else value,
                "words": self.game.label_of(cite, value, language()),
            }
            for cite, value in tally.lines
        ]
        total = tally.total / parts if parts > 1 else tally.total
        return {"title": self.title(tally), "total": total, "lines": lines}

    def title(self, tally: Tally) -> str:
        return self.game.heading(tally.lines[0][0], language())

    def print(self) -> None:
        words = self.game.describe(self.known, self.action, language())
        tell(words[:1].upper() + words[1:], HEADING)
        print_warnings(self.warnings)
        for tally in self.tallies:
            self.print_tally(tally)
        if self.forecast is not None:
            print_forecast(self.forecast)
        else:
            self.print_leaves()
        if self.reverse is not None:
            out()
            tell(say("odds-reverse", title=self.reverse.title))
            print_forecast(self.reverse)

    def print_tally(self, tally: Tally) -> None:
        out()
        out(self.title(tally))
        for place, (cite, value) in enumerate(tally.lines):
            sign = "+" if place and value >= 0 else ""
            number = f"{sign}{tally.shown(value)}"
            paragraph = cite.split(" ", 1)[0]
            words = self.game.label_of(cite, value, language())
            out(f"  {number:>4}  {words:<30} {paragraph}")
        if len(tally.lines) > 1:
            out(f"  {'=' + tally.shown(tally.total):>4}")

    def leaves(self) -> list[tuple[tuple[str, ...], Fraction]]:
        """Everything that may happen before the next decision, the likeliest first.

        Nothing where it depends on what the seat cannot see.
        """
        found = odds(self.known, self.action, self.leaf, pass_action=first_answer) or {}
        if UNTOLD in found:
            return []
        pairs = [(leaf, chance) for leaf, chance in found.items() if isinstance(leaf, tuple)]
        return sorted(pairs, key=lambda pair: (-pair[1], pair[0]))

    def leaf(self, s: State, events: list[Event]) -> Hashable:
        if not self.sight.may_tell(s, events, language()):
            return UNTOLD
        told = (self.game.redact(event, self.seat) for event in events)
        lines = (self.game.narrate(s, event, language()) for event in told if event is not None)
        return tuple(line for line in lines if line)

    def print_leaves(self) -> None:
        leaves = self.leaves()
        out()
        if len(leaves) < 2:
            tell(say("odds-no-dice" if leaves else "odds-hidden"))
            return
        for lines, chance in leaves[:MOST_LEAVES]:
            tell(" ".join(lines), indent=f"  {percent(chance):>7}  ", hanging=" " * 11)
        if len(leaves) > MOST_LEAVES:
            tell(say("odds-more", count=len(leaves) - MOST_LEAVES))


def print_forecast(forecast: Forecast) -> None:
    """The chart of the dice, and their possible results."""
    out()
    if forecast.dice:
        print_chart(forecast)
    for words, chance in forecast.meanings:
        without = forecast.without.get(words)
        if without is not None:
            words = say("odds-without", words=words, chance=percent(without))
        tell(words, indent=f"  {percent(chance):>7}  ", hanging=" " * 11)
    if forecast.deals:
        tell(say("odds-deals", count=forecast.deals))


def print_chart(forecast: Forecast) -> None:
    faces = " ".join(str(face) for face in forecast.faces)
    out(say("odds-thrown", dice=forecast.dice, faces=faces or "none"))
    width = max(4, *(len(label) for label, _ in forecast.bars))
    for label, chance in forecast.bars:
        out(f"  {label:>{width}}  {percent(chance):>7}  {bar(chance)}".rstrip())
    if forecast.meanings:
        out()


def forecast_json(forecast: Forecast | None) -> dict[str, object] | None:
    if forecast is None:
        return None
    return {
        "title": forecast.title,
        "dice": forecast.dice,
        "faces": forecast.faces,
        "bars": [{"label": label, "chance": float(chance)} for label, chance in forecast.bars],
        "meanings": [meaning_json(forecast, words, chance) for words, chance in forecast.meanings],
        "deals": forecast.deals,
    }


def meaning_json(forecast: Forecast, words: str, chance: Fraction) -> dict[str, object]:
    found: dict[str, object] = {"words": words, "chance": float(chance)}
    if words in forecast.without:
        found["without"] = float(forecast.without[words])
    return found


def first_answer(s: State) -> Action:
    """A hidden question lists declining first."""
    return legal_actions(s)[0]
