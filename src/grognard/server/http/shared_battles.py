"""Battles of the charts that several phones share: the link alone opens them, to read and write."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from starlette.websockets import WebSocket

from grognard.kernel.charts.book import ChartBook

from ..accounts.auth import address
from ..charts.sharing import LINE
from ..errors import ApiError
from ..house.qr_code import qr_code
from ..wire.api import Id, Number
from ..wire.shared_battles import (
    BattleText,
    NewLines,
    SharedBattle,
    SharedBattleMade,
    SharedLines,
    SharedNumber,
)
from .charts import known
from .context import problems, services_of

router = APIRouter(prefix="/api/shared-battles", tags=["charts"])

SVG = "image/svg+xml"
Key = Annotated[Id, Path(description="a shared battle")]
Seen = Annotated[Number, Query(description="how many lines one has seen")]


@router.post(
    "",
    status_code=201,
    responses=problems("NO_SUCH_GAME", "BAD_BATTLE", "TOO_MANY_BATTLES"),
)
async def share_battle(request: Request, battle: BattleText) -> SharedBattleMade:
    """Share a battle as it is now; who gets its id may read it and write in it."""
    sharing = services_of(request).sharing
    made = await sharing.share(book_of(battle.game), battle, address(request))
    return SharedBattleMade(id=made, url=reached_at(request), days=sharing.days)


@router.get("/{battle_id}", responses=problems("NO_SUCH_BATTLE"))
async def read_shared_battle(request: Request, battle_id: Key) -> SharedBattle:
    """A shared battle: how it began, and every line since."""
    services = services_of(request)
    row = await services.sharing.find(battle_id)
    return SharedBattle(
        id=battle_id,
        url=reached_at(request),
        days=services.sharing.days,
        start=BattleText.model_validate_json(row.start),
        lines=[LINE.validate_json(t) for t in await services.sharing.stored.lines(battle_id)],
    )


@router.get("/{battle_id}/lines", responses=problems("NO_SUCH_BATTLE", "STALE"))
async def read_shared_lines(request: Request, battle_id: Key, after: Seen = 0) -> SharedLines:
    """The lines that a page has not seen."""
    return await services_of(request).sharing.lines(battle_id, after)


@router.post(
    "/{battle_id}/lines",
    responses=problems("NO_SUCH_BATTLE", "NO_SUCH_GAME", "STALE", "BATTLE_FULL", "BAD_BATTLE"),
)
async def add_shared_lines(request: Request, battle_id: Key, new: NewLines) -> SharedNumber:
    """Add lines on top of those one has seen; with others there nothing is added."""
    sharing = services_of(request).sharing
    row = await sharing.find(battle_id)
    return SharedNumber(number=await sharing.add(battle_id, book_of(row.game), new))


@router.get(
    "/{battle_id}/code",
    response_class=Response,
    responses={
        **problems("NO_SUCH_BATTLE"),
        200: {"content": {SVG: {"schema": {"type": "string"}}}},
    },
)
async def draw_shared_link(request: Request, battle_id: Key) -> Response:
    """The link to a shared battle as a QR code, for the phone across the table."""
    services = services_of(request)
    row = await services.sharing.find(battle_id)
    root = reached_at(request) or str(request.base_url).rstrip("/")
    return Response(qr_code(f"{root}/charts/{row.game}#shared={battle_id}"), media_type=SVG)


@router.websocket("/{battle_id}/live")
async def follow_shared_battle(socket: WebSocket, battle_id: Key, after: Seen = 0) -> None:
    await services_of(socket).sharing.follow(socket, battle_id, after)


def book_of(game: str) -> ChartBook:
    book = known(game).charts()
    if book is None:
        raise ApiError("NO_SUCH_GAME", name=game)
    return book


def reached_at(request: Request) -> str:
    """Where other phones reach this server, if the operator or an opened house network says so."""
    context = services_of(request).context
    return context.house.url or context.settings.url
