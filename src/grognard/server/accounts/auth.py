"""Who is asking: the person of a cookie or a bearer token, and what that person may see."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..context import Context
from ..errors import ApiError, spoken
from ..guard.security import address_of
from ..store.rows import GameRow, PersonRow, Stage
from .attempts import DEVICE
from .people import COOKIE, COOKIE_SECONDS, token_hash

BEARER: Final = "bearer "


def pass_of(connection: HTTPConnection) -> str:
    """The pass: of a program from its header, of a browser from its cookie."""
    header = connection.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE, "")


async def who(context: Context, connection: HTTPConnection) -> PersonRow | None:
    """The person asking, or None for someone unknown; raises ApiError when asking too fast."""
    text = pass_of(connection)
    found = context.signer.read_pass(text)
    if found is None:
        return None
    person = await context.store.holder(found.person_id, token_hash(text))
    if person is None or person.pass_issue != found.issue:
        return None
    if not context.person_rate.allow(person.id):
        raise ApiError("TOO_FAST")
    return person


async def someone(context: Context, connection: HTTPConnection) -> PersonRow:
    person = await who(context, connection)
    if person is None:
        raise ApiError("NOT_SIGNED_IN")
    return person


def give_pass(context: Context, response: Response, person: PersonRow) -> str:
    """A new pass, also as a cookie that no script can read and no other site can use."""
    token = context.signer.write_pass(person.id, person.pass_issue)
    set_cookie(context, response, COOKIE, token)
    return token


def know_device(
    context: Context, connection: HTTPConnection, response: Response, login: str
) -> None:
    """From this moment this device is one that the account's owner has used."""
    if context.attempts.device(device_of(connection), login) is None:
        set_cookie(context, response, DEVICE, context.attempts.new_device(login))


def device_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(DEVICE, "")


def set_cookie(context: Context, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=context.settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def take_pass(context: Context, response: Response) -> None:
    response.delete_cookie(
        COOKIE,
        path="/",
        secure=context.settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def language_of(connection: HTTPConnection, person: PersonRow | None = None) -> str:
    accepted = connection.headers.get("accept-language", "")
    return spoken(accepted or (person.lang if person else ""))


def belongs(row: GameRow, person_id: str | None) -> bool:
    """Whether a person created a match, sits there, or is awaited."""
    if person_id is None:
        return False
    sat = any(person_id in (seat.person_id, seat.reserved_for) for seat in row.everybody)
    return sat or row.created_by == person_id


def may_see(
    context: Context, row: GameRow, person_id: str | None, token: str | None = None
) -> bool:
    """Whether someone may know of a match: their own, a listed or watchable one, or by a link."""
    if row.listed or row.watchable or belongs(row, person_id):
        return True
    if row.stage == Stage.OVER:
        return context.signer.is_shared(row.id, token)
    if token is None:
        return False
    places = {Stage.WAITING: row.everybody, Stage.RUNNING: row.commanders}.get(row.stage, ())
    revoked = row.invitations_revoked
    return any(context.signer.may_join(row.id, one.seat, token, revoked) for one in places)


def may_watch(row: GameRow, person_id: str | None) -> bool:
    return row.watchable or belongs(row, person_id)


def may_review(
    context: Context, row: GameRow, person_id: str | None, token: str | None = None
) -> bool:
    """Whether someone may see a match again: those who may watch it, or have a link to its end."""
    if may_watch(row, person_id):
        return True
    return row.stage == Stage.OVER and context.signer.is_shared(row.id, token)


def address(connection: HTTPConnection) -> str:
    return address_of(connection.scope)
