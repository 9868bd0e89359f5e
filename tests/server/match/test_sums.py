"""Labelled sums in words."""

from __future__ import annotations

import pytest

from grognard.games import game
from grognard.kernel.tally import Tally
from grognard.server.match.sums import in_words, lines_of


@pytest.mark.parametrize(
    ("groups", "en", "fr"),
    [(1, "firing group", "groupe de tir"), (2, "firing groups", "groupes de tir")],
)
@pytest.mark.parametrize("cite", ["9.1 firing groups", "12.5 groups"])
def test_9_1_one_group_is_counted_in_the_singular(cite: str, groups: int, en: str, fr: str) -> None:
    lines = lines_of(Tally(groups, cite, True))
    for lang, words in (("en", en), ("fr", fr)):
        assert in_words(game("march"), lines, lang).lines == [(cite, words, groups)]


def test_10_2_12_5_one_group_of_two_and_one_character() -> None:
    lines = (("10.2 groups of two", 1), ("12.5 characters", 1))
    told = in_words(game("march"), lines, "en").lines
    assert [words for _, words, _ in told] == ["group of two", "character"]
