"""What goes over HTTP for lessons; declared once."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from .api import Strict


class NewLesson(Strict):
    """A lesson by its name; the game only where two games have one of that name."""

    lesson: Annotated[str, Field(min_length=1, max_length=60)]
    game: Annotated[str, Field(max_length=40)] = ""


class LessonStepInfo(Strict):
    """What the guide says; `do` is what it asks for, empty where there is only something to read.

    `acts` are patterns of the notation in which `*` stands for anything: what completes the step.
    `by` is the other side where it acts; `point` the places to show. `free`: do as you like.
    """

    say: str
    do: str
    point: list[str]
    acts: list[str]
    by: str | None
    free: bool


class LessonReply(Strict):
    """An answer that is given without asking you: the other side's, or one of no matter here."""

    seat: str
    action: str


class LessonInfo(Strict):
    """How far a lesson has come.

    `at` counts the steps from 0: the first that asks for something not done yet, or their number
    when all is done. `astray`: you did something else since; it can be taken back. `show` does what
    is asked, null where nothing is asked of you; `reply` is to be sent before anything else.
    """

    lesson: str
    seat: str
    at: int
    astray: bool
    show: str | None
    reply: LessonReply | None
    steps: list[LessonStepInfo]
