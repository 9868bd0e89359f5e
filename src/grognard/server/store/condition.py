"""How well a database accepts writes: what is wrong with it now, said once in the log.

Reading may continue while nothing can be stored (a full disk, another program that holds the file),
so whether a server is well is known by its writes.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ..log import note

SLOW: Final = 2.0  # seconds that a write may take before the server counts as unwell
BUSY: Final = "busy"


class Trouble(Exception):
    """The database or a backup cannot be used; `code` names the words that say why."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(" ".join([code, *(f"{key}={value}" for key, value in facts.items())]))
        self.code: Final = code
        self.facts: Final = facts


class Condition:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._failed = ""
        self._under_way: Final[dict[object, float]] = {}

    @property
    def reason(self) -> str:
        """Why nothing can be stored now, as the code of a Trouble; empty when all is well."""
        longest = self._clock() - min(self._under_way.values(), default=self._clock())
        return self._failed or (BUSY if longest > SLOW else "")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Around every write; other failures than Trouble are no fault of the database's."""
        key = object()
        self._under_way[key] = self._clock()
        try:
            yield
        except Trouble as trouble:
            self._note(trouble.code)
            raise
        else:
            self._note("")
        finally:
            del self._under_way[key]

    def _note(self, code: str) -> None:
        if code == self._failed:
            return
        self._failed = code
        if code:
            note("the database takes nothing", logging.ERROR, reason=code)
        else:
            note("the database works again")
