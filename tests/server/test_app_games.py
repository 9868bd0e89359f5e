"""What a game tells of itself: its pieces and its rules, to anybody, and once."""

from __future__ import annotations

import httpx
import pytest

from grognard.server.wire_games import Catalogue, Rules
from tests.server.hosting import Hosted

pytestmark = pytest.mark.anyio


async def get(server: Hosted, path: str, known: str = "") -> httpx.Response:
    headers = {"If-None-Match": known} if known else {}
    async with server.anyone() as anyone:
        return await anyone.get(f"/api/games/{path}", headers=headers)


async def test_the_catalogue_holds_every_piece(server: Hosted) -> None:
    answer = await get(server, "eagles/catalogue")
    assert answer.status_code == 200
    found = Catalogue.model_validate_json(answer.text)
    assert len(found.pieces) == 300
    quiot = next(piece for piece in found.pieces if piece.id == "015")
    assert quiot.titles == {"en": "Quiot", "fr": "Quiot"} and quiot.facts["dice"] == 3


async def test_the_rules_come_in_the_language_asked_for(server: Hosted) -> None:
    books = {}
    for lang in ("en", "fr"):
        answer = await get(server, f"eagles/rules?lang={lang}")
        books[lang] = Rules.model_validate_json(answer.text)
    assert len(books["en"].rules) == len(books["fr"].rules) > 200
    assert books["en"].chapters[3].title == "The battlefield"
    assert books["fr"].chapters[3].title == "Le champ de bataille"
    assert books["en"].rulings[0].rules == ["11.0"]
    assert (await get(server, "eagles/rules?lang=de")).status_code == 422


@pytest.mark.parametrize("what", ["catalogue", "rules"])
async def test_one_who_has_it_already_is_not_sent_it_again(server: Hosted, what: str) -> None:
    first = await get(server, f"eagles/{what}")
    tag = first.headers["etag"]
    again = await get(server, f"eagles/{what}", f'"old", {tag}')
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await get(server, f"eagles/{what}", '"old"')
    assert other.status_code == 200 and other.content == first.content


@pytest.mark.parametrize("what", ["catalogue", "rules"])
async def test_a_game_unknown_or_without_aids(server: Hosted, what: str) -> None:
    missing = await get(server, f"chess/{what}")
    assert (missing.status_code, missing.json()["code"]) == (404, "NO_SUCH_GAME")
    plain = await get(server, f"bids/{what}")
    assert plain.status_code == 200 and not any(plain.json().values())
