"""A siege of a real server: hostile messages by the thousand while others play.

    ./run tool hostile [--messages 100000] [--seed 1]

Ends with an error as soon as anything is accepted, a journal changes, a fair client is not served
or the server is not well. tests/server/siege/attacks.py says what is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.server.running import ServerProcess
from tests.server.siege.hostile import LIMITS, besiege
from tools.progress import Progress


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        database, log = str(Path(folder, "games.db")), Path(folder, "log")
        begun = time.perf_counter()
        progress = Progress("messages", args.messages)
        with ServerProcess(database, log=log, GROGNARD_LIMITS=LIMITS) as server:
            report = asyncio.run(besiege(server, args.messages, args.seed, progress.at))
        progress.over()
        assert '"level": "error"' not in log.read_text(), "the server logged an error"
    print(f"{sum(report.sent.values())} messages in {time.perf_counter() - begun:.1f} s")
    print("none was accepted, no journal has changed, the server is well")
    print(f"connections closed by the server: {report.closed}")
    print(f"fair actions meanwhile: {report.fair_actions}, ", end="")
    print(f"the slowest took {1000 * report.fair_worst:.0f} ms")
    print("answers: " + ", ".join(f"{code} {n}" for code, n in report.codes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
