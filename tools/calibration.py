"""How often sides win that are given so much of a chance, as a table and a plot.

    ./run tool calibration --game eagles --positions 2000 --write

Games of noisy players that no net has learned from are played until there are so many beginnings of
turns in all battles. The chance of the first side there, as shipped, is held against the results.
`--write` draws `docs/pictures/calibration-GAME.svg`. `--luck` plays every battle on twice from each
beginning of a turn, with the same players and other dice: how often two ends differ is what nobody
can know who sees everything. Half of it is the lowest Brier score that there can be.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from grognard.agents.evaluation import Evaluation, evaluation_of
from grognard.agents.noise import Noisy
from grognard.arena.contest import ask, contestant
from grognard.arena.learning.calibration import Calibration, Told, calibrations
from grognard.arena.learning.positions import NUMBER, noisy, watch
from grognard.arena.plots import line, text
from grognard.cli.arena.train import covered
from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import KeyedDice, Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from tools.launch.environment import ROOT

UNSEEN: Final = 10_000_000  # the first deal; nets learn from lower ones
MOST: Final = 1_000_000
FAR: Final = 100_000_000  # between seeds
PANEL: Final = 210
SIDE: Final = 150
LEFT: Final = 40
TOP: Final = 34
TALL: Final = TOP + SIDE + 46
STYLE: Final = (
    "text{font:12px 'Source Sans 3','Helvetica Neue',Arial,sans-serif;fill:#2b2620}"
    ".small{font-size:10px;fill:#6b6255}.axis{fill:none;stroke:#8a8172}"
    ".true{stroke:#b9af9d;stroke-dasharray:4 3}.walk{fill:none;stroke:#1f3a5f;stroke-width:1.5}"
    ".dot{fill:#1f3a5f}.page{fill:#fcf9f1}"
    "@media (prefers-color-scheme:dark){text{fill:#e8dfcd}.small{fill:#b3a994}.page{fill:#211d18}"
    ".walk{stroke:#9fbce0}.dot{fill:#9fbce0}}"
)


def told(key: str, positions: int) -> list[Told]:
    """Deal by deal in every battle, until there are as many as asked."""
    game = find_game(key)
    battles = covered(game)
    question = ask(key, battles, [], [contestant("sensible")], UNSEEN)
    evaluation, found = evaluation_of(game), list[Told]()
    for bout in question.bouts(MOST):
        if len(found) >= positions and bout.setting == 0:
            break
        watched = watch(question, bout)
        won = 0.5 if watched.winner is None else float(watched.winner == 0)
        battle = battles[bout.setting]
        for chance in chances(evaluation, watched.numbers, watched.openings):
            found.append(Told(battle, bout.deal, chance, won))
    return found


def chances(evaluation: Evaluation, numbers: bytes, openings: bytes) -> Iterator[float]:
    """At the beginning of each turn that was watched."""
    rows = array(NUMBER)
    rows.frombytes(numbers)
    wide = len(rows) // len(openings)
    for place, opens in enumerate(openings):
        if opens:
            yield evaluation.of_numbers(list(rows[wide * place : wide * (place + 1)]), 0)


# Luck


class Ends:
    """Of pairs of ends from the same state: how many there were, and how far apart in all."""

    def __init__(self) -> None:
        self.pairs = 0
        self.apart = 0.0

    @property
    def least(self) -> float:
        """The Brier score of a player who knows the state, the players and their chances."""
        return self.apart / (2 * self.pairs)


def ends(key: str, positions: int) -> dict[str, Ends]:
    """By battles, until there are as many pairs as asked."""
    game = find_game(key)
    battles = covered(game)
    question = ask(key, battles, [], [contestant("sensible")], UNSEEN)
    found = {battle: Ends() for battle in battles}
    for bout in question.bouts(MOST):
        if bout.setting == 0 and sum(one.pairs for one in found.values()) >= positions:
            break
        setting = question.settings[bout.setting]
        played_twice(game, game.setup(setting.battle, {}), bout.deal, found[setting.battle])
    return found


def whole(found: dict[str, Ends]) -> Ends:
    """All battles together."""
    total = Ends()
    for one in found.values():
        total.pairs += one.pairs
        total.apart += one.apart
    return total


def played_twice(game: Game, s: State, deal: int, ends: Ends) -> None:
    """A battle, and from each beginning of a turn two others."""
    staffs, dice, turn = players(game, deal, 0), KeyedDice(deal), -1
    while isinstance(s.pending, Decision | Throw):
        if isinstance(s.pending, Decision) and game.turn_key(s) != turn:
            turn = game.turn_key(s)
            one, other = (end(game, s.clone(), deal, number) for number in (1, 2))
            ends.pairs += 1
            ends.apart += (one - other) ** 2
        step(game, s, staffs, dice)


def end(game: Game, s: State, deal: int, number: int) -> float:
    """How a battle ends for the first side that is played on with dice of its own."""
    staffs, dice = players(game, deal, number), KeyedDice(deal + FAR * number)
    while isinstance(s.pending, Decision | Throw):
        step(game, s, staffs, dice)
    verdict = game.verdict(s)
    assert verdict is not None, "the game stopped without a result"
    return 0.5 if verdict.winner is None else float(verdict.winner == 0)


def players(game: Game, deal: int, number: int) -> list[Noisy]:
    """As sure of themselves as in every game of this deal, with other whims."""
    rng = Rng(deal)
    return [noisy(game.info.key, deal + FAR * number + seat, rng) for seat in range(2)]


def step(game: Game, s: State, staffs: list[Noisy], dice: KeyedDice) -> None:
    if isinstance(s.pending, Throw):
        settle(s, dice.toss(s.pending, game.turn_key(s)))
    elif isinstance(s.pending, Decision):
        answer(s, staffs[s.pending.seat].proposals(s, s.pending)[0].action)


# The plot


def plot(key: str, found: Sequence[Calibration]) -> str:
    """A panel a battle, beside each other: given from left to right, won from below."""
    wide = PANEL * len(found)
    panels = "".join(panel(one, PANEL * number) for number, one in enumerate(found))
    title = f"Chances to win in {key}: given, and come true"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {TALL}" width="{wide}" '
        f'height="{TALL}"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<rect class="page" width="{wide}" height="{TALL}"/>{panels}</svg>\n'
    )


def panel(one: Calibration, x: int) -> str:
    left, bottom = x + LEFT, TOP + SIDE
    most = max(count for _, _, count in one.bins)
    points = [(left + SIDE * given, bottom - SIDE * won) for given, won, _ in one.bins]
    body = text(left, 14, one.battle or "all battles")
    body += text(left, 27, f"Brier {one.brier:.3f} ± {one.error:.3f}", "small")
    body += f'<rect class="axis" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>'
    body += line(left, bottom, left + SIDE, TOP, "true")
    walk = " ".join(f"{a:.1f},{b:.1f}" for a, b in points)
    body += f'<polyline class="walk" points="{walk}"/>'
    for (given, won, count), (a, b) in zip(one.bins, points, strict=True):
        size = 2.0 + 4.0 * (count / most) ** 0.5
        words = f"{given:.0%} given, {won:.0%} won, {count} positions"
        body += f'<circle class="dot" cx="{a:.1f}" cy="{b:.1f}" r="{size:.1f}">'
        body += f"<title>{words}</title></circle>"
    for share in (0, 0.5, 1):
        body += text(left + SIDE * share, bottom + 14, f"{share:.0%}", "small", "middle")
        body += text(left - 5, bottom - SIDE * share + 4, f"{share:.0%}", "small", "end")
    counts = f"{one.positions} turn starts, {one.games} games"
    return body + text(left, bottom + 32, counts, "small")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run tool calibration")
    parser.add_argument("--game", default="eagles")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--luck", action="store_true")
    args = parser.parse_args(arguments)
    if args.luck:
        by_battle = ends(args.game, args.positions)
        for battle, pairs in {"all": whole(by_battle), **by_battle}.items():
            print(f"{battle:<14}{pairs.pairs:>7} turn starts  least Brier {pairs.least:.4f}")
        return 0
    found = calibrations(told(args.game, args.positions), covered(find_game(args.game)))
    for one in found:
        bins = " ".join(f"{100 * given:.0f}→{100 * won:.0f}" for given, won, _ in one.bins)
        print(
            f"{one.battle or 'all':<14}{one.games:>6} games{one.positions:>7} turn starts  "
            f"Brier {one.brier:.4f} ± {one.error:.4f} (guessing {one.constant:.4f})  {bins}"
        )
    if args.write:
        path = Path(ROOT, "docs", "pictures", f"calibration-{args.game}.svg")
        path.write_text(plot(args.game, found), encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
