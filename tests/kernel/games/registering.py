"""Games registered for one test, and what other tests of the process registered kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from grognard.kernel import registry


@contextmanager
def registry_kept() -> Iterator[None]:
    """The games that are known afterwards are those that were known before."""
    known = {key: dict(versions) for key, versions in registry._games.items()}
    yield
    registry._games.clear()
    registry._games.update(known)
