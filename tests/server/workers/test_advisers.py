"""What players ask is answered by other processes, word for word as it would be in place."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from grognard.games import game as find_game
from grognard.kernel.dice import Rng
from grognard.kernel.sealed import facing
from grognard.kernel.verbs import Part, Said
from grognard.server.errors import ApiError
from grognard.server.match.advice import refusals
from grognard.server.match.judging import MatchError
from grognard.server.match.match import Match
from grognard.server.match.standpoint import Standpoint
from grognard.server.wire.answers import ANSWERS, answer, order, refused_actions, rejected
from grognard.server.wire.requests import Ask
from grognard.server.workers.advisers import Advisers, question_line
from grognard.server.workers.line import Asker, NoAnswer
from grognard.server.workers.pool import BrokeOff
from tests.games.march.moments import NEAR, choosing, marching
from tests.kernel.games.tinygame import BIDS
from tests.miniatures.outpost.game import OUTPOST
from tests.server.known import Troubled
from tests.server.matches import EAGLES, act, asked, begun, from_position, pick

KNOWN = ["tests.server.known"]
MARCH = find_game("march")
PIECES = {
    "eagles": "015",
    "march": "b2",
    "age": "f17",
    "crepuscule": "f1 > a1",
    "bids": "c5",
    "outpost": "r4 > b1",
}
T = TypeVar("T")


def with_advisers(work: Callable[[Advisers], Awaitable[T]], **settings: float) -> T:
    async def run() -> T:
        advisers = Advisers(KNOWN, **settings)  # type: ignore[arg-type]
        await advisers.start(1)
        try:
            return await work(advisers)
        finally:
            await advisers.stop()

    return asyncio.run(run())


def question(what: str, action: str = "") -> Ask:
    return Ask(type="ask", id="a", what=what, action=action)  # type: ignore[arg-type]


def in_place(seen: Standpoint, ask: Ask, lang: str) -> str:
    """What the server itself would send."""
    try:
        return answer(seen, ask, lang).model_dump_json()
    except MatchError as wrong:
        refused = rejected(wrong, lang)
        return f"{refused.code} {refused.cite} {refused.words(lang)}"


async def elsewhere(advisers: Advisers, seen: Standpoint, ask: Ask, lang: str) -> str:
    try:
        return await advisers.advise(seen, ask, lang)
    except ApiError as refused:
        return f"{refused.code} {refused.cite} {refused.words(lang)}"


def ordering(key: str, battle: str) -> Match:
    """Orders are given: every question has an answer."""
    match = begun(find_game(key), battle, {})
    rng = Rng(3)
    while match.question(asked(match)) != "choose-order":
        act(match, pick(match, rng))
    return match


def matches() -> list[Match]:
    eagles = begun(EAGLES, "waterloo", {})
    rng = Rng(3)
    for _ in range(40):
        act(eagles, pick(eagles, rng))
    marches = [from_position(MARCH, text) for text in (marching(), choosing(**NEAR))]
    figures = [ordering("age", "saalfeld"), ordering("crepuscule", "training")]
    return [eagles, *marches, begun(BIDS, "long", {}), begun(OUTPOST, "bridge", {}), *figures]


def questions(match: Match) -> list[Ask]:
    """Every kind of question about some answers, and about what cannot be read or is forbidden."""
    legal = match.legal(asked(match))
    texts = [*legal[:2], legal[-1], "fire b2 > f3", "halt", "dance", PIECES[match.game.info.key]]
    return [question(what, text) for what in ANSWERS for text in texts]


def test_an_adviser_answers_and_refuses_as_the_server_would_in_place() -> None:
    async def work(advisers: Advisers) -> int:
        checked = 0
        for match in matches():
            for audience in (asked(match), None):
                seen = match.standpoint(audience)
                for ask in questions(match):
                    expected = in_place(seen, ask, "fr")
                    assert await elsewhere(advisers, seen, ask, "fr") == expected, ask
                    checked += 1
        assert advisers.figures()["started"] == 1
        return checked

    assert with_advisers(work, patience=90) > 400


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.game.info.key)
def test_what_is_refused_in_a_guess_is_what_is_refused_in_truth(match: Match) -> None:
    rng = Rng(5)
    for _ in range(30):
        if match.asked() is None:
            break
        seat = asked(match)
        seen = match.standpoint(seat)
        assert orders(seen.legal()) == orders(match.answers(seat))
        truth = refusals(match.game, facing(match.state, seat), "en")
        assert refused_actions(seen.refusals("en")) == refused_actions(truth)
        act(match, pick(match, rng))


def orders(answers: list[Said]) -> list[list[Part]]:
    return [order(said) for said in answers]


def test_an_adviser_is_sent_what_the_asker_may_know_and_nothing_else() -> None:
    match = begun(EAGLES, "waterloo", {})
    seen = match.standpoint(0)
    line = question_line(seen, question("odds", "end"), "fr")
    assert line.count(b"\n") == 1
    told = json.loads(line)
    truth = EAGLES.write(match.state)
    assert truth not in told.pop("positions")
    assert told == {
        "game": "eagles",
        "version": EAGLES.info.version,
        "audience": 0,
        "asked": seen.is_asked,
        "seed": seen.seed,
        "ask": {"type": "ask", "id": "a", "what": "odds", "action": "end"},
        "lang": "fr",
    }


@pytest.mark.parametrize(
    ("key", "wrong", "reason"),
    [
        ("deadly", NoAnswer, "the worker stopped, 1 times"),
        ("stuck", NoAnswer, "no answer within 3 s, 1 times"),
        ("broken", BrokeOff, "BadNotation at read:"),
    ],
)
def test_a_question_that_ends_its_worker_fails_and_others_continue(
    key: str, wrong: type[NoAnswer], reason: str
) -> None:
    bad, good = begun(Troubled(key), "short", {}), begun(BIDS, "short", {})

    paid: list[float] = []

    async def work(advisers: Advisers) -> None:
        with pytest.raises(wrong, match=reason):
            asker = Asker(pay=paid.append)
            await advisers.advise(bad.standpoint(0), question("table"), "en", asker)
        assert len(paid) == 1 and (key == "broken" or paid[0] > 0)
        assert await advisers.advise(good.standpoint(0), question("table"), "en")

    with_advisers(work, patience=3.0, tries=1)


def test_an_asker_pays_the_processor_time_of_the_answer() -> None:
    match = begun(EAGLES, "waterloo", {})
    paid: list[float] = []

    async def work(advisers: Advisers) -> float:
        await advisers.advise(match.standpoint(0), question("table"), "en")
        begun_at = time.perf_counter()
        asker = Asker("here", "ann", pay=paid.append)
        await advisers.advise(match.standpoint(0), question("legal"), "en", asker)
        with pytest.raises(ApiError):
            await advisers.advise(match.standpoint(0), question("odds", "dance"), "en", asker)
        return time.perf_counter() - begun_at

    waited = with_advisers(work)
    assert len(paid) == 2 and all(seconds > 0 for seconds in paid)
    assert sum(paid) < waited
