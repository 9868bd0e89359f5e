"""Procedures: pieces of the sequence of play, and the steps they hand to the umpire."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, dataclass_transform

from mypy_extensions import i64, mypyc_attr

from .procedure_source import complete
from .refusal import BrokenRule

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What a procedure hands back: a Decision, a Throw, a Procedure to run first, or DONE."""


class Done(Step):
    """This procedure is over."""


DONE: Final = Done()


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step):
    """A piece of the sequence of play in progress; as a step, run before going on.

    It declares its fields: ids, ints, bools and at most one list of ints, the last, which is
    replaced and never changed, since copies share it. What follows from them is written for it
    (`procedure_source`), and so is `step` where it lists its paragraphs in `STAGES`.

    The umpire counts `stage` up before each step; set it to repeat a paragraph. A stage
    that waits (returns a Decision or a Throw) changes nothing, so that a saved game can
    ask again. After its last paragraph a procedure is over.
    """

    STAGES: ClassVar[tuple[str, ...]] = ()
    stage: i64 = 0

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        complete(cls, DONE)

    def step(self, s: State) -> Step:
        raise NotImplementedError

    @staticmethod
    def blank() -> Procedure:
        """One to be restored."""
        raise NotImplementedError

    def copy(self) -> Procedure:
        raise NotImplementedError

    def fields(self) -> list[int]:
        """What a saved game must keep in addition to the stage."""
        raise NotImplementedError

    def restore(self, fields: list[int]) -> None:
        """Take back what `fields` gave."""
        raise NotImplementedError


class Procedures:
    """The procedures of a game by their names: saved games need them."""

    def __init__(self) -> None:
        self.makers: Final[dict[str, Callable[[], Procedure]]] = {}

    def register(self, *classes: type[Procedure]) -> None:
        for cls in classes:
            self.makers[cls.__name__] = cls.blank

    def knows(self, name: str) -> bool:
        return name in self.makers

    def make(self, name: str, fields: list[int]) -> Procedure:
        """A procedure by its class name, with what its `fields` once gave."""
        if name not in self.makers:
            raise BrokenRule(f"no procedure is called {name}")
        made = self.makers[name]()
        made.restore(fields)
        return made
