"""Two verifiers of the dice agree: ours, and the page docs/verify_dice.py, written from the docs.

    ./run tool proofs [--records 200] [--seed 1]

Of every game so many random matches are recorded, then left as they are, or a die is exchanged, or
the promise is said to come later: in the middle, or after everything. Both must say the same of
each: proven, not proven, or wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from grognard.games import shipped
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records.proof import PROVEN, how_proven, kinds_of_throws
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import verify
from tests.kernel.games.sealedgame import GUNNERS
from tests.kernel.games.tinygame import BIDS
from tests.miniatures.outpost.game import OUTPOST
from tests.server.matches import begun, play

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "verify_dice.py"
ANSWERS: Final = 60  # then somebody gives up
WAYS: Final = 4  # what is done to a record
FAIR, WRONG, LESS = "proven", "wrong", "not proven"

Check = Callable[[str, list[str]], tuple[int, int, str]]


def page() -> Check:
    """The check of the page, as anybody would run it."""
    spec = spec_from_file_location("verify_dice", PAGE)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    check: Check = module.check
    return check


def every_game() -> list[Game]:
    return [*shipped(), BIDS, GUNNERS, OUTPOST]


def recorded(game: Game, seed: int, fair_from: int = 0) -> Record:
    """A random match, given up after a while if it lasts."""
    scenarios = game.info.scenarios
    scenario = scenarios[seed // WAYS % len(scenarios)]  # each in every way
    match = begun(game, scenario, {}, seed % 255 + 1, fair_from)
    for _ in play(match, Rng(seed), ANSWERS):
        pass
    if match.verdict is None:
        match.fold(match.number + 1, match.propose_resign(seed % 2))
    return match.record(reveal=True)


def altered(record: Record) -> Record:
    """With the last die of all showing something else."""
    thrown = [e for e in (record.opening, *record.entries) if any(e.throws)]
    if thrown:
        faces = next(faces for faces in reversed(thrown[-1].throws) if faces)
        faces[-1] = faces[-1] % 6 + 1
    return record


def sample(game: Game, seed: int) -> Record:
    way = seed % WAYS
    if way == 1:
        return altered(recorded(game, seed))
    return recorded(game, seed, (0, 0, ANSWERS // 4, 10 * ANSWERS)[way])


def ours(record: Record, game: Game) -> str:
    if verify(record, game):
        return WRONG
    return FAIR if how_proven(record) == PROVEN else LESS


def theirs(check: Check, text: str, kinds: list[str]) -> str:
    proven, before, wrong = check(text, kinds)
    if wrong:
        return WRONG
    return FAIR if proven and not before else LESS


def agree(check: Check, game: Game, seed: int) -> str:
    """What both say of one record; raises AssertionError where they differ."""
    text = sample(game, seed).text()
    record = read_record(text, game)
    try:
        kinds = kinds_of_throws(record, game)
    except ValueError:  # a die that cannot be at all: no throw is what it says
        return WRONG
    said = ours(record, game)
    found = theirs(check, text, kinds)
    assert said == found, f"{game.info.key}, seed {seed}: we say {said}, the page says {found}"
    return said


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--records", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    check = page()
    for game in every_game():
        seeds = range(args.seed, args.seed + args.records)
        said = Counter(agree(check, game, seed) for seed in seeds)
        counted = ", ".join(f"{count} {what}" for what, count in sorted(said.items()))
        print(f"{game.info.key}: both verifiers agree on {args.records} records ({counted})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
