"""Many games at once in several processes, with observations and masks in shared memory.

    with Vector("eagles", games=64, workers=2) as play:
        masks = play.reset(seed=1)
        rewards, over = play.step(some_answers)

Row i of every array is game i as the seat sees it that is asked there. A game that is over begins
again at once; its rewards are those of its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from grognard.games import game as find_game
from grognard.kernel.dice import Rng
from grognard.kernel.refusal import BadData

from .encoding import ANSWERS, FEATURES
from .play import begin

SEATS: Final = 2
RESET: Final = "reset"
STEP: Final = "step"
END: Final = "end"
Asked = tuple[str, str | None, dict[str, str]]


class Board:
    """The arrays of some games; processes that open the same memory see the same."""

    LAYOUT: Final[Sequence[tuple[str, Any, tuple[int, ...]]]] = (
        ("observations", np.float32, (FEATURES,)),
        ("masks", np.int8, (ANSWERS,)),
        ("seats", np.int64, ()),
        ("answers", np.int64, ()),
        ("rewards", np.float32, (SEATS,)),
        ("over", np.bool_, ()),
    )

    def __init__(self, games: int, name: str | None = None) -> None:
        size = games * sum(
            np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in self.LAYOUT
        )
        self.memory: Final = SharedMemory(name, create=name is None, size=size)
        self.arrays: Final[dict[str, NDArray[Any]]] = {}
        place = 0
        for label, kind, shape in sorted(self.LAYOUT, key=lambda row: -np.dtype(row[1]).itemsize):
            array: NDArray[Any] = np.ndarray((games, *shape), kind, self.memory.buf, place)
            self.arrays[label] = array
            place += array.nbytes

    def close(self) -> None:
        self.arrays.clear()
        self.memory.close()


class Vector:
    """Games in lockstep: one answer for each at every step."""

    def __init__(
        self,
        game: str,
        battle: str | None = None,
        options: Mapping[str, str] | None = None,
        games: int = 64,
        workers: int = 1,
    ) -> None:
        if len(find_game(game).info.seats) != SEATS:
            raise BadData(game, "", f"{SEATS} seats are expected")
        asked: Asked = (game, battle, dict(options or {}))
        self.games: Final = games
        self.board: Final = Board(games)
        context = get_context("spawn")
        bounds = np.linspace(0, games, max(1, min(workers, games)) + 1).astype(int).tolist()
        self.hands: Final[list[tuple[Any, Connection]]] = []
        for low, high in pairwise(bounds):
            ours, theirs = context.Pipe()
            facts = (theirs, asked, self.board.memory.name, games, range(low, high))
            process = context.Process(target=serve, args=facts, daemon=True)
            process.start()
            theirs.close()
            self.hands.append((process, ours))

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def observations(self) -> NDArray[np.float32]:
        return self.board.arrays["observations"]

    @property
    def masks(self) -> NDArray[np.int8]:
        return self.board.arrays["masks"]

    @property
    def seats(self) -> NDArray[np.int64]:
        """Who is asked in each game."""
        return self.board.arrays["seats"]

    def reset(self, seed: int = 0) -> NDArray[np.int8]:
        """Begin all games; the masks of their first answers. Game i has the seed `seed + i`."""
        self.tell((RESET, seed))
        return self.masks

    def step(
        self, answers: Sequence[int] | NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Give one answer in each game: what each seat has won, and which games were over."""
        self.board.arrays["answers"][:] = answers
        self.tell((STEP, 0))
        return self.board.arrays["rewards"], self.board.arrays["over"]

    def tell(self, order: tuple[str, int]) -> None:
        for _, wire in self.hands:
            wire.send(order)
        said = [wire.recv() for _, wire in self.hands]
        for wrong in filter(None, said):
            raise ValueError(wrong)

    def close(self) -> None:
        for process, wire in self.hands:
            wire.send((END, 0))
            process.join()
            wire.close()
        self.hands.clear()
        self.board.close()
        self.board.memory.unlink()


# In the processes


def serve(wire: Connection, asked: Asked, name: str, games: int, numbers: range) -> None:
    """Follow commands until the pipe is closed."""
    board = Board(games, name)
    rows = [Row(board, number, asked) for number in numbers]
    while True:
        try:
            order, seed = wire.recv()
        except (EOFError, OSError):
            order = END
        if order == END:
            break
        wire.send(obey(rows, order, seed))
    rows.clear()
    board.close()


def obey(rows: list[Row], order: str, seed: int) -> str:
    """What went wrong, or nothing."""
    try:
        for row in rows:
            row.reset(seed) if order == RESET else row.step()
    except ValueError as wrong:
        return str(wrong)
    return ""


class Row:
    """One game of many, and its row of the board."""

    def __init__(self, board: Board, number: int, asked: Asked) -> None:
        self.number: Final = number
        self.arrays: Final = board.arrays
        self.asked: Final = asked

    def reset(self, seed: int) -> None:
        self.rng = Rng(seed + self.number)
        self.arrays["rewards"][self.number] = 0
        self.arrays["over"][self.number] = False
        self.begin()

    def begin(self) -> None:
        self.play = begin(*self.asked)
        self.play.throw_on(self.rng)
        self.show()

    def step(self) -> None:
        self.play.take(int(self.arrays["answers"][self.number]))
        self.play.throw_on(self.rng)
        self.arrays["over"][self.number] = self.play.is_over
        self.arrays["rewards"][self.number] = self.play.rewards()
        if self.play.is_over:
            self.begin()
        else:
            self.show()

    def show(self) -> None:
        seat = self.play.seat
        assert seat is not None
        self.arrays["seats"][self.number] = seat
        self.arrays["observations"][self.number] = self.play.features(seat)
        self.arrays["masks"][self.number] = self.play.mask(seat)


def at_random(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[Any]:
    """One of the answers offered in each game, each as likely as any other."""
    weights = random.random(masks.shape, np.float32)
    found: NDArray[Any] = np.argmax(weights * masks, axis=1)
    return found
