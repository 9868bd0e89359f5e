"""Work that people and addresses may use, in milliseconds that were measured.

A budget fills by so much a second. Work for somebody is charged to theirs afterwards, since its
cost is known only then. With an empty budget no more questions are accepted; actions continue for a
while on credit, so that people who have asked a lot may still play.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from .limits import Rates

Rate = tuple[float, float]
MS: Final = 1000.0


class WorkLimits:
    def __init__(
        self,
        of_person: Rate,
        of_address: Rate,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rates: Final = (Rates(of_person, clock), Rates(of_address, clock))

    def purse(self, person: str, address: str) -> Purse:
        return Purse(self._rates, (person, address))


class Purse:
    """Of one person at one address: both must have something left."""

    def __init__(self, rates: tuple[Rates, Rates], keys: tuple[str, str]) -> None:
        self._rates: Final = rates
        self._keys: Final = keys

    def may_ask(self) -> bool:
        return all(rates.left(key) > 0 for rates, key in self._pairs())

    def may_act(self) -> bool:
        """Also on credit, as much as a full purse holds."""
        return all(rates.left(key) > -rates.at_once for rates, key in self._pairs())

    def pay(self, seconds: float) -> None:
        """Nothing costs more than a full purse: what took very long was hardly meant so."""
        for rates, key in self._pairs():
            rates.take(key, min(MS * seconds, rates.at_once))

    @contextmanager
    def paying(self) -> Iterator[None]:
        """For work in the server's own loop, which must not wait for anything meanwhile.

        A busy machine makes nothing cost more: processor time counts.
        """
        begun = time.thread_time()
        try:
            yield
        finally:
            self.pay(time.thread_time() - begun)

    def _pairs(self) -> Iterator[tuple[Rates, str]]:
        return zip(self._rates, self._keys, strict=True)
