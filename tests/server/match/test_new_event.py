"""A new event of a game: one line in its table, and the log, its filters and the wire have it."""

from __future__ import annotations

import pytest

from grognard.kernel.event import GRAVE, HITS, TURN, EventKind
from grognard.kernel.state import State
from grognard.server.match.match import Line
from grognard.server.wire.match_messages import event_line
from grognard.server.wire.play import EventLine
from tests.kernel.games import tinygame
from tests.kernel.games.tinygame import BIDS, Table, Told, Trick
from tests.laws import laws
from tests.laws.walks import forget_samples
from tests.server.matches import act, begun, story

hear = Trick.hear


def boast(self: Trick, t: Table) -> None:
    """The player who has thrown says so."""
    hear(self, t)
    if self.stage == 6:
        t.emit(Told("boasted", self.seat(), 3))


@pytest.fixture
def boasting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trick, "hear", boast)
    forget_samples()


def add(monkeypatch: pytest.MonkeyPatch, kind: EventKind) -> None:
    monkeypatch.setitem(tinygame.EVENTS, kind.word, kind)


def lines() -> tuple[State, list[Line]]:
    """What is reported of the first trick."""
    match = begun(BIDS, "short", {"hand": "2"})
    for seat in (0, 1):
        act(match, match.legal(seat)[0])
        while match.asked_in_secret() is not None:
            act(match, "keep")
    told = [line for _, found in story(match, None) for line in found]
    return match.state, [line for line in told if line.kind == "boasted"]


def sent() -> list[EventLine]:
    state, told = lines()
    return [event_line(BIDS, state, line, "en") for line in told]


@pytest.mark.usefixtures("boasting")
def test_an_event_that_is_not_in_the_table_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match="'boasted' is in no table"):
        laws.events_are_those_of_the_table(BIDS, "short", {"hand": "2"}, 1)
    add(monkeypatch, EventKind("boasted", "card value"))
    with pytest.raises(AssertionError, match="1 numbers, and names for 2"):
        laws.events_are_those_of_the_table(BIDS, "short", {"hand": "2"}, 1)
    add(monkeypatch, EventKind("boasted", "card"))
    laws.events_are_those_of_the_table(BIDS, "short", {"hand": "2"}, 1)


@pytest.mark.usefixtures("boasting")
def test_one_line_in_the_table_gives_words_links_weight_and_dice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kind = EventKind(
        "boasted",
        "card",
        "3 the trick",
        weight=GRAVE,
        points="card",
        decided_by=["3 die", "2 joker dice"],
        opens=TURN,
        cue=HITS,
    )
    add(monkeypatch, kind)
    found = sent()
    assert [event.words for event in found] == ["north boasted c3", "south boasted c3"]
    for event in found:
        assert (event.cite, event.cards) == ("3 the trick", ["c3"])
        assert event.places == [event.words.split()[0]]
        assert (event.weight, event.opens, event.cue) == ("grave", "turn", "hits")
        assert event.thrown is not None and len(event.thrown.faces) == 1
        assert event.thrown.words == "die"


@pytest.mark.usefixtures("boasting")
def test_an_event_that_no_throw_decides_leaves_the_dice_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add(monkeypatch, EventKind("boasted", "card"))
    assert [(event.weight, event.thrown) for event in sent()] == [("plain", None)] * 2


@pytest.mark.usefixtures("boasting")
def test_a_silent_event_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    add(monkeypatch, EventKind("boasted", "card", silent=True, decided_by=["3 die"]))
    assert sent() == []
