"""The tests of leaks can fail: a planted leak is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.server.guard import security
from grognard.server.log import note
from grognard.server.match.match import Match, MatchError
from grognard.server.match.moves import Moves
from grognard.server.match.reveal_timing import Audience, RevealTiming
from grognard.server.rooms import autoplay
from grognard.server.rooms.room import Room
from grognard.server.wire import match_messages
from grognard.server.wire.match_messages import seat_key
from tests.nightly import some_by_day
from tests.server.leaks.test_leaks import AT_ONCE, Stretch
from tests.server.leaks.traffic import PAUSE, WATCHER, World, joker_positions, leaks, two_worlds
from tests.server.leaks.twins import find_twins

pytestmark = pytest.mark.anyio

NORTH, SOUTH = 0, 1
Patch = pytest.MonkeyPatch


async def play(found: World, asked: bool) -> None:
    """South bids and waits; north is asked in secret, or nobody is, and does not answer."""
    assert await found.act(NORTH, "bid c4") == "ack"
    assert await found.act(SOUTH, "bid c5") == "ack"
    await found.observers[SOUTH].ask("offer", what="draw")
    await found.settle()
    for observer in found.observers[1:]:
        await observer.look(found.instants, ["bid c0", "keep"])
    await found.later(PAUSE)
    for observer in found.observers[1:]:
        await observer.get("/healthz")
        await observer.come_again()
    await found.later(PAUSE)


async def found_out(folder: Path) -> list[str]:
    worlds = await two_worlds(folder, "bids", joker_positions(NORTH), play)
    return leaks(worlds, [SOUTH, WATCHER])


@pytest.mark.nightly
async def test_without_a_leak_nothing_is_found(tmp_path: Path) -> None:
    assert await found_out(tmp_path) == []


def show_the_truth(patch: Patch) -> None:
    """The view holds the whole position."""
    view = Match.view
    patch.setattr(Match, "view", lambda m, q: view(m, q) + m.game.write(m.state))


def number_the_question(patch: Patch) -> None:
    """The number in a prompt counts declined questions."""
    prompt = match_messages.prompt_message
    patch.setattr(
        "grognard.server.rooms.telling.prompt_message",
        lambda m, *more: with_facts(prompt(m, *more), number=m.number),
    )


def tell_early(patch: Patch) -> None:
    """Everybody is informed as soon as no question is open."""
    patch.setattr(RevealTiming, "opens", lambda timing, audience, asked=False: 0.0)


def show_who_is_asked(patch: Patch) -> None:
    """The page of a match names the seat that is asked in truth."""
    info = Room.info

    def told(room: Room, *more: Any, **facts: Any) -> Any:
        found = info(room, *more, **facts)
        asked = room.match.asked() if room.match else None
        return with_facts(found, asked=seat_key(room.game, asked))

    patch.setattr(Room, "info", told)


def move_the_deadline(patch: Patch) -> None:
    """The clock counts from the answer to a hidden question."""
    acted = RevealTiming.acted
    late = [False]

    def noted(timing: RevealTiming, *facts: Any) -> None:
        acted(timing, *facts)
        late.append(facts[-1])

    patch.setattr(RevealTiming, "acted", noted)
    patch.setattr(RevealTiming, "since", lambda timing: timing.settles() + late[-1])


def pause_for_the_asked(patch: Patch) -> None:
    """Only those have their time who are asked."""
    patch.setattr(
        Match,
        "pauses",
        property(lambda m: m.state.pauses[-1:] if m.asked_in_secret() is not None else ()),
    )


def refuse_otherwise(patch: Patch) -> None:
    """Acting out of turn is refused by another code during a hidden question."""
    asked = Match._asked

    def refuse(match: Match, seat: int) -> Any:
        if match.asked_in_secret() not in (None, seat):
            raise MatchError("STALE")
        return asked(match, seat)

    patch.setattr(Match, "_asked", refuse)


def write_it_into_the_log(patch: Patch) -> None:
    """A line of the log for a question declined."""
    entry = autoplay.ordered_entry

    def noted(match: Match, *more: Any) -> Any:
        note("declined", match="m")
        return entry(match, *more)

    patch.setattr(autoplay, "ordered_entry", noted)


def write_it_into_a_header(patch: Patch) -> None:
    """The number of journal entries, in a header of every answer."""
    fold = Match.fold

    def counted(match: Match, number: int, *more: Any, **how: Any) -> Any:
        patch.setitem(security.HEADERS, "X-Number", str(number))
        return fold(match, number, *more, **how)

    patch.setattr(Match, "fold", counted)


def let_offers_lapse(patch: Patch) -> None:
    """An offer lapses when a hidden question is declined."""
    patch.setattr(Moves, "heard_by", lambda moves, match, seat: {0: match.number, 1: 0})


def with_facts(message: Any, **facts: Any) -> Any:
    return message.model_copy(update=facts)


PLANTED: list[Callable[[Patch], None]] = [
    show_the_truth,
    number_the_question,
    tell_early,
    show_who_is_asked,
    move_the_deadline,
    pause_for_the_asked,
    refuse_otherwise,
    write_it_into_the_log,
    write_it_into_a_header,
    let_offers_lapse,
]


@pytest.mark.parametrize("plant", some_by_day(PLANTED, 1), ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    plant(monkeypatch)
    assert await found_out(tmp_path) != []


# Where both are asked about one move, one of them could look for the other


async def found_out_between_two(folder: Path) -> list[str]:
    twins = find_twins(1, "ligny", "combat", "end", 30, crossed=True)

    async def play(found: World, first: bool) -> None:
        await Stretch(twins, 0 if first else 1, AT_ONCE).play(found)

    worlds = await two_worlds(folder, "eagles", twins.positions, play)
    return leaks(worlds, [twins.observer, WATCHER])


@pytest.mark.nightly
async def test_between_two_who_are_asked_nothing_is_found(tmp_path: Path) -> None:
    assert await found_out_between_two(tmp_path) == []


def begin_anew(patch: Patch) -> None:
    """A player asked about their own move seems to have made it when they answer."""
    patch.setattr(RevealTiming, "_starts_over", lambda timing, seat: seat == timing.actor)


def end_with_the_answer(patch: Patch) -> None:
    """A player who has answered is sent the result at once."""
    opens = RevealTiming.opens

    def told(timing: RevealTiming, who: Audience, asked: bool = False) -> float:
        return timing.start if who == 1 else opens(timing, who, asked)

    patch.setattr(RevealTiming, "opens", told)


@pytest.mark.nightly
@pytest.mark.parametrize("plant", [end_with_the_answer, begin_anew], ids=lambda p: p.__name__)
async def test_a_leak_planted_between_two_who_are_asked_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], None]
) -> None:
    plant(monkeypatch)
    assert await found_out_between_two(tmp_path) != []
