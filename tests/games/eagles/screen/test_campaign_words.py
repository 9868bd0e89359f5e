"""What a campaign says of itself: questions, headings, results and the end."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.games.eagles.model.actions import END, RESIGN, RETREAT
from grognard.games.eagles.model.campaign import Campaign
from grognard.kernel.game import Verdict
from tests.games.eagles.campaigns import (
    LOST_LIGNY,
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    Places,
    enter,
    table,
    throw_on,
    waged,
)
from tests.games.eagles.field import ALLIED, FRENCH, do, move, roll

GAME = find_game("eagles")
LOST: Places = {"french": "023", "allied": "130", "over": "1"}
WON: Places = {"french": "023", "allied": "130", "over": "0"}


def first_stage() -> Campaign:
    return waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)


def told(c: Campaign, word: str, lang: str = "en") -> list[str]:
    assert c.events is not None
    return [GAME.narrate(c, event, lang) for event in c.events if event.kind() == word]


def test_R166_the_question_names_both_battles() -> None:
    c = first_stage()
    enter(c, "024", "AC")
    assert GAME.prompt(c, FRENCH, "en") == (
        "Quatre Bras is won: choose the survivors who march to Ligny, or press Ready to keep the "
        "others back."
    )
    assert GAME.prompt(c, ALLIED, "fr") == (
        "Les Français envoient des survivants de Quatre-Bras à Ligny\xa0: patientez."
    )
    assert GAME.question(c, FRENCH) == "choose-cards"


def test_R95_the_split_names_both_battles() -> None:
    c = waged("ligny", quatre_bras=WON, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    asked = GAME.prompt(c, ALLIED, "en")
    assert asked.startswith("Choose which cards fight at Wavre; all others fight at Waterloo.")
    assert GAME.prompt(c, FRENCH, "en") == (
        "Waiting for the Allies to split their cards between Wavre and Waterloo."
    )


def test_16_0_a_battle_that_is_over_says_how_though_the_field_is_empty() -> None:
    c = first_stage()
    c.events = []
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 1)
    assert told(c, "won") == [
        "Quatre Bras: French victory: The French took the Allied Center on turn 3 (4.3)."
    ]
    assert told(c, "withdrew") == [
        "Quatre Bras: The French leave the field, with 8 cards left.",
        "Quatre Bras: The Allies leave the field, with 4 cards left.",
    ]


def test_16_0_a_turn_is_headed_by_its_battle() -> None:
    c = first_stage()
    c.events = []
    do(c, END)
    throw_on(c)
    (turn,) = [event for event in c.events if event.kind() == "turn"]
    assert GAME.opening(c, turn, "en") == "Quatre Bras: Turn 3: the Allies"
    assert GAME.side(turn) == ALLIED
    (phase,) = [event for event in c.events if event.kind() == "phase"][:1]
    assert GAME.opening(c, phase, "en") == "Reinforce"
    assert GAME.cite(c, phase) == "5.0 reinforce phase"


def test_16_0_a_retreat_is_shown() -> None:
    c = first_stage()
    c.events = []
    do(c, RETREAT)
    assert told(c, "gave-up") == ["The French give up the battle and retreat."]
    assert told(c, "won", "fr") == [
        "Quatre-Bras\xa0: Victoire alliée\xa0: Les Français se sont retirés au tour 3 (16.0)."
    ]


@pytest.mark.parametrize(
    ("reader", "lang", "words"),
    [
        (FRENCH, "en", "You lost both Quatre Bras and Ligny (16.0)."),
        (ALLIED, "en", "The French lost both Quatre Bras and Ligny (16.0)."),
        (None, "fr", "Les Français ont perdu à Quatre-Bras et à Ligny (16.0)."),
    ],
)
def test_16_0_both_lost_in_words(reader: int | None, lang: str, words: str) -> None:
    c = waged("ligny", ALLIED, quatre_bras=LOST, ligny=LOST_LIGNY)
    c.events = []
    enter(c, "208", "FC")
    verdict = GAME.verdict(c)
    assert verdict is not None
    assert GAME.ending(c, verdict, reader, lang) == words
    assert GAME.prompt(c, reader, lang).endswith(words)
    assert told(c, "campaign-over") == ["The campaign is over: Allied victory."]
    (event,) = [event for event in c.events if event.kind() == "campaign-over"]
    assert GAME.cite(c, event) == "16.0 both lost"


def test_R169_a_resignation_in_words() -> None:
    c = first_stage()
    do(c, RESIGN)
    verdict = GAME.verdict(c)
    assert isinstance(verdict, Verdict) and verdict.winner == ALLIED
    assert GAME.ending(c, verdict, FRENCH, "en") == "Quatre Bras: You resigned on turn 3 (R149)."


def test_16_0_a_report_counts_the_whole_campaign() -> None:
    c = first_stage()
    before = GAME.strength(c, ALLIED)
    assert before > 1200
    c.events = []
    do(c, move(table(c, "quatre-bras"), "024", "AC"))
    roll(c, 6)
    (routed,) = [event for event in c.events if event.kind() == "routed"]
    loss = GAME.loss(c, routed)
    assert loss is not None and (loss.seat, loss.piece, loss.amount) == (ALLIED, "130", 12)
    assert GAME.strength(c, ALLIED) == before - 12


def test_16_0_turns_of_two_battles_are_not_the_same_turn() -> None:
    c = first_stage()
    key = GAME.turn_key(c)
    do(c, END)
    throw_on(c)
    assert GAME.turn_key(c) != key
    other = waged("ligny", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    assert GAME.turn_key(other) != key
