"""What every worker's process does: a question on each line, an answer on each line.

It ends when its parent does, for then nobody asks; should compiled code keep it from noticing, the
kernel's timer ends it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TextIO

from grognard.games import load

from .pool import ANSWER, ERROR, READY

if sys.platform != "win32":
    import resource

Question = dict[str, Any]
WorkOut = Callable[[Question], str]

GRACE: Final = 5.0
MEMORY: Final = 2 << 30


def answer(question: Question, work_out: WorkOut) -> str:
    """The line that answers, or says where in the program the work broke off.

    The processor time is what the asker pays: waiting for a busy machine is not their doing.
    """
    begun = time.process_time()
    try:
        word, text = ANSWER, work_out(question)
    except Exception as error:
        word, text = ERROR, f"{type(error).__name__} at {where(error)}"
    return f"{word} {time.process_time() - begun:.6f} {text}\n"


def where(error: Exception) -> str:
    """The last lines of the program that ran: no values, for they could be a seat's secrets."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))


def listen(questions: SimpleQueue[str]) -> None:
    """Read questions until the parent hangs up; that ends the process, even during work."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def serve(questions: SimpleQueue[str], answers: TextIO, patience: float, work_out: WorkOut) -> None:
    while True:
        question = json.loads(questions.get())
        set_timer(patience + GRACE)
        answers.write(answer(question, work_out))
        answers.flush()
        set_timer(0)


def set_timer(seconds: float) -> None:
    """The kernel ends this process then, even in the middle of work; 0 cancels it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def be_modest(niceness: int) -> None:
    """The server's own loop goes first, and work that uses much memory is limited to its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))


def work(arguments: list[str], work_out: WorkOut, niceness: int) -> None:
    """Answer until nobody asks; the arguments are the patience and modules that hold games."""
    patience, modules = float(arguments[0]), arguments[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # a stray print is no answer
    be_modest(niceness)
    load(on_screen=True)
    for name in modules:
        import_module(name)
    answers.write(READY.decode())
    answers.flush()
    questions: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(questions,), daemon=True).start()
    serve(questions, answers, patience, work_out)
