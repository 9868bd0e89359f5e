"""The soak, for seconds instead of half an hour: it plays, cuts and kills, and loses nothing."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.postgres import DATABASES
from tools.server.soak import soak


@pytest.mark.nightly
@pytest.mark.parametrize("kind", DATABASES)
@pytest.mark.timeout(180)
def test_a_short_soak_loses_nothing(
    kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.progress.SELDOM", 0.0)
    found = asyncio.run(soak(kind, seconds=8, pairs=2, pace=0.0, seed=1))
    said = capsys.readouterr().err
    assert f"journals checked: {found['games']} of {found['games']}" in said
    if found["games_finished_and_verified"]:
        assert "finished games verified: 1 of " in said
    assert found["actions_acknowledged"] > 0
    assert found["servers_killed"] > 0
