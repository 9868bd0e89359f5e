"""An action as a line of text, both ways. The docstrings in actions.py are the notation.

A card is called by its label. An enemy card that lies face-down is called by its place and its
number among the face-down cards of its side there, AC#2, so that writing or trying an action never
reveals which card it is (R129, R130).
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.decision import Action, Decision
from grognard.kernel.reading import unread
from grognard.kernel.refusal import BadNotation
from grognard.kernel.shares import SIGHTS, hands_seen
from grognard.kernel.verbs import typed_words
from grognard.lexicon import Lexicon

from ..model.actions import (
    ACCEPT_DRAW,
    ALL,
    END,
    FORMATIONS,
    LINE,
    NOTHING,
    OFFER_DRAW,
    PASS,
    READY,
    RESIGN,
    RETREAT,
    Capture,
    Confuse,
    Deploy,
    FireAt,
    Form,
    Hide,
    LayTerrain,
    Move,
    OpenFire,
    Play,
    Send,
    ShockAt,
    Show,
    Test,
    deploys,
    fire,
    form,
    move,
    on_position,
    play,
    position_of,
    shock,
)
from ..model.campaign import KEYS
from ..model.cards import ARMIES
from ..model.pieces import Unit
from ..model.places import (
    ALLIED_SEAT,
    BOX,
    CASUALTIES,
    FRENCH_SEAT,
    PILE,
    PLACE_NAMES,
    POSITIONS,
    RESERVE,
)
from ..model.state import Battle
from ..model.verbs import VERBS

EXPECTED: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "orders"))
SPECTATOR: Final = -1
UMPIRE: Final = -2
SIDES: Final = ("french", "allied")
HANDS: Final = ["british", "prussian"]  # R170 of the allied seat
ALL_WORD: Final = "all"
_ALL_WORDS: Final = (ALL_WORD, "tout", "toutes", "tous")

WORDS: Final = [verb.word for verb in VERBS]
_ALIASES: Final = typed_words(VERBS)
_FORMATIONS: Final[dict[str, int]] = {
    "line": 0,
    "ligne": 0,
    "column": 1,
    "colonne": 1,
    "square": 2,
    "carre": 2,
}
# As French players write them: gauche and droite.
_PLACES: Final[dict[str, str]] = {"fg": "fl", "fd": "fr", "ag": "al", "ad": "ar"}
_FILLERS: Final = frozenset(
    (
        "to at vers contre with avec the le la les a en in card carte draw nulle fire feu un une "
        "into dans par of de"
    ).split()
)
_SIGNS: Final = re.compile(r"[-=]?>|→|[:,;]")
_NUMBERED: Final = re.compile(r"\s*#\s*")
_LABEL: Final = re.compile(r"0*([1-9][0-9]*)([a-z]?)")


def is_known(u: Unit, viewer: int) -> bool:
    """R129 Whether a seat, a SPECTATOR or the UMPIRE may know which card this is."""
    if u.up or viewer == UMPIRE:
        return True
    if u.place == BOX or PILE <= u.place < CASUALTIES:
        return False  # not even its owner
    return u.seat == viewer if viewer < SIGHTS else has_in_hand(viewer, u.army)


def has_in_hand(viewer: int, army: int) -> bool:
    """R170 Whether the cards of an army are a viewer's own."""
    if viewer < SIGHTS:
        return viewer == (FRENCH_SEAT if army == 0 else ALLIED_SEAT)
    return army > 0 and viewer // SIGHTS >> (army - 1) & 1 > 0


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def side_of(viewer: int) -> int:
    """The seat of a viewer, who may have only some of its hands."""
    return viewer % SIGHTS if viewer >= 0 else viewer


def words_for(viewer: int) -> str:
    """A viewer as the first line of a view has it."""
    if viewer < 0:
        return "spectator" if viewer == SPECTATOR else "open"
    hands = hands_seen(viewer, HANDS) if viewer >= SIGHTS else []
    return " ".join([SIDES[side_of(viewer)], *hands])


def is_shown(b: Battle, step: Decision, viewer: int) -> bool:
    """R130 Whether a viewer may know of a question: a hidden one is asked of its own hand."""
    if not step.hidden or viewer == UMPIRE:
        return True
    if side_of(viewer) != step.seat:
        return False
    return viewer < SIGHTS or any(has_answer(b, viewer, action) for action in step.legal(b))


def has_answer(b: Battle, viewer: int, action: Action) -> bool:
    return isinstance(action, Play) and has_in_hand(viewer, b.units[action.card].army)


def face_down(b: Battle, place: int, side: int) -> list[int]:
    """The face-down cards of one side in a place, in the order in which they lie there."""
    return [u for u in b.at[place] if not b.units[u].up and b.units[u].seat == side]


def back_of(u: Unit) -> str:
    """R129 All that is seen of a hidden card: the army on its back."""
    return "?" + ARMIES[u.army].lower()


def card_name(b: Battle, uid: int, viewer: int) -> str:
    """A card as a viewer may call it: 015, AC#2, or in a Reserve only its back."""
    u = b.units[uid]
    if is_known(u, viewer):
        return b.setting.labels[uid]
    if u.place >= POSITIONS:
        return back_of(u)
    number = face_down(b, u.place, u.seat).index(uid) + 1
    side = f"-{SIDES[u.seat]}" if viewer == SPECTATOR else ""
    return f"{PLACE_NAMES[u.place]}#{number}{side}"


def speaker(b: Battle) -> int:
    """The seat whose sentence is written or read: the one asked, else the one whose turn it is."""
    step = b.pending
    return step.seat if isinstance(step, Decision) else b.active


def reader(b: Battle) -> int:
    """The same as a viewer: it may be the sight of one hand alone."""
    return speaker(b) + SIGHTS * b.sight


def notate(b: Battle, action: Action) -> str:
    """An action as the seat that is asked would write it; the umpire can read it back."""
    words = _notate_acts(b, action) or _notate_cards(b, action)
    if words:
        return words
    for verb, plain in _PLAIN:
        if action.key() == plain.key():
            return verb
    raise BadNotation(0, type(action).__name__, "expected an action of this game")


_PLAIN: Final[list[tuple[str, Action]]] = [
    ("ready", READY),
    ("end", END),
    ("pass", PASS),
    ("resign", RESIGN),
    ("offer draw", OFFER_DRAW),
    ("accept", ACCEPT_DRAW),
    ("retreat", RETREAT),
]


def _notate_acts(b: Battle, action: Action) -> str:
    """The verbs that send a card somewhere or against something; "" for others."""
    if isinstance(action, Move):
        return f"move {_going(b, action.card, action.to, action.formation, action.terrain)}"
    if isinstance(action, Deploy):
        return f"deploy {_going(b, action.card, action.to, action.formation, action.terrain)}"
    if isinstance(action, Confuse):
        going = _going(b, action.card, action.to, action.formation, -1)
        return f"confuse {_name(b, action.special)}: {going}"
    if isinstance(action, FireAt):
        return f"fire {_name(b, action.card)} > {_name(b, action.target)}"
    if isinstance(action, ShockAt):
        return f"shock {_name(b, action.card)} > {_name(b, action.target)}"
    if isinstance(action, Play):
        aim = aim_word(b, action.target)
        return f"play {_name(b, action.card)}" + ("" if aim is None else f" > {aim}")
    return ""


def _notate_cards(b: Battle, action: Action) -> str:
    """The verbs with one card, or a card and one more word; "" for others."""
    if isinstance(action, Send):
        return f"send {sent_word(b, action.card)} > {KEYS[action.to]}"
    if isinstance(action, Hide):
        return f"hide {_name(b, action.card)} > {place_word(action.to)}"
    if isinstance(action, Form):
        return f"form {_name(b, action.card)} {FORMATIONS[action.formation]}"
    if isinstance(action, Capture):
        return f"capture {_name(b, action.terrain)} with {_name(b, action.card)}"
    if isinstance(action, Test):
        return f"test {_name(b, action.card)}"
    if isinstance(action, OpenFire):
        return f"open {_name(b, action.card)}"
    if isinstance(action, LayTerrain):
        return f"lay {_name(b, action.card)}"
    if isinstance(action, Show):
        return f"show {_name(b, action.card)}"
    return ""


def _name(b: Battle, uid: int) -> str:
    return card_name(b, uid, reader(b))


def sent_word(b: Battle, uid: int) -> str:
    """R166 Which cards may be sent is known to all; which of them are, to their owner."""
    return ALL_WORD if uid == ALL else b.setting.labels[uid]


def place_word(place: int) -> str:
    return PLACE_NAMES[place] if place < POSITIONS else "reserve"


def _going(b: Battle, card: int, to: int, formation: int, terrain: int) -> str:
    words = f"{_name(b, card)} > {place_word(to)}"
    if formation != LINE:
        words += " " + FORMATIONS[formation]
    return words if terrain < 0 else f"{words} on {_name(b, terrain)}"


def aim_word(b: Battle, target: int) -> str | None:
    if target == NOTHING:
        return None
    return _name(b, target) if target >= 0 else PLACE_NAMES[position_of(target)]


def parse(b: Battle, text: str) -> Action:
    """Read an action of the seat that is asked; raises BadNotation and changes nothing."""
    words = split(text)
    verb = _verb(words[0]) if words else ""
    if not verb:
        value = words[0] if words else text.strip()
        raise unread(EXPECTED, value, "verb", known=", ".join(WORDS))
    sentence = Sentence(b, text, [word for word in words[1:] if word not in _FILLERS])
    action = _plain(verb) or _read_act(sentence, verb) or _read_card(sentence, verb)
    sentence.end(verb)
    return action


def split(text: str) -> list[str]:
    """Words in small letters without accents; arrows and commas part them like spaces."""
    flat = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(c for c in flat if not unicodedata.combining(c))
    return _NUMBERED.sub("#", _SIGNS.sub(" ", plain)).split()


def _verb(word: str) -> str:
    return word if word in WORDS else _ALIASES.get(word, "")


def _plain(verb: str) -> Action | None:
    for words, action in _PLAIN:
        if words.split()[0] == verb:
            return action
    return None


def _read_act(s: Sentence, verb: str) -> Action | None:
    if verb == "move":
        return s.move()
    if verb == "deploy":
        return s.deploy()
    if verb == "confuse":
        return s.confuse()
    if verb == "fire":
        return fire(s.card(), s.target())
    if verb == "shock":
        return shock(s.card(), s.target())
    return play(s.card(), s.aim()) if verb == "play" else None


def _read_card(s: Sentence, verb: str) -> Action:
    if verb == "hide":
        return Hide(s.card(), s.place())
    if verb == "form":
        return form(s.card(), s.formation())
    if verb == "capture":
        return Capture(s.card(), s.card())
    if verb == "test":
        return Test(s.card())
    if verb == "open":
        return OpenFire(s.card())
    if verb == "send":
        return Send(s.sent(), s.battle())
    return LayTerrain(s.card()) if verb == "lay" else Show(s.card())


def find_label(b: Battle, word: str) -> int:
    """The card with a label, leading zeros ignored; -1 when the battle has none."""
    match = _LABEL.fullmatch(word)
    if match is None:
        return -1
    return b.setting.by_label.get(f"{int(match[1]):03d}{match[2]}", -1)


def find_place(word: str) -> int:
    """A Position by its two letters, in either language; -1 for another word."""
    name = _PLACES.get(word, word).upper()
    return PLACE_NAMES.index(name) if name in PLACE_NAMES[:POSITIONS] else -1


class Sentence:
    """The words after the verb, read from left to right."""

    def __init__(self, b: Battle, text: str, words: list[str]) -> None:
        self.b: Final = b
        self.text: Final = text
        self.seat: Final = speaker(b)
        self.words: Final = words
        self.at = 0

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self, key: str) -> str:
        if self.at == len(self.words):
            raise unread(EXPECTED, f"{self.text.strip()} …", key)
        self.at += 1
        return self.words[self.at - 1]

    def end(self, verb: str) -> None:
        if self.at < len(self.words):
            raise unread(EXPECTED, self.words[self.at], "nothing-more", verb=verb)

    def card(self) -> int:
        """A card the seat can see. A label it cannot see is as unknown as one that never was."""
        word = self.next("card")
        if "#" in word:
            return self.numbered(word)
        uid = find_label(self.b, word)
        if uid < 0 or not is_known(self.b.units[uid], reader(self.b)):
            raise unread(EXPECTED, word, "unknown-card")
        return uid

    def numbered(self, word: str) -> int:
        name, _, number = word.partition("#")
        pos = find_place(name)
        if pos < 0 or not number.isdecimal():
            raise unread(EXPECTED, word, "face-down-card")
        hidden = face_down(self.b, pos, 1 - self.seat)
        if not 1 <= int(number) <= len(hidden):
            place = PLACE_NAMES[pos]
            raise unread(EXPECTED, word, "face-down-number", place=place, count=len(hidden))
        return hidden[int(number) - 1]

    def target(self) -> int:
        self.skip_on()
        return self.card()

    def skip_on(self) -> None:
        if self.peek() in ("on", "sur"):
            self.at += 1

    def aim(self) -> int:
        """What a Special is played on: a Position, a card, or nothing."""
        self.skip_on()
        if not self.peek():
            return NOTHING
        pos = find_place(self.peek())
        if pos < 0:
            return self.card()
        self.at += 1
        return on_position(pos)

    def sent(self) -> int:
        """A card that goes to another battle, or all that may."""
        word = self.next("sent")
        if word in _ALL_WORDS:
            return ALL
        uid = find_label(self.b, word)
        if uid < 0:
            raise unread(EXPECTED, word, "sent")
        return uid

    def battle(self) -> int:
        known = ", ".join(KEYS)
        word = self.next("battle") if self.peek() else ""
        if word not in KEYS:
            raise unread(EXPECTED, word or self.text.strip(), "battle", known=known)
        return KEYS.index(word)

    def place(self) -> int:
        word = self.next("place")
        if word == "reserve":
            return RESERVE + self.seat
        pos = find_place(word)
        if pos < 0:
            raise unread(EXPECTED, word, "place")
        return pos

    def formation(self) -> int:
        word = self.next("formation")
        if word not in _FORMATIONS:
            raise unread(EXPECTED, word, "formation")
        return _FORMATIONS[word]

    def formation_if_any(self) -> int:
        return self.formation() if self.peek() in _FORMATIONS else -1

    def terrain_if_any(self) -> int:
        if self.peek() not in ("on", "sur"):
            return -1
        self.at += 1
        return self.card()

    def deploy(self) -> Action:
        card, to = self.card(), self.place()
        formation = self.formation_if_any()
        terrain = self.terrain_if_any()
        return deploys(card, to, terrain)[max(LINE, formation)]

    def move(self) -> Action:
        card, to = self.card(), self.place()
        formation = self.formation_if_any()
        terrain = self.terrain_if_any()
        if formation >= 0:
            return move(card, to, formation, terrain)
        same = move(card, to, self.b.units[card].formation, terrain)
        return self.likelier(move(card, to, LINE, terrain), same)

    def confuse(self) -> Action:
        special, card, to = self.card(), self.card(), self.place()
        formation = self.formation_if_any()
        if formation >= 0:
            return Confuse(special, card, to, formation)
        same = Confuse(special, card, to, self.b.units[card].formation)
        return self.likelier(Confuse(special, card, to, LINE), same)

    def likelier(self, line: Action, same: Action) -> Action:
        """No formation means line, except for a card that may only keep the one it has."""
        step = self.b.pending
        if not isinstance(step, Decision) or step.why_not(self.b, line) is None:
            return line
        return same if step.why_not(self.b, same) is None else line
