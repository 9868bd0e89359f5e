"""The pages about the rules: what each game is called, and what its reasons lean on."""

from __future__ import annotations

import pytest

from tools.ledger import Ledger, games
from tools.rules_pages import (
    PAGES,
    introduction,
    pages,
    ruling_blocks,
    status_of,
    summary,
    title_of,
)


@pytest.mark.nightly
def test_every_game_with_a_ledger_has_its_own_folder_of_pages() -> None:
    for game in games():
        names = {path.relative_to(PAGES).as_posix() for path in pages(game)}
        assert names == {
            f"{game}/{page}" for page in ("rulings.en.md", "rulings.fr.md", "coverage.md")
        }


def test_a_game_is_called_as_its_package_says() -> None:
    assert title_of("eagles") == "EAGLES: Waterloo"
    assert title_of("march") == "La Marche des Aigles"


def test_only_the_sources_of_a_game_itself_are_explained() -> None:
    assert introduction("eagles", "en").endswith("they persuade but do not bind.")
    assert "sister game" not in introduction("march", "en")
    assert introduction("march", "fr").endswith("aucun texte.")


def test_what_is_planned_is_said_not_to_be_built_yet() -> None:
    planned = {"status": "planned", "reason": "Fire.", "raison": "Le tir."}
    assert status_of(planned) == "not built yet: Fire."
    assert status_of({"status": "done"}) == "done"
    assert status_of({"status": "omitted", "reason": "Lore."}) == "omitted: Lore."
    ledger = Ledger({}, {"7.1 far": planned, "7.1 near": {"status": "done"}}, {})
    assert summary(ledger).startswith("- 2 rules: 1 not built yet, 1 done\n")
    names = ("hole", "ruling", "reason")
    texts = {f"{name}_{lang}": "A." for name in names for lang in ("en", "fr")}
    ruling = {"slug": "far", "rule": ["7.1"], **texts, **planned}
    assert list(ruling_blocks("R1", ruling, "en"))[-1] == "Not built yet: Fire."
    assert list(ruling_blocks("R1", ruling, "fr"))[-1] == "Pas encore programmée : Le tir."
    assert list(ruling_blocks("R1", {**ruling, "status": "done"}, "en"))[-1] == "Why: A."
