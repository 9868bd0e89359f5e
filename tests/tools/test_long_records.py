"""Long records that go back and forth: read in as many steps as lines, with nobody kept waiting."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from tests.kernel.games.tinygame import BIDS
from tests.server.hosting import hosted
from tools.server.long_records import brought, long_record

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def test_a_long_record_is_as_long_as_asked_for_and_good() -> None:
    text = long_record(BIDS, "long", 203, depth=3).text()
    record = read_record(text, BIDS)
    assert len(record.entries) == 203 and verify(record, BIDS) == []


@pytest.mark.nightly
async def test_others_do_not_wait_while_somebody_sits_down_at_a_long_record(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "games.db")) as server:
        found = await brought(server, long_record(BIDS, "long", 1500, depth=3), BIDS)
    assert found["sit"] < 1.5  # seconds of work: it is 3 when each way back begins at the start
    assert found["sit_pause_ms"] < 80
