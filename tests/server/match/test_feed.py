"""What each audience is sent: nothing it may not know, and nothing of a declined question."""

from __future__ import annotations

import re

import pytest

from grognard.games.eagles.model.cards import SPECIAL
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.places import PILE
from grognard.kernel.decision import Action
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, decline_all
from grognard.server.match.feed import KEPT
from grognard.server.match.match import Audience, Line, Match
from grognard.server.match.undo import Barrier
from tests.kernel.games.tinygame import BIDS
from tests.lessons import Wayward, begin
from tests.nightly import some_by_day
from tests.server.match.jokers import with_joker
from tests.server.matches import (
    EAGLES,
    GAMES,
    NAMES,
    act,
    act_with,
    appearance,
    asked,
    audiences,
    begun,
    decline_all_with,
    from_position,
    pick,
    play,
    played,
    release,
    story,
    undo,
)

EVERY_GAME = pytest.mark.parametrize(("game", "scenario", "options"), GAMES, ids=NAMES)
QUICK_FIRST = [0, 1, 4, 2, 3]
SOME_GAMES = pytest.mark.parametrize(
    ("game", "scenario", "options"),
    some_by_day([GAMES[i] for i in QUICK_FIRST], 3),
    ids=[NAMES[i] for i in QUICK_FIRST],
)
BATTLES = pytest.mark.parametrize(
    ("game", "scenario", "options"), some_by_day(GAMES[2:4], 1), ids=NAMES[2:4]
)
Options = dict[str, str]
Move = tuple[str, int]
LABEL = re.compile(r"\b\d{3}\b")
NORTH, SOUTH = 0, 1


# Updates


def test_every_audience_has_its_own_numbers() -> None:
    match = with_joker(north=True)
    assert [match.feed(q).number for q in audiences(BIDS)] == [2, 2, 2]
    act(match, "bid c3")
    assert [match.feed(q).number for q in audiences(BIDS)] == [3, 2, 2]
    act(match, "keep")
    assert [match.feed(q).number for q in audiences(BIDS)] == [4, 3, 3]


def test_an_update_has_events_and_dice_in_their_order() -> None:
    match = with_joker(north=False)
    rng = Rng(2)
    act_with(match, "bid c3", rng)
    (update,) = match.since(SOUTH, 2, "en") or []
    kinds = [line.kind for line in update.lines("en")]
    assert kinds[:5] == ["laid", "dice", "dice", "showed", "showed"]
    line = update.lines("en")[1]
    assert line.dice is not None
    assert (line.words, line.short) == (f"die ⟶ {line.dice.faces[0]}", "die")
    assert len([line for line in update.lines("en") if line.kind == "drew"]) == 2


def test_draws_and_deals_show_no_faces() -> None:
    match = played(BIDS, "long", {})
    dice = [line.dice for _, lines in story(match, None) for line in lines if line.dice]
    assert {each.words for each in dice} == {"die", "joker dice"}


def test_only_the_owner_sees_which_card() -> None:
    match = begun(BIDS, "short", {"hand": "2"})
    text = match.legal(NORTH)[0]
    card = text.split()[1]
    told = act(match, text)
    words = {q: [line.words for line in told[q][0].lines("en")] for q in told}
    assert words == {NORTH: [f"north laid {card}"], SOUTH: ["north laid"], None: ["north laid"]}


def test_what_several_may_know_is_put_in_words_once() -> None:
    """A line is written for the first audience that is sent it; what only one may know is not
    shared.
    """
    match = begun(BIDS, "short", {"hand": "2"})
    told = act(match, match.legal(NORTH)[0])
    wrote: list[str] = []
    for audience in (NORTH, SOUTH, None):
        lines = told[audience][0].written("en", lambda line: wrote.append(line.words))
        assert len(lines) == 1
    assert len(wrote) == 2
    assert wrote[0] != wrote[1]


@EVERY_GAME
def test_shared_words_equal_those_made_for_one_audience(
    game: Game, scenario: str, options: Options
) -> None:
    match = begun(game, scenario, options)
    for _ in range(40):
        if match.verdict is not None:
            break
        told = act(match, pick(match, Rng(match.number)))
        for audience, updates in told.items():
            shared = [update.written("en", lambda line: line) for update in updates]
            alone = [update.lines("en") for update in updates]
            assert shared == alone, f"{audience} is told otherwise with others than alone"


def test_words_are_dropped_with_the_next_update() -> None:
    """Nothing written is kept by an update that is no longer new, however often it is sent."""
    match = begun(BIDS, "long", {})
    (update,) = act(match, match.legal(NORTH)[0])[NORTH]
    first = update.written("en", lambda line: [line])
    assert update.written("en", lambda line: [line])[0] is first[0]
    act(match, match.legal(SOUTH)[0])
    kept = match.since(NORTH, update.number - 1, "en")
    assert kept and kept[0] is update
    again = update.written("en", lambda line: [line])
    assert again == first
    assert again[0] is not first[0]


def test_updates_are_sent_again_from_memory_or_from_the_journal() -> None:
    match = begun(EAGLES, "waterloo", {})
    told: list[object] = []
    for _ in range(KEPT + 20):
        for update in act(match, pick(match, Rng(match.number)))[0]:
            told.append((update.number, update.lines("en")))
    number = match.feed(0).number
    for back in (0, 1, 5, KEPT, KEPT + 10):
        updates = match.since(0, number - back, "en")
        assert updates is not None
        assert [(u.number, u.lines("en")) for u in updates] == told[len(told) - back :]
        assert len(match.since(0, number - back, "fr") or []) == back
    assert match.since(0, number + 1, "en") is None
    assert match.since(0, -1, "en") is None


class Listener(Wayward):
    """Writes down what the first seat is sent about its answers, by the number of the update."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, seed=1)
        self.told: dict[int, list[Line]] = {}

    def say(self, act: str) -> None:
        seat = asked(self.match)
        entry = self.match.propose(seat, self.number(seat), act)
        updates = self.match.fold(self.match.number + 1, entry)[0]
        self.told |= {update.number: update.lines("en") for update in updates}


def test_the_updates_of_a_lesson_are_sent_again_from_its_journal() -> None:
    """Its dice are thrown by the lesson: they are those of the journal all the same."""
    match = begin(EAGLES, next(iter(EAGLES.lessons())))
    pupil = Listener(match)
    pupil.learn()
    assert match.feed(0).since(0, "en") is None, "some are no longer kept"
    again = {update.number: update.lines("en") for update in match.since(0, 0, "en") or []}
    assert {number: again[number] for number in pupil.told} == pupil.told
    assert any(line.dice for lines in pupil.told.values() for line in lines)


def test_words_are_asked_for_before_the_next_update_or_made_again() -> None:
    match = begun(BIDS, "long", {})
    (update,) = act(match, match.legal(NORTH)[0])[NORTH]
    act(match, match.legal(SOUTH)[0])
    with pytest.raises(LookupError, match="update 2 was not written in 'en'"):
        update.lines("en")
    assert match.since(NORTH, 1, "en") is not None


# What an audience may not know does not show


@SOME_GAMES
def test_the_unseen_changes_nothing_sent(game: Game, scenario: str, options: Options) -> None:
    """From states that look alike to an audience, moves that look alike read the same."""
    met = Meeting()
    for seed in range(1, 60 if game is BIDS else 3):
        match = begun(game, scenario, options, seed)
        for order, _ in enumerate(play(match, Rng(seed), 150)):
            if match.verdict is None and match.asked_in_secret() is None and order % 5 < 2:
                q = audiences(game)[order % 3]
                other = game.determinize(match.state, q, Rng(order))
                pair = [from_position(game, game.write(s)) for s in (match.state, other)]
                compare_on(pair[0], pair[1], q, Rng(order), met)
    assert met.moves > 30
    assert met.windows > 0


class Meeting:
    """How many moves were compared, and in how many only one side was asked in secret."""

    def __init__(self) -> None:
        self.moves = 0
        self.windows = 0
        self.undone = 0


def compare_on(one: Match, two: Match, q: Audience, rng: Rng, met: Meeting) -> None:
    """Play both on with the same luck for as long as they look alike to q."""
    for _ in range(4):
        assert appearance(one, q) == appearance(two, q)
        if one.verdict is not None:
            break
        text = pick(one, rng)
        said = text if asked(one) == q else like(one, two, q, text)
        if said is None:
            break
        differ = move_both(one, text, two, said, q, rng.below(1 << 30))
        if one.view(q) != two.view(q):
            break
        assert story(one, q) == story(two, q)
        assert story(one, q, "fr") == story(two, q, "fr")
        met.moves += 1
        met.windows += differ


def move_both(one: Match, text: str, two: Match, said: str, q: Audience, luck: int) -> bool:
    """A move in each match with the same dice; whether they differed in what was asked then."""
    dice = Rng(luck), Rng(luck)
    act_with(one, text, dice[0], hold=True)
    act_with(two, said, dice[1], hold=True)
    pauses = [*one.pauses], [*two.pauses]
    if q is None or q not in (one.asked_in_secret(), two.asked_in_secret()):
        assert appearance(one, q) == appearance(two, q)
    windows = [
        decline_all_with(match, rng, could)
        for match, rng, could in zip((one, two), dice, pauses, strict=True)
    ]
    release(one)
    release(two)
    if text.split()[0] == said.split()[0] and one.view(q) == two.view(q):
        assert pauses[0] == pauses[1]
    return windows[0] != windows[1]


def like(one: Match, two: Match, q: Audience, text: str) -> str | None:
    """An answer in the second match that looks to q like this one in the first."""
    game = one.game
    truth = look(game, one.state, game.parse(one.state, text), q)
    for action in Barrier(game, one.state, text).likely(two.state):
        if look(game, two.state, action, q) == truth:
            return game.notate(two.state, action)
    return None


def look(game: Game, s: State, action: Action, q: Audience) -> str:
    after = s.clone()
    answer(after, action)
    decline_all(after)
    return game.view(after, q)


@pytest.mark.nightly
@BATTLES
def test_cards_that_an_audience_never_saw_may_change_places_in_a_whole_recorded_game(
    game: Game, scenario: str, options: Options
) -> None:
    """A Special in a hand and a card of its pile: every word sent and shown stays the same."""
    met = Meeting()
    for seed in range(1, 6):
        match = begun(game, scenario, options, seed)
        for _ in play(match, Rng(seed), 80):
            pass
        decline_all_with(match, Rng(seed))
        if match.verdict is None:
            position = game.write(match.state)
            moves = recorded(position, Rng(seed))
            for q in audiences(game):
                for pair in exchangeable(position, moves, q):
                    exchange(position, moves, q, pair, met)
    assert met.moves > 100
    assert met.windows > 5
    assert met.undone > 5


def recorded(position: str, rng: Rng) -> list[Move]:
    """A random game in which every hidden question is declined: the moves and their luck."""
    match = from_position(EAGLES, position)
    moves: list[Move] = []
    while match.verdict is None and len(moves) < 80:
        moves.append((pick(match, rng), rng.below(1 << 30)))
        repeat(match, *moves[-1])
    return moves


def repeat(match: Match, text: str, luck: int) -> tuple[int, list[int]]:
    """A move of a recorded game; how many hidden questions it led to, and who could be asked."""
    dice = Rng(luck)
    act_with(match, text, dice)
    pauses = [*match.pauses]
    return decline_all_with(match, dice, pauses), pauses


def exchangeable(position: str, moves: list[Move], q: Audience) -> list[tuple[str, str]]:
    """Specials held by others and cards of their piles that q never saw and nobody named."""
    b = battle(EAGLES.read(position))
    match = from_position(EAGLES, position)
    seen = [match.view(q)]
    for text, luck in moves:
        repeat(match, text, luck)
        seen += [text, match.view(q)]
    named = set(LABEL.findall("\n".join(seen)))
    found = []
    for special in [uid for side in (0, 1) if side != q for uid in b.specials[side]]:
        pile = b.at[PILE + b.units[special].army]
        below = [b.setting.labels[uid] for uid in pile if b.units[uid].arm != SPECIAL]
        unseen = [label for label in below if label not in named]
        if unseen and b.setting.labels[special] not in named:
            found.append((b.setting.labels[special], unseen[0]))
    return found


def exchange(
    position: str, moves: list[Move], q: Audience, pair: tuple[str, str], met: Meeting
) -> None:
    """Play a recorded game and its twin side by side; q sees no difference."""
    names = {pair[0]: pair[1], pair[1]: pair[0]}
    twin = LABEL.sub(lambda found: names.get(found[0], found[0]), position)
    one, two = from_position(EAGLES, position), from_position(EAGLES, twin)
    for order, (text, luck) in enumerate(moves):
        windows, pauses = zip(repeat(one, text, luck), repeat(two, text, luck), strict=True)
        met.windows += windows[0] != windows[1]
        met.moves += 1
        assert (one.view(q), pauses[0]) == (two.view(q), pauses[1])
        if q is not None and order % 4 == 0 and one.might_undo(q):
            met.undone += undo_both(one, two, text, q)
        if order % 20 == 0:
            assert appearance(one, q) == appearance(two, q)
    assert story(one, q) == story(two, q)
    assert story(one, q, "fr") == story(two, q, "fr")


def undo_both(one: Match, two: Match, text: str, seat: int) -> int:
    """Undo the last move and make it again, if one match allows it and so the other must."""
    assert one.why_not_undo(seat) == two.why_not_undo(seat)
    if not one.may_undo(seat):
        return 0
    for match in (one, two):
        undo(match)
        repeat(match, text, 1)
    return 1
