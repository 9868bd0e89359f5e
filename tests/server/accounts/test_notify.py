"""Emails, webhooks and open pages say that something waits for a person, and never what."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from grognard.kernel.records.record import Entry
from grognard.server.accounts import notify
from grognard.server.match.outlook import Outlook
from grognard.server.match.reveal_timing import RevealTiming
from grognard.server.rooms.standing import notices_after
from grognard.server.settings import Smtp
from tests.server.hosting import PATIENCE, Client, Hosted, Person, begun, hosted
from tests.server.letterbox import letterbox

pytestmark = pytest.mark.anyio


def smtp(port: int) -> Smtp:
    return Smtp("127.0.0.1", port, "", "", "club@example.org", False)


async def confirmed(person: Person, address: str) -> None:
    context = person.hosted.services.context
    token = context.signer.write_confirmation(person.id, address, int(context.clock()) + 60)
    await person.post("/api/people/confirm", {"token": token})


async def soon(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_whose_turn_it_became_by_correspondence_gets_a_letter_even_at_an_open_table(
    tmp_path: Path,
) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        await bob.call("PATCH", "/api/people/me", {"lang": "fr"})
        await confirmed(bob, "bob@example.org")
        match = await begun(ann, bob, pace="three-days")
        north, south = await ann.sit(match, "north"), await bob.sit(match, "south")
        action = (await north.asked())["legal"][0]
        await north.act(action)
        await south.asked()
        await soon(lambda: box.letters)
        letter = box.letters[0]
        assert letter["To"] == "bob@example.org"
        assert letter["From"] == "club@example.org"
        assert letter["Subject"] == "À vous\xa0: Bids, short"
        text = letter.get_content()
        assert "Ann" in text
        assert f"/match/{match}" in text
        assert re.search(r"jusqu'au \d{4}-\d\d-\d\d", text)
        assert action.split()[1] not in text.replace(match, "")


async def test_the_last_letter_goes_to_him_whose_orders_answered(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "g.db")) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob, pace="day")
        room = (await server.services.rooms.find(match)).room
        room.timing = RevealTiming(0.5, ordered=True)
        room.timing.actor = 0
        for reacts, declines, seat in ((True, True, 1), (True, False, 1), (False, False, 0)):
            look = Outlook([], False, "north 4", (), reacts, declines)
            entry = Entry("bid c1")
            notices = notices_after(room, room.playing(), entry, look, seat, room.timing)
            assert [notice.person_id for notice in notices] == [bob.id]


async def test_no_email_while_a_player_keeps_acting_and_none_in_live_games(tmp_path: Path) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        for person in (ann, bob):
            await confirmed(person, f"{person.name}@example.org")
        match = await begun(ann, bob, pace="live")
        north = await ann.sit(match, "north")
        await north.act((await north.asked())["legal"][0])
        await north.request("resign")
        await soon(lambda: box.letters)
        assert [letter["Subject"] for letter in box.letters] == ["The match is over: Bids, short"]
        assert box.letters[0]["To"] == "Bob@example.org"
        assert "south resigned" in box.letters[0].get_content()


@pytest.mark.nightly
async def test_the_maker_of_a_challenge_is_notified_when_it_is_taken_and_of_offers(
    tmp_path: Path,
) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        await confirmed(ann, "ann@example.org")
        match = await begun(ann, bob, pace="day")
        await soon(lambda: len(box.letters) >= 2)
        south = await bob.sit(match, "south")
        await south.request("offer", what="draw")
        await soon(lambda: len(box.letters) >= 3)
        subjects = sorted(letter["Subject"] for letter in box.letters)
        assert subjects == [
            "You have an offer: Bids, short",
            "Your match begins: Bids, short",
            "Your turn: Bids, short",
        ]


async def test_a_letter_that_is_not_taken_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(notify, "LOOK_EVERY", 0.05)
    async with letterbox(refusals=2) as box:
        async with hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
            ann, bob = await server.person("Ann"), await server.person("Bob")
            await confirmed(bob, "bob@example.org")
            match = await begun(ann, bob, pace="day")
            north = await ann.sit(match, "north")
            await north.act((await north.asked())["legal"][0])
            await soon(lambda: box.letters)
            assert box.letters[0]["Subject"] == "Your turn: Bids, short"


async def test_a_letter_not_sent_before_a_restart_is_sent_after_it(tmp_path: Path) -> None:
    database = str(tmp_path / "g.db")
    async with hosted(database, smtp=smtp(1)) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        await confirmed(bob, "bob@example.org")
        await server.services.postman.stop()
        match = await begun(ann, bob, pace="day")
        north = await ann.sit(match, "north")
        await north.act((await north.asked())["legal"][0])
    async with letterbox() as box, hosted(database, smtp=smtp(box.port)):
        await soon(lambda: box.letters)


async def test_a_confirmation_is_asked_by_letter(tmp_path: Path) -> None:
    async with letterbox() as box, hosted(str(tmp_path / "g.db"), smtp=smtp(box.port)) as server:
        ann = await server.person("Ann")
        me = await ann.put("/api/people/me/email", {"email": "ann@example.org"})
        assert me["email"] is None
        link = re.search(r"/confirm#(\S+)", box.letters[0].get_content())
        assert link is not None
        await ann.post("/api/people/confirm", {"token": link[1]})
        assert (await ann.get("/api/people/me"))["email"] == "ann@example.org"


async def test_the_operators_webhook_is_called_with_ids_only(tmp_path: Path) -> None:
    async with letterbox("web") as box:
        hook = f"http://127.0.0.1:{box.port}/hook"
        async with hosted(str(tmp_path / "g.db"), webhook=hook) as server:
            ann, bob = await server.person("Ann"), await server.person("Bob")
            match = await begun(ann, bob, pace="day")
            north = await ann.sit(match, "north")
            await north.act((await north.asked())["legal"][0])
            await soon(lambda: any(call["person"] == bob.id for call in box.calls))
            call = next(call for call in box.calls if call["person"] == bob.id)
            assert call == {
                "kind": "turn",
                "match": match,
                "person": bob.id,
                "link": f"{server.services.context.settings.own_url}/match/{match}",
            }


async def page(server: Hosted, person: Person) -> Client:
    uri = f"ws://127.0.0.1:{server.port}/api/notices"
    headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
    line = await connect(uri, additional_headers=headers, proxy=None)
    server.lines.append(line)
    return Client(line)


async def test_an_open_page_is_notified_at_once_whose_turn_it_is(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "g.db")) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        hers, his = await page(server, ann), await page(server, bob)
        match = await begun(ann, bob, pace="day")
        assert (await hers.until("notice"))["kind"] in ("joined", "turn")
        north = await ann.sit(match, "north")
        await north.act((await north.asked())["legal"][0])
        notice: dict[str, Any] = await his.until("notice")
        assert notice == {"type": "notice", "match": match, "kind": "turn", "seat": "south"}
        await his.line.send("anything")
        await his.stop()
        await soon(lambda: bob.id not in server.services.postman._pages)


async def test_pages_of_nobody_are_turned_away(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "g.db")) as server:
        nobody = await page(server, Person(server, (await server.person()).http))
        assert json.loads(json.dumps(await nobody.hear()))["code"] == "NOT_SIGNED_IN"
