"""R170: two Allied players at one seat, each with a hand that the other does not see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from grognard.games.eagles.model.cards import BRITISH, PRUSSIAN
from grognard.games.eagles.model.flow import battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng
from grognard.kernel.shares import sight_of
from grognard.server.match.judging import MatchError
from grognard.server.match.match import Match, Terms
from grognard.server.match.sharing import Hand
from tests.server.matches import EAGLES, secret_of, terms

FRENCH, ALLIED = 0, 1
HANDS = EAGLES.hands(ALLIED)
BRITONS = sight_of(ALLIED, HANDS, ["british"])
PRUSSIANS = sight_of(ALLIED, HANDS, ["prussian"])
GIVEN = {(ALLIED, "prussian"): 1}
LABEL = re.compile(r"\b\d{3}\b")


def hand(chair: int, sight: int) -> Hand:
    own = frozenset({chair})
    return Hand(own, own, frozenset({0, 1}), sight=sight)


BRITISH_PLAYER, PRUSSIAN_PLAYER = hand(0, BRITONS), hand(1, PRUSSIANS)
PLAYERS = {BRITONS: BRITISH_PLAYER, PRUSSIANS: PRUSSIAN_PLAYER}
ARMIES = {BRITONS: BRITISH, PRUSSIANS: PRUSSIAN}

MEETING = """
eagles position 1
battle waterloo
turn 3 allied combat
arrived
FC:
  001
AL:
  240
AC:
  130 up
  131
reserve-french: 002, 003
reserve-allied: 132, 206, 241, 299
pile-prussian: 242, 243
"""


def divided(start: Terms, seed: int = 1) -> Match:
    match = Match(EAGLES, start, secret_of(seed), given=GIVEN, divided=[ALLIED])
    match.fold(0, match.opening())
    return match


def meeting(position: str = MEETING) -> Match:
    nonces = {seat: f"nonce-of-{seat}" for seat in EAGLES.info.seats}
    return divided(Terms("eagles", EAGLES.info.version, position=position, nonces=nonces))


def say(match: Match, sight: int, text: str) -> str:
    player = PLAYERS.get(sight)
    entry = match.propose(sight % 16, match.feed(sight).number, text, player)
    match.fold(match.number + 1, entry)
    return entry.action


def offered(match: Match, sight: int) -> list[str]:
    return [said.text for said in match.answers(ALLIED, PLAYERS[sight])]


def refused(code: str) -> pytest.RaisesExc[MatchError]:
    return pytest.raises(MatchError, match=f"^{code}$")


def of_others(match: Match, sight: int) -> set[str]:
    """The cards that a hand must not know: hidden ones of anybody else."""
    state = match.state
    tables = getattr(state, "tables", [state])
    hidden = set(LABEL.findall(EAGLES.write(state))) - set(LABEL.findall(EAGLES.view(state, None)))
    own = {
        b.setting.labels[u.uid] for b in tables for u in b.units if u.army == ARMIES.get(sight, 0)
    }
    return hidden - own


# Who sees what


def test_R170_each_sees_their_own_hand_and_no_other() -> None:
    match = meeting()
    assert "reserve-allied: 132, ?prussian x3" in match.view(BRITONS)
    assert "reserve-allied: 206, 241, 299, ?british x1" in match.view(PRUSSIANS)
    assert "reserve-allied: 132, 206, 241, 299" in match.view(ALLIED)
    assert match.view(BRITONS).startswith("eagles view 1 allied british\n")


def test_R170_a_card_laid_by_one_ally_is_a_back_to_the_other() -> None:
    match = meeting()
    say(match, PRUSSIANS, "move 241 > AL")
    assert "?prussian" in match.view(BRITONS).split("AL:")[1].split("AC:")[0]
    told = [
        line.words for update in match.since(BRITONS, 0, "en") or [] for line in update.lines("en")
    ]
    assert told and "241" not in " ".join(told)


def test_R170_naming_a_card_of_an_ally_reveals_nothing_of_it() -> None:
    match = meeting()
    reasons = []
    for label in ("241", "242", "288"):  # in the Reserve, in the pile, in the box
        with pytest.raises(MatchError) as wrong:
            say(match, BRITONS, f"play 132 > {label}")
        reasons.append((wrong.value.code, wrong.value.words("en").replace(label, "")))
    assert len({*reasons}) == 1


# Who answers for what


def test_R170_each_is_offered_their_own_cards_and_the_end() -> None:
    match = meeting()
    own = {sight: {text for text in offered(match, sight) if text != "end"} for sight in PLAYERS}
    assert {LABEL.findall(text)[0] for text in own[BRITONS]} <= {"130", "131", "132"}
    assert {LABEL.findall(text)[0] for text in own[PRUSSIANS]} <= {"206", "240", "241", "299"}
    with refused("NOT_YOUR_COMMAND"):
        say(match, PRUSSIANS, "move 130 > FC")
    with refused("UNREADABLE"):  # it lies face-down
        say(match, PRUSSIANS, "move 131 > FC")


def test_R170_the_phase_ends_when_both_have_ended_it() -> None:
    match = meeting()
    assert say(match, BRITONS, "end") == "* pass allied 0"
    assert say(match, PRUSSIANS, "move 241 > AL") == "move 241 > AL"
    assert say(match, PRUSSIANS, "end") == "end"


def test_R170_a_player_waits_for_an_ally_who_has_cards_even_if_they_can_do_nothing() -> None:
    """That nothing can be done with them may be a secret."""
    match = meeting(MEETING.replace("  240\n", "  132\n").replace("132, 206, 241, 299", "299"))
    assert offered(match, PRUSSIANS) == ["end"]
    assert say(match, BRITONS, "end") == "* pass allied 0"


def test_R170_nobody_ends_a_phase_for_an_ally() -> None:
    match = meeting()
    chief = Hand(frozenset({0}), frozenset({0}), frozenset({0, 1}), ends=True, sight=BRITONS)
    entry = match.propose(ALLIED, match.feed(BRITONS).number, "end", chief)
    assert entry.action == "* pass allied 0"


def test_R170_a_hand_stays_with_its_player() -> None:
    match = meeting()
    with refused("HAND_STAYS"):
        match.propose_give(ALLIED, "prussian", 0)


def test_R170_one_takes_back_ones_own_move_and_no_ally_learns_by_it() -> None:
    match = meeting()
    say(match, PRUSSIANS, "move 241 > AL")
    assert match.why_not_undo(ALLIED, BRITISH_PLAYER) == "OTHER_PLAYER"
    assert match.why_not_undo(ALLIED, PRUSSIAN_PLAYER) == ""


def test_a_computer_with_one_hand_guesses_at_the_other() -> None:
    match = meeting()
    guesses = set()
    for number in range(8):
        match.feed(PRUSSIANS).number = number
        guesses.add(EAGLES.view(match.guess(PRUSSIANS), ALLIED))
    assert len(guesses) > 1
    assert all("206, 241, 299" in guess for guess in guesses)


# Whole battles


def moves(match: Match, rng: Rng, most: int) -> Iterator[int]:
    """Random answers by anyone who may give one; yields the sight of each."""
    for _ in range(most):
        if match.verdict is not None:
            return
        sight = somebody(match, rng)
        said = match.answers(sight % 16, PLAYERS.get(sight))
        texts = [one.text for one in said if one.text not in ("resign", "offer draw", "retreat")]
        say(match, sight, texts[rng.below(len(texts))])
        yield sight


def somebody(match: Match, rng: Rng) -> int:
    """One of the people the question waits for, as they know themselves."""
    if match.asked() == FRENCH:
        return FRENCH
    asked = [sight for sight in PLAYERS if match.is_asked(sight)]
    waits = match.awaited(ALLIED, frozenset({0, 1}))
    waiting = [sight for sight in asked if PLAYERS[sight].own & waits]
    found = [sight for sight in waiting if match.answers(ALLIED, PLAYERS[sight])]
    assert found, "everybody waits for nobody"
    return found[rng.below(len(found))]


@pytest.mark.parametrize(
    ("scenario", "seed", "most"),
    [("waterloo", 1, 260), ("charleroi", 2, 160), ("campaign", 3, 160)],
)
def test_R170_three_people_play_and_nobody_sees_anothers_cards(
    scenario: str, seed: int, most: int
) -> None:
    match = divided(terms(EAGLES, scenario, {}, seed), seed)
    rng, played = Rng(seed), set()
    for sight in moves(match, rng, most):
        played.add(sight)
        secret = match.asked_in_secret()
        for audience in PLAYERS:
            if match.feed(audience).shown is match.state:
                seen = LABEL.findall(match.view(audience))
                assert not of_others(match, audience) & {*seen}
            elif secret is None:
                assert match.feed(audience).is_late or match.verdict is not None
        check_secret(match)
    assert played == {FRENCH, *PLAYERS}


def check_secret(match: Match) -> None:
    """A hidden question is known only to those whose own Specials answer it."""
    decision = match.state.pending
    if match.asked_in_secret() != ALLIED or not isinstance(decision, Decision):
        return
    b = battle(match.state)
    armies = {
        int(b.units[action.card].army)
        for action in decision.legal(match.state)
        if hasattr(action, "card")
    }
    for sight, army in ARMIES.items():
        declined = match.has_declined(sight)
        assert match.is_asked(sight) == (army in armies and not declined)
