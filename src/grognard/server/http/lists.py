"""Lists of the players' own over HTTP: the form, a list judged, and the list of a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from grognard.kernel.bringing import lists as kernel
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation

from ..context import known_game
from ..errors import ApiError
from ..match.beginning.terms import agreed_hashes
from ..wire.api import Id, Lang, OptionKey, Token
from ..wire.lists import ListCheck, ListForm, ListQuestion, check_of, form_of
from .context import problems, services_of, viewer_of

router = APIRouter(prefix="/api", tags=["lists"])

Key = Annotated[str, Path(description="a game", max_length=40)]
List = Annotated[OptionKey, Path(description="an option that is a whole list")]


@router.get("/games/{key}/lists/{option}", responses=problems("NO_SUCH_GAME"))
async def read_list_form(key: Key, option: List, lang: Annotated[Lang, Query()] = "en") -> ListForm:
    """The game's own list, and what may be in a list of one's own."""
    try:
        return form_of(known_game(key).list_form(option, lang))
    except BadNotation:
        raise ApiError("NO_SUCH_GAME", name=option) from None


@router.post("/games/{key}/lists/{option}", responses=problems("NO_SUCH_GAME"))
async def check_list(key: Key, option: List, wish: ListQuestion) -> ListCheck:
    """A list judged: all that is wrong with it, or all that differs; nothing is kept."""
    changes = [kernel.ListChange(c.piece, c.column, c.value) for c in wish.changes]
    return judged(known_game(key), option, wish.written, changes, wish.lang)


@router.get(
    "/matches/{match_id}/lists/{option}", responses=problems("NO_SUCH_MATCH", "NO_SUCH_GAME")
)
async def read_list_of_match(
    request: Request,
    match_id: Annotated[Id, Path(description="a match")],
    option: List,
    lang: Annotated[Lang, Query()] = "en",
    token: Annotated[Token | None, Query(description="the end of a link to a seat")] = None,
) -> ListCheck:
    """The list that a match is played with: what one agrees to by sitting down."""
    services = services_of(request)
    row = await services.row(match_id, await viewer_of(request), token)
    game = known_game(row.game, row.version)
    if option not in agreed_hashes(game, row.options):
        raise ApiError("NO_SUCH_GAME", name=option)
    return judged(game, option, row.options[option], [], lang)


def judged(
    game: Game, option: str, text: str, changes: list[kernel.ListChange], lang: str
) -> ListCheck:
    try:
        found = game.list_check(option, text, changes, lang)
    except BadNotation:
        raise ApiError("NO_SUCH_GAME", name=option) from None
    return check_of(found, agreed_hashes(game, {option: found.text}).get(option, ""))
