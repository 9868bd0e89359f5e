"""Armies and card lists of the players' own: brought, shown, agreed to, and played with."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

import pytest

from grognard.games.eagles.game import GAME
from grognard.kernel.bringing.lists import ListChange
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from grognard.server.workers.thinker import think
from tests.laws.walks import step_on, walk
from tests.server.hosting import Person, refused, token_in

pytestmark = pytest.mark.anyio

LIST = "card-list"
SIDES = {"french": "me", "allied": "open"}
MINE = GAME.list_check(LIST, "", [ListChange("015", "cv", "5")], "en").text
HASH = hashlib.sha256(MINE.encode()).hexdigest()
OTHERS = GAME.list_check(LIST, "", [ListChange("015", "cv", "1")], "en").text


async def challenge(ann: Person, text: str = MINE, **terms: Any) -> dict[str, Any]:
    options = {LIST: text, "deck": "full"}
    return await ann.make("eagles", "waterloo", options=options, seats=SIDES, **terms)


async def begun(ann: Person, bob: Person, text: str = MINE) -> str:
    """A match in play with a list that both have agreed to."""
    match = await challenge(ann, text)
    agrees = {LIST: match["options"][LIST]}
    await bob.join(match["id"], "allied", token_in(match, "allied"), agrees=agrees)
    await ann.join(match["id"], "french")
    return str(match["id"])


async def test_a_list_is_judged_and_nothing_kept(ann: Person) -> None:
    form = await ann.get(f"/api/games/eagles/lists/{LIST}?lang=fr")
    assert form["rows"]["015"]["cv"] == "3"
    change = {"piece": "015", "column": "cv", "value": "5"}
    good = await ann.post(f"/api/games/eagles/lists/{LIST}", {"changes": [change]})
    assert (good["written"], good["hash"], good["faults"]) == (MINE, HASH, [])
    assert [(d["piece"], d["usual"], d["own"]) for d in good["differences"]] == [("015", "3", "5")]
    bad = await ann.post(
        f"/api/games/eagles/lists/{LIST}", {"changes": [change | {"value": "6"}], "lang": "fr"}
    )
    assert (bad["written"], bad["hash"]) == ("", "")
    assert "de 1 à 5" in bad["faults"][0]["words"]


@pytest.mark.parametrize("path", ["eagles/lists/deck", "bids/lists/card-list", "none/lists/x"])
async def test_what_has_no_list_says_so(ann: Person, path: str) -> None:
    with refused("NO_SUCH_GAME"):
        await ann.get(f"/api/games/{path}")
    with refused("NO_SUCH_GAME"):
        await ann.post(f"/api/games/{path}", {"lang": "en"})


async def test_a_match_shows_the_hash_and_its_link_what_differs(ann: Person, bob: Person) -> None:
    match = await challenge(ann, watchable=False)
    assert match["options"][LIST] == HASH
    assert match["agreed"] == [LIST]
    token = token_in(match, "allied")
    found = await bob.get(f"/api/matches/{match['id']}/lists/{LIST}?token={token}")
    assert (found["hash"], found["written"]) == (HASH, MINE)
    assert [d["piece"] for d in found["differences"]] == ["015"]
    with refused("NO_SUCH_MATCH"):
        await bob.get(f"/api/matches/{match['id']}/lists/{LIST}")
    with refused("NO_SUCH_GAME"):
        await ann.get(f"/api/matches/{match['id']}/lists/deck")


@pytest.mark.parametrize("agrees", [{}, {LIST: "0" * 64}, {"deck": HASH}])
async def test_nobody_sits_down_to_a_list_unseen(
    ann: Person, bob: Person, agrees: dict[str, str]
) -> None:
    match = await challenge(ann)
    token = token_in(match, "allied")
    with refused("NOT_AGREED"):
        await bob.join(match["id"], "allied", token, agrees=agrees)
    assert (await bob.get(f"/api/matches/{match['id']}"))["seats"][1]["person"] is None
    joined = await bob.join(match["id"], "allied", token, agrees={LIST: HASH})
    assert joined["seats"][1]["yours"]


async def test_the_shipped_list_needs_no_agreement(ann: Person, bob: Person) -> None:
    match = await ann.make("eagles", "waterloo", seats=SIDES)
    assert match["agreed"] == []
    await bob.join(match["id"], "allied", token_in(match, "allied"))


async def test_two_matches_with_lists_of_their_own_at_once(ann: Person, bob: Person) -> None:
    dice = []
    for text in (MINE, OTHERS):
        seated = await bob.sit(await begun(ann, bob, text), "allied")
        welcome = await seated.heard_or_next("welcome")
        dice.append([(piece["id"], piece["facts"]["dice"]) for piece in welcome["pieces"]])
        await seated.stop()
    assert dice == [[("015", 5)], [("015", 1)]]


async def test_a_rematch_is_agreed_to_again(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    seated = await bob.sit(match, "allied")
    await seated.request("resign")
    await seated.stop()
    made = await ann.post(f"/api/matches/{match}/rematch")
    assert made["options"][LIST] == HASH
    with refused("NOT_AGREED"):
        await bob.join(made["id"], "french")
    await bob.join(made["id"], "french", agrees={LIST: HASH})


async def test_the_record_holds_the_list_and_is_proven_anywhere(ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    seated = await bob.sit(match, "allied")
    await seated.request("resign")
    await seated.stop()
    answer = await ann.http.get(f"/api/matches/{match}/record")
    record = read_record(answer.text)
    assert record.options[LIST] == MINE
    assert verify(record, GAME) == []
    replayed = await ann.post("/api/replays", {"record": answer.text})
    assert [piece["id"] for piece in replayed["pieces"]] == ["015"]
    assert replayed["match"]["options"][LIST] == HASH


@pytest.mark.parametrize(
    "text", ["no list", MINE.replace("015,", "15,", 1), MINE + "x" * 60_000, MINE[:-200]]
)
async def test_a_list_that_is_none_makes_no_match(ann: Person, text: str) -> None:
    with pytest.raises(Exception, match=r"BAD_SETUP|UNREADABLE"):
        await challenge(ann, text)


async def test_no_list_hides_in_a_position(ann: Person) -> None:
    state = GAME.setup("waterloo", {LIST: MINE})
    text = GAME.write(state)
    for position in (text, text.replace("option card-list", "  option  card-list")):
        with refused("BAD_SETUP"):
            await ann.make("eagles", "", position=position, seats=SIDES)


async def test_an_option_that_is_no_list_stays_short(ann: Person) -> None:
    with refused("BAD_SETUP"):
        await ann.make("march", "open", options={"red-army": "x" * 10_001})


def test_a_computer_in_its_own_process_plays_with_the_list() -> None:
    *_, state = islice(walk(GAME, "waterloo", {LIST: MINE, "deck": "full"}, 1), 12)
    decision = state.pending
    while not isinstance(decision, Decision):
        step_on(state, Rng(1))
        decision = state.pending
    question: dict[str, Any] = {"game": "eagles", "version": GAME.info.version}
    question |= {"position": GAME.write(state)}
    question |= {"seat": decision.seat, "agent": "sensible", "seed": 1, "shares": None}
    said = think(question)
    assert said in [GAME.notate(state, action) for action in decision.legal(state)]


# Armies


OPEN = {"red": "me", "blue": "open"}
ARMY = "sample-british"


async def test_a_friend_brings_an_army_within_the_limit(ann: Person, bob: Person) -> None:
    match = await ann.make("march", "open", seats=OPEN, options={"set-up": "ready"})
    assert match["to_bring"] == {"blue": "blue-army"}
    token = token_in(match, "blue")
    with refused("BAD_SETUP"):
        await bob.join(
            match["id"], "blue", token, brings="british: Too many\n" + "b1 48 guard\n" * 9
        )
    joined = await bob.join(match["id"], "blue", token, brings=ARMY)
    assert joined["options"]["blue-army"] == ARMY
    assert joined["to_bring"] == {}
    assert (await ann.join(match["id"], "red"))["stage"] == "running"


async def test_an_army_goes_with_the_player_who_brought_it(ann: Person, bob: Person) -> None:
    match = await ann.make("march", "open", seats=OPEN)
    token = token_in(match, "blue")
    joined = await bob.post(
        f"/api/matches/{match['id']}/join", {"seat": "blue", "token": token, "brings": ARMY}
    )
    assert joined["options"]["blue-army"] == ARMY
    left = await bob.post(f"/api/matches/{match['id']}/leave", {"seat": "blue"})
    assert "blue-army" not in left["options"]
    assert left["to_bring"] == {"blue": "blue-army"}


async def test_an_army_that_the_host_chose_stays(ann: Person, bob: Person) -> None:
    chosen = {"blue-army": "sample-french"}
    match = await ann.make("march", "open", seats=OPEN, options=chosen)
    assert match["to_bring"] == {}
    token = token_in(match, "blue")
    with refused("BAD_SETUP"):
        await bob.join(match["id"], "blue", token, brings=ARMY)
    joined = await bob.join(match["id"], "blue", token)
    assert joined["options"]["blue-army"] == "sample-french"


async def test_a_battle_of_history_keeps_its_armies_unless_one_is_brought(ann: Person) -> None:
    as_it_was = await ann.make("march", "vimeiro", seats=OPEN)
    assert as_it_was["to_bring"] == {}
    brought = await ann.make("march", "vimeiro", seats=OPEN, options={"red-army": ARMY})
    assert brought["to_bring"] == {"blue": "blue-army"}
    outpost = await ann.make("outpost", "bridge", seats=OPEN)
    assert outpost["to_bring"] == {}


async def test_a_game_without_armies_takes_none(ann: Person, bob: Person) -> None:
    match = await ann.make("bids", "short")
    with refused("BAD_SETUP"):
        await bob.join(match["id"], "south", token_in(match, "south"), brings="an army")
