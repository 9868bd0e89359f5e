"""Rates and connections."""

from __future__ import annotations

from grognard.server.guard import limits
from grognard.server.guard.limits import Places, Rates, neighbourhood


class Watch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_refills() -> None:
    watch = Watch()
    rates = Rates((3, 1), watch)
    assert [rates.allow("ann") for _ in range(4)] == [True, True, True, False]
    watch.now = 2.0
    assert [rates.allow("ann") for _ in range(3)] == [True, True, False]


def test_one_persons_haste_is_not_anothers() -> None:
    rates = Rates((1, 0), Watch())
    assert rates.allow("ann")
    assert not rates.allow("ann")
    assert rates.allow("bob")


def test_buckets_that_nobody_uses_are_forgotten(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(limits, "MOST_KEYS", 10)
    rates = Rates((1, 0), Watch())
    for number in range(1000):
        rates.allow(str(number))
    assert len(rates._buckets) == 10


def test_a_bucket_that_is_full_again_takes_no_memory() -> None:
    watch = Watch()
    rates = Rates((10, 1), watch)
    for number in range(1000):
        watch.now = float(number)
        rates.allow(str(number), 5)
    assert len(rates._buckets) <= 6
    assert rates.left("999") == 5


def test_places_are_limited_in_all_by_address_and_by_person() -> None:
    places = Places(4, 3, 2)
    assert [places.take("here", "ann") for _ in range(3)] == [True, True, False]
    assert places.take("here", None)
    assert not places.take("here", "bob")
    assert places.take("there", "bob")
    assert not places.take("elsewhere", None)


def test_a_place_left_can_be_taken_again() -> None:
    places = Places(1, 1, 1)
    assert places.take("here", "ann")
    places.leave("here", "ann")
    assert places.open == 0
    assert places.take("here", "ann")


def test_a_household_counts_as_one_address() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    assert neighbourhood("2001:db8:0:1::1") != neighbourhood("2001:db8::1")
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("testclient") == "testclient"
