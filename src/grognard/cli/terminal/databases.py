"""Work on databases: run to its end; errors are reported in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from grognard.kernel.refusal import BadData

from .speech import say

if TYPE_CHECKING:
    from grognard.server.store.backup import Summary
    from grognard.server.store.database import Trouble

T = TypeVar("T")


def finish(work: Coroutine[Any, Any, T]) -> T:
    from grognard.server.store.database import Trouble

    try:
        return asyncio.run(work)
    except Trouble as wrong:
        raise in_words(wrong) from None


def in_words(wrong: Trouble) -> BadData:
    where = wrong.facts.get("url") or wrong.facts.get("file", "")
    return BadData(where, "", say(f"database-{wrong.code}", **wrong.facts))


def counts(summary: Summary) -> dict[str, int]:
    """What people count in a backup."""
    return {name: summary.rows.get(name, 0) for name in ("games", "entries", "people")}
