"""What an evaluation looks at: plain numbers, each with a name, as the first seat sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.games import part
from grognard.kernel.state import State

HOME: Final = "grognard.agents"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The numbers of one game; the package of its agents offers them as `Features`.

    They are counts and shares of about 1, the same many in every battle of the game. In a state
    that is a determinization, hidden cards count as what they are in it.
    """

    def names(self) -> list[str]:
        raise NotImplementedError

    def covers(self, s: State) -> bool:
        """Whether the state is of the kind that the numbers describe."""
        return True

    def of(self, s: State) -> list[float]:
        """A number for each name."""
        raise NotImplementedError


def features_of(key: str) -> Features | None:
    """The numbers that a game offers; None where it has none."""
    make: Callable[[], Features] | None = getattr(part(HOME, key), "Features", None)
    return None if make is None else make()
