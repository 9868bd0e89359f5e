"""Ways to a table: through the lobby as a player goes, or over HTTP where a test needs more."""

from __future__ import annotations

import secrets
from typing import Any, Final

from playwright.sync_api import Page, expect

Json = dict[str, Any]

FIRST_DECISION: Final = 20_000  # milliseconds
DECISION: Final = '[data-order]:not([data-order="undo"])'


def open_lobby(page: Page) -> None:
    page.goto("/")
    expect(page.locator("input[name=battle]").first).to_be_attached()


def choose(page: Page, question: str, value: str) -> None:
    """Choose an answer of the lobby by its radio button's value."""
    answer = page.locator(f'input[name="{question}"][value="{value}"]')
    folded = page.locator("details:not([open])", has=answer).locator("summary")
    if folded.count():
        folded.first.click()
    answer.locator("xpath=ancestor::label").first.click()
    expect(answer).to_be_checked()


def wait_for_decision(page: Page) -> None:
    """Until it is one's turn to choose something."""
    page.locator(DECISION).first.wait_for(timeout=FIRST_DECISION)


def start_game(
    page: Page, battle: str = "waterloo", side: str = "french", opponent: str = "computer soldier"
) -> str:
    """A new game from the lobby; returns its id once there is something to decide."""
    open_lobby(page)
    choose(page, "battle", battle)
    choose(page, "side", side)
    choose(page, "opponent", opponent)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/match/*")
    wait_for_decision(page)
    return page.url.rpartition("/")[2]


# Over HTTP, with the cookie of the page


def call(page: Page, method: str, path: str, body: Json | None = None) -> Json:
    answer = page.request.fetch(path, method=method, data=body)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    found: Json = answer.json()
    return found


def sign_in(page: Page, name: str = "Ann") -> Json:
    """Become somebody; a page that is somebody already stays so."""
    if page.request.get("/api/people/me").ok:
        return call(page, "GET", "/api/people/me")
    return call(page, "POST", "/api/people", {"name": name})


def make_match(page: Page, **wish: Any) -> Json:
    """A match by its wire form; `seats` are words: me, open, or the name of a computer."""
    sign_in(page)
    seats = wish.pop("seats", {"french": "me", "allied": "me"})
    sitters = {
        seat: {"sitter": who} if who in ("me", "open") else {"sitter": "computer", "agent": who}
        for seat, who in seats.items()
    }
    if "position" not in wish:
        wish.setdefault("scenario", "waterloo")
    made = call(page, "POST", "/api/matches", {"game": "eagles", "seats": sitters, **wish})
    for seat, who in seats.items():
        if who == "me":
            sit(page, made["id"], seat)
    return made


def sit(page: Page, match: str, seat: str, token: str | None = None) -> Json:
    body = {"seat": seat, "nonce": secrets.token_urlsafe(16)}
    extra = {"token": token} if token else {}
    return call(page, "POST", f"/api/matches/{match}/join", body | extra)


# Over the WebSocket, where only the outcome counts

PLAY_ON = """
({ match, most, seats }) => new Promise((done, fail) => {
  let fired = 0;
  const chosen = (legal) => {
    const fire = fired < most ? legal.find((each) => each.startsWith("fire ")) : undefined;
    if (fire) fired += 1;
    const all = ["end", "ready", "pass", "stay", "keep", "fire", "done"];
    const plain = all.find((each) => legal.includes(each));
    return fire ?? plain ?? legal.find((each) => each.startsWith("pass ")) ?? legal[0];
  };
  const sockets = seats.map((seat) => {
    const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/play`);
    const hello = { type: "hello", seat, last: null, lang: "en" };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "ended") {
        for (const each of sockets) each.close();
        done(message);
      }
      if (message.type === "refused") fail(new Error(message.words));
      if (message.type !== "prompt" || !message.legal.length) return;
      const id = `${seat}${message.number}`;
      socket.send(JSON.stringify({
        type: "act", id, seen: message.number, seat,
        action: chosen(message.legal.map(([text]) => text)),
      }));
    };
    return socket;
  });
})
"""


def finish(
    page: Page, match: str, shots: int = 4, seats: tuple[str, str] = ("french", "allied")
) -> Json:
    """Play both seats of one's own match to the end: a few shots, and else what one must."""
    ended: Json = page.evaluate(PLAY_ON, {"match": match, "most": shots, "seats": seats})
    return ended
