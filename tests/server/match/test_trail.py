"""Going back and forth: every line leads to the state it always led to, and costs about one."""

from __future__ import annotations

import pytest

from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game, GameInfo
from grognard.kernel.records.record import Entry, read_entry
from grognard.kernel.records.replay import path_to, play_back
from grognard.kernel.records.tableline import BACK, UNSEAL, TableLine
from grognard.kernel.sealed import has_sealed, owing
from grognard.kernel.state import State
from grognard.server.match.match import Match, MatchError
from grognard.server.match.trail import STRIDE, Answer, Link, Marks
from grognard.server.match.undo import MOST_LINES
from tests.kernel.games.sealedgame import GUNNERS
from tests.kernel.games.tinygame import BIDS, INFO, Bids
from tests.server.matches import begun, terms


class Counted(Bids):
    """Bids that counts how often an action is read: once for each line that is played."""

    def __init__(self) -> None:
        info = GameInfo(
            "counted", "Counted", INFO.version, INFO.seats, INFO.scenarios, INFO.options
        )
        Game.__init__(self, info)
        self.parsed = 0

    def parse(self, s: State, text: str) -> Action:
        self.parsed += 1
        return super().parse(s, text)


def back(match: Match, number: int) -> Entry:
    """Back by agreement to any line, also to one that was itself taken back."""
    return Entry(TableLine(BACK, 0, number, agreed=True).text(match.game.info.seats))


def acted(match: Match, rng: Rng) -> Entry:
    """An answer at random by one of the people asked."""
    asked = owing(match.state)
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    return match.propose(seat, match.feed(seat).number, legal[rng.below(len(legal))])


def goes_on(match: Match) -> bool:
    """Whether the answer just proposed does not end the game, which nobody can go back from."""
    return match.game.verdict(match.worked_out) is None


def wander(match: Match, rng: Rng, lines: int) -> list[str]:
    """Act, take back and unseal at random; the position after each line."""
    write, found = match.game.write, [match.game.write(match.state)]
    seats = range(len(match.game.info.seats))
    for _ in range(lines):
        sealed = [seat for seat in seats if has_sealed(match.state, seat)]
        chance = rng.below(10)
        if sealed and chance < 2:
            entry = Entry(TableLine(UNSEAL, sealed[0]).text(match.game.info.seats))
        else:
            entry = acted(match, rng)
            if chance < 5 or not goes_on(match):
                entry = back(match, rng.below(match.number + 1))
        match.fold(match.number + 1, entry)
        found.append(write(match.state))
    return found


@pytest.mark.parametrize("game", [BIDS, GUNNERS], ids=["bids", "estimates"])
@pytest.mark.parametrize("foreseen", [True, False])
def test_each_line_leads_where_it_led_when_it_was_played(game: Game, foreseen: bool) -> None:
    match = begun(game, "long", {})
    positions = wander(match, Rng(7), 150)
    entries = match.journal()
    twin = Match(game, match.terms, b"")
    if foreseen:
        twin.foresee(entries)
    for number, entry in enumerate(entries):
        twin.fold(number, entry)
        assert game.write(twin.state) == positions[number], entry.text(number)
    played = [game.write(s) for s in play_back(match.record(), game)]
    assert played[-len(entries) :] == positions
    actions = [entry.action for entry in entries]
    given = [answer.number for answer in twin._course.trail.newest_first()]
    assert given[::-1] == path_to(actions, twin.number, game.info.seats)
    for number in range(len(entries)):
        assert game.write(twin._course.state_after(number)) == positions[number]


def hard_lines(match: Match, lines: int) -> None:
    """Two acts and back, to the first line and forth again."""
    rng = Rng(1)
    for _ in range(3):
        match.fold(match.number + 1, acted(match, rng))
    base = match.number
    while match.number < lines:
        for _ in range(2):
            match.fold(match.number + 1, acted(match, rng))
        for number in (base, 0, base):
            match.fold(match.number + 1, back(match, number))


def test_a_journal_that_goes_back_and_forth_is_read_in_as_many_steps_as_it_has_lines() -> None:
    game = Counted()
    match = begun(game, "long", {})
    hard_lines(match, 1000)
    lines = [read_entry(text) for text in match._course.journal]
    acts = sum(not entry.action.startswith("*") for _, entry in lines)
    twin = Match(game, terms(game, "long", {}), b"")
    twin.foresee([entry for _, entry in lines])
    game.parsed = 0
    for number, entry in lines:
        twin.fold(number, entry)
    assert game.parsed <= acts


def chain(length: int) -> list[Link]:
    links = [Link()]
    for number in range(1, length + 1):
        links.append(Link(Answer(number, 0, False, False, False), links[-1]))
    return links


def test_a_link_far_back_is_found_by_its_length() -> None:
    links = chain(300)
    for length in (0, 1, 7, 128, 255, 299, 300):
        assert links[300].at(length) is links[length]


def test_few_states_are_kept_and_none_is_far_from_one_that_is() -> None:
    marks, links, state = Marks(), chain(2000), BIDS.setup("short", {})
    for link in links:
        marks.add(link, state)
    kept = [link.length for link in links if link.state is not None]
    assert len(kept) < 16 and kept[0] == 0 and kept[-2:] == [1999, 2000]
    for back in range(2000):
        nearest = max(length for length in kept if length <= 2000 - back)
        assert 2000 - back - nearest <= 2 * back + STRIDE


def test_a_state_that_is_wanted_stays_until_play_has_gone_back_to_it() -> None:
    marks, links, state = Marks(), chain(100), BIDS.setup("short", {})
    links[3].wanted = 1
    for link in links:
        marks.add(link, state)
    assert links[3].state is state and links[5].state is None
    links[3].wanted = 0
    marks.go_back(links[3], state)
    assert [link.length for link in links if link.state is not None] == [0, 3]


def test_a_journal_that_is_too_long_takes_nothing_back() -> None:
    match = begun(BIDS, "short", {"hand": "2"})
    match.fold(1, acted(match, Rng(1)))
    assert match.propose_back(0).action == "* back 0 north agreed"
    match.number = MOST_LINES
    assert match.why_not_undo(0) == "TOO_MANY_LINES"
    with pytest.raises(MatchError, match="TOO_MANY_LINES"):
        match.propose_back(0)
    assert match.propose_resign(0).action == "* resign north"
