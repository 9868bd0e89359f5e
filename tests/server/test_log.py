"""The log is JSON, one line each, and contains no secrets."""

from __future__ import annotations

import json
import logging

import pytest

from grognard.kernel.refusal import BadNotation
from grognard.server.log import JsonLines, note, note_error


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [json.loads(JsonLines().format(record)) for record in caplog.records]


def test_a_note_is_one_line_of_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        note("started", port=8000)
    assert lines(caplog)[0]["event"] == "started"
    assert lines(caplog)[0]["port"] == 8000


def test_an_error_is_logged_by_its_kind_and_place_never_by_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    try:
        raise BadNotation(1, "c7 is in north's hand", "nothing")
    except BadNotation as error:
        note_error("room failed", error, match="m")
    line = json.dumps(lines(caplog)[0])
    assert "BadNotation" in line
    assert "test_an_error" in line
    assert "c7" not in line


def test_a_fact_that_might_be_a_secret_is_not_taken() -> None:
    with pytest.raises(ValueError, match="action"):
        note("played", action="bid c7")
