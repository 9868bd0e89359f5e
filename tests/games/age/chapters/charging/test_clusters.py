"""Chapter 8: which contacts are one combat, and who leads each side."""

from __future__ import annotations

from grognard.games.age.chapters.charging.clusters import (
    Cluster,
    batteries_with,
    by_size,
    clusters_of,
    leaders_of,
    numbers_of,
)
from grognard.games.age.model.pieces import Contact
from grognard.games.age.model.state import Battle
from tests.games.age.builders import ALLIED, FRENCH, battery, battle, brigade


def six() -> Battle:
    """Three French brigades, two allied ones and an allied battery."""
    return battle(
        [
            brigade("f1", at=(10, 12)),
            brigade("f2", at=(18, 12), bases=4),
            brigade("f3", at=(30, 12), bases=6),
            brigade("a1", ALLIED, (14, 12), bases=8),
            brigade("a2", ALLIED, (30, 12), bases=3),
            battery("a3", ALLIED, (33, 12)),
        ]
    )


def touch(b: Battle, attacker: int, defender: int, through: bool = False) -> None:
    b.touch(Contact(attacker, defender, False, False, through, False))


def sides(clusters: list[Cluster]) -> list[tuple[list[int], list[int]]]:
    return [(one.attackers, one.defenders) for one in clusters]


def test_R43_what_is_connected_by_contacts_is_one_combat() -> None:
    b = six()
    touch(b, 0, 3)
    touch(b, 2, 4)
    touch(b, 1, 3)
    assert sides(clusters_of(b, FRENCH, False)) == [([0, 1], [3]), ([2], [4])]
    touch(b, 2, 3)
    assert sides(clusters_of(b, FRENCH, False)) == [([0, 1, 2], [3, 4])]


def test_R92_combats_of_breakthroughs_are_a_pass_of_their_own() -> None:
    b = six()
    touch(b, 0, 3)
    touch(b, 2, 4, through=True)
    assert sides(clusters_of(b, FRENCH, False)) == [([0], [3])]
    assert sides(clusters_of(b, FRENCH, True)) == [([2], [4])]


def test_R76_in_a_locked_round_the_side_whose_segment_it_is_attacks() -> None:
    b = six()
    b.lock(0, 3)
    assert sides(clusters_of(b, FRENCH, False)) == [([0], [3])]
    assert sides(clusters_of(b, ALLIED, False)) == [([3], [0])]


def test_8_6_the_brigade_with_most_bases_leads_and_all_bases_count() -> None:
    b = six()
    assert [u.uid for u in leaders_of(b, [0, 1])] == [0]
    assert [u.uid for u in leaders_of(b, [0, 1, 2])] == [0, 2]
    assert [u.uid for u in leaders_of(b, [4, 5])] == [4]
    assert [u.uid for u in leaders_of(b, [5])] == [5]
    assert numbers_of(b, [3, 4, 5]) == 12
    assert by_size(b, [5, 1, 0]) == [0, 1, 5]


def test_R80_a_brigade_fights_for_the_battery_attached_to_it() -> None:
    b = six()
    b.escort(5, 4)
    touch(b, 2, 5)
    assert sides(clusters_of(b, FRENCH, False)) == [([2], [4, 5])]


def test_R77_batteries_attached_to_a_brigade_share_its_fate() -> None:
    b = six()
    assert batteries_with(b, [4]) == []
    b.escort(5, 4)
    assert batteries_with(b, [4]) == [5]
    assert batteries_with(b, [5]) == [5]
    assert batteries_with(b, [3]) == []


def test_R80_guns_and_the_brigade_they_are_with_are_in_one_combat() -> None:
    b = six()
    b.escort(5, 4)
    touch(b, 1, 5)
    touch(b, 2, 4)
    assert sides(clusters_of(b, FRENCH, False)) == [([1, 2], [4, 5])]
