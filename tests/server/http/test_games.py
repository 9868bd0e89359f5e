"""What a game publishes of itself: its pieces, rules and armies, to anybody, and once."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from grognard.balances import balances_of
from grognard.server.wire.armies import ArmyCheck, ArmyOptions
from grognard.server.wire.games import Catalogue, Rules
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
    shock = found.verbs[1]
    assert (shock.word, shock.label["fr"], shock.traits) == ("shock", "Charger", ["aimed"])


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


@pytest.mark.parametrize("what", ["catalogue", "rules", "army-options"])
async def test_a_player_who_has_it_already_is_not_sent_it_again(server: Hosted, what: str) -> None:
    first = await get(server, f"eagles/{what}")
    tag = first.headers["etag"]
    again = await get(server, f"eagles/{what}", f'"old", {tag}')
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    other = await get(server, f"eagles/{what}", '"old"')
    assert other.status_code == 200 and other.content == first.content


@pytest.mark.parametrize("what", ["catalogue", "rules", "army-options"])
async def test_a_game_unknown_or_without_aids(server: Hosted, what: str) -> None:
    missing = await get(server, f"chess/{what}")
    assert (missing.status_code, missing.json()["code"]) == (404, "NO_SUCH_GAME")
    plain = await get(server, f"bids/{what}")
    told = plain.json()
    words = told.pop("words", {})
    assert [verb["word"] for verb in told.pop("verbs", [])] in ([], ["bid", "keep", "spend"])
    assert plain.status_code == 200 and not any([*told.values(), *words.values()])


# Armies


async def post(server: Hosted, game: str = "march", **wish: Any) -> httpx.Response:
    async with server.anyone() as anyone:
        return await anyone.post(f"/api/games/{game}/army-check", json=wish)


async def test_the_options_say_what_a_list_may_hold(server: Hosted) -> None:
    for lang, title in (("en", "Quality"), ("fr", "Qualité")):
        answer = await get(server, f"march/army-options?lang={lang}")
        found = ArmyOptions.model_validate_json(answer.text)
        assert found.terms[0].title == title and len(found.ready) == 6
        assert [choice.key for choice in found.terms[-1].choices][:2] == ["", "red"]


async def test_a_list_is_judged_in_the_language_asked_for(server: Hosted) -> None:
    answer = await post(server, text="french; 18 drilled", points=200, lang="fr")
    found = ArmyCheck.model_validate_json(answer.text)
    assert [flaw.words for flaw in found.flaws] == [
        "Un bataillon compte de 16 à 48 hommes de troupe, par quatre."
    ]
    assert (found.flaws[0].units, found.flaws[0].term, found.points) == ([0], "rankers", 18)
    ready = ArmyCheck.model_validate_json(
        (await post(server, text="vimeiro-british", points=200)).text
    )
    again = await post(server, text=ready.code, points=200)
    assert again.json()["listing"] == ready.listing and ready.flaws == []
    dressed = await post(server, text="french; 16 guard, habits blancs", points=200)
    assert dressed.json()["units"][0]["facts"]["coat"] == "white"


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"text": "french"},
        {"text": "french", "points": "200"},
        {"text": "french", "points": -1},
        {"text": "french", "points": 200.5},
        {"text": "french", "points": 200, "lang": "de"},
        {"text": "french", "points": 200, "keep": True},
        {"text": "x" * 10_001, "points": 200},
        {"text": "nul \0", "points": 200},
        {"text": ["french"], "points": 200},
    ],
)
async def test_what_is_no_list_is_refused(server: Hosted, wish: Any) -> None:
    answer = await post(server, **wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "UNREADABLE")


async def test_points_nobody_may_play_for_and_games_without_armies(server: Hosted) -> None:
    for game, points in (("march", 7), ("march", 1501), ("bids", 200)):
        answer = await post(server, game, text="sample-french", points=points)
        assert (answer.status_code, answer.json()["code"]) == (422, "BAD_SETUP")
    missing = await post(server, "chess", text="", points=200)
    assert (missing.status_code, missing.json()["code"]) == (404, "NO_SUCH_GAME")


async def test_a_hostile_list_is_only_judged(server: Hosted) -> None:
    for text in ("", "\u202e;;;###", "a;" * 5000, "march1-" + "A" * 9000, "british\n" + "9" * 9000):
        answer = await post(server, text=text, points=200)
        assert answer.status_code == 200 and answer.json()["flaws"]


# An army as facts


async def test_facts_are_judged_and_written_as_a_list(server: Hosted) -> None:
    unit = {"id": "f7", "name": "Grenadiers", "facts": {"quality": "guard", "drummer": 2}}
    army = {"name": "Mine", "facts": {"nation": "french"}, "units": [unit, {}]}
    found = ArmyCheck.model_validate_json((await post(server, army=army, points=200)).text)
    assert found.listing == (
        "french: Mine\nf7 24 guard, 2 drummers: Grenadiers\nf2 24 drilled: 2e Bataillon\n"
    )
    assert (found.points, found.flaws, found.words) == (76, [], "2 battalions, 48 men")
    again = await post(server, text=found.code, points=200)
    assert again.json()["units"][0]["facts"] == found.units[0].facts


@pytest.mark.parametrize(
    "army",
    [
        "french",
        {"units": [{"facts": {"rankers": 2.5}}]},
        {"units": [{"facts": {"rankers": None}}]},
        {"units": [{"facts": {"rankers": True}}]},
        {"units": [{"facts": {str(key): 0 for key in range(41)}}]},
        {"units": [{}] * 301},
        {"groups": [{"kind": "wing"}] * 61},
        {"units": [{"group": -1}]},
        {"units": [{"name": "x" * 201}]},
        {"name": "nul \0"},
        {"cavalry": []},
    ],
)
async def test_what_are_no_facts_is_refused(server: Hosted, army: Any) -> None:
    answer = await post(server, army=army, points=200)
    assert (answer.status_code, answer.json()["code"]) == (422, "UNREADABLE")


async def test_a_text_and_facts_at_once_are_refused(server: Hosted) -> None:
    answer = await post(server, text="sample-french", army={}, points=200)
    assert (answer.status_code, answer.json()["code"]) == (422, "UNREADABLE")


async def test_hostile_facts_are_only_judged(server: Hosted) -> None:
    odd = {"id": ";", "name": "\u202e#;", "facts": {"quality": "", "; 48 guard": 9999}, "group": 59}
    army = {
        "facts": {"nation": "x\ny"},
        "units": [odd] * 300,
        "groups": [{"kind": "", "parent": 3}],
    }
    answer = await post(server, army=army, points=200)
    assert answer.status_code == 200 and len(answer.json()["flaws"]) == 40
    assert len(answer.json()["listing"].splitlines()) == 301


async def test_the_lobby_hears_of_uneven_battles_only(server: Hosted) -> None:
    async with server.anyone() as anyone:
        known = (await anyone.get("/api/games-known")).json()["games"]
    found = {game["key"]: set(game["balance"]) for game in known}
    assert found["eagles"] == {one.battle for one in balances_of("eagles") if not one.is_fair}
    assert found["eagles"] < {one.battle for one in balances_of("eagles")}
    assert found["march"] == set()
