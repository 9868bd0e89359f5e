"""Lessons: a real game from a given position, and a guide who asks for one step after another.

A lesson is a file, `data/lessons/<name>.toml` of its game: a position, the learner's seat, and
steps. A step says something; most also ask for an act, given as patterns of the notation in which
`*` means anything ("advance *"). An act that fits completes the step. Steps with `by` are what
the other side does. How far a learner has come follows from the acts alone, so going back needs no
bookkeeping: without the acts, the lesson is where it was.

Dice belong to the step, after any earlier acts: an act that completes it throws the faces written
there, by the number of the rule. So a learner may march where they like, or go back and try again,
and the story still goes as written.

Interpreted: only a person waits for it.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import grognard
from grognard.lexicon import LANGUAGES

from .dice import Throw, keyed
from .refusal import BadData

FORMAT: Final = "grognard lesson 1"
PARTS: Final = {"say", "do", "point", "acts", "by", "maybe", "free", "dice"}

# What was said so far: the key of the seat, and the act.
Said = tuple[str, str]


class LessonStep:
    """What the guide says and asks for.

    `acts` are patterns, the best first; `by` is the seat that does it, empty for the learner. A
    step that is `maybe` is skipped when its question does not come up; a `free` one lasts to the
    end of the game.
    """

    def __init__(
        self,
        say: dict[str, str],
        do: dict[str, str],
        point: list[str],
        acts: list[str],
        by: str = "",
        maybe: bool = False,
        free: bool = False,
        dice: dict[str, list[int]] | None = None,
    ) -> None:
        self.say: Final = say
        self.do: Final = do
        self.point: Final = point
        self.acts: Final = acts
        self.by: Final = by
        self.maybe: Final = maybe
        self.free: Final = free
        self.dice: Final = dice or {}

    def asks(self) -> bool:
        """Whether something is to be done."""
        return bool(self.acts) or self.free

    def fits(self, act: str) -> bool:
        return fits(self.acts, act)


class Progress:
    """How far a lesson has come: the step that is asked for, and the act it began after.

    `astray` says that the pupil has done something else since.
    """

    def __init__(self, at: int, began: int, astray: bool) -> None:
        self.at: Final = at
        self.began: Final = began
        self.astray: Final = astray


class Lesson:
    """`unasked` are answers that are given for both sides: what this lesson does not teach.

    `replies` is what the other side does where no step says it, the best first.
    """

    def __init__(
        self,
        key: str,
        seat: str,
        position: str,
        steps: list[LessonStep],
        unasked: list[str],
        replies: list[str],
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.position: Final = position
        self.steps: Final = steps
        self.unasked: Final = unasked
        self.replies: Final = replies

    def asked_from(self, at: int) -> int:
        """The first step from there that requires something; past the last where none does."""
        while at < len(self.steps) and not self.steps[at].asks():
            at += 1
        return at

    def progress(self, said: list[Said], legal: list[str] | None = None) -> Progress:
        """Where these acts have led. With `legal`, steps that may be left out are, if not asked."""
        at, began, astray = self.asked_from(0), 0, False
        for number, (seat, act) in enumerate(said, 1):
            passed = self.passed_by(at, seat, act)
            if passed >= 0:
                at, began, astray = self.asked_from(passed + 1), number, False
            elif seat == self.seat and not fits(self.unasked, act) and not self.is_free(at):
                astray = True
        if legal and not astray:
            at = self.skipped(at, legal)
        return Progress(at, began, astray)

    def passed_by(self, at: int, seat: str, act: str) -> int:
        """The step that an act passes: this one, or one after steps that may be left out; or -1."""
        while at < len(self.steps):
            step = self.steps[at]
            if (step.by or self.seat) == seat and step.fits(act):
                return at
            if not step.maybe:
                return -1
            at = self.asked_from(at + 1)
        return -1

    def skipped(self, at: int, legal: list[str]) -> int:
        """The step that is asked for where these are the legal answers."""
        first = at
        while at < len(self.steps):
            step = self.steps[at]
            if any(step.fits(act) for act in legal):
                return at
            if not step.maybe:
                return at if at == first or not step.by else first
            at = self.asked_from(at + 1)
        return first

    def is_free(self, at: int) -> bool:
        return at >= len(self.steps) or self.steps[at].free

    def reply(self, said: list[Said], seat: str, legal: list[str]) -> str:
        """What is answered for a seat without asking the pupil; empty where the pupil is asked.

        The other side does what its step says, if that is legal; else what it does anyway, else
        the first thing that is legal: a lesson never waits for it.
        """
        wanted = self.unasked if seat == self.seat else [*self.unasked, *self.replies, "*"]
        step = self.now(said)
        if step is not None and seat != self.seat and step.by == seat:
            wanted = [*step.acts, *wanted]
        if step is not None and seat == self.seat and any(step.fits(act) for act in legal):
            wanted = []
        return first_fit(wanted, legal)

    def shown(self, said: list[Said], legal: list[str]) -> list[str]:
        """What "show me" may do, the best first: acts written out, then what is listed and fits."""
        step = self.now(said, legal)
        if step is None or step.by:
            return []
        plain = [act for act in step.acts if "*" not in act]
        return plain + [act for act in legal if act not in plain and step.fits(act)]

    def now(self, said: list[Said], legal: list[str] | None = None) -> LessonStep | None:
        at = self.progress(said, legal).at
        return self.steps[at] if at < len(self.steps) else None

    def luck(self, said: list[Said], seat: str, act: str) -> Luck:
        """The dice of an act after these."""
        passed = self.passed_by(self.progress(said).at, seat, act)
        written = self.steps[passed].dice if passed >= 0 else {}
        return Luck(crc32(self.key.encode()), len(said), written)


class Luck:
    """The dice of one act: those written down, then others that are the same every time."""

    def __init__(self, seed: int, number: int, written: dict[str, list[int]]) -> None:
        self.seed: Final = seed
        self.number: Final = number
        self.left: Final = {cite: list(faces) for cite, faces in written.items()}
        self.thrown = 0

    def faces(self, throw: Throw) -> list[int]:
        """The next faces of this rule, as far as the throw takes them; chance fills in the rest."""
        self.thrown += 1
        drawn = throw.sample(keyed(self.seed, self.number, throw.cite, self.thrown))
        left = self.left.get(throw.cite.split(" ")[0], [])
        wanted = left[: len(drawn)] + drawn[len(left) :]
        if throw.why_bad(wanted):
            return drawn
        del left[: len(drawn)]
        return wanted


def fits(patterns: list[str], act: str) -> bool:
    return any(fnmatchcase(act, pattern) for pattern in patterns)


def first_fit(patterns: list[str], legal: list[str]) -> str:
    """The first legal act that the first of these patterns fits; empty for none."""
    for pattern in patterns:
        for act in legal:
            if fnmatchcase(act, pattern):
                return act
    return ""


# Reading


def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons that come with a game, by their names; raises BadData."""
    found: dict[str, Lesson] = {}
    for root in grognard.__path__:
        for path in sorted(Path(root, "games", game, "data", "lessons").glob("*.toml")):
            found[path.stem] = read_lesson(path.stem, path.read_text(encoding="utf-8"))
    return found


def read_lesson(key: str, text: str) -> Lesson:
    """A lesson from its file; raises BadData naming the step and what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(key, "", str(error)) from error
    if data.get("format") != FORMAT:
        raise BadData(key, "format", f"expected {FORMAT!r}")
    for name in ("seat", "position"):
        if not isinstance(data.get(name), str):
            raise BadData(key, name, "is missing")
    steps = [read_step(key, number, step) for number, step in enumerate(data.get("step", []), 1)]
    if not steps or steps[-1].asks():
        raise BadData(key, "step", "the last step has to say how it ended, and ask for nothing")
    return Lesson(
        key,
        data["seat"],
        data["position"],
        steps,
        list(data.get("unasked", [])),
        list(data.get("replies", [])),
    )


def read_step(key: str, number: int, step: dict[str, Any]) -> LessonStep:
    where = f"step {number}"
    unknown = sorted(set(step) - PARTS)
    if unknown:
        raise BadData(key, where, f"{unknown[0]!r} is no part of a step")
    for name in ("say", "do"):
        words = step.get(name)
        if words is not None and sorted(words) != list(LANGUAGES):
            raise BadData(key, where, f"{name!r} needs English and French")
    by, asks = step.get("by", ""), bool(step.get("acts") or step.get("free"))
    if not by and "say" not in step:
        raise BadData(key, where, "nothing is said")
    if not by and asks != ("do" in step):
        raise BadData(key, where, "what is to be done needs words and acts, both or neither")
    if by and not step.get("acts"):
        raise BadData(key, where, "the other side needs an act")
    return LessonStep(
        step.get("say", {}),
        step.get("do", {}),
        list(step.get("point", [])),
        list(step.get("acts", [])),
        by,
        bool(step.get("maybe", False)),
        bool(step.get("free", False)),
        {cite: list(faces) for cite, faces in step.get("dice", {}).items()},
    )
