"""Charts for people who play with real figures, the same for everybody."""

from __future__ import annotations

import gzip
from functools import cache, partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from grognard.games import shipped
from grognard.kernel.charts.book import ListedArmy, ListedBattle, ListedUnit
from grognard.kernel.charts.form import form_of
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import registered
from grognard.miniatures.game import army_options_of

from ..errors import ApiError, problem_of
from ..wire.api import Lang
from ..wire.charts import (
    ChartArmy,
    ChartArmyQuestion,
    ChartBattle,
    ChartBattles,
    ChartBookInfo,
    ChartGame,
    ChartGames,
    ChartUnit,
)
from .context import problems
from .games import tagged, unless_known
from .static_files import takes

router = APIRouter(prefix="/api/charts", tags=["charts"])

Key = Annotated[str, Path(description="a game", max_length=40)]


@router.get("", responses=problems())
async def read_chart_games() -> ChartGames:
    """The games that have charts; a game need not be played in the browser to have them."""
    return ChartGames(
        games=[ChartGame(key=key, name=game.info.name) for key, game in games().items()]
    )


@router.get("/{key}", response_model=ChartBookInfo, responses=problems("NO_SUCH_GAME"))
async def read_charts(
    request: Request, key: Key, lang: Annotated[Lang, Query()] = "en"
) -> Response:
    """All charts of a game, whole, for a browser that answers by itself."""
    known(key)
    return smaller(request, charts_text(key, lang))


@router.get("/{key}/battles", response_model=ChartBattles, responses=problems("NO_SUCH_GAME"))
async def read_chart_battles(
    request: Request, key: Key, lang: Annotated[Lang, Query()] = "en"
) -> Response:
    """Battles and armies with their units, to begin a list with."""
    known(key)
    return smaller(request, battles_text(key, lang))


@router.post("/{key}/army", responses=problems("NO_SUCH_GAME", "BAD_ARMY"))
async def read_chart_army(key: Key, wish: ChartArmyQuestion) -> ChartArmy:
    """The units of an army that a player brings, to begin a list with; nothing is kept."""
    try:
        return army_of(known(key).chart_army(wish.text, wish.lang))
    except BadNotation as wrong:
        raise ApiError("BAD_ARMY", problem=partial(problem_of, wrong)) from None


def smaller(request: Request, found: tuple[bytes, str]) -> Response:
    """An answer with many numbers that repeat, compressed for clients that accept it."""
    text, tag = found
    answer = unless_known(request, text, tag)
    answer.headers["Vary"] = "Accept-Encoding"
    if answer.body and takes("gzip", request.headers.get("accept-encoding", "")):
        answer.body = compressed(text)
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))
    return answer


@cache
def compressed(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


def games() -> dict[str, Game]:
    """Every game with charts by its key, those of the program first."""
    every = [*shipped(), *registered()]
    return {game.info.key: game for game in every if game.charts() is not None}


def known(key: str) -> Game:
    game = games().get(key)
    if game is None:
        raise ApiError("NO_SUCH_GAME", name=key)
    return game


@cache
def charts_text(key: str, lang: str) -> tuple[bytes, str]:
    game = known(key)
    book = game.charts()
    assert book is not None
    form = form_of(book, key, lang)
    return tagged(ChartBookInfo.model_validate({**form, "name": game.info.name}, strict=False))


@cache
def battles_text(key: str, lang: str) -> tuple[bytes, str]:
    game = known(key)
    return tagged(
        ChartBattles(
            battles=[battle_of(battle) for battle in game.chart_battles(lang)],
            armies=[army_of(army) for army in game.chart_armies(lang)],
            lists=bool(army_options_of(game, lang).terms),
        )
    )


def battle_of(battle: ListedBattle) -> ChartBattle:
    units = units_of(battle.units)
    return ChartBattle(key=battle.key, title=battle.title, sides=battle.sides, units=units)


def army_of(army: ListedArmy) -> ChartArmy:
    return ChartArmy(name=army.name, about=army.about, units=units_of(army.units))


def units_of(units: list[ListedUnit]) -> list[ChartUnit]:
    return [
        ChartUnit(name=unit.name, side=unit.seat, group=unit.group, values=unit.values)
        for unit in units
    ]
