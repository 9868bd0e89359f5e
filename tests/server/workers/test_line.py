"""The line before the workers: askers take turns, and nobody fills it for others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from grognard.server.workers.line import Asker, Line, LineIsFull, NoAnswer, Question

T = TypeVar("T")
ANN, ANNE, BOB = Asker("here", "ann"), Asker("here", "anne"), Asker("there", "bob")


def at_a_line(
    work: Callable[[Line], Awaitable[T]], most: int = 100, most_of_address: int = 100
) -> T:
    async def run() -> T:
        return await work(Line(most, most_of_address))

    return asyncio.run(run())


def put(line: Line, asker: Asker, *words: str) -> list[Question]:
    loop = asyncio.get_running_loop()
    asked = [Question(word.encode(), loop.create_future(), asker) for word in words]
    for question in asked:
        line.put(question)
    return asked


async def order(line: Line) -> str:
    """What is answered, in the order of its turns."""
    return " ".join([(await line.get()).line.decode() for _ in range(len(line))])


def test_addresses_take_turns_and_so_do_the_people_of_one() -> None:
    async def work(line: Line) -> str:
        put(line, ANN, "a1", "a2", "a3")
        put(line, ANNE, "A1", "A2")
        put(line, BOB, "b1", "b2")
        return await order(line)

    assert at_a_line(work) == "a1 b1 A1 b2 a2 A2 a3"


def test_a_later_question_waits_for_one_of_another_address() -> None:
    async def work(line: Line) -> str:
        for number in range(20):
            put(line, Asker("flood", f"guest {number}"), "f", "f")
        first = (await line.get()).line.decode()
        put(line, BOB, "b1")
        return f"{first} {await order(line)}"

    assert at_a_line(work)[:8] == "f f b1 f"


def test_one_asker_is_answered_in_the_order_asked() -> None:
    async def work(line: Line) -> str:
        put(line, ANN, "1", "2", "3")
        return await order(line)

    assert at_a_line(work) == "1 2 3"


def test_questions_that_may_wait_come_behind_all_others() -> None:
    async def work(line: Line) -> str:
        put(line, Asker("here", "computers", may_wait=True), "c1", "c2")
        put(line, ANN, "a1", "a2")
        put(line, BOB, "b1")
        return await order(line)

    assert at_a_line(work) == "a1 b1 a2 c1 c2"


def test_one_address_has_so_many_questions_in_line_and_no_more() -> None:
    async def work(line: Line) -> str:
        put(line, ANN, "a1")
        put(line, ANNE, "A1")
        with pytest.raises(LineIsFull, match="too many questions"):
            put(line, ANN, "a2")
        put(line, BOB, "b1")
        await line.get()
        put(line, ANN, "a3")
        return await order(line)

    assert at_a_line(work, most_of_address=2) == "b1 A1 a3"


def test_a_full_line_makes_room_for_those_who_have_less_in_it() -> None:
    async def work(line: Line) -> tuple[str, list[bool]]:
        asked = put(line, ANN, "a1", "a2", "a3")
        put(line, BOB, "b1")
        with pytest.raises(LineIsFull):
            put(line, BOB, "b2")
        with pytest.raises(LineIsFull):
            put(line, ANN, "a4")
        return await order(line), [question.answer.done() for question in asked]

    said, turned_away = at_a_line(work, most=3)
    assert (said, turned_away) == ("a1 b1 a2", [False, False, True])


def test_what_nobody_waits_for_leaves_the_line() -> None:
    async def work(line: Line) -> str:
        asked = put(line, ANN, "a1", "a2", "a3")
        line.leave(asked[1])
        line.leave(asked[1])
        assert len(line) == 2
        return await order(line)

    assert at_a_line(work) == "a1 a3"


def test_who_waits_at_an_empty_line_gets_the_next_question() -> None:
    async def work(line: Line) -> bytes:
        gone = put(line, ANN, "gone")[0]
        line.leave(gone)
        waiting = asyncio.create_task(line.get())
        await asyncio.sleep(0)
        put(line, ANN, "a1")
        return (await waiting).line

    assert at_a_line(work) == b"a1"


def test_closing_fails_all_who_wait() -> None:
    async def work(line: Line) -> list[str]:
        asked = put(line, ANN, "a1") + put(line, Asker("x", may_wait=True), "c1")
        line.fail_all(NoAnswer("the server is stopping"))
        assert len(line) == 0
        return [str(question.answer.exception()) for question in asked]

    assert at_a_line(work) == ["the server is stopping"] * 2
