"""Actions on the wire: taken apart, so that no receiver reads notation."""

from __future__ import annotations

import json

import pytest

from grognard.games import game, shipped
from grognard.kernel.decision import Action
from grognard.kernel.game import Game
from grognard.kernel.verbs import Verb
from grognard.server.http.games import verb_info
from grognard.server.match.judging import MatchError
from grognard.server.match.match import Match
from grognard.server.wire.answers import answer, order, taken_apart
from grognard.server.wire.match_messages import prompt_message
from grognard.server.wire.play import Answer
from grognard.server.wire.requests import Ask
from tests.docs.pages import ROOT
from tests.games.eagles.field import drawn
from tests.kernel.games import tinygame
from tests.server.matches import act, asked, begun, from_position

EAGLES: Game = game("eagles")
MARCH: Game = game("march")


class Burn(Action):
    """burn"""

    def key(self) -> tuple[int, ...]:
        return (4,)


def with_a_joker() -> Match:
    """A tiny game in which somebody is asked about the joker."""
    for seed in range(1, 30):
        match = begun(tinygame.BIDS, "short", {}, seed)
        for _ in range(2):
            act(match, match.legal(asked(match))[-1])
        if match.asked_in_secret() is not None:
            return match
    raise AssertionError("nobody holds the joker")


def test_a_new_verb_is_one_line_and_is_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    burn = Verb("burn", [4], {"en": "Burn it", "fr": "La brûler"}, "plain")
    monkeypatch.setattr(tinygame, "SAYINGS", [*tinygame.SAYINGS, (burn, Burn)])
    match = with_a_joker()
    seat = match.asked_in_secret()
    prompt = prompt_message(match, seat, "en", [], None)
    assert prompt.legal == [["burn", "burn"], ["keep", "keep"], ["spend", "spend"]]
    told = verb_info(match.game.verbs()[-1])
    assert (told.word, told.label, told.traits) == ("burn", burn.label, ["plain"])
    assert match.standpoint(seat).read("burn").verb == "burn"


def test_the_tests_of_the_screen_know_the_verbs_as_they_are() -> None:
    known = json.loads((ROOT / "web/src/games/fixtures/verbs.json").read_text(encoding="utf-8"))
    assert known == {
        each.info.key: [verb_info(verb).model_dump() for verb in each.verbs()] for each in shipped()
    }, "run web/src/games/fixtures/verbs.py"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_orders_of_a_legend_are_called_the_same(lang: str) -> None:
    for each in shipped():
        labels = [verb.label[lang] for verb in each.verbs() if verb.icon]
        assert sorted(set(labels)) == sorted(labels), each.info.key


SENTENCES = [
    ("move 015 > FR column", ["move", "015", "FR", "column"]),
    ("fire 015 > 130", ["fire", "015", "130"]),
    ("form 015 square", ["form", "015", None, "square"]),
    ("end", ["end"]),
]


@pytest.mark.parametrize(("text", "parts"), SENTENCES)
def test_eagles_names_card_aim_and_formation(text: str, parts: list[str | None]) -> None:
    match = from_position(EAGLES, EAGLES.write(drawn(FC="015, 016", AC="130", allied="189")))
    said = match.standpoint(0).read(text)
    assert (said.text, taken_apart(said), order(said)) == (text, parts, [text, *parts])


ORDERS = [
    ("place b1 60,20 0 line detach 8", ["place", "b1", "60,20", [60000, 20000, 0], "line", 8]),
    ("place b1 60.5,20 0 column", ["place", "b1", "60.5,20", [60500, 20000, 0], "column"]),
    ("screen b1 60,27 90", ["screen", "b1", "60,27", [60000, 27000, 9000]]),
    ("screen b1 60,27 0 gap 1.5", ["screen", "b1", "60,27", [60000, 27000, 0], 1500]),
    ("attack b1 > f1 left 20", ["attack", "b1", "f1", -2000]),
    ("skirmish b1 > f1.screen", ["skirmish", "b1", "f1.screen"]),
    ("commander 60,10", ["commander", None, "60,10", [60000, 10000, 0]]),
    ("form column 90", ["form", None, None, "column", "9000"]),
    (
        "wheel left 30, advance 7.5",
        ["march", None, None, [("wheel", -3000), ("advance", 7500)]],
    ),
    ("halt", ["march", None, None, []]),
    ("side south", ["side", None, "south"]),
    ("pass b1", ["pass", "b1"]),
]


@pytest.mark.parametrize(("text", "parts"), ORDERS)
def test_march_sends_lengths_and_directions_as_numbers(text: str, parts: list[object]) -> None:
    s = MARCH.setup("training", {"set-up": "ready"})
    said = MARCH.take_apart(s, MARCH.parse(s, text))
    assert (said.text, taken_apart(said)) == (text, parts)


def test_what_is_typed_is_answered_as_it_was_understood() -> None:
    match = from_position(EAGLES, EAGLES.write(drawn(AC="015 column, 130", FC="016")))
    told = why(match, "choc 15 contre 130")
    assert (told.legal, told.refused) == ([["shock 015 > 130", "shock", "015", "130"]], [])
    told = why(match, "choc 016 contre 130")
    assert told.legal == [] and told.refused[0].cite
    assert told.refused[0].actions == [["shock", "016", "130"]]


def why(match: Match, text: str) -> Answer:
    return answer(match.standpoint(0), Ask(type="ask", id="a", what="why", action=text), "fr")


def test_a_touch_is_answered_with_what_it_may_mean_or_with_the_nearest_reason() -> None:
    b = drawn(FC="015, 070", AC="130", AL="131", french="096")
    match = from_position(EAGLES, EAGLES.write(b))
    seen = match.standpoint(0)
    may = answer(seen, Ask(type="ask", id="1", what="touch", action="070 > 130"), "en")
    assert [found[0] for found in may.legal] == ["fire 070 > 130"] and not may.refused
    (far,) = answer(seen, Ask(type="ask", id="2", what="touch", action="070 > 131"), "en").refused
    assert far.cite == "7.23 opposing position"
    (special,) = answer(seen, Ask(type="ask", id="3", what="touch", action="096"), "fr").refused
    assert special.words.startswith("R101\xa0: Tir à mitraille accompagne un tir à courte portée")
    with pytest.raises(MatchError):
        seen.touch("999", "en")
