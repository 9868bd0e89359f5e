"""kill -9 of a real server at random moments under play, many times.

    ./run tool kill [--times 200] [--database sqlite|postgresql|both] [--seed 1]

After each kill every acknowledged action must be in the journal, in order, and nothing else but
what was under way; then the server is started again and the same games continue. Finished games
must verify, dice and all. PostgreSQL is started for the purpose and thrown away.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.postgres import throw_away_server, why_not
from tests.server.running import ServerProcess
from tests.server.siege.killing import kill_under_play
from tools.progress import Progress


@contextmanager
def empty_database(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder, "games.db"))
    else:
        with throw_away_server() as postgres, postgres.database() as url:
            yield url


def kill_on(kind: str, times: int, seed: int) -> None:
    begun = time.perf_counter()
    progress = Progress(f"killed on {kind}", times)
    with empty_database(kind) as database:
        server = ServerProcess(database)
        try:
            sitting = asyncio.run(kill_under_play(server, times, seed, progress.at))
        finally:
            server.kill()
    progress.over()
    print(
        f"{kind}: killed {times} times in {time.perf_counter() - begun:.0f} s; "
        f"{sitting.sent} actions acknowledged in {len(sitting.acked)} games, none lost, "
        f"none doubled; {len(sitting.finished)} games finished and verified",
        flush=True,
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    kinds = ["sqlite", "postgresql"] if args.database == "both" else [args.database]
    if "postgresql" in kinds and why_not():
        print(why_not())
        kinds.remove("postgresql")
    for kind in kinds:
        kill_on(kind, args.times, args.seed)
    return 0 if kinds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
