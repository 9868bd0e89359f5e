"""Decks over HTTP: what limits them, and one judged; nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from grognard.kernel.refusal import BadData, BadNotation
from grognard.kernel.registry import find

from ..context import known_game
from ..errors import ApiError, problem_of
from ..wire.api import Lang
from ..wire.decks import DeckCheck, DeckForm, DeckQuestion, check_of, form_of, question_of
from .context import problems
from .games import tagged, unless_known

router = APIRouter(prefix="/api/games", tags=["decks"])

Key = Annotated[str, Path(description="a game", max_length=40)]


@router.get("/{key}/deck-form", response_model=DeckForm, responses=problems("NO_SUCH_GAME"))
async def read_deck_form(
    request: Request, key: Key, lang: Annotated[Lang, Query()] = "en"
) -> Response:
    """What the decks of every army may hold in every battle, and the styles they build in."""
    if known_game(key).deck_form(lang) is None:
        raise ApiError("NO_SUCH_GAME", name=key)
    return unless_known(request, *form_text(key, lang))


@router.post("/{key}/deck-check", responses=problems("NO_SUCH_GAME", "BAD_DECK"))
async def check_deck(key: Key, wish: DeckQuestion) -> DeckCheck:
    """A deck judged, or built: its points, all that is wrong with it, and its figures."""
    try:
        return check_of(known_game(key).deck_check(question_of(wish), wish.lang))
    except BadData as wrong:
        raise ApiError("BAD_DECK", problem=partial(told, wrong.told)) from None
    except BadNotation as unread:
        raise ApiError("BAD_DECK", problem=partial(problem_of, unread)) from None


def told(words: Mapping[str, str], lang: str) -> str:
    return words[lang]


@cache
def form_text(key: str, lang: str) -> tuple[bytes, str]:
    form = find(key).deck_form(lang)
    assert form is not None
    return tagged(form_of(form))
