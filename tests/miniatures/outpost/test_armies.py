"""Outpost's army lists: prices and limits, own armies in a battle, and the builder's page."""

from __future__ import annotations

import pytest

from grognard.kernel.refusal import BadNotation
from tests.miniatures.outpost.armies import POINTS, RULES
from tests.miniatures.outpost.army_fixture import FILE, fixture, text
from tests.miniatures.outpost.game import OUTPOST
from tests.miniatures.outpost.model.state import battle

OWN = "league: Vedettes; u1 scouts 2; brigade: First; u2 horse 4; u3 horse 2"


def flaws(listing: str, points: int = POINTS) -> list[str]:
    return [flaw.cite for flaw in OUTPOST.army_check(listing, points, "fr").flaws]


@pytest.mark.parametrize(
    ("listing", "cites"),
    [
        ("crown: A; u1 foot 4", []),
        ("crown: A; u1 foot 5", ["5.1 arms"]),
        ("crown: A; u1 gun 3", ["5.1 arms"]),
        ("crown: A; u1 elephants 3", ["5.1 arms"]),
        ("crown: A; u1 scouts 2; u2 scouts 2", ["5.2 scouts"]),
        ("crown: A; brigade: B; u1 foot 2", ["5.3 brigades"]),
        ("crown: A; brigade: B; u1 foot 2; u2 gun 1", ["5.3 brigades"]),
        ("crown: A", ["5.0 army lists"]),
        (OWN, []),
    ],
)
def test_what_is_wrong_with_a_list(listing: str, cites: list[str]) -> None:
    assert flaws(listing) == cites


def test_a_list_has_its_price() -> None:
    assert OUTPOST.army_check(OWN, POINTS, "en").points == 6 + 2 + 16 + 8
    assert flaws(OWN, 31) == ["5.0 army lists"]


def test_players_bring_their_armies() -> None:
    code = RULES.codes.write(OWN)
    for given in (OWN, code):
        b = battle(OUTPOST.setup("bridge", {"set-up": "ready", "red-army": given}))
        assert [(t.id, t.kind.name, t.bases, t.brigaded) for t in b.setting.of(0)] == [
            ("r0", "general", 1, False),
            ("r1", "horse", 4, True),
            ("r2", "horse", 2, True),
            ("r3", "scouts", 2, False),
        ]
        assert not b.setting.ready
        assert battle(OUTPOST.read(OUTPOST.write(b))).setting.options.armies[0] == given


def test_an_army_that_cannot_be_read_is_refused() -> None:
    for given in ("nobody", "crown: A; u1 foot 9"):
        with pytest.raises(BadNotation):
            OUTPOST.setup("bridge", {"red-army": given})


# The builder


def test_what_the_builders_tests_read_is_what_the_game_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text()


def test_what_the_page_builds_is_a_good_army() -> None:
    check = fixture()["check"]
    assert check["flaws"] == [] and check["points"] == 47
    assert [unit["group"] for unit in check["units"]] == [None, None, 0, 0]
