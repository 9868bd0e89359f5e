"""grognard fuzz: random games over every scenario and option, looking for broken rules."""

from __future__ import annotations

import argparse
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from grognard.games import game as find_game
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.records.replay import Recorder, begin
from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle

from ..terminal.arguments import add_game, add_json, print_json
from ..terminal.files import write_text
from ..terminal.fuzz_options import random_setup
from ..terminal.screen import WARNING, out
from ..terminal.speech import say

PROBLEMS_EVERY: Final = 97
ROUND_TRIP_EVERY: Final = 1511
CANDIDATES_EVERY: Final = 499
PARLEY_EVERY: Final = 4000
PARLEYS: Final = ("resign", "offer draw")
MOST_DECISIONS: Final = 200_000


class Broken(Exception):
    """What a check found."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--battle", action="append", default=[], metavar="NAME", help=say("fuzz-help.battle")
    )
    parser.add_argument(
        "--decisions", type=int, default=100_000, metavar="N", help=say("fuzz-help.decisions")
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("fuzz-help.seed"))
    parser.add_argument("--failures", default=".", metavar="FOLDER", help=say("fuzz-help.failures"))
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.decisions < 1:
        raise BadNotation(0, str(args.decisions), say("fuzz-too-few"))
    game = find_game(args.game)
    for name in args.battle:
        if name not in game.info.scenarios:
            raise BadNotation(
                0, name, say("balance-no-battle", known=", ".join(game.info.scenarios))
            )
    start = time.perf_counter()
    tested = Fuzz(game, args.failures, args.battle)
    seed = args.seed
    while tested.decisions < args.decisions:
        tested.play_one(seed, args.decisions - tested.decisions)
        seed += 1
    return tested.report(args.json, time.perf_counter() - start)


class Walk:
    """One random game, the same for the same seed whether or not it is recorded."""

    def __init__(self, game: Game, seed: int, battles: Sequence[str]) -> None:
        self.game: Final = game
        self.rng: Final = Rng(seed)
        self.scenario, self.options = random_setup(game, Rng(seed + 7_000_003), battles)
        self.made = 0

    def begin(self, recorded: bool) -> Recorder | None:
        if recorded:
            recorder = begin(self.game, self.scenario, self.options)
            self.state: State = recorder.state
            return recorder
        self.state = self.game.setup(self.scenario, self.options)
        return None

    def play(self, limit: int, recorder: Recorder | None = None) -> None:
        """Play to the end or the limit; raises any failure."""
        s = self.state
        while self.made < limit:
            step = s.pending
            if isinstance(step, Decision):
                self.check(s, step)
                self.take(s, self.choose(s, step), recorder)
            elif isinstance(step, Throw):
                self.throw(s, step, recorder)
            else:
                break
        if not isinstance(s.pending, Decision | Throw) and self.game.verdict(s) is None:
            raise Broken("the game stopped without a result")

    def choose(self, s: State, decision: Decision) -> Action:
        legal = decision.legal(s)
        if not legal:
            raise Broken(f"{decision.cite}: no legal answer")
        roll = self.rng.below(PARLEY_EVERY)
        if roll < len(PARLEYS):
            offered = self.parley(s, decision, PARLEYS[roll])
            if offered is not None:
                return offered
        return legal[self.rng.below(len(legal))]

    def parley(self, s: State, decision: Decision, text: str) -> Action | None:
        """Answers that are in no list, where the game provides them."""
        try:
            action = self.game.parse(s, text)
        except BadNotation:
            return None
        return action if decision.why_not(s, action) is None else None

    def take(self, s: State, action: Action, recorder: Recorder | None) -> None:
        self.made += 1
        if self.made > MOST_DECISIONS:
            raise Broken(f"the game does not end in {MOST_DECISIONS} decisions")
        if recorder is not None:
            recorder.act(action)
        else:
            answer(s, action)

    def throw(self, s: State, step: Throw, recorder: Recorder | None) -> None:
        faces = step.sample(self.rng)
        if recorder is not None:
            recorder.settle(faces)
        else:
            settle(s, step.read(faces))

    def check(self, s: State, decision: Decision) -> None:
        if self.made % PROBLEMS_EVERY == 0:
            problems = self.game.problems(s)
            if problems:
                raise Broken(f"problems: {'; '.join(problems)}")
        if self.made % CANDIDATES_EVERY == 0:
            check_candidates(s, decision)
        if self.made % ROUND_TRIP_EVERY == 0:
            check_round_trip(self.game, s)


def check_candidates(s: State, decision: Decision) -> None:
    """What is listed is exactly what the one predicate allows."""
    slow = {a.key() for a in decision.candidates(s) if decision.why_not(s, a) is None}
    quick = {a.key() for a in decision.legal(s)}
    if slow != quick:
        raise Broken(f"{decision.cite}: legal() differs from why_not(): {sorted(slow ^ quick)[:3]}")


def check_round_trip(game: Game, s: State) -> None:
    text = game.write(s)
    again = game.read(text)
    if game.write(again) != text:
        raise Broken("the position reads back differently")
    pending, other = s.pending, again.pending
    if isinstance(pending, Decision) and isinstance(other, Decision):
        if {a.key() for a in pending.legal(s)} != {a.key() for a in other.legal(again)}:
            raise Broken("the position read back has other legal actions")


class Fuzz:
    """Counts, and keeps a record of every game that broke."""

    def __init__(self, game: Game, folder: str, battles: Sequence[str]) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.battles: Final = battles
        self.decisions = 0
        self.games = 0
        self.finished = 0
        self.refused = 0
        self.failures: list[dict[str, object]] = []

    def play_one(self, seed: int, limit: int) -> None:
        walk = Walk(self.game, seed, self.battles)
        try:
            walk.begin(recorded=False)
        except (BadData, BadNotation):
            self.refused += 1  # options that do not go together are refused, not played
            self.decisions += 1
            return
        try:
            walk.play(limit)
        except Exception as error:  # any failure at all is what we are looking for
            self.keep(seed, walk, error)
        self.decisions += max(1, walk.made)
        self.games += 1
        self.finished += self.game.verdict(walk.state) is not None

    def keep(self, seed: int, walk: Walk, error: Exception) -> None:
        """Play the game again with a record, and save it."""
        name = str(Path(self.folder, f"fuzz-{self.game.info.key}-{seed}.battle"))
        again = Walk(self.game, seed, self.battles)
        recorder = again.begin(recorded=True)
        assert recorder is not None
        try:
            again.play(walk.made, recorder)
        except Exception:
            pass  # the record ends where the game broke
        write_text(name, recorder.record.text())
        where = traceback.extract_tb(error.__traceback__)[-1]
        self.failures.append(
            {
                "seed": seed,
                "scenario": walk.scenario,
                "options": walk.options,
                "decision": walk.made,
                "error": f"{type(error).__name__}: {error}",
                "where": f"{Path(where.filename).name}:{where.lineno}",
                "record": name,
            }
        )

    def report(self, as_json: bool, seconds: float) -> int:
        figures: dict[str, object] = {
            "decisions": self.decisions,
            "games": self.games,
            "finished": self.finished,
            "refused_setups": self.refused,
            "seconds": round(seconds, 2),
            "decisions_per_second": round(self.decisions / seconds),
        }
        if as_json:
            print_json({**figures, "failures": self.failures})
            return 1 if self.failures else 0
        out(say("fuzz-report", failures=len(self.failures), **figures))
        for failure in self.failures:
            out(say("fuzz-failure", **{k: str(v) for k, v in failure.items()}), WARNING)
        return 1 if self.failures else 0
