"""15.0 Decks over HTTP: judged, built, brought along, and seen by nobody before the battle."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.eagles.game import GAME
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from tests.server.hosting import Person, refused, token_in

pytestmark = pytest.mark.anyio

CHECK = "/api/games/eagles/deck-check"
FRENCH = "deck Mine, 015 x3, 016, 017, 018"
BRITISH = "128 x2, 129, 130, 131, 132"
SIDES = {"french": "me", "allied": "open"}


async def challenge(ann: Person, battle: str = "quatre-bras", **options: str) -> dict[str, Any]:
    return await ann.make("eagles", battle, options={"deck": "custom"} | options, seats=SIDES)


async def test_a_deck_is_judged_and_nothing_kept(ann: Person) -> None:
    asked = {"battle": "waterloo", "army": "french", "written": FRENCH, "lang": "fr"}
    found = await ann.post(CHECK, asked)
    assert (found["name"], found["limit"]) == ("Mine", 380)
    assert found["points"] == sum(arm["points"] for arm in found["arms"]) > 60
    assert found["flaws"] == [] and found["closed"]["015"] == "15.0 three copies"
    assert [curve["key"] for curve in found["curves"]] == ["dice", "morale", "holding"]
    again = await ann.post(CHECK, asked | {"written": found["code"]})
    assert again["copies"] == {"015": 3, "016": 1, "017": 1, "018": 1}


async def test_a_deck_is_built_from_what_is_owned(ann: Person) -> None:
    asked = {"battle": "ligny", "army": "prussian", "style": "mass"}
    every = await ann.post(CHECK, asked)
    assert every["points"] == every["limit"] == 310
    few = await ann.post(CHECK, asked | {"owned": {"201": 1, "208": 2, "216": 0}})
    assert few["copies"] == {"201": 1, "208": 2}


async def test_the_form_is_fetched_once(ann: Person) -> None:
    form = await ann.get("/api/games/eagles/deck-form?lang=fr")
    waterloo = next(battle for battle in form["battles"] if battle["key"] == "waterloo")
    assert [army["points"] for army in waterloo["armies"]] == [380, 360, 190]
    assert form["copies"]["general"] == "15.0 generals once"


@pytest.mark.parametrize(
    "wrong",
    [
        {"battle": "borodino"},
        {"army": "british"},
        {"written": "one"},
        {"style": "none"},
        {"scale": "0"},
    ],
)
async def test_what_cannot_be_judged_is_refused(ann: Person, wrong: dict[str, str]) -> None:
    with refused("BAD_DECK"):
        await ann.post(CHECK, {"battle": "ligny", "army": "french", "written": FRENCH} | wrong)


async def test_games_without_decks_say_so(ann: Person) -> None:
    with refused("NO_SUCH_GAME"):
        await ann.get("/api/games/bids/deck-form")
    with refused("BAD_DECK"):
        await ann.post("/api/games/bids/deck-check", {"battle": "short", "army": "one"})


async def test_R160_nobody_sees_a_deck_before_both_have_chosen(ann: Person, bob: Person) -> None:
    match = await challenge(ann, **{"french-deck": FRENCH})
    assert match["options"]["french-deck"] == FRENCH
    assert match["to_bring"] == {"allied": "allied-deck"}
    waiting = await bob.get(f"/api/matches/{match['id']}?token={token_in(match, 'allied')}")
    assert waiting["options"] == {"deck": "custom", "french-deck": ""}
    joined = await bob.join(
        match["id"], "allied", token_in(match, "allied"), brings=f"deck Thine, {BRITISH}"
    )
    assert joined["options"]["french-deck"] == ""
    assert joined["options"]["allied-deck"] == f"deck Thine, {BRITISH}"
    assert (await ann.get(f"/api/matches/{match['id']}"))["options"]["allied-deck"] == ""
    begun = await ann.join(match["id"], "french")
    assert begun["options"]["allied-deck"] == f"deck Thine, {BRITISH}"
    assert (await bob.get(f"/api/matches/{match['id']}"))["options"]["french-deck"] == FRENCH


async def test_15_0_who_brings_nothing_plays_with_the_deck_as_it_was(
    ann: Person, bob: Person
) -> None:
    match = await challenge(ann, "waterloo", **{"french-deck": FRENCH})
    joined = await bob.join(match["id"], "allied", token_in(match, "allied"))
    assert joined["options"]["allied-deck"].startswith("1")
    await ann.join(match["id"], "french")
    seated = await ann.sit(match["id"], "french")
    await seated.request("resign")
    await seated.stop()
    record = read_record((await ann.http.get(f"/api/matches/{match['id']}/record")).text)
    assert record.options["allied-deck"] == joined["options"]["allied-deck"]
    assert verify(record, GAME) == []


async def test_15_0_a_deck_that_is_not_allowed_is_not_brought(ann: Person, bob: Person) -> None:
    match = await challenge(ann, **{"french-deck": FRENCH})
    token = token_in(match, "allied")
    with refused("BAD_SETUP"):
        await bob.join(match["id"], "allied", token, brings="128 x2, 129, 130, 015")
    await bob.join(match["id"], "allied", token, brings=BRITISH)


async def test_15_0_against_a_computer_nothing_is_left_to_bring(ann: Person) -> None:
    seats = {"french": "me", "allied": "random"}
    options = {"deck": "custom", "french-deck": FRENCH}
    match = await ann.make("eagles", "waterloo", options=options, seats=seats)
    assert match["to_bring"] == {} and match["options"]["allied-deck"] == ""
    begun = await ann.join(match["id"], "french")
    assert begun["options"]["allied-deck"].startswith("1")


async def test_15_0_a_deck_that_was_taken_away_can_be_brought_again(
    ann: Person, bob: Person
) -> None:
    match = await challenge(ann, **{"french-deck": FRENCH})
    token = token_in(match, "allied")
    await bob.join(match["id"], "allied", token, brings=BRITISH)
    await bob.post(f"/api/matches/{match['id']}/leave", {"seat": "allied"})
    waiting = await bob.get(f"/api/matches/{match['id']}?token={token}")
    assert waiting["to_bring"] == {"allied": "allied-deck"}
