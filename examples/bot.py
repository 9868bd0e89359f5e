"""A bot that plays a whole game over the network, with nothing but the documented interface.

    grognard serve                                    in one terminal
    python examples/bot.py                            in another: against the computer
    python examples/bot.py --join LINK                sit down where somebody has invited you

It needs Python 3.11 and the package `websockets`. docs/bots.md explains every step.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

PREFERRED = ("shock", "fire", "open", "capture")
NEVER = ("resign", "offer")
PASSING = ("TOO_FAST", "TOO_MANY", "BUSY")  # not final: the same request, a little later
HOPELESS = ("NOT_SIGNED_IN", "NOT_YOUR_SEAT", "NO_SUCH_MATCH", "NO_SUCH_SEAT", "VERSION_GONE")
PATIENCE = 60.0
PAUSE = 0.5


class Server:
    """The HTTP side: who we are, and which match we play."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def call(self, method: str, path: str, body: Json | None = None) -> str:
        request = urllib.request.Request(self.url + path, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        sent = None if body is None else json.dumps(body).encode()
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(request, sent, timeout=PATIENCE) as answer:
                    return str(answer.read().decode())
            except urllib.error.HTTPError as error:
                said = error.read().decode()
                if error.code not in (429, 503) or time.monotonic() > end:
                    raise SystemExit(f"{method} {path}: {said}") from None
            time.sleep(PAUSE)

    def become_guest(self, name: str) -> None:
        if not self.token:
            self.token = json.loads(self.call("POST", "/api/people", {"name": name}))["token"]

    def play_computer(self, args: argparse.Namespace) -> tuple[Json, str]:
        """A new match against the computer, and our seat in it."""
        known = json.loads(self.call("GET", "/api/games-known"))["games"]
        game = next(game for game in known if game["key"] == args.game)
        seat = args.seat or game["seats"][0]
        seats = {key: {"sitter": "computer", "agent": args.against} for key in game["seats"]}
        seats[seat] = {"sitter": "me"}
        scenario = args.scenario or game["scenarios"][0]
        # a program needs no time to react: nothing is to be delayed for it
        terms = {"game": args.game, "scenario": scenario, "seats": seats, "reaction": 0}
        return dict(json.loads(self.call("POST", "/api/matches", terms))), seat

    def look(self, match: str, invitation: str) -> Json:
        """A match that somebody has invited us to."""
        return dict(json.loads(self.call("GET", f"/api/matches/{match}?token={invitation}")))

    def sit_down(self, match: str, seat: str, invitation: str) -> None:
        """Take the seat and give our nonce; we have seen the commitment, so it cannot change."""
        wish = {"seat": seat, "nonce": secrets.token_urlsafe(12)}
        if invitation:
            wish["token"] = invitation
        self.call("POST", f"/api/matches/{match}/join", wish)


class Player:
    """The WebSocket side: answers questions until the match is over, whatever happens between."""

    def __init__(self, server: Server, match: Json, seat: str, rng: random.Random) -> None:
        self.server = server
        self.match = match
        self.seat = seat
        self.rng = rng
        self.seen: int | None = None  # number of the last update seen
        self.unanswered: Json | None = None  # our request that nobody has answered yet
        self.requests = 0

    def play(self) -> Json:
        """To the end of the match; returns the message `ended`."""
        uri = f"{self.server.url.replace('http', 'ws', 1)}/api/matches/{self.match['id']}/play"
        headers = {"Authorization": f"Bearer {self.server.token}"}
        while True:
            try:
                with connect(uri, additional_headers=headers, proxy=None) as line:
                    return self.talk(line)
            except (OSError, WebSocketException):
                time.sleep(PAUSE)  # the connection is lost: come again and resume

    def talk(self, line: ClientConnection) -> Json:
        hello = {"type": "hello", "seat": self.seat, "last": self.seen, "views": False}
        line.send(json.dumps(hello))
        if self.unanswered:
            line.send(json.dumps(self.unanswered))  # the same id: it counts once
        while True:
            message = json.loads(line.recv(timeout=None))
            if message["type"] == "ended":
                return dict(message)
            self.hear(line, message)

    def hear(self, line: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind in ("sync", "update"):
            self.seen = message["number"]
        if kind == "update":
            for event in message["events"]:
                print(event["words"])
        elif kind == "prompt" and message["legal"] and not self.unanswered:
            self.answer(line, message)
        elif kind in ("ack", "refused"):
            self.hear_answer(line, message)

    def answer(self, line: ClientConnection, prompt: Json) -> None:
        self.requests += 1
        self.unanswered = {
            "type": "act",
            "id": f"{self.match['id']}-{self.requests}-{self.rng.randrange(1 << 30)}",
            "seen": prompt["number"],
            "action": choose([action[0] for action in prompt["legal"]], self.rng),
        }
        line.send(json.dumps(self.unanswered))

    def hear_answer(self, line: ClientConnection, answer: Json) -> None:
        """An ack ends our request; so does a final refusal, after which we look where we stand."""
        if answer["type"] == "refused" and answer["code"] in PASSING and self.unanswered:
            time.sleep(PAUSE)
            line.send(json.dumps(self.unanswered))  # the same id: it counts once
            return
        self.unanswered = None
        if answer["type"] == "ack":
            return
        print(f"refused: {answer['code']}: {answer['words']}", file=sys.stderr)
        if answer["code"] in HOPELESS:
            raise SystemExit(1)
        time.sleep(PAUSE)
        line.send(json.dumps({"type": "hello", "seat": self.seat, "last": self.seen}))


def choose(legal: list[str], rng: random.Random) -> str:
    """Attack when one can; otherwise anything that does not give the game away."""
    sensible = [action for action in legal if action.split()[0] not in NEVER] or legal
    bold = [action for action in sensible if action.split()[0] in PREFERRED]
    return rng.choice(bold or sensible)


def was_fair(match: Json, ended: Json) -> bool:
    """Whether the secret now shown is the one that was promised before anybody gave a nonce."""
    secret = bytes.fromhex(ended["secret"])
    return bool(hashlib.sha256(b"grognard dice 1\n" + secret).hexdigest() == match["commitment"])


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--token", default="", help="a token from an earlier game")
    parser.add_argument("--name", default="Bot")
    parser.add_argument("--game", default="eagles")
    parser.add_argument("--scenario", help="the game's first, if left out")
    parser.add_argument("--seat", help="the game's first, if left out")
    parser.add_argument("--against", default="sensible", help="which computer player")
    parser.add_argument(
        "--join", metavar="LINK", help="a link to a seat: URL/join#MATCH/SEAT/TOKEN"
    )
    parser.add_argument("--record", metavar="FILE", help="where to keep the record")
    parser.add_argument("--seed", type=int, help="for the same choices again")
    return parser.parse_args()


def main() -> int:
    args = read_arguments()
    server = Server(args.join.split("/join#")[0] if args.join else args.server, args.token)
    server.become_guest(args.name)
    invitation = ""
    if args.join:
        name, seat, invitation = args.join.split("#")[1].split("/")
        match = server.look(name, invitation)
    else:
        match, seat = server.play_computer(args)
    print(f"match {match['id']}, seat {seat}, commitment {match['commitment']}", flush=True)
    server.sit_down(match["id"], seat, invitation)
    ended = Player(server, match, seat, random.Random(args.seed)).play()
    fair = was_fair(match, ended)
    print(f"{ended['ending']}; the dice were {'as promised' if fair else 'NOT AS PROMISED'}")
    if args.record:
        with open(args.record, "w", encoding="utf-8") as file:
            file.write(server.call("GET", ended["record"]))
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main())
