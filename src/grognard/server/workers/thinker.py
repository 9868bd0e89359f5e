"""The program of one computer player's process: a question on each line, an answer on each line.

It knows nothing but the position in the question, which was dealt anew from what one seat may
see. It ends when its parent does, for then nobody asks; should a compiled search keep it from
noticing, the kernel's timer ends it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TextIO

from grognard.agents import AT_ONCE, guessing_seed, make
from grognard.games import load
from grognard.kernel.dice import Rng
from grognard.kernel.registry import find
from grognard.kernel.seen import Seen

from .thinkers import READY

if sys.platform != "win32":
    import resource

Question = dict[str, Any]

GRACE: Final = 5.0
MEMORY: Final = 2 << 30
NICENESS: Final = 5


def answer(question: Question) -> dict[str, str]:
    """The answer in notation, or where in the program the thought broke off."""
    try:
        return {"answer": think(question)}
    except Exception as error:
        return {"error": type(error).__name__, "where": where(error)}


def think(question: Question) -> str:
    game = find(question["game"], question["version"])
    position, seed = game.read(question["position"]), question["seed"]
    seen = Seen(game, position, question["seat"], Rng(guessing_seed(seed)))
    thought = make(question["agent"], seed).think(seen, AT_ONCE)
    return seen.key(seen.guess, thought.action)


def where(error: Exception) -> str:
    """The last lines of the program that ran: no values, for they could be a seat's secrets."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))


def listen(questions: SimpleQueue[str]) -> None:
    """Hear questions until the parent hangs up; that ends the process, whatever it thinks of."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def serve(questions: SimpleQueue[str], answers: TextIO, patience: float) -> None:
    while True:
        question = json.loads(questions.get())
        set_timer(patience + GRACE)
        answers.write(json.dumps(answer(question)) + "\n")
        answers.flush()
        set_timer(0)


def set_timer(seconds: float) -> None:
    """The kernel ends this process then, whatever it is doing; 0 lets it live."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_modest() -> None:
    """The server's own loop goes first, and a search that eats memory eats no more than its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))


def main(arguments: list[str]) -> None:
    patience, modules = float(arguments[0]), arguments[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # a stray print is no answer
    be_modest()
    load()
    for name in modules:
        import_module(name)
    answers.write(READY.decode())
    answers.flush()
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    serve(questions, answers, patience)


if __name__ == "__main__":
    main(sys.argv[1:])
