"""Lessons over HTTP: begun, looked at, and taken back to where the step began."""

from __future__ import annotations

import uuid
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from grognard.kernel.lesson import Lesson, LessonStep

from ..accounts.auth import language_of, someone
from ..errors import ApiError
from ..match.judging import MatchError
from ..match.match import Match
from ..match.teaching import step_back, taught
from ..rooms.room import Room
from ..wire.api import Id, Lang, MatchInfo
from ..wire.lessons import LessonInfo, LessonReply, LessonStepInfo, NewLesson
from .context import problems, services_of

router = APIRouter(prefix="/api", tags=["lessons"])
MatchId = Annotated[Id, Path(description="a match")]
Language = Annotated[Lang | None, Query(description="a language")]


@router.post("/lessons", status_code=201, responses=problems("NOT_SIGNED_IN", "NO_SUCH_GAME"))
async def begin_lesson(request: Request, wish: NewLesson) -> MatchInfo:
    """A match for yourself alone, from a lesson's position; its dice are the same every time."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.seating.lesson(person, wish)
    return await services.info(row.id, person)


@router.get(
    "/matches/{match_id}/lesson",
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NOT_STARTED"),
)
async def look_at_lesson(request: Request, match_id: MatchId, lang: Language = None) -> LessonInfo:
    """What the guide says, and how far you have come."""
    services = services_of(request)
    person = await someone(services.context, request)
    room, lesson = await lesson_for(request, match_id)
    return lesson_info(room.playing(), lesson, lang or language_of(request, person))


@router.post(
    "/matches/{match_id}/lesson/back",
    responses=problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NOT_STARTED", "NOTHING_TO_UNDO", "OVER"),
)
async def take_lesson_back(
    request: Request, match_id: MatchId, lang: Language = None
) -> LessonInfo:
    """Take back everything since the step began, including throws."""
    services = services_of(request)
    person = await someone(services.context, request)
    room, lesson = await lesson_for(request, match_id)
    seat = room.game.info.seats.index(lesson.seat)
    try:
        await room.carry_out(
            seat, uuid.uuid4().hex, lambda match: step_back(match, lesson), lambda: None
        )
    except MatchError as error:
        raise ApiError(error.code) from error
    return lesson_info(room.playing(), lesson, lang or language_of(request, person))


async def lesson_for(request: Request, match_id: str) -> tuple[Room, Lesson]:
    """The room of a lesson of one's own; raises ApiError."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.row(match_id, person)
    room = (await services.place(row.id)).room
    lesson = room.playing().lesson
    if lesson is None or not room.sitters.seats_of(person.id):
        raise ApiError("NO_SUCH_MATCH")
    return room, lesson


def lesson_info(match: Match, lesson: Lesson, lang: str) -> LessonInfo:
    now = taught(match, lesson)
    asked = match.asked()
    seat = match.game.info.seats[asked] if asked is not None else ""
    return LessonInfo(
        lesson=lesson.key,
        seat=lesson.seat,
        at=now.at,
        astray=now.astray,
        show=now.show or None,
        reply=LessonReply(seat=seat, action=now.reply) if now.reply else None,
        steps=[step_info(step, lang) for step in lesson.steps],
    )


def step_info(step: LessonStep, lang: str) -> LessonStepInfo:
    return LessonStepInfo(
        say=step.say.get(lang, ""),
        do=step.do.get(lang, ""),
        point=step.point,
        acts=step.acts,
        by=step.by or None,
        free=step.free,
    )
