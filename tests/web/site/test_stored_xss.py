"""Everything people write into a field is shown as it is written, on every page that shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.web.lobby import call, sign_in, sit

Visitor = Callable[..., Page]

EVIL: Final = "<img src=x onerror=pwned=1>"
ARMY: Final = f"""british: {EVIL}
commander: {EVIL}
b1 24 drilled: {EVIL}
b2 24 drilled: {EVIL}"""
TELL: Final = """
({ match, seat, messages }) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/play`);
  let left = messages.length;
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: "hello", seat, last: null, lang: "en" });
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "sync") messages.forEach((each, n) => say({ id: `evil${n}`, ...each }));
    if (message.type === "refused") fail(new Error(message.words));
    if (message.type === "ack" && (left -= 1) === 0) { socket.close(); done(); }
  };
})
"""
CLEAN: Final = "() => window.pwned === undefined && document.querySelector('img[src=x]') === null"


def tell(page: Page, match: str, seat: str, *messages: dict[str, Any]) -> None:
    page.evaluate(TELL, {"match": match, "seat": seat, "messages": list(messages)})


def is_shown(page: Page, path: str) -> None:
    """A page shows the words themselves, and has made nothing of them."""
    page.goto(path)
    expect(page.get_by_text(EVIL, exact=False).first).to_be_attached()
    assert page.evaluate(CLEAN)


def test_what_people_write_is_shown_and_never_run(page: Page, visitor: Visitor) -> None:
    ann, bob = page, visitor()
    sign_in(ann, EVIL)
    sign_in(bob, EVIL)
    seats = {"red": {"sitter": "me"}, "blue": {"sitter": "open"}}
    wish = {"game": "march", "scenario": "open", "seats": seats, "options": {"red-army": ARMY}}
    match = call(ann, "POST", "/api/matches", {**wish, "listed": True})["id"]
    is_shown(bob, "/")
    is_shown(bob, f"/join#{match}/blue")
    sit(bob, match, "blue")
    sit(ann, match, "red")
    call(bob, "PUT", f"/api/matches/{match}/note", {"text": EVIL})
    tell(bob, match, "blue", {"type": "chat", "text": EVIL})
    is_shown(bob, f"/match/{match}")
    tell(bob, match, "blue", {"type": "resign"})
    is_shown(ann, "/")
    record = ann.request.get(f"/api/matches/{match}/record").text()
    kept = call(ann, "POST", "/api/records", {"record": record, "seats": seats})["id"]
    for over in (match, kept):
        is_shown(ann, f"/replay/{over}")
