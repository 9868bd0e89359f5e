"""The wire types: strict, and the same in the browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from grognard.server.wire.api import MatchTerms, NewGuest, NewMatch, Note
from grognard.server.wire.play import server_messages
from grognard.server.wire.requests import Act, Hello, client_messages
from tools.protocol import TARGET, protocol

ACT: dict[str, Any] = {"type": "act", "id": "a1", "seen": 3, "action": "bid c5"}


def read(message: object) -> object:
    return client_messages.validate_json(json.dumps(message))


def test_an_act_is_read() -> None:
    assert read(ACT) == Act(type="act", id="a1", seen=3, action="bid c5")


def test_a_whole_number_may_be_written_as_a_float() -> None:
    assert read({**ACT, "seen": 3.0}) == read(ACT)


@pytest.mark.parametrize(
    "change",
    [
        {"seen": "3"},
        {"seen": True},
        {"seen": None},
        {"seen": 3.5},
        {"seen": -1},
        {"seen": 2**31},
        {"id": ""},
        {"id": "*1"},
        {"id": "x" * 65},
        {"id": 7},
        {"action": ""},
        {"action": "x" * 1001},
        {"action": "bid\0c5"},
        {"action": ["bid c5"]},
        {"type": "acts"},
        {"seat": ""},
        {"seat": "North"},
        {"faces": [6, 6]},
    ],
)
def test_what_is_nearly_an_act_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        read({**ACT, **change})


@pytest.mark.parametrize("missing", ["type", "id", "seen", "action"])
def test_an_act_without_one_of_its_parts_is_refused(missing: str) -> None:
    with pytest.raises(ValidationError):
        read({key: value for key, value in ACT.items() if key != missing})


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"act"', "[" * 5000, "NaN", "{}"])
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        client_messages.validate_json(text)


def test_a_hello_needs_nothing_but_its_type() -> None:
    assert read({"type": "hello"}) == Hello(type="hello")


def test_a_name_is_cleaned_and_must_leave_something() -> None:
    assert NewGuest(name="  Ann  ").name == "Ann"
    with pytest.raises(ValidationError):
        NewGuest(name="\u200b")


def test_half_a_letter_is_no_text() -> None:
    with pytest.raises(ValidationError):
        Note(text="\ud800")


def test_a_reaction_is_a_number_of_seconds() -> None:
    seats = {"north": {"sitter": "me"}}
    assert MatchTerms.model_validate({"seats": seats, "reaction": 3}).reaction == 3.0
    for wrong in (-1, 121, "3", True):
        with pytest.raises(ValidationError):
            MatchTerms.model_validate({"seats": seats, "reaction": wrong})


def test_a_match_takes_no_unknown_field() -> None:
    with pytest.raises(ValidationError):
        NewMatch.model_validate({"game": "bids", "scenario": "short", "seats": {}, "seed": 1})


def test_the_browsers_types_are_those_of_the_models() -> None:
    assert TARGET.read_text(encoding="utf-8") == protocol(), "python tools/protocol.py"


def test_the_type_distinguishes_every_message_of_the_server() -> None:
    schema = server_messages.json_schema(mode="serialization")
    assert len(schema["discriminator"]["mapping"]) == len(schema["oneOf"])
