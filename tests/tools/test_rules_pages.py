"""The pages about the rules: what each game is called, and what its reasons lean on."""

from __future__ import annotations

import pytest

from tools.ledger import games
from tools.rules_pages import PAGES, introduction, pages, title_of


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
