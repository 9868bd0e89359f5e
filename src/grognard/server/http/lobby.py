"""The lobby over HTTP: what can be played, open challenges, one's own matches, notices."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, WebSocket

from grognard.agents import LEVELS, STYLES, has_styles
from grognard.balances import Balance, balances_of
from grognard.kernel.registry import registered
from grognard.lexicon import LANGUAGES

from ..accounts.auth import someone
from ..context import PACES
from ..sockets.routes import notices
from ..store.rows import SOURCE, GameRow, Stage
from ..wire.api import BalanceInfo, GameInfo, Known, Lobby, Matches, OptionInfo, Pace
from .context import problems, services_of, viewer_of

router = APIRouter(prefix="/api", tags=["lobby"])

MOST: Final = 50
PAGE: Final = 20  # open challenges
MANY: Final = 200
OF_EACH: Final = 5  # matches to watch that one person, or one place, may have in the list
LIVING: Final = ([Stage.WAITING, Stage.RUNNING], False)
ENDED: Final = ([Stage.OVER], True)
# a match that has just ended is still running for those not yet notified
STAGES: Final = {
    None: [LIVING, ENDED],
    "waiting": [([Stage.WAITING], False)],
    "running": [([Stage.RUNNING], False), ([Stage.OVER], False)],
    "over": [ENDED],
}


@router.get("/games-known", responses=problems())
async def known_games() -> Known:
    """The games, their scenarios and options; the computers; the paces."""
    games = [
        GameInfo(
            key=game.info.key,
            name=game.info.name,
            version=game.info.version,
            seats=game.info.seats,
            scenarios=game.info.scenarios,
            options=[
                OptionInfo(key=o.key, values=o.values, default=o.default, about=o.about)
                for o in game.info.options
                if not o.local
            ],
            shared=game.info.shared,
            hands=any(game.hands(seat) for seat in range(len(game.info.seats))),
            styles=list(STYLES) if has_styles(game.info.key) else [],
            balance={
                one.battle: balance_info(one)
                for one in balances_of(game.info.key)
                if not one.is_fair
            },
            pairs=[key for key in game.info.scenarios if game.pair_rule(key)],
        )
        for game in registered()
    ]
    return Known(games=games, agents=list(LEVELS), paces=list(PACES), languages=list(LANGUAGES))  # type: ignore[arg-type]


def balance_info(one: Balance) -> BalanceInfo:
    given = one.handicap
    return BalanceInfo(
        games=one.games,
        share=one.share,
        option=given.option if given else "",
        value=given.value if given else "",
        helped=given.share if given else one.share,
    )


@router.get("/lobby", responses=problems())
async def lobby(
    request: Request,
    game: Annotated[str | None, Query(max_length=40, description="only of this game")] = None,
    pace: Annotated[Pace | None, Query(description="only at this pace")] = None,
    before: Annotated[
        float | None, Query(ge=0, description="only challenges made before this time")
    ] = None,
) -> Lobby:
    """Open challenges, and listed matches that anyone may watch."""
    services = services_of(request)
    person = await viewer_of(request)
    store, viewer = services.store, person.id if person else None
    found = await store.open_challenges(viewer, PAGE + 1, before, game, pace)
    own = await store.own_challenges(viewer) if viewer else []
    unheard = [row for row in services.rooms.unheard() if row.listed and row.watchable]
    rows = few_of_each([*await store.watchable(MANY), *unheard])[:MOST]
    watchable = await services.infos(sorted(rows, key=lambda row: -row.created_at), person)
    return Lobby(
        own=await services.infos(own, person),
        challenges=await services.infos(found[:PAGE], person),
        next=found[PAGE - 1].created_at if len(found) > PAGE else None,
        watchable=[match for match in watchable if match.stage == "running"],
    )


def few_of_each(rows: list[GameRow]) -> list[GameRow]:
    """The same rows without those of a maker, or a place, that has enough among them already."""
    counts: Counter[str] = Counter()
    kept = []
    for row in rows:
        keys = [key for key in (row.created_by, row.extras.get(SOURCE)) if key]
        if all(counts[key] < OF_EACH for key in keys):
            kept.append(row)
            counts.update(keys)
    return kept


@router.get("/matches", tags=["matches"], responses=problems("NOT_SIGNED_IN"))
async def my_matches(
    request: Request,
    stage: Annotated[Literal["waiting", "running", "over"] | None, Query()] = None,
    before: Annotated[
        float | None, Query(ge=0, description="only finished matches that ended before this time")
    ] = None,
) -> Matches:
    """Your matches, the newest first. One is over when you have been notified, not before."""
    services = services_of(request)
    person = await someone(services.context, request)
    rows: list[GameRow] = []
    for stages, end in STAGES[stage]:
        rows += await services.store.games_of(person.id, stages, MOST, before if end else None)
    found = await services.infos(sorted(rows, key=lambda row: -row.created_at), person)
    return Matches(matches=[match for match in found if stage in (None, match.stage)])


@router.websocket("/notices")
async def open_notices(socket: WebSocket) -> None:
    services = services_of(socket)
    await notices(socket, services.context, services.postman)
