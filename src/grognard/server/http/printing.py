"""Paper over HTTP: a PDF, set in a process of its own, a few of them an hour for each address."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from grognard.printing import press

from ..accounts.auth import address
from ..context import known_game
from ..errors import ApiError
from ..wire.printing import PrintWish
from ..workers.printer import printed
from .context import problems, services_of

router = APIRouter(prefix="/api", tags=["printing"])
PDF = "application/pdf"


@router.post(
    "/print",
    response_class=Response,
    responses={
        200: {"content": {PDF: {}}, "description": "the document"},
        **problems("NO_SUCH_GAME", "BAD_SETUP", "NO_PRESS", "TOO_FAST", "BUSY"),
    },
)
async def print_paper(request: Request, wish: PrintWish) -> Response:
    """Cards, a deck, a roster or a reference as PDF; nothing is kept."""
    known_game(wish.game)
    if not press.is_there():
        raise ApiError("NO_PRESS")
    context = services_of(request).context
    if not context.print_rate.allow(address(request)):
        raise ApiError("TOO_FAST")
    async with context.press.turn():
        body = await printed(context.settings.games, wish.model_dump())
    name = f'attachment; filename="{wish.game}-{wish.kind}.pdf"'
    return Response(body, media_type=PDF, headers={"Content-Disposition": name})
