"""What is wrong with a deck or an army that a player brings is told in the reader's language."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.server.errors import ApiError
from grognard.server.rooms.seating import check_start

DECKS = {"deck": "custom", "french-deck": "015 x3, 016 x3, 130", "british-deck": "128 x3, 129 x3"}
ARMY = {"red-army": "british: Mine; 25 drilled"}


@pytest.mark.parametrize(
    ("game", "scenario", "options", "english", "french"),
    [
        (
            "eagles",
            "quatre-bras",
            DECKS,
            "french-deck: 1.0: card 130 is British, not French.",
            "french-deck: 1.0 : la carte 130 appartient à l'armée britannique, pas à l'armée "
            "française.",
        ),
        (
            "march",
            "training",
            ARMY,
            "“25”: red-army: a battalion has 16 to 48 rankers, in fours (1.1)",
            "« 25 » : red-army: un bataillon compte de 16 à 48 hommes de troupe, par quatre (1.1)",
        ),
    ],
)
def test_a_bad_deck_or_army(
    game: str, scenario: str, options: dict[str, str], english: str, french: str
) -> None:
    with pytest.raises(ApiError) as refused:
        check_start(find_game(game), scenario, options, "")
    assert refused.value.words("en").endswith(english)
    assert refused.value.words("fr").endswith(french)
