"""The house network over HTTP: how far links lead, and the owner's button that opens the door."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from ..accounts.auth import someone
from ..errors import ApiError
from ..guard.security import is_owner
from ..house.qr_code import qr_code
from ..wire.api import House, Id, PlaceKey
from .context import Services, problems, services_of

router = APIRouter(prefix="/api", tags=["house"])
SVG = "image/svg+xml"


def house(services: Services, request: Request) -> House:
    network = services.context.house
    near = network.offered and is_near(request)
    return House(reach=network.reach, url=services.context.own_url, offered=near)  # type: ignore[arg-type]


def is_near(request: Request) -> bool:
    """A page that only reads does not say where it comes from: its own address is used instead."""
    headers = request.headers.mutablecopy()
    headers.setdefault("origin", f"http://{headers.get('host', '')}")
    return is_owner(request.scope, headers)


def check_owner(services: Services, request: Request) -> None:
    if not services.context.house.offered or not is_owner(request.scope, request.headers):
        raise ApiError("NOT_YOURS")


@router.get("/house", responses=problems())
async def look_at_house(request: Request) -> House:
    """How far links to this server lead, and whether you may open it to the house."""
    return house(services_of(request), request)


@router.post("/house", responses=problems("NOT_YOURS", "NO_HOUSE"))
async def open_house(request: Request) -> House:
    """Open to the devices of the home network; only from a page on the machine itself."""
    services = services_of(request)
    check_owner(services, request)
    await services.context.house.open(request.app, services.context.doorman)
    return house(services, request)


@router.delete("/house", responses=problems("NOT_YOURS"))
async def close_house(request: Request) -> House:
    """Listen on this machine alone again."""
    services = services_of(request)
    check_owner(services, request)
    await services.context.house.close()
    return house(services, request)


@router.get(
    "/matches/{match_id}/links/{seat}",
    response_class=Response,
    responses={
        **problems("NOT_SIGNED_IN", "NO_SUCH_MATCH", "NO_SUCH_SEAT"),
        200: {"content": {SVG: {"schema": {"type": "string"}}}},
    },
)
async def draw_link(
    request: Request,
    match_id: Annotated[Id, Path(description="a match")],
    seat: Annotated[PlaceKey, Path(description="a free seat of it")],
) -> Response:
    """The link to a free seat as a QR code, for those who may pass it on."""
    services = services_of(request)
    person = await someone(services.context, request)
    row = await services.row(match_id, person)
    link = services.rooms.links(row, person.id).get(seat)
    if link is None:
        raise ApiError("NO_SUCH_SEAT")
    return Response(qr_code(link), media_type=SVG)
