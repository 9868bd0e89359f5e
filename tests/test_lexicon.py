"""What was said is remembered, as long as it is said now and then, and only so much of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.lexicon import MOST_SAID, Lexicon


class Counting(Lexicon):
    """Counts the sentences that had to be made."""

    made = 0

    def _fill_in(self, lang: str, key: str, facts: dict[str, object]) -> str:
        self.made += 1
        return super()._fill_in(lang, key, facts)


@pytest.fixture
def lexicon(tmp_path: Path) -> Iterator[Counting]:
    (tmp_path / "en.ftl").write_text("hits = { $count } hits\n", encoding="utf-8")
    found = Counting(tmp_path)
    yield found
    Lexicon.every.remove(found)


def test_a_sentence_is_made_once(lexicon: Counting) -> None:
    assert {lexicon.say("en", "hits", count=2) for _ in range(3)} == {"2 hits"}
    assert lexicon.made == 1


def test_only_so_many_are_remembered_and_the_oldest_are_forgotten(lexicon: Counting) -> None:
    for count in range(3 * MOST_SAID):
        lexicon.say("en", "hits", count=count)
    assert len(lexicon._said) + len(lexicon._said_before) <= MOST_SAID
    made = lexicon.made
    lexicon.say("en", "hits", count=3 * MOST_SAID - MOST_SAID // 2)
    assert lexicon.made == made
    lexicon.say("en", "hits", count=0)
    assert lexicon.made == made + 1


def test_what_is_said_again_and_again_stays(lexicon: Counting) -> None:
    for count in range(1, 3 * MOST_SAID):
        lexicon.say("en", "hits", count=0)
        lexicon.say("en", "hits", count=count)
    assert lexicon.made == 3 * MOST_SAID
