"""Who may come in, and who has to make room."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from grognard.server.guard.doorman import Doorman, reserved
from grognard.server.settings import Limits

ANN, BOB = "192.0.2.1", "192.0.2.2"


class Line(asyncio.Transport):
    """A connection that knows only whether somebody hung up on it."""

    def __init__(self) -> None:
        super().__init__()
        self.hung_up = False

    def abort(self) -> None:
        self.hung_up = True


def doorman(in_all: int = 10, of_address: int = 10, **facts: object) -> Doorman:
    limits = replace(Limits(), tcp_connections=in_all, tcp_of_address=of_address)
    return Doorman(limits, **facts)  # type: ignore[arg-type]


def test_an_address_never_has_more_than_half_of_all() -> None:
    assert doorman(in_all=10, of_address=10).of_address == 5
    assert doorman(in_all=10, of_address=3).of_address == 3


def test_descriptors_are_kept_back_for_those_inside() -> None:
    assert doorman(in_all=10_000, files=1024).in_all == 1024 - reserved(1024) == 768
    assert doorman(in_all=100, files=1024).in_all == 100


def test_the_oldest_idle_connection_makes_room_for_one_of_its_address() -> None:
    found = doorman(of_address=2)
    first, second, third, other = (Line() for _ in range(4))
    assert found.come(first, ANN) and found.come(second, ANN) and found.come(other, BOB)
    assert found.come(third, ANN)
    assert [line.hung_up for line in (first, second, third, other)] == [True, False, False, False]
    assert found.open == 3


def test_one_that_is_being_served_stays() -> None:
    found = doorman(of_address=1)
    busy, late = Line(), Line()
    assert found.come(busy, ANN)
    found.serve(busy)
    assert not found.come(late, ANN)
    assert not busy.hung_up
    found.rest(busy)
    assert found.come(late, ANN)
    assert busy.hung_up


def test_when_all_is_full_the_oldest_of_all_goes() -> None:
    found = doorman(in_all=3)
    lines = [Line() for _ in range(4)]
    assert all(found.come(line, f"192.0.2.{number}") for number, line in enumerate(lines))
    assert [line.hung_up for line in lines] == [True, False, False, False]


def test_those_who_leave_are_not_counted_twice_or_kept() -> None:
    found = doorman(of_address=1)
    line = Line()
    found.come(line, ANN)
    found.leave(line)
    found.leave(line)
    assert found.open == 0
    assert not (found._counts or found._idle or found._idle_of)
    assert found.come(Line(), ANN)


def test_a_proxy_that_we_trust_is_nobodys_address() -> None:
    found = doorman(in_all=100, of_address=1, proxies="192.0.2.1")
    lines = [Line() for _ in range(20)]
    assert all(found.come(line, ANN) for line in lines)
    assert not any(line.hung_up for line in lines)
    assert found.come(Line(), BOB) and found.come(Line(), BOB)
    assert found._counts == {BOB: 1}


def test_a_flood_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    now = [0.0]
    found = doorman(of_address=1, clock=lambda: now[0])
    for _ in range(50):
        found.come(Line(), ANN)
    assert len(caplog.records) == 1
    now[0] = 11.0
    found.come(Line(), ANN)
    assert [record.facts["count"] for record in caplog.records] == [1, 49]  # type: ignore[attr-defined]
