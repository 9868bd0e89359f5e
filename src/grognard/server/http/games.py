"""What a game publishes over HTTP, the same for everybody: its pieces, rules and armies."""

from __future__ import annotations

import hashlib
from functools import cache, partial
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response

from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find
from grognard.kernel.verbs import Verb
from grognard.miniatures.game import army_check_of, army_options_of

from ..context import known_game
from ..errors import ApiError, problem_of
from ..match.beginning.bringing import first_of
from ..match.sharing import Sharing
from ..rooms.setups import check_start
from ..wire import army_messages
from ..wire.api import Lang, Shares, SharesQuestion, Strict
from ..wire.armies import ArmyCheck, ArmyOptions, ArmyQuestion
from ..wire.games import (
    Catalogue,
    ChapterInfo,
    FoundRules,
    RuleInfo,
    Rules,
    RulingInfo,
    VerbInfo,
    piece_info,
)
from ..wire.match_messages import share_infos
from .context import problems

MOST_FOUND: Final = 40
router = APIRouter(prefix="/api/games", tags=["games"])

Key = Annotated[str, Path(description="a game", max_length=40)]


@router.get("/{key}/catalogue", response_model=Catalogue, responses=problems("NO_SUCH_GAME"))
async def read_catalogue(request: Request, key: Key) -> Response:
    """Every piece and every verb of the game, in all languages."""
    known_game(key)
    return unless_known(request, *catalogue_text(key))


@router.get("/{key}/rules", response_model=Rules, responses=problems("NO_SUCH_GAME"))
async def read_rules(request: Request, key: Key, lang: Annotated[Lang, Query()] = "en") -> Response:
    """The rules and rulings of the game in our words."""
    known_game(key)
    return unless_known(request, *rules_text(key, lang))


@router.get("/{key}/rules/find", responses=problems("NO_SUCH_GAME"))
async def find_rules(key: Key, text: Annotated[str, Query(max_length=200)]) -> FoundRules:
    """The rules and rulings that answer a question in either language, the best first."""
    entries = known_game(key).ledger().search(text)[:MOST_FOUND]
    return FoundRules(cites=[e.number if e.is_ruling() else e.key() for e in entries])


@router.get("/{key}/army-options", response_model=ArmyOptions, responses=problems("NO_SUCH_GAME"))
async def read_army_options(
    request: Request, key: Key, lang: Annotated[Lang, Query()] = "en"
) -> Response:
    """What an army list may hold, with prices and limits; the armies that come with the game."""
    known_game(key)
    return unless_known(request, *options_text(key, lang))


@router.post("/{key}/army-check", responses=problems("NO_SUCH_GAME", "BAD_SETUP"))
async def check_army(key: Key, wish: ArmyQuestion) -> ArmyCheck:
    """An army judged: what it costs, all that is wrong with it; nothing is kept."""
    game = known_game(key)
    given = wish.text if wish.army is None else army_messages.list_of(wish.army)
    assert given is not None
    try:
        return army_messages.check_of(army_check_of(game, given, wish.points, wish.lang))
    except BadNotation as wrong:
        raise ApiError("BAD_SETUP", problem=partial(problem_of, wrong)) from None


@router.post("/{key}/shares", responses=problems("NO_SUCH_GAME", "BAD_SETUP", "LOCAL_OPTION"))
async def read_shares(key: Key, wish: SharesQuestion) -> Shares:
    """What each side of a battle can give to several commanders; nothing is kept."""
    game = known_game(key)
    check_start(game, wish.scenario, wish.options, "")
    state = first_of(game, wish.scenario, wish.options, "")
    if state is None:
        return Shares(shares={})
    sharing = Sharing(game, {})
    found = {s: share_infos(sharing, state, n) for n, s in enumerate(game.info.seats)}
    return Shares(shares={seat: shares for seat, shares in found.items() if shares})


def unless_known(request: Request, text: bytes, tag: str) -> Response:
    """The text, or only word that the reader has it already."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    known = [name.strip() for name in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="application/json", headers=headers)


def tagged(answer: Strict) -> tuple[bytes, str]:
    text = answer.model_dump_json().encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:16]}"'


@cache
def catalogue_text(key: str) -> tuple[bytes, str]:
    pieces = [piece_info(piece) for piece in find(key).catalogue()]
    return tagged(Catalogue(pieces=pieces, verbs=[verb_info(v) for v in find(key).verbs()]))


def verb_info(verb: Verb) -> VerbInfo:
    return VerbInfo.model_validate(
        {
            "word": verb.word,
            "label": verb.label,
            "traits": verb.traits,
            "icon": verb.icon,
            "parts": verb.parts,
        }
    )


@cache
def options_text(key: str, lang: str) -> tuple[bytes, str]:
    return tagged(army_messages.options_of(army_options_of(find(key), lang)))


@cache
def rules_text(key: str, lang: str) -> tuple[bytes, str]:
    book = find(key).rules(lang)
    chapters = [ChapterInfo(number=c.number, title=c.title) for c in book.chapters]
    rules = [
        RuleInfo(
            number=rule.number,
            cite=rule.cite,
            chapter=rule.chapter,
            title=rule.title,
            text=rule.text,
            rulings=rule.rulings,
        )
        for rule in book.rules
    ]
    rulings = [
        RulingInfo(number=r.number, title=r.title, text=r.text, reason=r.reason, rules=r.rules)
        for r in book.rulings
    ]
    return tagged(Rules(chapters=chapters, rules=rules, rulings=rulings))
