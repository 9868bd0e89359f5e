"""How much a client may ask: rates as buckets that refill, and connections counted while open."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import Final

MOST_KEYS: Final = 50_000
LOOKS: Final = 2  # buckets looked at with each that is taken from: more go than can come


class Rates:
    """A bucket for each key, full at first; one that is full again is forgotten."""

    def __init__(
        self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.at_once, self.per_second = rate
        self.clock: Final = clock
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket if there is enough in it."""
        now = self.clock()
        left = self._left(key, now)
        self._put(key, left - cost if left >= cost else left, now)
        return left >= cost

    def left(self, key: str) -> float:
        """What is in the bucket now; less than nothing where more was taken than there was."""
        return self._left(key, self.clock())

    def take(self, key: str, cost: float) -> None:
        """Take from the bucket, even if it is empty."""
        now = self.clock()
        self._put(key, self._left(key, now) - cost, now)

    def _left(self, key: str, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return self.at_once
        return min(self.at_once, bucket[0] + (now - bucket[1]) * self.per_second)

    def _put(self, key: str, left: float, now: float) -> None:
        buckets = self._buckets
        buckets[key] = (left, now)
        buckets.move_to_end(key)
        for oldest in tuple(islice(buckets, LOOKS)):
            if len(buckets) > MOST_KEYS or self._left(oldest, now) >= self.at_once:
                del buckets[oldest]


class Places:
    """Connections open now: in all, of an address and of a person."""

    def __init__(self, in_all: int, of_address: int, of_person: int) -> None:
        self.in_all: Final = in_all
        self.most: Final = {"address": of_address, "person": of_person}
        self.open = 0
        self._counts: Final[dict[tuple[str, str], int]] = {}

    def take(self, address: str, person: str | None) -> bool:
        keys = place_keys(address, person)
        full = any(self._counts.get(key, 0) >= self.most[key[0]] for key in keys)
        if full or self.open >= self.in_all:
            return False
        self.open += 1
        for key in keys:
            self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def leave(self, address: str, person: str | None) -> None:
        self.open -= 1
        for key in place_keys(address, person):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]


class Shares:
    """Memory in use now, in all and by address: no address takes what is meant for all."""

    def __init__(self, in_all: int, of_address: int) -> None:
        self.in_all: Final = in_all
        self.of_address: Final = of_address
        self.used = 0
        self._used_by: Final[dict[str, int]] = {}

    def take(self, address: str, amount: int) -> None:
        self.used += amount
        left = self._used_by.get(address, 0) + amount
        if left:
            self._used_by[address] = left
        else:
            self._used_by.pop(address, None)

    def exceeded(self, address: str) -> bool:
        return self.used > self.in_all or self._used_by.get(address, 0) > self.of_address


def place_keys(address: str, person: str | None) -> list[tuple[str, str]]:
    keys = [("address", address)]
    return [*keys, ("person", person)] if person else keys


def neighbourhood(address: str) -> str:
    """What counts as one address: a household has a whole /64 of the newer kind."""
    with suppress(ValueError):
        parsed = ip_address(address)
        if isinstance(parsed, IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return address
