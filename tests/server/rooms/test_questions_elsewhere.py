"""A question that takes long holds up nobody: not another table, nor the asker's own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grognard.server.guard.work_limits import Purse
from grognard.server.match import knowing
from grognard.server.match.advice import guesses_of
from grognard.server.workers.advisers import Advisers
from tests.server.hosting import ApiError, Client, Hosted, Json, Person, begun, hosted, refused
from tests.server.known import PONDERED

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture
def pondered(folder: Path) -> Path:
    """The odds of "pondering" are not known before this file is there."""
    path = folder / "pondered"
    path.unlink(missing_ok=True)
    return path


@pytest.fixture(scope="module")
async def server(anyio_backend: str, folder: Path) -> AsyncIterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PONDERED, str(folder / "pondered"))
        patch.setattr("grognard.server.context.Advisers", partial(Advisers, patience=90, tries=1))
        async with hosted(str(folder / "games.db"), advisers=1) as found:
            yield found


async def table(ann: Person, bob: Person, game: str = "bids", **hello: bool) -> Client:
    """North of a new match, whose turn it is."""
    return await ann.sit(await begun(ann, bob, game), "north", **hello)


async def warm(client: Client) -> None:
    """The worker is there and has read the position."""
    await client.request("ask", what="table")


async def test_while_odds_are_worked_out_every_table_plays_on(
    ann: Person, bob: Person, pondered: Path
) -> None:
    slow, quick = await table(ann, bob, "pondering"), await table(ann, bob)
    await warm(slow)
    action = (await slow.asked())["legal"][0]
    await slow.say("ask", id="slow", what="odds", action=action)
    await quick.act((await quick.asked())["legal"][0])
    await slow.say("act", id="mine", seen=slow.number, action=action)
    assert (await slow.until("ack", "answer"))["id"] == "mine"
    pondered.touch()
    answer = await slow.until("answer")
    assert answer["id"] == "slow" and answer["chances"]


async def test_questions_of_one_connection_are_answered_in_their_order(
    ann: Person, bob: Person
) -> None:
    client = await table(ann, bob)
    legal = (await client.asked())["legal"]
    asked = [("odds", legal[0]), ("table", ""), ("why", "keep"), ("preview", legal[1])]
    for number, (what, action) in enumerate(asked):
        await client.say("ask", id=f"q{number}", what=what, action=action)
    answers = [await client.until("answer") for _ in asked]
    assert [answer["what"] for answer in answers] == [what for what, _ in asked]
    assert [answer["id"] for answer in answers] == ["q0", "q1", "q2", "q3"]
    with refused("ILLEGAL"):
        await client.request("ask", what="odds", action="keep")


async def test_a_prompt_bears_the_reasons_that_were_worked_out_elsewhere(
    ann: Person, bob: Person, server: Hosted
) -> None:
    advisers = server.services.context.advisers
    before = advisers.figures()["asked"]
    north = await table(ann, bob, reasons=True)
    prompt = await explained(north)
    assert [reason["cite"] for reason in prompt["refused"]] == ["1 a card of the hand"]
    assert advisers.figures()["asked"] == before + 1
    await north.act(prompt["legal"][0])
    assert (await north.until("prompt"))["refused"] == []


async def test_a_prompt_whose_reasons_take_long_comes_without_them_and_then_with_them(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.rooms.telling.LONGEST_WAIT", 0.0)
    north = await table(ann, bob, reasons=True)
    first = await north.asked()
    second = await north.until("prompt")
    assert (first["refused"], first["number"]) == ([], second["number"])
    assert [reason["cite"] for reason in second["refused"]] == ["1 a card of the hand"]


async def test_a_prompt_does_not_wait_for_the_first_adviser_to_start(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.rooms.telling.LONGEST_WAIT", 60.0)
    monkeypatch.setattr(Advisers, "is_up", False)
    north = await table(ann, bob, reasons=True)
    assert (await north.asked())["refused"] == []
    second = await north.until("prompt")
    assert [reason["cite"] for reason in second["refused"]] == ["1 a card of the hand"]


async def explained(client: Client) -> Json:
    """The question to this seat with its reasons; a busy server sends them a second time, later."""
    prompt = await client.asked()
    while not prompt["refused"]:
        await client.until("prompt")
        prompt = await client.asked()
    return prompt


@pytest.mark.parametrize(("game", "code"), [("deadly", "BUSY"), ("broken", "BROKEN")])
async def test_a_question_that_cannot_be_answered_is_refused_and_the_game_continues(
    ann: Person, bob: Person, game: str, code: str
) -> None:
    client = await table(ann, bob, game, reasons=True)
    prompt = await client.asked()
    assert prompt["refused"] == []
    with refused(code):
        await client.request("ask", what="table")
    await client.act(prompt["legal"][0])
    await warm(await table(ann, bob))


async def test_too_many_questions_at_once_are_refused(
    ann: Person, bob: Person, pondered: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.sockets.player.MOST_QUESTIONS", 2)
    client = await table(ann, bob, "pondering")
    action = (await client.asked())["legal"][0]
    for number in range(3):
        await client.say("ask", id=f"q{number}", what="odds", action=action)
    assert (await client.until("refused", "answer"))["code"] == "TOO_FAST"
    pondered.touch()
    assert [(await client.until("answer"))["id"] for _ in range(2)] == ["q0", "q1"]


async def test_who_hangs_up_leaves_no_question_behind(
    ann: Person, bob: Person, server: Hosted, pondered: Path
) -> None:
    client = await table(ann, bob, "pondering")
    action = (await client.asked())["legal"][0]
    for number in range(4):
        await client.say("ask", id=f"q{number}", what="odds", action=action)
    await client.say("ping")
    await client.until("pong")
    await client.stop()
    pondered.touch()
    advisers = server.services.context.advisers
    asked = advisers.figures()["asked"]
    other = await table(ann, bob)
    await warm(other)
    assert advisers.figures()["asked"] == asked + 1


async def test_a_full_queue_is_reported_in_a_sentence(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await table(ann, bob)
    monkeypatch.setattr(server.services.context.advisers.line, "most_of_address", 0)
    with pytest.raises(ApiError, match=r"^BUSY: Too many questions are waiting"):
        await client.request("ask", what="table")
    monkeypatch.undo()
    await warm(client)


async def test_a_purse_emptied_by_the_questions_before_pays_for_no_more(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await table(ann, bob)
    enough = iter([True, True, True, False])  # at each question, and again when its turn comes
    monkeypatch.setattr(Purse, "may_ask", lambda purse: next(enough))
    for number in range(2):
        await client.say("ask", id=f"q{number}", what="table")
    heard = [await client.until("answer", "refused") for _ in range(2)]
    assert [(said["id"], said.get("code")) for said in heard] == [("q0", None), ("q1", "TOO_FAST")]


async def test_positions_are_written_once_however_much_is_asked_of_them(
    ann: Person, bob: Person, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def counted(*of: Any) -> Any:
        made.append(of)
        return guesses_of(*of)

    monkeypatch.setattr(knowing, "guesses_of", counted)
    client = await table(ann, bob)
    for _ in range(3):
        await warm(client)
    assert len(made) == 1
    await client.act((await client.asked())["legal"][0])
    await client.until("update")
    await warm(client)
    assert len(made) == 2
