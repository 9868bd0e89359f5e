"""A match: what counts and what does not, and that its journal alone decides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.kernel import registry
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game, GameInfo
from grognard.kernel.records.record import Entry, read_entry, read_record
from grognard.kernel.records.replay import last_state, verify
from grognard.kernel.refusal import BadNotation, BrokenRule
from grognard.kernel.registry import find, register
from grognard.server.match.match import Match, MatchError, Terms
from grognard.server.wire import answers
from tests.kernel.games.tinygame import BIDS, INFO, Bid, Bids, table
from tests.server.match.refusing import bids, rejected
from tests.server.matches import (
    EAGLES,
    GAMES,
    NAMES,
    act,
    appearance,
    asked,
    audiences,
    begun,
    decline_all,
    from_position,
    journal,
    play,
    played,
    refolded,
    secret_of,
    story,
    terms,
    undo,
)

EVERY_GAME = pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
Options = dict[str, str]


# What counts


def test_the_opening_is_entry_0_and_the_first_update_of_everybody() -> None:
    match = Match(BIDS, terms(BIDS, "short", {"hand": "2"}), secret_of(1))
    assert (match.number, match.feed(0).number, match.asked()) == (-1, 0, None)
    told = match.fold(0, match.opening())
    assert (match.number, match.asked()) == (0, 0)
    assert [update.number for updates in told.values() for update in updates] == [1, 1, 1]


def test_an_answer_of_the_seat_that_is_asked_counts() -> None:
    match = bids()
    entry = match.propose(0, 1, match.legal(0)[0])
    assert match.number == 0
    match.fold(1, entry)
    assert (match.number, match.asked(), match.asked_as_seen(None)) == (1, 1, 1)


def test_an_answer_of_another_seat_is_not_its_turn() -> None:
    match = bids()
    assert rejected(match, 1, 1, "bid c1").code == "NOT_YOUR_TURN"
    assert (match.legal(1), match.standpoint(1).refusals("en")) == ([], [])


def test_an_answer_to_an_older_or_future_picture_is_stale() -> None:
    match = bids()
    card = match.legal(0)[0]
    assert rejected(match, 0, 0, card).code == "STALE"
    assert rejected(match, 0, 2, card).code == "STALE"


def test_what_cannot_be_read_is_named() -> None:
    wrong = rejected(bids(), 0, 1, "bid seven")
    assert (wrong.code, wrong.value, wrong.cite) == ("UNREADABLE", "seven", "")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“seven” cannot be read: expected a card such as c5."),
        ("fr", "«\xa0seven\xa0» ne peut pas être lu\xa0: il faut une carte, par exemple c5."),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(lang: str, said: str) -> None:
    wrong = rejected(bids(), 0, 1, "bid seven")
    assert answers.rejected(wrong, lang).words(lang) == said


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    match = bids()
    held = table(match.state).hands[0]
    other = next(card for card in range(8) if card not in held)
    wrong = rejected(match, 0, 1, f"bid c{other}")
    assert (wrong.code, wrong.cite) == ("ILLEGAL", "1 a card of the hand")
    assert wrong.refusal is not None
    assert BIDS.explain(wrong.refusal, "en") == "1 a card of the hand"


def test_nothing_counts_after_the_end() -> None:
    match = played(BIDS, "short", {"hand": "2"})
    assert rejected(match, 0, match.feed(0).number, "bid c1").code == "OVER"
    for ask in (match.propose_resign, match.propose_time, match.propose_back):
        with pytest.raises(MatchError, match="OVER"):
            ask(0)
    with pytest.raises(MatchError, match="OVER"):
        match.propose_draw()
    assert match.asked() is None
    assert match.asked_as_seen(0) is None
    assert match.ended(None) is match.verdict


@EVERY_GAME
def test_proposing_changes_nothing(game: Game, scenario: str, options: Options) -> None:
    match = begun(game, scenario, options)
    rng = Rng(5)
    for _ in play(match, rng, 60):
        if match.verdict is not None:
            break
        before = game.write(match.state), [appearance(match, q) for q in audiences(game)]
        seat = asked(match)
        for text in match.legal(seat)[:5]:
            match.propose(seat, match.feed(seat).number, text)
        match.propose_decline()
        match.propose_resign(seat)
        match.propose_draw()
        for text in ("", "*", "* draw", "* back 0 french", "fire 999 > 999", "é" * 50):
            with pytest.raises(MatchError):
                match.propose(seat, match.feed(seat).number, text)
        after = game.write(match.state), [appearance(match, q) for q in audiences(game)]
        assert after == before


@EVERY_GAME
def test_only_legal_answers_count(game: Game, scenario: str, options: Options) -> None:
    match = begun(game, scenario, options, 5)
    rng = Rng(5)
    for _ in play(match, rng, 30):
        if match.verdict is not None:
            break
        seat, before = asked(match), game.write(match.state)
        legal = match.legal(seat)
        for _ in range(40):
            said = garbled(legal[rng.below(len(legal))], rng)
            try:
                assert match.propose(seat, match.feed(seat).number, said).action in legal
            except MatchError as reason:
                assert reason.code in ("UNREADABLE", "ILLEGAL")
        assert game.write(match.state) == before


def garbled(text: str, rng: Rng) -> str:
    """A sentence with a few letters lost, added or said twice."""
    for _ in range(1 + rng.below(4)):
        at, letter = rng.below(len(text) + 1), NOISE[rng.below(len(NOISE))]
        text = [text[:at] + letter + text[at:], text[:at] + text[at + 1 :], text + text[:at]][
            rng.below(3)
        ]
    return text


NOISE = "abz019>#:*- \n\t\0é٣²½\N{PLAYING CARD ACE OF SPADES}"


def test_generous_notation_is_written_down_in_the_one_way() -> None:
    match = begun(EAGLES, "waterloo", {})
    seat = asked(match)
    plain = next(text for text in match.legal(seat) if text.startswith("deploy"))
    generous = plain.upper().replace("DEPLOY", "déployer").replace(">", "->")
    assert match.propose(seat, 1, generous).action == plain


# Folding


def test_an_entry_folded_twice_counts_once() -> None:
    match = bids()
    entry = match.propose(0, 1, match.legal(0)[0])
    match.fold(1, entry)
    state = BIDS.write(match.state)
    assert match.fold(1, entry) == {}
    assert match.fold(0, Entry("")) == {}
    assert (BIDS.write(match.state), match.number) == (state, 1)


def test_a_gap_in_the_journal_is_our_mistake() -> None:
    with pytest.raises(BrokenRule, match="entry 2 was given where 1 was expected"):
        bids().fold(2, Entry("bid c1"))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("1 bid c9", "the rules do not allow it here"),
        ("1 bid seven", "expected a card"),
        ("1 bid c{card} : 6", "more dice were thrown"),
    ],
)
def test_a_journal_that_cannot_be_is_found(line: str, reason: str) -> None:
    match = bids()
    card = table(match.state).hands[0][0]
    with pytest.raises(BadNotation, match=reason):
        match.fold(*read_entry(line.format(card=card)))
    assert match.number == 0


def test_missing_dice_in_a_journal_are_found() -> None:
    match = Match(BIDS, terms(BIDS, "short", {"hand": "2"}), secret_of(1))
    with pytest.raises(BadNotation, match="4 dice were expected, 0 given"):
        match.fold(0, Entry(""))


def test_an_entry_of_another_process_may_come_before_the_one_proposed() -> None:
    match, other = bids(), bids()
    mine = match.propose(0, 1, match.legal(0)[0])
    theirs = other.propose(0, 1, other.legal(0)[1])
    match.fold(1, theirs)
    other.fold(1, theirs)
    assert BIDS.write(match.state) == BIDS.write(other.state)
    assert match.fold(1, mine) == {}


@EVERY_GAME
def test_two_matches_that_folded_the_same_journal_are_alike(
    game: Game, scenario: str, options: Options
) -> None:
    match = begun(game, scenario, options, 3)
    rng = Rng(3)
    told: dict[object, list[object]] = {q: [] for q in audiences(game)}
    while match.verdict is None and match.number < 250:
        legal = [text for text in match.legal(asked(match)) if text != "resign"]
        for q, updates in act(match, legal[rng.below(len(legal))]).items():
            told[q] += [(update.number, update.lines("en")) for update in updates]
        if match.asked() == 0 and match.might_undo(0) and match.may_undo(0):
            for q, updates in undo(match).items():
                told[q] += [(update.number, update.lines("en")) for update in updates]
    twin = refolded(match)
    assert game.write(twin.state) == game.write(match.state)
    for q in audiences(game):
        assert appearance(twin, q) == appearance(match, q)
        assert story(twin, q)[1:] == told[q]
        assert story(match, q, "fr") == story(twin, q, "fr")


@EVERY_GAME
def test_a_match_cut_short_goes_on_as_the_whole_one_did(
    game: Game, scenario: str, options: Options
) -> None:
    match = begun(game, scenario, options, 2)
    for _ in play(match, Rng(2), 80):
        pass
    half = refolded(match, match.number // 2)
    for line in journal(match)[half.number + 1 :]:
        number, entry = read_entry(line)
        if half.asked_in_secret() is None:
            seat = asked(half)
            assert half.propose(seat, half.feed(seat).number, entry.action).throws == entry.throws
        half.fold(number, entry)
    assert game.write(half.state) == game.write(match.state)


# Words at the table


@pytest.mark.parametrize(
    ("verb", "ending"),
    [("resign", "south resigned"), ("time", "south time"), ("draw", "draw agreed")],
)
def test_a_word_at_the_table_ends_the_match(verb: str, ending: str) -> None:
    match = bids()
    ask = {"resign": match.propose_resign, "time": match.propose_time}
    entry = ask[verb](0) if verb in ask else match.propose_draw()
    told = match.fold(1, entry)
    assert match.verdict is not None
    kinds = {"resign": "resigned", "time": "timed-out", "draw": "drawn"}
    assert [line.kind for line in told[None][0].lines("en")] == [kinds[verb]]
    assert [line.seat for line in told[1][0].lines("fr")] == [None if verb == "draw" else 0]
    assert [match.prompt(q, "en") for q in (0, 1, None)] == ["", "", ""]
    record = match.record(reveal=True)
    assert record.ending == ending
    assert verify(read_record(record.text(), BIDS), BIDS) == []


def test_the_hidden_question_is_declined_by_doing_nothing() -> None:
    match = begun(BIDS, "long", {})
    rng = Rng(1)
    while match.asked_in_secret() is None:
        assert match.propose_decline() is None
        for _ in play(match, rng, 1):
            pass
    entry = match.propose_decline()
    assert entry is not None
    assert entry.action == "keep"


def test_a_hidden_question_without_a_declining_answer_waits_for_its_seat() -> None:
    match = begun(BIDS, "long", {})
    rng = Rng(1)
    while match.asked_in_secret() is None:
        for _ in play(match, rng, 1):
            pass
    decision = match.state.pending
    assert isinstance(decision, Decision)
    match.state.pending = Unavoidable(decision.seat, decision.cite, hidden=True)
    assert match.propose_decline() is None


class Unavoidable(Decision):
    def candidates(self, s: object) -> list[Action]:
        return [Bid(1)]


# Records and versions


@EVERY_GAME
def test_a_match_is_a_record_that_verifies(game: Game, scenario: str, options: Options) -> None:
    match = played(game, scenario, options, 4)
    record = read_record(match.record(reveal=True).text(), game)
    assert verify(record, game) == []
    assert game.write(last_state(record, game)) == game.write(match.state)
    assert record.secret == secret_of(4).hex()


def test_the_secret_is_in_no_record_before_the_end() -> None:
    match = bids()
    assert match.record(reveal=True).secret == ""
    match.fold(1, match.propose_resign(0))
    assert match.record().secret == ""
    assert match.record(reveal=True).secret == secret_of(1).hex()


def test_a_match_may_begin_from_a_position() -> None:
    begin = begun(EAGLES, "ligny", {})
    for _ in play(begin, Rng(9), 40):
        pass
    decline_all(begin)
    match = from_position(EAGLES, EAGLES.write(begin.state))
    assert [match.view(q) for q in audiences(EAGLES)] == [begin.view(q) for q in (0, 1, None)]
    for _ in play(match, Rng(1), 30):
        pass
    assert verify(read_record(match.record().text(), EAGLES), EAGLES) == []


def test_terms_are_kept_as_text() -> None:
    kept = Terms("bids", "1", "short", {"hand": "2"}, players={"north": "Zoé"}, reaction=2.5)
    assert Terms.from_json(kept.as_json()) == kept


class NewBids(Bids):
    """Version 2 of the tiny game: the deal is worth more tricks."""

    def __init__(self) -> None:
        info = GameInfo("bids", "Bids", "2", INFO.seats, INFO.scenarios, INFO.options)
        Game.__init__(self, info)


@pytest.fixture
def two_versions() -> Iterator[None]:
    known = dict(registry._games.get("bids", {}))
    register(BIDS)
    register(NewBids())
    yield
    registry._games["bids"] = known
    if not known:
        del registry._games["bids"]


@pytest.mark.usefixtures("two_versions")
def test_a_match_continues_under_the_rules_it_began_with() -> None:
    old = begun(BIDS, "long", {})
    for _ in play(old, Rng(1), 3):
        pass
    assert find("bids").info.version == "2"
    again = Match(find("bids", old.terms.version), old.terms, secret_of(1))
    for line in journal(old):
        again.fold(*read_entry(line))
    assert BIDS.write(again.state) == BIDS.write(old.state)
    assert read_record(old.record().text()).version == "1"
    assert begun(find("bids"), "long", {}).record().version == "2"


@pytest.mark.usefixtures("two_versions")
def test_a_match_of_rules_that_are_gone_says_so() -> None:
    old = begun(BIDS, "long", {})
    with pytest.raises(BadNotation, match="version 1 of the rules; this program plays version 2"):
        Match(find("bids"), old.terms, secret_of(1))
    with pytest.raises(BadNotation, match=r"version 3 of the rules; .* plays versions 1, 2"):
        find("bids", "3")
