"""Replays: what each viewer was sent, and not a word more; records from elsewhere; proofs."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.dice import Rng
from grognard.kernel.records.record import read_record
from grognard.server.match.feed import Audience
from grognard.server.match.match import Match
from grognard.server.replay.retelling import open_steps, told_steps
from tests.kernel.games.tinygame import BIDS
from tests.nightly import some_by_day
from tests.server.hosting import FREELY, ApiError, Hosted, Person, begun, hosted
from tests.server.leaks.traffic import DICE
from tests.server.leaks.twins import find_twins, move
from tests.server.matches import (
    EAGLES,
    GAMES,
    NAMES,
    act,
    asked,
    audiences,
    from_position,
    pick,
    played,
    story,
    undo,
)
from tests.server.matches import (
    begun as begun_match,
)

pytestmark = pytest.mark.anyio
ALL = 10**9


def told(match: Match, audience: Audience, upto: int = ALL) -> list[dict[str, Any]]:
    steps = told_steps(match.game, match.terms, match.journal(), audience, upto, "en")
    return [json.loads(step.model_dump_json()) for step in steps]


# What each viewer is sent


@pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
def test_steps_are_the_updates_with_the_views_of_their_moments(
    game: Any, scenario: str, options: dict[str, str]
) -> None:
    match = begun_match(game, scenario, options, 2)
    rng, seen = Rng(2), {q: [match.view(q)] for q in audiences(game)}
    for _ in range(120):
        if match.verdict is not None:
            break
        for audience, updates in act(match, pick(match, rng)).items():
            seen[audience] += [match.view(audience) for _ in updates]
    for audience in audiences(game):
        steps = told(match, audience)
        assert [step["view"] for step in steps] == seen[audience]
        words = [[event["words"] for event in step["events"]] for step in steps]
        assert words == [[line.words for line in lines] for _, lines in story(match, audience)]
        assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))


def test_only_ones_own_answers_are_named() -> None:
    match = played(EAGLES, "wavre", {}, 3)
    for seat, key in enumerate(EAGLES.info.seats):
        for step in told(match, seat):
            assert not step["action"] or step["seat"] == key
        assert sum(bool(step["action"]) for step in told(match, seat)) >= 10
    assert not any(step["action"] for step in told(match, None))


def test_a_replay_stops_at_the_last_update_its_viewer_was_sent() -> None:
    match = begun_match(BIDS, "long", {}, 1)
    for _ in range(6):
        act(match, pick(match, Rng(1)))
    assert [step["number"] for step in told(match, 0, 3)] == [1, 2, 3]


def test_an_open_replay_has_every_line_and_every_card() -> None:
    match = played(EAGLES, "quatre-bras", {}, 4)
    steps = list(open_steps(EAGLES, match.terms, match.journal(), "en"))
    assert [step.action for step in steps] == [entry.action for entry in match.journal()]
    assert all(step.view.startswith("eagles view 1 open\n") for step in steps)
    assert not any("?" in line for step in steps for line in step.view.splitlines()[1:])
    assert {step.phase for step in steps} >= {"deployment", "morale", "combat"}
    assert [step.turn for step in steps] == sorted(step.turn for step in steps)


def test_what_was_taken_back_stays_in_the_replay() -> None:
    match = begun_match(EAGLES, "wavre", {}, 1)
    seat = asked(match)
    before = match.view(seat)
    act(match, pick(match, Rng(1)))
    undo(match)
    act(match, pick(match, Rng(2)))
    steps = told(match, seat)
    assert steps[2]["events"][0]["kind"] == "undone"
    assert steps[2]["view"] == steps[0]["view"] == before
    assert [step["action"] != "" for step in steps] == [False, True, False, True]
    views = [step.view for step in open_steps(EAGLES, match.terms, match.journal(), "en")]
    assert len(views) == 4 and views[2] == views[0] != views[1]


# Leaks


@pytest.mark.parametrize(("observer", "phase", "verb"), [(0, "combat", "end"), (1, "combat", "")])
def test_battles_that_look_alike_are_replayed_alike(observer: int, phase: str, verb: str) -> None:
    twins = find_twins(observer, "waterloo", phase, verb, 60)
    matches = [from_position(EAGLES, position) for position in twins.positions]
    dice = [Rng(DICE), Rng(DICE)]
    for step in twins.steps:
        for match, luck in zip(matches, dice, strict=True):
            move(match, step.text, luck)
        for audience in (observer, None):
            one, two = (json.dumps(told(match, audience)) for match in matches)
            assert one == two
    assert len(matches[0].journal()) != len(matches[1].journal())


@pytest.mark.parametrize("key", ["south", "open", "spectator"])
async def test_a_running_match_is_replayed_to_a_seat_with_its_own_knowledge_only(
    server: Hosted, ann: Person, bob: Person, key: str
) -> None:
    match = await begun(ann, bob, watchable=True)
    assert (await ann.get(f"/api/matches/{match}/replay"))["seat"] == "north"
    with pytest.raises(ApiError, match="TOO_EARLY"):
        await ann.get(f"/api/matches/{match}/replay?seat={key}")


async def test_a_spectator_of_a_running_match_gets_what_spectators_were_sent(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob, watchable=True)
    eve = await server.person("Eve")
    found = await eve.get(f"/api/matches/{match}/replay")
    assert found["seat"] is None and found["partial"]
    for key in ("north", "south", "open"):
        with pytest.raises(ApiError, match="TOO_EARLY"):
            await eve.get(f"/api/matches/{match}/replay?seat={key}")


async def test_a_match_that_a_person_may_not_see_is_not_replayed(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match = await begun(ann, bob, watchable=False)
    eve = await server.person("Eve")
    for what in ("replay", "proof"):
        with pytest.raises(ApiError, match="NO_SUCH_MATCH"):
            await eve.get(f"/api/matches/{match}/{what}")


async def test_what_is_held_back_from_a_seat_is_not_in_its_replay(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match_id = await begun(ann, bob, scenario="long")
    match = (await server.services.place(match_id)).room.playing()
    path = f"/api/matches/{match_id}/replay"
    before = await bob.get(path)
    act(match, pick(match, Rng(1)), hold=True)
    assert match.feed(1).is_late
    assert (await bob.get(path))["steps"] == before["steps"]
    match.feed(1).tell()
    assert len((await bob.get(path))["steps"]) == len(before["steps"]) + 1


# Over HTTP


async def finished(server: Hosted, ann: Person, bob: Person) -> tuple[str, str]:
    """A finished match, and its record."""
    match = await begun(ann, bob)
    rng = random.Random(1)
    sat = [await ann.sit(match, "north"), await bob.sit(match, "south")]
    await sat[rng.randrange(2)].request("resign")
    for client in sat:
        await client.heard_or_next("ended")
    record = await ann.http.get(f"/api/matches/{match}/record")
    return match, record.text


async def test_a_finished_match_is_replayed_from_every_side(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match, _ = await finished(server, ann, bob)
    for key in ("north", "south", "open"):
        found = await bob.get(f"/api/matches/{match}/replay?seat={key}")
        assert found["seat"] == key and not found["partial"]
        assert found["match"]["id"] == match
        assert found["steps"][-1]["events"][-1]["kind"] == "resigned"
    assert (await bob.get(f"/api/matches/{match}/replay"))["seat"] == "south"
    with pytest.raises(ApiError, match="NO_SUCH_SEAT"):
        await bob.get(f"/api/matches/{match}/replay?seat=west")


async def test_the_dice_of_a_finished_match_are_proven(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match, text = await finished(server, ann, bob)
    record = read_record(text)
    proof = await ann.get(f"/api/matches/{match}/proof")
    assert proof["fair"] and proof["problems"] == []
    assert proof["secret"] == record.secret and proof["commitment"] == record.commitment
    lines = [record.opening, *record.entries]
    assert proof["throws"] == sum(len(entry.throws) for entry in lines)
    assert await ann.post("/api/proofs", {"record": text}) == proof


async def test_a_running_match_is_not_proven(server: Hosted, ann: Person, bob: Person) -> None:
    match = await begun(ann, bob)
    with pytest.raises(ApiError, match="TOO_EARLY"):
        await ann.get(f"/api/matches/{match}/proof")


async def test_a_record_is_replayed_like_its_match(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match, text = await finished(server, ann, bob)
    for key in ("north", "open"):
        own = await ann.get(f"/api/matches/{match}/replay?seat={key}")
        found = await ann.post("/api/replays", {"record": text, "seat": key})
        assert found["steps"] == own["steps"]
        assert found["seat"] == key and not found["partial"]
        assert found["match"]["id"] == "" and found["match"]["stage"] == "over"
        assert [seat["name"] for seat in found["match"]["seats"]] == ["Ann", "Bob"]


async def test_a_record_without_a_secret_proves_nothing(server: Hosted, ann: Person) -> None:
    match = played(BIDS, "short", {"hand": "2"})
    proof = await ann.post("/api/proofs", {"record": match.record().text()})
    assert not proof["fair"] and proof["throws"] == 0
    assert "secret" in proof["problems"][0]


@pytest.mark.parametrize(
    ("moved", "dice", "unproven"),
    some_by_day([(1, "proven-from", 1), (0, "proven", 0), (10_000, "unproven", 0)], 1),
)
async def test_a_promise_that_begins_after_the_dice_proves_nothing(
    server: Hosted, ann: Person, moved: int, dice: str, unproven: int
) -> None:
    """A secret of one's own and chosen dice: what counts is which of them it was promised for."""
    record = played(BIDS, "long", {}, 7, fair_from=moved).record(reveal=True)
    proof = await ann.post("/api/proofs", {"record": record.text()})
    assert (proof["fair"], proof["dice"]) == (dice == "proven", dice)
    assert (proof["since"], proof["problems"]) == (moved, [])
    thrown = sum(len(entry.throws) for entry in (record.opening, *record.entries))
    assert proof["throws"] + proof["unproven"] == thrown
    assert proof["unproven"] == (unproven or (thrown if moved else 0))


async def test_dice_that_were_changed_are_found(server: Hosted, ann: Person) -> None:
    record = played(EAGLES, "wavre", {}, 6).record(reveal=True)
    entry = [entry for entry in record.entries if entry.throws][-1]
    entry.throws[-1][-1] = entry.throws[-1][-1] % 6 + 1
    proof = await ann.post("/api/proofs", {"record": record.text()})
    assert not proof["fair"] and proof["dice"] == "wrong" and proof["throws"] == 0
    assert proof["problems"][0].startswith("line ") and "threw" in proof["problems"][0]


async def test_a_position_is_one_step(server: Hosted, ann: Person) -> None:
    text = EAGLES.write(begun_match(EAGLES, "wavre", {}, 6).state)
    found = await ann.post("/api/replays", {"record": text, "seat": "french"})
    assert len(found["steps"]) == 1 and found["partial"]
    assert found["steps"][0]["view"].startswith("eagles view 1 french")


@pytest.mark.parametrize(
    ("spoil", "words"),
    some_by_day(
        [
            (lambda text: text.replace("bid", "bet", 1), "line"),
            (lambda text: "eagles position 1\nbattle nowhere\n", "line 2"),
            (lambda text: text[: len(text) // 2], "line"),
            (lambda text: "grognard record 1\ngame chess 1\n", "chess"),
            (lambda text: "some other file", "some"),
            (lambda text: "   ", "line"),
        ],
        2,
    ),
)
async def test_what_is_wrong_with_a_record_is_said_with_its_line(
    server: Hosted, ann: Person, spoil: Any, words: str
) -> None:
    text = spoil(played(BIDS, "short", {"hand": "2"}).record(reveal=True).text())
    with pytest.raises(ApiError, match=words) as refused:
        await ann.post("/api/replays", {"record": text})
    assert refused.value.code == "UNREADABLE"


async def test_a_record_that_names_a_file_of_this_machine_is_refused(
    server: Hosted, ann: Person
) -> None:
    text = "eagles position 1\nbattle wavre\noption cards /etc/passwd\n"
    with pytest.raises(ApiError, match="LOCAL_OPTION"):
        await ann.post("/api/replays", {"record": text})


async def test_an_answer_is_compressed_for_clients_that_accept_it(
    server: Hosted, ann: Person, bob: Person
) -> None:
    match, _ = await finished(server, ann, bob)
    path = f"/api/matches/{match}/replay"
    small = await ann.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()


async def test_asking_too_often_or_for_too_much_is_refused(tmp_path: Path) -> None:
    limits = replace(FREELY, replays=(1, 0.001), replay_bytes=3000)
    async with hosted(str(tmp_path / "games.db"), limits=limits) as server:
        ann = await server.person("Ann")
        record = played(BIDS, "long", {}).record().text()
        with pytest.raises(ApiError, match="TOO_LARGE"):
            await ann.post("/api/replays", {"record": record})
        with pytest.raises(ApiError, match="TOO_FAST"):
            await ann.post("/api/proofs", {"record": record})


async def test_the_loop_is_never_held_up(server: Hosted, ann: Person) -> None:
    seats = {"french": "me", "allied": "me"}
    made = await ann.make("eagles", "waterloo", seats=seats)
    for seat in seats:
        await ann.join(made["id"], seat)
    room = (await server.services.place(made["id"])).room
    match = room.playing()
    rng = Rng(3)
    while match.verdict is None and match.number < 250:
        act(match, pick(match, rng))
    path = f"/api/matches/{made['id']}/replay?seat=open"
    await ann.http.get(path)  # the words are read the first time they are needed
    replay = asyncio.create_task(ann.http.get(path))
    held = []  # by the processor's time: a busy machine lets the loop itself wait
    while not replay.done():
        begun_at = time.thread_time()
        await asyncio.sleep(0)
        held.append(time.thread_time() - begun_at)
    assert len((await replay).json()["steps"]) == match.number + 1
    assert sorted(held)[-2] < 0.05
