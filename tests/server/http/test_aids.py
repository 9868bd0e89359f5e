"""What a screen is sent beside the table: odds, warnings, one card, and what a line is about."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grognard.kernel.dice import Rng
from grognard.server.match.advice import _apart
from grognard.server.match.feed import Line
from grognard.server.match.match import Match, MatchError
from grognard.server.wire.answers import odds_answer
from grognard.server.wire.match_messages import event_line, prompt_message
from tests.games.eagles.field import ALLIED, FRENCH, drawn
from tests.server.matches import EAGLES, act, begun, decline_all, from_position, pick

HELD: dict[str, Any] = {"FL": "017", "FR": "018", "AL": "132", "AR": "140"}
LABEL = re.compile(r"\b\d{3}\b")


def at(active: int = FRENCH, **places: str) -> Match:
    return from_position(EAGLES, EAGLES.write(drawn(active=active, **{**HELD, **places})))


def lines(match: Match, text: str, seat: int = FRENCH, lang: str = "en") -> list[Line]:
    told = act(match, text)
    return [line for update in told[seat] for line in update.lines(lang)]


# Odds and warnings


def test_odds_bear_the_forecast_and_its_reverse() -> None:
    match = at(AC="015 column, 130", FC="016")
    prospect = match.standpoint(FRENCH).odds("shock 015 > 130", "en")
    assert prospect.forecast is not None and prospect.reverse is not None
    assert prospect.forecast.title == "Quiot shocks Colin Halkett"
    assert [found.title for found in prospect.sums] == ["Dice", "Shock level"]
    answer = odds_answer("a", prospect)
    assert answer.forecast is not None
    assert [bar.chance for bar in answer.forecast.bars] == [0.125, 0.375, 0.375, 0.125]
    assert answer.reverse is not None and answer.reverse.title == "Colin Halkett fires at Quiot"


def test_a_forecast_at_a_hidden_card_depends_on_nothing_hidden() -> None:
    answers = []
    for across in ("130 down, 128 down", "128 down, 130 down"):
        match = at(FC="070", AC=across)
        prospect = match.standpoint(FRENCH).odds("fire 070 > AC#1", "en")
        assert prospect.reverse is None
        answers.append(odds_answer("a", prospect).forecast)
    assert answers[0] is not None and answers[0] == answers[1]


def test_an_action_without_dice_has_no_forecast() -> None:
    match = at(FC="015, 016", AC="130")
    answer = odds_answer("a", match.standpoint(FRENCH).odds("form 015 square", "en"))
    assert (answer.forecast, answer.reverse) == (None, None)


def test_a_preview_warns_of_what_loses_or_gives_away() -> None:
    match = at(FC="015", AC="130")
    assert [
        cite for cite, _ in match.standpoint(FRENCH).preview("move 015 > reserve", "en").warnings
    ] == ["4.3 sole occupation"]
    assert match.standpoint(FRENCH).preview("move 015 > AC", "en").warnings == []


def test_a_reverse_that_some_guesses_do_not_have_is_left_out() -> None:
    """Whether the moved card is shot at depends on hidden ones: those are left out of it."""
    match = at(FC="015, 016", AC="130 down, 165 down")
    assert match.standpoint(FRENCH).odds("move 015 > AC", "en").reverse is None


# One card


def test_a_card_is_shown_to_everybody_who_may_see_it() -> None:
    match = at(FC="015 column, 016 down", AC="130 down")
    words, sums, _ = match.standpoint(FRENCH).sheet("015", "en")
    assert words == ["Quiot: Infantry, in the French Center in column."]
    assert [found.title for found in sums] == ["Dice", "Fire level", "Shock level", "Morale"]
    assert match.standpoint(ALLIED).sheet("015", "fr")[1][0].title == "Dés"
    assert match.standpoint(None).sheet("AC#1-allied", "en") == (
        ["A face-down card in the Allied Center."],
        [],
        [],
    )
    for audience in (ALLIED, None):
        with pytest.raises(MatchError, match="UNREADABLE"):
            match.standpoint(audience).sheet("016", "en")


def test_a_number_that_depends_on_what_is_hidden_is_left_out() -> None:
    """12.3 Uxbridge supports every corps only without Wellington, who may be in the Reserve."""
    match = at(FC="015", AC="130, 112", allied="131")
    titles = [found.title for found in match.standpoint(FRENCH).sheet("130", "en")[1]]
    known = [found.title for found in match.standpoint(ALLIED).sheet("130", "en")[1]]
    assert known == ["Dice", "Fire level", "Shock level", "Morale"]
    assert titles in (known, known[:3])


# Lines and prompts


def test_a_line_bears_its_rule_cards_and_places() -> None:
    match = at(FC="015, 016", AC="130")
    (moved,) = lines(match, "move 015 > AC column")
    assert (
        moved.words
        == "015 Quiot's Brigade moves from the French Center to the Allied Center in column."
    )
    assert moved.short == "Quiot moves from the French Center to the Allied Center in column."
    assert (moved.cite, moved.cards, moved.places) == ("8.0 one move", ("015",), ("FC", "AC"))


def test_dice_bear_what_they_were_thrown_on_and_what_each_did() -> None:
    match = at(AC="015 column, 130", FC="016")
    told = lines(match, "shock 015 > 130", ALLIED, "fr")
    (line,) = [line for line in told if line.dice]
    dice = line.dice
    assert line.kind == "shot" and dice is not None
    assert dice.cards == ("015", "130") and dice.cite == "7.2 hit numbers"
    assert [mark == "hit" for mark in dice.marks] == [face >= 4 for face in dice.faces]
    assert [(found.title, found.total) for found in dice.sums] == [
        ("Dés", 3),
        ("Niveau de charge", 3),
    ]
    thrown = event_line(EAGLES, match.state, line, "fr").thrown
    assert thrown is not None and thrown.words == "touches"
    assert thrown.sums[0].lines[0].cite == "7.1 combat value"
    assert thrown.marks == list(dice.marks)


def test_a_prompt_bears_its_kind_and_cards() -> None:
    match = at(FC="070", AC="130", allied="189")
    prompt = prompt_message(match, FRENCH, "en", [], None)
    assert (prompt.kind, prompt.cards) == ("choose-act", [])
    waiting = prompt_message(match, None, "en", [], None)
    assert (waiting.kind, waiting.legal) == ("choose-act", [])


def test_a_question_in_secret_is_nobody_elses() -> None:
    match = from_position(
        EAGLES,
        EAGLES.write(drawn(AC="015 column, 130", FC="016", allied="192", **HELD)),
    )
    act(match, "shock 015 > 130")
    assert match.asked_in_secret() == ALLIED
    mine = prompt_message(match, ALLIED, "en", [], None)
    assert mine.kind == "choose-play" and mine.cards == ["015", "130"]
    assert mine.short == "Quiot is about to shock Colin Halkett. Do you answer?"
    assert mine.words.startswith("015 Quiot's Brigade is about to shock 130 Colin Halkett's Brig")
    for audience in (FRENCH, None):
        theirs = prompt_message(match, audience, "en", [], None)
        assert theirs.cards == [] and theirs.kind in ("", "choose-act")
    decline_all(match)


def test_lines_kept_in_memory_are_the_lines_first_sent() -> None:
    match = begun(EAGLES, "waterloo", {})
    told: dict[int, list[Line]] = {}
    for _ in range(60):
        for update in act(match, pick(match, Rng(match.number)))[0]:
            told[update.number] = update.lines("fr")
    for update in match.since(0, max(told) - 10, "fr") or []:
        assert update.lines("fr") == told[update.number]
    texts = [line for found in told.values() for line in found if line.kind not in ("dice",)]
    assert all(set(LABEL.findall(line.words)) >= set(line.cards) for line in texts)
    assert not [line.short for line in texts if LABEL.search(line.short)]


def test_outcomes_name_only_what_distinguishes_them() -> None:
    told = [["Shot.", "A hit.", "It routs.", "Combat."], ["Shot.", "A hit.", "Combat."]]
    assert _apart(told) == [["It routs."], []]
    assert _apart(told[:1]) == told[:1]
    assert _apart([]) == []
    assert _apart([["Same."], ["Same."]]) == [[], []]
