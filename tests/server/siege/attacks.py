"""What a hostile client sends: nothing in it may be carried out.

Each attack is one frame. Those that need to know the match (its number, what is legal, what was
acknowledged) take it from a Target, so that everything about them is right but one thing.
"""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]
Frame = str | bytes
Attack = Callable[["Target", random.Random], Frame]

ODD_VALUES: Final[list[Any]] = [
    None, True, False, 0, -1, 1.5, 77.0, 2**31, 2**63, -(2**70), 1e308, "", "0", " ", "\n", "🦅",
    "x" * 300, [], [[]], {}, {"$ne": None}, ["french"], "french ", "FRENCH", "../../etc/passwd",
    "'; drop table entries; --", "\u202e", "%00", "{{7*7}}",
]  # fmt: skip
# what the journal itself writes: none of it may be said by a player
TABLE_WORDS: Final = [
    "* back 0 {seat}", "* back 1 {seat} agreed", "* resign {other}", "* draw", "* time {other}",
    "* give {seat} left 1", "* pass {seat} 0",
    "*", "end {seat} resigned", "open", "{legal} : 6 6 6", "{legal} #0123456789ab",
    "{legal}\n2 * resign {other}", "0 : 1 1 1", "1 {legal}", "{legal} / {legal}", "{legal}\u2028x",
]  # fmt: skip
# the possible contents of a hand or a tape; everybody may ask, and it must have no effect
HELD: Final = [
    "halt", "advance 7.5", "advance 99999999999999999999", "advance -3", "advance nan",
    "back 1e308", "wheel left 720", "wheel right 0.0000001", ", , ,", "advance",
    "wheel left 30, " * 60 + "halt", "place b1 60,20 0 line detach 8",
    "place b1 1e9,1e9 1e9 square detach -1", "commander 0,0",
    "screen b1 60,27 0 gap 99999", "ride 60,35", "ride 9999999999,9999999999", "attack b1 > f2",
    "attack b1 > b1", "b1", "b1 > f2", "f2.screen > b1", "b1 > b1 > b1", ">", "60,27.5",
    "60,27.5 > b1", "commander red", "commander nobody", "b1\u202e", "٦٠,٦٠", "🦅 > 🦅",
    "c1", "015 > 130", "AC#1",
]  # fmt: skip


@dataclass
class Target:
    """A match as its attacker knows it: the seat, the number, what could rightly be answered."""

    seat: str
    other: str
    number: int
    legal: list[str] = field(default_factory=list)
    forbidden: list[str] = field(default_factory=list)
    spent: list[Json] = field(default_factory=list)
    made: int = 0

    def request_id(self) -> str:
        self.made += 1
        return f"hostile-{self.made}"

    def act(self, **changes: Any) -> Json:
        """An act that would be carried out, were it not for the changes."""
        action = self.legal[0] if self.legal else "end"
        usual = {"type": "act", "id": self.request_id(), "seen": self.number, "action": action}
        return {**usual, **changes}


def noise(target: Target, rng: random.Random) -> Frame:
    return "".join(rng.choice(string.printable) for _ in range(rng.randrange(1, 200)))


def binary(target: Target, rng: random.Random) -> Frame:
    return json.dumps(target.act()).encode() if rng.random() < 0.5 else rng.randbytes(40)


def cut_short(target: Target, rng: random.Random) -> Frame:
    text = json.dumps(target.act())
    return text[: rng.randrange(len(text))]


def not_an_object(target: Target, rng: random.Random) -> Frame:
    return json.dumps(rng.choice([[target.act()], "act", 7, None, True, [target.act()] * 3]))


def not_quite_json(target: Target, rng: random.Random) -> Frame:
    text = json.dumps(target.act())
    unseen = json.dumps(target.act(seen="?"))
    return rng.choice(
        [
            text + text,
            text.replace('"', "'"),
            unseen.replace('"?"', "NaN"),
            unseen.replace('"?"', f"0000{target.number}"),
            unseen.replace('"?"', "9" * 5000),
            unseen.replace('"?"', f"{target.number}e"),
            text[:-1] + ",}",
            "\ufeff" + text,
            text.replace('"act"', '"\\ud800"'),
        ]
    )


def deep(target: Target, rng: random.Random) -> Frame:
    depth = rng.randrange(100, 3500)
    opening, closing = rng.choice([("[", "]"), ('{"a":', "}")])
    return opening * depth + "1" + closing * rng.choice([0, depth])


def oversized(target: Target, rng: random.Random) -> Frame:
    return json.dumps(target.act(action="x" * rng.choice([9_000, 70_000, 2_000_000])))


def odd_type(target: Target, rng: random.Random) -> Frame:
    kinds = ["", "ACT", "acts", "ack", "update", "ended", "sync", "__proto__", "hello\0", "welcome"]
    return json.dumps(target.act(type=rng.choice([*kinds, *ODD_VALUES])))


def odd_field(target: Target, rng: random.Random) -> Frame:
    act = target.act()
    name = rng.choice(["id", "seen", "action", "seat"])
    act[name] = rng.choice(ODD_VALUES)
    fits: dict[str, list[Any]] = {"id": ["0", "FRENCH"], "seat": [None], "seen": [target.number]}
    if act[name] in fits.get(name, []):
        act[name] = fits[name]
    return json.dumps(act)


def missing_field(target: Target, rng: random.Random) -> Frame:
    act = target.act()
    del act[rng.choice(["type", "id", "seen", "action"])]
    return json.dumps(act)


def extra_field(target: Target, rng: random.Random) -> Frame:
    name = rng.choice(["faces", "dice", "force", "number", "person", "__class__", "Seat"])
    return json.dumps(target.act(**{name: rng.choice(ODD_VALUES)}))


def stale(target: Target, rng: random.Random) -> Frame:
    gap = rng.choice([-1, 1, 2, 1000, -target.number - 1, 2**31 - 2 - target.number])
    seen = target.number + gap
    return json.dumps(target.act(seen=seen if seen != target.number else seen + 1))


def wrong_seat(target: Target, rng: random.Random) -> Frame:
    return json.dumps(target.act(seat=rng.choice([target.other, "nobody", "spectator", "a", "-"])))


def forbidden(target: Target, rng: random.Random) -> Frame:
    """What the rules refuse, where the attacker can know it."""
    if not target.forbidden:
        return recombined(target, rng)
    return json.dumps(target.act(action=rng.choice(target.forbidden)))


def recombined(target: Target, rng: random.Random) -> Frame:
    """Words of legal actions, put together in other ways."""
    words = " ".join([*target.legal, "fire move bid c1 c99 > AC#9 end pass 001"]).split()
    text = " ".join(rng.choice(words) for _ in range(rng.randrange(1, 6)))
    return json.dumps(target.act(action=f"{text} !"))


def table_line(target: Target, rng: random.Random) -> Frame:
    legal = target.legal[0] if target.legal else "end"
    text = rng.choice(TABLE_WORDS).format(seat=target.seat, other=target.other, legal=legal)
    return json.dumps(target.act(action=text))


def repeated(target: Target, rng: random.Random) -> Frame:
    """A request that was answered once, the same again or with other contents under its id."""
    if not target.spent:
        return stale(target, rng)
    request = dict(rng.choice(target.spent))
    if rng.random() < 0.5 and target.legal:
        request |= {"action": rng.choice(target.legal), "seen": target.number}
    return json.dumps(request)


def without_ground(target: Target, rng: random.Random) -> Frame:
    """Requests that need something first: an offer, a passed deadline, an act to take back."""
    name = target.request_id()
    return json.dumps(
        rng.choice(
            [
                {"type": "reply", "id": name, "what": "draw", "accept": True},
                {"type": "reply", "id": name, "what": "takeback", "accept": True},
                {"type": "claim", "id": name},
                {"type": "claim", "id": name, "seat": target.other},
                {"type": "resign", "id": name, "seat": target.other},
                {"type": "undo", "id": name, "seen": target.number + 1},
                {"type": "undo", "id": name, "seen": target.number, "seat": target.other},
                {"type": "offer", "id": name, "what": "draw", "seat": target.other},
                {"type": "offer", "id": name, "what": "everything"},
                {"type": "order", "id": name, "prefix": "", "reply": "play"},
                {"type": "hello", "seat": target.other},
                {"type": "hello", "seat": target.seat, "last": -1},
            ]
        )
    )


def idle_question(target: Target, rng: random.Random) -> Frame:
    """Reaches and measurements of anything held in hand, from a client that may ask or may not."""
    words = [*HELD, *map(str, ODD_VALUES), *target.legal, *target.forbidden]
    what = rng.choice(["reach", "measure", "reach", "measure", "odds", "preview", "why", "piece"])
    text = rng.choice(words)
    if rng.random() < 0.3:
        text = rng.choice([", ", " > ", " ", "\n"]).join([text, rng.choice(words)])
    return json.dumps({"type": "ask", "id": target.request_id(), "what": what, "action": text})


def forged(token: str, rng: random.Random) -> str:
    """A pass that nobody signed, or that was signed for another person, issue or session."""
    person, issue, session, signature = token.split(".")
    flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
    other = "".join(rng.choice("abcdefghij") for _ in person)
    return rng.choice(
        [
            f"{person}.{issue}.{session}.{flipped}",
            f"{other}.{issue}.{session}.{signature}",
            f"{person}.{int(issue) + 1}.{session}.{signature}",
            f"{person}.{issue}.{session[::-1]}x.{signature}",
            f"{person}.{issue}.{signature}",
            f"{person}.{issue}.{session}.",
            f"{person}.{issue}",
            f"{person}.{issue}.{session}.{signature}.{signature}",
            f"{person}.{issue}.{session}.{signature[:-1]}",
            person,
            "." * 300,
            "%00" * 20,
        ]
    )


ATTACKS: Final[list[Attack]] = [
    noise,
    binary,
    cut_short,
    not_an_object,
    not_quite_json,
    deep,
    odd_type,
    odd_field,
    missing_field,
    extra_field,
    stale,
    wrong_seat,
    forbidden,
    recombined,
    table_line,
    repeated,
    without_ground,
    idle_question,
]
