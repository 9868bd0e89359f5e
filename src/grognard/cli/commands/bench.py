"""grognard bench: how fast random play is, compiled and interpreted separately.

Each form of the rules is measured in a process of its own. With --peers, slices of random play and
of OpenSpiel's backgammon are taken in turn in that process, and the median of their ratios counts.
All are measured in seconds of the processor: what else the machine does meanwhile counts little. A
game that misses a target makes the command fail.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from typing import Any, Final

from grognard.games import PACKAGES, trials
from grognard.games import game as find_game
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import play_random
from grognard.native import running

from ..terminal.arguments import DEFAULT_GAME
from ..terminal.speech import language

FORMS: Final = ("compiled", "interpreted")
SLICE: Final = 0.25
DECISIONS_AT_ONCE: Final = 100
MID_GAME: Final = 100
CLONES: Final = 2000
CHILD: Final = (
    "import sys; from grognard.cli.commands.bench import child; sys.exit(child(sys.argv[1:]))"
)
CANNOT_MEASURE: Final = 3
TOO_SLOW: Final = 1

WORDS: Final = {
    "en": {
        "title": "{game}, {scenario}: random play, any legal answer as likely as the next",
        "compiled": "compiled",
        "interpreted": "interpreted",
        "decisions_per_second": "decisions per second",
        "games_per_second": "games per second",
        "decisions_per_game": "decisions per game",
        "microseconds_per_clone": "microseconds per clone",
        "peer": "decisions per second in OpenSpiel's backgammon, slices in turn",
        "ratio": "times as fast",
        "target": "{ratio}; the target of {target} is {met}",
        "met": "met",
        "missed": "missed",
        "no-binaries": "the rules are not compiled here (./run build compiles them)",
        "no-peer": "OpenSpiel is not installed, so there is nothing to compare with. "
        "`./run bench --peers` installs it; by hand: pip install open_spiel==2.0.2",
        "game": "the game to play (default: all; with a scenario, {usual})",
        "scenario": "its scenario (default: the one each game is measured by)",
        "seconds": "how long to play in each form (default: 3)",
        "json": "print JSON for programs",
        "peers": "compare with OpenSpiel's backgammon, side by side; fails where a target is "
        "missed",
        "bad-seconds": "{text!r} is not a number of seconds above 0, up to 3600",
    },
    "fr": {
        "title": "{game}, {scenario}\xa0: jeu au hasard, réponses permises équiprobables",
        "compiled": "compilé",
        "interpreted": "interprété",
        "decisions_per_second": "décisions par seconde",
        "games_per_second": "parties par seconde",
        "decisions_per_game": "décisions par partie",
        "microseconds_per_clone": "microsecondes par copie",
        "peer": "décisions par seconde au backgammon d'OpenSpiel, par tranches alternées",
        "ratio": "fois cette vitesse",
        "target": "{ratio}\xa0; l'objectif de {target} est {met}",
        "met": "atteint",
        "missed": "manqué",
        "no-binaries": "les règles ne sont pas compilées ici (./run build les compile)",
        "no-peer": "OpenSpiel n'est pas installé\xa0: rien à quoi se comparer. "
        "`./run bench --peers` l'installe\xa0; à la main\xa0: pip install open_spiel==2.0.2",
        "game": "le jeu (par défaut\xa0: tous\xa0; avec un scénario, {usual})",
        "scenario": "son scénario (par défaut\xa0: celui par lequel chaque jeu se mesure)",
        "seconds": "durée de jeu sous chaque forme (par défaut\xa0: 3)",
        "json": "du JSON pour les programmes",
        "peers": "comparer au backgammon d'OpenSpiel, côte à côte\xa0; échoue si un objectif est "
        "manqué",
        "bad-seconds": "{text!r} n'est pas un nombre de secondes au-dessus de 0, jusqu'à 3600",
    },
}

Figures = dict[str, float]
Forms = dict[str, Figures | None]
Slice = Callable[[float], tuple[int, float]]


class RandomPlay:
    """Random games in sequence; a game may continue from one slice to the next."""

    def __init__(self, game: Game, scenario: str, seed: int = 1) -> None:
        self.game = game
        self.scenario = scenario
        self.rng = Rng(seed)
        self.state = self.begin()
        self.finished = 0
        self.in_finished = 0
        self.in_this = 0

    def begin(self) -> State:
        return self.game.setup(self.scenario, {})

    def slice(self, seconds: float) -> tuple[int, float]:
        """Play for some seconds: decisions made, seconds taken."""
        start = time.process_time()
        made = 0
        while time.process_time() - start < seconds:
            made += self.some()
        return made, time.process_time() - start

    def some(self) -> int:
        made = play_random(self.state, self.rng, DECISIONS_AT_ONCE)
        self.in_this += made
        if made < DECISIONS_AT_ONCE:
            self.finished += 1
            self.in_finished += self.in_this
            self.in_this = 0
            self.state = self.begin()
        return made

    def decisions_per_game(self) -> float:
        while not self.finished:
            self.some()
        return self.in_finished / self.finished


class Backgammon:
    """OpenSpiel's backgammon driven from Python: one of all legal actions, sampled chance."""

    def __init__(self, spiel: Any, seed: int = 1) -> None:
        self.game = spiel.load_game("backgammon")
        self.random = random.Random(seed)

    def slice(self, seconds: float) -> tuple[int, float]:
        start = time.process_time()
        made = 0
        while time.process_time() - start < seconds:
            made += self.play_one()
        return made, time.process_time() - start

    def play_one(self) -> int:
        made = 0
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.random.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[self.random.randrange(len(actions))])
                made += 1
        return made


def measure(game: Game, scenario: str, seconds: float) -> Figures:
    """Decisions and games per second, decisions per game, microseconds per clone."""
    play = RandomPlay(game, scenario)
    play.slice(SLICE)  # interns, caches and branch predictors warm up
    made, taken = play.slice(seconds)
    per_game = play.decisions_per_game()
    return {
        "decisions_per_second": made / taken,
        "games_per_second": made / taken / per_game,
        "decisions_per_game": per_game,
        "microseconds_per_clone": microseconds_per_clone(game, scenario),
    }


def microseconds_per_clone(game: Game, scenario: str) -> float:
    """A clone of a state in the middle of a game, before anything is written to it."""
    state = mid_game(game, scenario)
    rounds = []
    for _ in range(9):
        start = time.process_time()
        for _ in range(CLONES):
            state.clone()
        rounds.append((time.process_time() - start) / CLONES)
    return median(rounds) * 1e6


def mid_game(game: Game, scenario: str) -> State:
    """The first random game that is still in progress after so many decisions."""
    for seed in range(1, 100):
        state = game.setup(scenario, {})
        play_random(state, Rng(seed), MID_GAME)
        if not state.finished:
            break
    return state


def compare(ours: Slice, theirs: Slice, seconds: float) -> Figures:
    """Slices of both in turn; the median of the ratios of neighbours."""
    ours(SLICE)
    theirs(SLICE)
    ratios, peers = [], []
    for _ in range(max(3, round(seconds / (2 * SLICE)))):
        made, taken = ours(SLICE)
        peer_made, peer_taken = theirs(SLICE)
        peers.append(peer_made / peer_taken)
        ratios.append(made / taken / peers[-1])
    return {"ratio": median(ratios), "peer_decisions_per_second": median(peers)}


def pyspiel() -> Any | None:
    """OpenSpiel's module, where it is installed."""
    try:
        return import_module("pyspiel")
    except ImportError:
        return None


def child(arguments: Sequence[str]) -> int:
    """Measure the form of the rules this process runs on, and print JSON."""
    form, key, scenario, seconds, peers = arguments
    if running() != form:
        return CANNOT_MEASURE
    game = find_game(key)
    figures = measure(game, scenario, float(seconds))
    if peers == "peers":
        rival = Backgammon(pyspiel())
        figures |= compare(RandomPlay(game, scenario).slice, rival.slice, float(seconds))
    print(json.dumps(figures))
    return 0


def measure_apart(form: str, game: str, scenario: str, args: argparse.Namespace) -> Figures | None:
    """Run `child` on one form of the rules; None where that form is not available."""
    env = {**os.environ, "GROGNARD_PURE": "1" if form == "interpreted" else ""}
    peers = "peers" if args.peers else "alone"
    words = [form, game, scenario, str(args.seconds), peers]
    done = subprocess.run([sys.executable, "-c", CHILD, *words], env=env, stdout=subprocess.PIPE)
    if done.returncode == CANNOT_MEASURE:
        return None
    done.check_returncode()
    figures: Figures = json.loads(done.stdout)
    return figures


def word(key: str) -> str:
    return WORDS[language()][key]


def report(game: str, scenario: str, figures: Forms) -> str:
    """The figures form by form, and their targets."""
    lines = [word("title").format(game=game, scenario=scenario)]
    for form, found in figures.items():
        lines += ["", *report_form(game, form, found)]
    return "\n".join(lines)


def report_form(game: str, form: str, found: Figures | None) -> list[str]:
    if found is None:
        return [f"{word(form)}: {word('no-binaries')}"]
    lines = [
        f"{word(form)}:",
        f"  {found['decisions_per_second']:>12,.0f} {word('decisions_per_second')}",
        f"  {found['games_per_second']:>12,.1f} {word('games_per_second')}",
        f"  {found['decisions_per_game']:>12,.0f} {word('decisions_per_game')}",
        f"  {found['microseconds_per_clone']:>12.2f} {word('microseconds_per_clone')}",
    ]
    if "ratio" in found:
        lines += [
            f"  {found['peer_decisions_per_second']:>12,.0f} {word('peer')}",
            f"  {found['ratio']:>12.2f} {against_target(game, form, found['ratio'])}",
        ]
    return lines


def against_target(game: str, form: str, ratio: float) -> str:
    """The target of a ratio, where there is one."""
    target = target_of(game, form)
    if target is None:
        return word("ratio")
    met = word("met" if ratio >= target else "missed")
    return word("target").format(ratio=word("ratio"), target=target, met=met)


def target_of(game: str, form: str) -> float | None:
    target: float | None = getattr(trials(game), "SPEED", {}).get(form)
    return target


def is_too_slow(game: str, figures: Forms) -> bool:
    """Whether a form that was measured against its peer misses its target."""
    for form, found in figures.items():
        target = target_of(game, form)
        if found and target is not None and found.get("ratio", target) < target:
            return True
    return False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", help=word("game").format(usual=DEFAULT_GAME))
    parser.add_argument("--scenario", metavar="NAME", help=word("scenario"))
    parser.add_argument(
        "--seconds", type=seconds_of, default=3.0, metavar="S", help=word("seconds")
    )
    parser.add_argument("--json", action="store_true", help=word("json"))
    parser.add_argument("--peers", action="store_true", help=word("peers"))


def seconds_of(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(word("bad-seconds").format(text=text))
    return seconds


def chosen(args: argparse.Namespace) -> list[tuple[str, str]]:
    """The games to measure, each with its scenario; raises BadNotation and BadData."""
    if args.scenario is not None:
        keys = [args.game or DEFAULT_GAME]
    else:
        keys = [args.game] if args.game else list(PACKAGES)
    games = []
    for key in keys:
        game = find_game(key)
        usual = getattr(trials(key), "SCENARIO", game.info.scenarios[0])
        games.append((key, args.scenario or usual))
        game.setup(games[-1][1], {})
    return games


def run(args: argparse.Namespace) -> int:
    """Measure both forms and print the results; raises BadNotation and BadData."""
    games = chosen(args)
    if args.peers and pyspiel() is None:
        print(word("no-peer"), file=sys.stderr)
        return 1
    slow = False
    found = []
    for number, (key, scenario) in enumerate(games):
        figures = {form: measure_apart(form, key, scenario, args) for form in FORMS}
        slow = slow or is_too_slow(key, figures)
        found.append({"game": key, "scenario": scenario, **figures})
        if not args.json:
            print("\n" * bool(number) + report(key, scenario, figures), flush=True)
    if args.json:
        print(json.dumps(found, indent=2))
    return TOO_SLOW if slow else 0
