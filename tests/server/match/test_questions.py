"""What a player may ask of a match: why not, odds, previews."""

from __future__ import annotations

import pytest

from grognard.games import game as find_game
from grognard.server.match import advice
from grognard.server.match.match import MatchError
from grognard.server.wire import answers
from tests.kernel.games.tinygame import BIDS
from tests.server.match.refusing import bids, rejected
from tests.server.matches import EAGLES, act, asked, begun, decline_all, from_position


def test_why_not_names_the_rule_and_nothing_for_what_is_legal() -> None:
    match = bids()
    north, south = match.standpoint(0), match.standpoint(1)
    assert north.reasons(match.legal(0)[0], "en") == []
    (reason,) = north.reasons("keep", "en")
    assert reason.cite == "1 answer the question"
    with pytest.raises(MatchError, match="UNREADABLE"):
        north.reasons("perhaps", "en")
    with pytest.raises(MatchError, match="NOT_YOUR_TURN"):
        south.reasons("keep", "en")


def test_a_game_without_secrets_says_where_and_by_how_much() -> None:
    """The words of every refusal: of a request, of a question why, of the candidates listed."""
    march = find_game("march")
    match = begun(march, "training", {"set-up": "ready"})
    act(match, "first")
    seat = asked(match)
    own, foe = ("b1", "f1") if seat == 0 else ("f1", "b1")
    order = f"fire {own} > {foe}"
    wrong = rejected(match, seat, match.feed(seat).number, order)
    told = wrong.words("en")
    assert told.startswith("9.4:") and told.endswith("cm away; the limit is 45 cm.")
    assert answers.rejected(wrong, "fr").words("fr").endswith("la limite est 45 cm.")
    (reason,) = match.standpoint(seat).reasons(order, "en")
    assert (reason.cite, reason.words) == ("9.4 out of range", told)
    assert [said.text for said in reason.actions] == [order]
    assert match.standpoint(seat).reasons(f"pass {own}", "en") == []
    listed = match.standpoint(seat).refusals("en")
    assert {"9.4 out of range", "12.8 fight on"} <= {reason.cite for reason in listed}


def test_refusals_list_every_candidate_that_is_not_legal() -> None:
    match = bids()
    (reason,) = match.standpoint(0).refusals("fr")
    assert (reason.cite, reason.words) == ("1 a card of the hand", "1 a card of the hand")
    assert len(reason.actions) + len(match.legal(0)) == 8
    assert not {said.text for said in reason.actions} & set(match.legal(0))


def test_odds_are_those_of_what_the_seat_may_know() -> None:
    match = begun(BIDS, "long", {})
    act(match, match.legal(0)[0])
    text = match.legal(1)[0]
    prospect = match.standpoint(1).odds(text, "en")
    assert prospect.outcomes == sorted(prospect.outcomes, key=lambda pair: -pair[1])
    assert sum(chance for _, chance in prospect.outcomes) + prospect.rest == pytest.approx(1)
    assert prospect.sums[0].lines[0][:2] == ("1 the card", "the card")
    with pytest.raises(MatchError, match="ILLEGAL"):
        match.standpoint(1).odds("keep", "en")


LAST_BID = "short 2\n\nc1 c2 c6 c7\nc0\nc3 c4\n5 -1\n0 0\n0 0\n1 1\nMatch 3\nTrick 1 0 1\n"


def test_odds_list_no_outcome_that_names_what_only_a_guess_shows() -> None:
    """South cannot know whether the joker is north's bid or still in north's hand."""
    for seed in range(1, 7):
        found = from_position(BIDS, LAST_BID, seed).standpoint(1).odds("bid c3", "en")
        assert (found.outcomes, found.rest) == ([], 1.0)


def test_odds_too_wide_to_list_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = from_position(BIDS, LAST_BID)
    exact = match.standpoint(1).odds("bid c3", "en")
    monkeypatch.setattr(advice, "MOST_LEAVES", 3)
    rough = match.standpoint(1).odds("bid c3", "en")
    assert sum(chance for _, chance in rough.outcomes) + rough.rest == pytest.approx(1)
    assert (exact.exact, rough.exact) == (True, False)


def test_a_preview_shows_what_is_certain_and_no_view_where_it_is_not() -> None:
    match = bids()
    card = match.legal(0)[0]
    preview = match.standpoint(0).preview(card, "en")
    assert preview.lines == [f"north laid {card.split()[1]}"]
    assert preview.view is not None
    assert "bid c" in preview.view
    before = match.view(0)
    act(match, card)
    assert match.view(0) == preview.view != before
    last = match.standpoint(1).preview(match.legal(1)[0], "en")
    assert last.lines == [f"south laid {match.legal(1)[0].split()[1]}"]


def test_a_preview_of_a_reveal_reveals_only_what_is_certain() -> None:
    match = from_position(EAGLES, HIDDEN)
    act(match, "move 082 > AC")
    decline_all(match)
    preview = match.standpoint(0).preview("open 082", "en")
    assert preview.view is None
    assert not [line for line in preview.lines if "129" in line]


HIDDEN = """\
eagles position 1
battle waterloo
option deck open
turn 6 french combat
arrived
FC:
  082
AC:
  129
AR:
  130
AL:
  207
reserve-french: 001, 020
reserve-allied: 185, 140
pile-british: 141, 142
"""


def test_guesses_look_like_the_truth_to_their_seat_and_are_not_it() -> None:
    match = begun(EAGLES, "waterloo", {})
    guess = match.guess(0)
    assert EAGLES.view(guess, 0) == match.view(0)
    assert EAGLES.write(guess) != EAGLES.write(match.state)
    assert EAGLES.write(match.guess(0)) == EAGLES.write(guess)
    others = match.standpoint(0).guesses
    assert len({EAGLES.write(other) for other in [guess, *others]}) == 4
