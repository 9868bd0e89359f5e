"""Formations that people of their own may lead: what is given away, and whose an answer is."""

from __future__ import annotations

import pytest

from grognard.agents import AT_ONCE, make
from grognard.games.age.game import GAME
from grognard.games.age.model.flow import battle
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.seen import Part, Seen
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.server.match.judging import MatchError
from grognard.server.match.match import Match
from grognard.server.match.sharing import Hand
from tests.server.matches import secret_of, terms

FRENCH, PRUSSIAN = 0, 1
SCENARIOS = ("saalfeld", "quatre-bras", "albuera")


def throw_on(s: State, rng: Rng) -> None:
    while isinstance(s.pending, Throw):
        settle(s, s.pending.read(s.pending.sample(rng)))


def played(scenario: str, seed: int, answers: int) -> list[State]:
    """States of a battle of two staffs, each with its question."""
    s, rng, found = GAME.setup(scenario, {}), Rng(seed), []
    throw_on(s, rng)
    for _ in range(answers):
        if not isinstance(s.pending, Decision):
            break
        found.append(s.clone())
        seen = Seen(GAME, s, s.pending.seat, rng)
        answer(
            s,
            GAME.parse(s, seen.key(seen.guess, make("sensible", seed).think(seen, AT_ONCE).action)),
        )
        throw_on(s, rng)
    return found


def test_a_corps_is_given_with_its_divisions_and_the_army_is_nobodys_share() -> None:
    s = GAME.setup("quatre-bras", {})
    shares = {share.key: share.within for share in GAME.shares(s, FRENCH)}
    assert "army" not in shares
    assert shares["II"] == "" and shares["d5"] == "II" and shares["d9"] == "II"
    assert GAME.share_name(s, "d9", "en") == "9th Division"
    keys = [share.key for share in GAME.shares(s, FRENCH)]
    assert keys.index("II") < keys.index("d5")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_formation_below_an_army_lies_within_another_share_or_none(scenario: str) -> None:
    s = GAME.setup(scenario, {})
    for seat in (FRENCH, PRUSSIAN):
        keys = [share.key for share in GAME.shares(s, seat)]
        assert keys and len(set(keys)) == len(keys)
        for at, share in enumerate(GAME.shares(s, seat)):
            assert share.within in ("", *keys[:at])
            assert " " not in share.key


def test_every_answer_is_the_matter_of_a_formation_of_its_side_or_of_nobody() -> None:
    kinds: dict[str, set[str]] = {}
    for s in played("saalfeld", 1, 60):
        decision = s.pending
        assert isinstance(decision, Decision)
        keys = ["", *(share.key for share in GAME.shares(s, decision.seat))]
        for action in decision.legal(s):
            share = GAME.share_of(s, action)
            assert share in keys
            kinds.setdefault(type(decision).__name__, set()).add(share)
    assert kinds["ChooseFirst"] == {""}
    assert {"suchet", "treillard"} <= kinds["ChooseOrder"]
    assert "" not in kinds["ChooseWay"]


def test_a_unit_answers_to_its_own_formation() -> None:
    for s in played("saalfeld", 2, 40):
        b, decision = battle(s), s.pending
        assert isinstance(decision, Decision)
        for action in decision.legal(s):
            said = GAME.take_apart(s, action)
            uid = b.setting.by_id.get(said.piece or "")
            if uid is not None and b.units[uid].seat == decision.seat:
                own = b.setting.commands[b.units[uid].roster.command]
                assert GAME.share_of(s, action) == own.id


def test_steps_in_which_units_act_in_any_order_are_closed_by_their_last_answer() -> None:
    found = {}
    for s in played("saalfeld", 3, 80):
        closing = GAME.closing(s)
        found[type(s.pending).__name__] = None if closing is None else GAME.notate(s, closing)
        if closing is not None:
            assert isinstance(s.pending, Decision)
            assert s.pending.why_not(s, closing) is None
    assert found["ChooseOrder"] == found["ChooseCommand"] == "done"
    assert found["ChooseFirst"] is None and found["ChooseWay"] is None
    assert found.get("ChooseFire", "fire") == "fire"


def test_a_staff_with_a_part_of_the_army_answers_for_that_alone() -> None:
    answered = set()
    for s in played("saalfeld", 4, 60):
        decision = s.pending
        assert isinstance(decision, Decision)
        if decision.seat != FRENCH or GAME.closing(s) is None:
            continue
        for shares in (["suchet"], ["treillard"], [""]):
            part = Part(GAME, shares)
            seen = Seen(GAME, s, FRENCH, Rng(1), part)
            thought = make("sensible", 1).think(seen, AT_ONCE)
            assert all(part.holds(seen.guess, one.action) for one in thought.options)
            assert decision.why_not(s, GAME.parse(s, seen.key(seen.guess, thought.action))) is None
            answered.add((shares[0], GAME.share_of(seen.guess, thought.action)))
    assert ("suchet", "suchet") in answered  # not only that it has finished


def hand(*own: int) -> Hand:
    return Hand(frozenset(own), frozenset(own), frozenset({0, 1, 2}))


def test_two_generals_of_one_side_order_their_own_brigades() -> None:
    given = {(FRENCH, "suchet"): 1, (FRENCH, "treillard"): 2}
    match = Match(GAME, terms(GAME, "saalfeld", {}), secret_of(3), given=given)
    match.fold(0, match.opening())
    rng = Rng(5)
    while not (
        match.asked() == FRENCH and match.game.question(match.state, FRENCH) == "choose-order"
    ):
        seat = match.asked()
        assert seat is not None
        legal = match.legal(seat)
        text = next((one for one in ("done", "fire") if one in legal), legal[rng.below(len(legal))])
        match.fold(match.number + 1, match.propose(seat, match.feed(seat).number, text))
    seen = match.feed(FRENCH).number
    for who, theirs, other in ((hand(1), "suchet", "fhus"), (hand(2), "treillard", "f17")):
        shares = {
            match.game.share_of(match.state, GAME.parse(match.state, said.text))
            for said in match.answers(FRENCH, who)
        }
        assert shares == {theirs, ""}
        with pytest.raises(MatchError, match="NOT_YOUR_COMMAND"):
            match.propose(FRENCH, seen, f"hold {other}", who)
    assert [said.text for said in match.answers(FRENCH, hand(0))] == []
    entry = match.propose(FRENCH, seen, "done", hand(2))
    assert entry.action == "* pass south 2"
    match.fold(match.number + 1, entry)
    assert match.awaited(FRENCH, hand(0).taken) == {1}
    entry = match.propose(FRENCH, seen, "done", hand(1))
    assert entry.action == "done"
