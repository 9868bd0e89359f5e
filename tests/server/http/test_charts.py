"""Charts over HTTP: whole books to anybody, small on the wire, and nothing of an unknown game."""

from __future__ import annotations

import httpx
import pytest

from grognard.games import PACKAGES
from grognard.server.wire.charts import ChartBattles, ChartBookInfo, ChartGames
from tests.server.hosting import Hosted

pytestmark = pytest.mark.anyio


async def get(server: Hosted, path: str, **headers: str) -> httpx.Response:
    async with server.anyone() as anyone:
        return await anyone.get(f"/api/charts{path}", headers=headers)


async def test_every_game_has_its_book_in_both_languages(server: Hosted) -> None:
    games = ChartGames.model_validate_json((await get(server, "")).text)
    assert [one.key for one in games.games] == list(PACKAGES)
    for key in PACKAGES:
        books = [
            ChartBookInfo.model_validate_json((await get(server, f"/{key}?lang={lang}")).text)
            for lang in ("en", "fr")
        ]
        titles = [[chart.title for chart in book.charts] for book in books]
        assert len(titles[0]) == len(titles[1]) and titles[0] != titles[1]


async def test_a_book_is_sent_small_and_once(server: Hosted) -> None:
    first = await get(server, "/age")
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < 10_000
    plain = await get(server, "/age", **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()
    again = await get(server, "/age", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_battles_begin_with_their_units(server: Hosted) -> None:
    found = ChartBattles.model_validate_json((await get(server, "/age/battles?lang=fr")).text)
    saalfeld = next(one for one in found.battles if one.key == "saalfeld")
    assert len(saalfeld.sides) == 2 and len(saalfeld.units) > 10
    assert {unit.side for unit in saalfeld.units} == {0, 1}
    assert all(unit.values["bases"] >= 1 for unit in saalfeld.units)


@pytest.mark.parametrize("path", ["/chess", "/chess/battles", "/age?lang=de"])
async def test_what_there_is_not_is_refused_in_words(server: Hosted, path: str) -> None:
    answer = await get(server, path)
    assert answer.status_code in (404, 422) and answer.json()["words"]


async def read_army(server: Hosted, game: str, text: str, lang: str = "en") -> httpx.Response:
    async with server.anyone() as anyone:
        body = {"text": text, "lang": lang}
        return await anyone.post(f"/api/charts/{game}/army", json=body)


async def test_ready_armies_come_with_the_battles(server: Hosted) -> None:
    for key in ("march", "age"):
        found = ChartBattles.model_validate_json((await get(server, f"/{key}/battles")).text)
        assert found.lists and found.armies and all(army.units for army in found.armies)
        book = ChartBookInfo.model_validate_json((await get(server, f"/{key}")).text)
        spans = {fact.key: range(fact.least, fact.most + 1) for fact in book.sheet.facts}
        for army in found.armies:
            for unit in army.units:
                assert unit.name and all(value in spans[k] for k, value in unit.values.items())


async def test_cards_of_eagles_are_listed_by_battle(server: Hosted) -> None:
    found = ChartBattles.model_validate_json((await get(server, "/eagles/battles")).text)
    assert not found.lists and not found.armies
    sizes = {one.key: len(one.units) for one in found.battles}
    assert 20 < sizes["quatre-bras"] < sizes["waterloo"] <= 200
    assert {unit.side for unit in found.battles[0].units} == {0, 1}
    assert all(1 <= unit.values["morale"] <= 6 for one in found.battles for unit in one.units)


async def test_an_army_by_name_code_and_list_is_the_same(server: Hosted) -> None:
    async with server.anyone() as anyone:
        body = {"text": "sample-french", "points": 200, "lang": "en"}
        checked = (await anyone.post("/api/games/march/army-check", json=body)).json()
    named = (await read_army(server, "march", "sample-french")).json()
    assert named["units"] and named["units"][0]["values"]["rankers"] >= 16
    for text in (checked["code"], checked["listing"], f"  {checked['line']}\n"):
        assert (await read_army(server, "march", text)).json()["units"] == named["units"]


async def test_an_army_of_brigades_keeps_its_formations(server: Hosted) -> None:
    army = (await read_army(server, "age", "saalfeld-french", "fr")).json()
    assert army["name"] and len({unit["group"] for unit in army["units"]}) > 1
    assert all(unit["values"]["bases"] >= 1 for unit in army["units"])


@pytest.mark.parametrize(
    ("game", "text"), [("age", "nonsense"), ("march", "x: 1; y"), ("eagles", "sample-french")]
)
async def test_an_army_that_cannot_be_read_is_reported(
    server: Hosted, game: str, text: str
) -> None:
    answer = await read_army(server, game, text)
    assert (answer.status_code, answer.json()["code"]) == (422, "BAD_ARMY")
    assert answer.json()["words"]


async def test_the_charts_of_an_unknown_game_read_no_army(server: Hosted) -> None:
    assert (await read_army(server, "chess", "x")).json()["code"] == "NO_SUCH_GAME"
