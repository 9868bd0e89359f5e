"""docs/bots.md: what it asks writers of bots to send can be sent, and its figures are true."""

from __future__ import annotations

import hashlib
import hmac
import re

import pytest

from grognard.kernel.records.fair import Stream, commitment
from grognard.server.errors import CODES
from grognard.server.rooms.seating import LIVE_REACTION
from grognard.server.settings import PUBLIC_LIMITS, Limits, Settings
from grognard.server.wire.api import Join, NewGuest, NewMatch, Strict
from grognard.server.wire.requests import ClientMessage, client_messages
from tests.docs.pages import ROOT, blocks

EXAMPLES = blocks("docs/bots.md")
PAGE = (ROOT / "docs/bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("heading", "model"),
    [
        ("1. A token", NewGuest),
        ("2. A match", NewMatch),
        ("3. Commitment and nonce", Join),
    ],
)
def test_every_body_can_be_sent(heading: str, model: type[Strict]) -> None:
    (text,) = EXAMPLES[heading]
    model.model_validate_json(text)


def test_the_messages_of_the_example_can_be_sent() -> None:
    said = re.findall(r"^    you +(\{.*\})$", PAGE, re.MULTILINE)
    messages: list[ClientMessage] = [
        client_messages.validate_json(text.replace("one of legal", '"end"')) for text in said
    ]
    assert [message.type for message in messages] == ["hello", "act"]


def test_every_code_it_names_is_a_code() -> None:
    named = set(re.findall(r"`([A-Z]+(?:_[A-Z]+)+|OVER|STALE|BUSY|ILLEGAL|UNREADABLE)`", PAGE))
    assert named - {"GROGNARD_LIMITS"} <= set(CODES)


def test_the_limits_are_those_of_the_settings() -> None:
    own, public = Limits(), PUBLIC_LIMITS
    assert [own.message_bytes, own.body_bytes] == [8 * 1024, 64 * 1024]
    assert [own.messages, public.messages] == [(200, 50), (60, 15)]
    assert [public.connections_of_person, own.unsent_messages] == [32, 256]
    assert [own.idle_seconds, public.idle_seconds] == [3600, 900]
    assert [LIVE_REACTION, Settings().quiet] == [6, 0.5]


def test_the_commitment_is_made_as_it_says() -> None:
    secret = bytes(range(32))
    assert r'sha256("grognard dice 1\n" + secret)' in PAGE
    assert hashlib.sha256(b"grognard dice 1\n" + secret).hexdigest() == commitment(secret)


def test_dice_can_be_worked_out_as_it_says() -> None:
    """Written from the page alone; the server's own stream gives the same."""
    secret, link = bytes(range(32)), hashlib.sha256(b"the line before").hexdigest()
    stream = Stream(secret, ["one", "two"], 7, link)
    words = []
    for k in range(20):
        block = hmac.new(secret, f"one\ntwo\n7\n{link}\n{k}".encode(), "sha256").digest()
        words += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    fair = [word % 6 for word in words if word < (1 << 32) // 6 * 6]
    assert [stream.below(6) for _ in range(100)] == fair[:100]
