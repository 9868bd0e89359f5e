"""What a page complains of, and what goes over its WebSockets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Page, WebSocket

Message = dict[str, Any]
TRIES: Final = 600
PAUSE: Final = 50  # milliseconds


def wait_until(
    page: Page, holds: Callable[[], bool], found: Callable[[], object] = lambda: ""
) -> None:
    """Messages and complaints reach the test a little after they came; `found` is said if not."""
    for _ in range(TRIES):
        if holds():
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"it does not happen {found()}")


class Watch:
    """Errors and warnings of pages, breaches of the content security policy among them."""

    def __init__(self) -> None:
        self.complaints: Final[list[str]] = []
        self.allowed: Final[list[str]] = []

    def follow(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))

    def allow(self, words: str) -> None:
        """A test that provokes a complaint names it beforehand."""
        self.allowed.append(words)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or is_refusal(message):
            return
        if not any(words in message.text for words in self.allowed):
            self.complaints.append(f"{message.type}: {message.text}")


def is_refusal(message: ConsoleMessage) -> bool:
    """A refusal is an answer like another, but Chromium writes it into the console."""
    asked = message.location.get("url", "")
    return message.text.startswith("Failed to load resource") and "/api/" in asked


class Wire:
    """Every frame of every WebSocket: `sent` and `heard` in order, `text` as it was received."""

    def __init__(self) -> None:
        self.sent: Final[list[Message]] = []
        self.heard: Final[list[Message]] = []
        self.text: Final[list[str]] = []
        self.sockets: Final[list[WebSocket]] = []

    def follow(self, page: Page) -> None:
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.text.append(text)
        self.heard.append(json.loads(text))

    def of(self, kind: str) -> list[Message]:
        """The messages received of a kind."""
        return [message for message in self.heard if message["type"] == kind]

    def last(self, page: Page, kind: str) -> Message:
        """The newest message of a kind, once there is one: the page draws before we read."""
        wait_until(page, lambda: bool(self.of(kind)), lambda: f"that {kind} is heard")
        return self.of(kind)[-1]

    def acts(self) -> list[str]:
        """The orders that were sent so far."""
        return [message["action"] for message in self.sent if message["type"] == "act"]

    def expect_acts(self, page: Page, *orders: str) -> None:
        """Until these orders have been sent, before any other: warnings are asked for first."""
        wait_until(page, lambda: self.acts()[: len(orders)] == [*orders], self.acts)
