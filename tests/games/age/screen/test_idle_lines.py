"""8.2 What counts nothing in a combat is shown with its reason; the sums stay what they are."""

from __future__ import annotations

import pytest

from grognard.games.age.chapters.charging.clusters import clusters_of
from grognard.games.age.chapters.charging.modifiers import attack_sum, defence_sum
from grognard.games.age.game import GAME
from grognard.games.age.model.kinds import COVER_2, ELITE, WORKS
from grognard.games.age.model.state import Battle
from grognard.games.age.screen.idle_lines import told_attack, told_defence
from tests.games.age.builders import ALLIED, FRENCH, area, general
from tests.games.age.chapters.charging.test_modifiers import attacker, defender, fight, horse

PLAIN = {"8.2 general attached", "8.2 breakthrough or support", "8.2 brigade fresh"}


def idle(b: Battle) -> tuple[set[str], set[str]]:
    (cluster,) = clusters_of(b, FRENCH, False)
    found = []
    for told, counted in ((told_attack, attack_sum), (told_defence, defence_sum)):
        sum_, plain = told(b, cluster), counted(b, cluster, True)
        assert sum_.total == plain.total
        assert sum_.lines[: len(plain.lines)] == plain.lines
        assert all(value == 0 for _, value in sum_.lines[len(plain.lines) :])
        found.append({cite for cite, _ in sum_.lines[len(plain.lines) :]})
    return found[0], found[1]


def test_8_2_nobody_adds_anything_and_every_line_says_why() -> None:
    attack, defence = idle(fight(attacker(), defender()))
    assert attack == PLAIN | {"8.2 regular unit"}
    assert defence == attack | {"8.2 defender in cover", "8.2 defender outflanked"}


def test_8_2_what_counts_is_not_also_listed_as_nothing() -> None:
    village = area(20, 6, 28, 16, WORKS | COVER_2)
    b = fight(
        attacker(grade=ELITE, worn=0),
        defender(),
        officers=[general("g1", attached="f1", charismatic=True)],
        terrain=[village],
        flank=True,
    )
    attack, defence = idle(b)
    assert attack == {"8.2 breakthrough or support"}
    assert "8.2 defender outflanked" not in defence and "8.2 defender in cover" not in defence


@pytest.mark.parametrize(("bases", "told"), [(6, False), (7, True), (9, False)])
def test_8_2_more_bases_but_not_three_to_two(bases: int, told: bool) -> None:
    attack, defence = idle(fight(attacker(bases=bases), defender()))
    assert ("8.2 outnumbers 3 to 2" in attack) is told
    assert "8.2 outnumbers 3 to 2" not in defence


def test_8_2_only_cavalry_at_infantry_misses_its_charge() -> None:
    assert "8.2 cavalry from near" not in idle(fight(attacker(), defender()))[0]
    assert "8.2 cavalry from near" not in idle(fight(horse(), defender()))[0]
    assert "8.2 cavalry from near" in idle(fight(horse(), defender(), locked=True))[0]
    assert "8.2 cavalry from near" not in idle(fight(horse(), horse(ALLIED), locked=True))[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_8_2_the_reason_is_in_words(lang: str) -> None:
    for cite in sorted(PLAIN):
        assert GAME.label_of(cite, 0, lang) != GAME.label_of(cite, 1, lang)
