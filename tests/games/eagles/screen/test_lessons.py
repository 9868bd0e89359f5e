"""Every lesson can be read, holds together, asks something, and goes as its guide says it does."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from grognard.games.eagles.game import GAME
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Throw
from grognard.kernel.records import fair
from grognard.server.match.match import Match
from grognard.server.match.terms import Terms

SCRIPTS = Path(__file__).parents[4] / "web/src/games/eagles/pages/learn"


def begin(name: str) -> Match:
    """The match of a lesson as the server makes it: nobody is named, the dice hang on its name."""
    secret = hashlib.sha256(f"grognard lesson 1\n{name}".encode()).digest()
    terms = Terms(
        game="eagles",
        version=GAME.info.version,
        scenario="",
        options={},
        position=GAME.lessons()[name],
        commitment=fair.commitment(secret),
        nonces={"french": "lesson", "allied": "lesson"},
        players={},
        pace="none",
        reaction=0.0,
        fair_from=0,
    )
    match = Match(GAME, terms, secret)
    match.fold(0, match.opening())
    return match


def test_every_lesson_can_be_begun() -> None:
    for name, text in GAME.lessons().items():
        state = GAME.read(text)
        assert GAME.problems(state) == [], name
        assert isinstance(state.pending, Decision | Throw), name


def test_every_lesson_has_its_script_and_the_script_leads_to_victory() -> None:
    for name in GAME.lessons():
        script = json.loads((SCRIPTS / f"{name}.json").read_text(encoding="utf-8"))
        match = begin(name)
        ours = GAME.info.seats.index(script["seat"])
        for step in script["steps"]:
            if "act" not in step:
                continue
            seat = GAME.info.seats.index(step.get("by", script["seat"]))
            assert match.asked() == seat, step
            assert step["act"] in match.legal(seat), step
            match.fold(match.number + 1, match.propose_for(seat, step["act"]))
        assert match.verdict is not None and match.verdict.winner == ours, name


def test_the_first_battle_throws_what_its_guide_tells() -> None:
    match = begin("first-battle")
    acts = ["fire 072 > 132", "move 063 > AL", "move 024 > AL column", "move 029 > FR", "end"]
    for seat, act in [(0, act) for act in acts] + [(1, "fire 150 > 024"), (1, "end")]:
        match.fold(match.number + 1, match.propose_for(seat, act))
    told = [line.words for update in match.since(0, 0, "en") or [] for line in update.lines("en")]
    assert any("132 Kielmansegge's Brigade rolls 3 against morale 2: fails" in w for w in told)
    assert any("024 Campi's Brigade rolls 6 against morale 3: fails" in w for w in told)
    assert match.legal(0) == ["pass", "play 095 > 024"]
