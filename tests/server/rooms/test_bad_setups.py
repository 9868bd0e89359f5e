"""Errors in a deck, an army or an option are reported in the reader's language."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.server.errors import ApiError
from grognard.server.rooms.setups import check_start
from grognard.server.workers.record_judge import good_record
from tests.docs.pages import ROOT

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
            "french-deck: 1.0\xa0: la carte 130 appartient à l'armée britannique, pas à l'armée "
            "française.",
        ),
        (
            "march",
            "training",
            ARMY,
            "“25”: red-army: a battalion has 16 to 48 rankers, in fours (1.1)",
            "«\xa025\xa0»\xa0: red-army: un bataillon compte de 16 à 48 hommes de troupe, par "
            "quatre (1.1)",
        ),
        (
            "eagles",
            "waterloo",
            {"turns": "1000"},
            "“1000”: turns is a whole number from 0 to 999",
            "«\xa01000\xa0»\xa0: turns est un nombre entier de 0 à 999",
        ),
        (
            "eagles",
            "waterloo",
            {"scale": "1/2/3"},
            "“1/2/3”: scale is a number or a fraction, such as 1/2",
            "«\xa01/2/3\xa0»\xa0: scale est un nombre ou une fraction, par exemple 1/2",
        ),
        (
            "march",
            "training",
            {"points": "1501"},
            "“1501”: points is a whole number from 8 to 1500",
            "«\xa01501\xa0»\xa0: points est un nombre entier de 8 à 1500",
        ),
        (
            "march",
            "vimeiro",
            {"table": "160x120"},
            "“160x120”: vimeiro has its own table; terrain=1 would play it on random ground",
            "«\xa0160x120\xa0»\xa0: vimeiro a sa propre table\xa0; avec terrain=1, elle se "
            "jouerait sur un terrain aléatoire",
        ),
    ],
)
def test_a_bad_deck_army_or_option(
    game: str, scenario: str, options: dict[str, str], english: str, french: str
) -> None:
    with pytest.raises(ApiError) as refused:
        check_start(find_game(game), scenario, options, "")
    assert refused.value.words("en").endswith(english)
    assert refused.value.words("fr").endswith(french)


@pytest.mark.parametrize(
    ("position", "english", "french"),
    [
        (
            "eagles position 1\nbattle waterloo\noption turns 1000\n",
            "line 3: “1000”: turns is a whole number from 0 to 999",
            "ligne 3\xa0: «\xa01000\xa0»\xa0: turns est un nombre entier de 0 à 999",
        ),
        (
            "eagles position 1\nbattle waterloo\noption weather rain\n",
            "line 3: “weather”: no such option; known: deck",
            "ligne 3\xa0: «\xa0weather\xa0»\xa0: cette option n'existe pas\xa0; options "
            "connues\xa0: deck",
        ),
        (
            "march position 1\noption rifles short\nbattle training\n",
            "line 2: “short”: not a value of rifles; it takes standard, long",
            "ligne 2\xa0: «\xa0short\xa0»\xa0: ce n'est pas une valeur de rifles\xa0; valeurs "
            "possibles\xa0: standard, long",
        ),
        (
            "march position 1\nbattle austerlitz\n",
            "line 2: “austerlitz”: no such battle; known: training",
            "ligne 2\xa0: «\xa0austerlitz\xa0»\xa0: cette bataille n'existe pas\xa0; batailles "
            "connues\xa0: training",
        ),
    ],
)
def test_a_bad_option_in_a_position(position: str, english: str, french: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_start(find_game(position.split()[0]), "", {}, position)
    assert english in refused.value.words("en")
    assert french in refused.value.words("fr")


@pytest.mark.parametrize(
    ("scenario", "position"),
    [("campaign", ""), ("", "eagles position 1\nbattle campaign\n")],
)
def test_a_campaign_is_a_scenario_and_no_position_without_its_tables(
    scenario: str, position: str
) -> None:
    if scenario:
        check_start(find_game("eagles"), scenario, {}, position)
        return
    with pytest.raises(ApiError) as refused:
        check_start(find_game("eagles"), scenario, {}, position)
    assert "quatre-bras, ligny" in refused.value.words("en")


def test_the_record_of_a_campaign_is_good() -> None:
    record = ROOT / "tests/games/eagles/replays/campaign-charleroi.battle"
    good_record(record.read_text(encoding="utf-8"), None)
