"""Refusals of the server: a stable code for programs, words for people, and nothing changed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from grognard.kernel.refusal import BadData, BadNotation
from grognard.lexicon import LANGUAGES, Lexicon

lexicon: Final = Lexicon(Path(__file__).resolve().parent / "words")

LONGEST_FACT: Final = 300

# the code, and the status of an HTTP answer that has it
CODES: Final = {
    "UNREADABLE": 422,
    "NOT_SIGNED_IN": 401,
    "WRONG_PASSWORD": 401,
    "BAD_LINK": 403,
    "BAD_ORIGIN": 403,
    "NOT_YOURS": 403,
    "NOT_YOUR_SEAT": 403,
    "NOT_CHIEF": 403,
    "NOT_YOUR_COMMAND": 403,
    "HAND_STAYS": 409,
    "NO_HINTS": 403,
    "OTHER_SIDE": 403,
    "BLOCKED": 403,
    "NO_SUCH_GAME": 404,
    "NO_SUCH_MATCH": 404,
    "NO_SUCH_SEAT": 404,
    "NO_SUCH_COMMAND": 404,
    "NO_SUCH_BATTLE": 404,
    "NO_SUCH_PERSON": 404,
    "NO_SUCH_PAGE": 404,
    "NO_SUCH_METHOD": 405,
    "TAKEN": 409,
    "NOT_STARTED": 409,
    "OVER": 409,
    "ILLEGAL": 409,
    "NOT_YOUR_TURN": 409,
    "WAITS_FOR_OTHERS": 409,
    "STALE": 409,
    "NOTHING_TO_UNDO": 409,
    "DICE_THROWN": 409,
    "REVEALED": 409,
    "OTHER_PLAYER": 409,
    "TOO_MANY_LINES": 409,
    "BATTLE_FULL": 409,
    "NO_OFFER": 409,
    "TOO_EARLY": 409,
    "NO_MAIL": 409,
    "NO_HOUSE": 409,
    "NOT_AGREED": 409,
    "VERSION_GONE": 409,
    "TOO_LARGE": 413,
    "BAD_SETUP": 422,
    "BAD_BATTLE": 422,
    "BAD_ARMY": 422,
    "BAD_DECK": 422,
    "LOCAL_OPTION": 422,
    "TOO_FAST": 429,
    "TOO_MANY": 429,
    "TOO_MANY_CHALLENGES": 429,
    "TOO_MANY_COMPUTERS": 429,
    "TOO_MANY_BATTLES": 429,
    "TOO_LONG": 431,
    "BROKEN": 500,
    "NO_PRESS": 501,
    "BUSY": 503,
}


class ApiError(Exception):
    """A request that is not carried out. `said` are words made elsewhere, such as by the rules.

    A fact may be a function of the language.
    """

    def __init__(self, code: str, cite: str = "", said: str = "", **facts: object) -> None:
        super().__init__(code)
        self.code: Final = code
        self.cite: Final = cite
        self.said: Final = said
        self.facts: Final = facts

    @property
    def status(self) -> int:
        return CODES[self.code]

    def words(self, lang: str) -> str:
        said = {name: fact(lang) if callable(fact) else fact for name, fact in self.facts.items()}
        facts = {name: shortened(fact) for name, fact in said.items()}
        return self.said or say(lang, self.code.lower().replace("_", "-"), **facts)


def problem_of(wrong: BadData | BadNotation, lang: str) -> str:
    """What is wrong with something that a player brought."""
    if isinstance(wrong, BadData):
        return wrong.words(lang)
    key = "bad-line" if wrong.line else "bad-value"
    return say(lang, key, line=wrong.line, value=wrong.value, expected=wrong.expected_in(lang))


def unread(value: str, expected: str, lang: str) -> str:
    """What is said of an order that cannot be read."""
    return say(lang, "unread-order", value=shortened(value), expected=shortened(expected))


def say(lang: str, key: str, **facts: object) -> str:
    return lexicon.say(lang, key, **facts)


def shortened(fact: object) -> object:
    """What someone sent may be of any length; what is said about it is cut short."""
    if isinstance(fact, str) and len(fact) > LONGEST_FACT:
        return fact[:LONGEST_FACT] + "…"
    return fact


def spoken(accepted: str) -> str:
    """The language of an Accept-Language header that we speak; the first named wins."""
    for part in accepted.split(","):
        lang = part.split(";")[0].strip().lower()[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
