"""docs/protocol.md names every message, every field, every request and every code, and no other."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from grognard.server.app import make_app
from grognard.server.errors import CODES
from grognard.server.settings import Settings
from grognard.server.wire.api import Strict
from grognard.server.wire.play import ServerMessage, server_messages
from grognard.server.wire.requests import ClientMessage, client_messages
from tests.docs.pages import ROOT, blocks

EXAMPLES = blocks("docs/protocol.md")
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def models(union: Any) -> dict[str, type[Strict]]:
    """The models of a union of messages by their types."""
    members = get_args(get_args(union)[0])
    return {get_args(model.model_fields["type"].annotation)[0]: model for model in members}


WAYS: list[tuple[str, dict[str, type[Strict]], TypeAdapter[Any]]] = [
    ("→", models(ClientMessage), client_messages),
    ("←", models(ServerMessage), server_messages),
]


@pytest.mark.parametrize(("arrow", "known", "adapter"), WAYS, ids=["to", "from"])
def test_every_message_has_one_example(
    arrow: str, known: dict[str, type[Strict]], adapter: TypeAdapter[Any]
) -> None:
    shown = [heading for heading in EXAMPLES if heading.startswith(arrow)]
    assert sorted(shown) == sorted(f"{arrow} {kind}" for kind in known)
    assert all(len(EXAMPLES[heading]) == 1 for heading in shown)


@pytest.mark.parametrize(("arrow", "known", "adapter"), WAYS, ids=["to", "from"])
def test_every_example_is_such_a_message_with_all_its_fields(
    arrow: str, known: dict[str, type[Strict]], adapter: TypeAdapter[Any]
) -> None:
    for kind, model in known.items():
        (text,) = EXAMPLES[f"{arrow} {kind}"]
        message = adapter.validate_json(text)
        assert type(message) is model
        assert set(json.loads(text)) == set(model.model_fields), kind
        assert json.loads(message.model_dump_json()) == json.loads(text), kind


def test_every_request_of_the_server_is_listed_and_no_other() -> None:
    paths = make_app(Settings()).openapi()["paths"]
    served = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    listed = re.findall(r"^\| `((?:GET|POST|PUT|PATCH|DELETE) \S+)`", PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(served)


def test_every_code_is_listed_with_its_status() -> None:
    listed = re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", PAGE, re.MULTILINE)
    assert {code: int(status) for code, status in listed} == CODES
    assert len(listed) == len(CODES)
