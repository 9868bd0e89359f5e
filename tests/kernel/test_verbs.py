"""Verbs and actions taken apart, seen through the tiny game."""

from __future__ import annotations

from grognard.games import game, load
from grognard.kernel.game import Game
from grognard.kernel.verbs import TRAITS, Said, Verb, typed_words, words_by_key
from tests.kernel.games.tinygame import BIDS, Bid, Keep, Spend

RIDE = Verb("ride", [1, 2], {"en": "Ride"}, "plain named", "g-horse", "pose gait", "galoper trot")


def test_a_verb_is_one_line_of_a_table() -> None:
    assert (RIDE.word, RIDE.traits, RIDE.icon) == ("ride", ["plain", "named"], "g-horse")
    assert RIDE.parts == ["pose", "gait"]
    assert words_by_key([RIDE]) == {1: "ride", 2: "ride"}
    assert typed_words([RIDE]) == {"galoper": "ride", "trot": "ride"}


def test_an_action_is_its_verb_its_piece_and_its_target() -> None:
    s = BIDS.setup("short", {})
    bid, spend = BIDS.take_apart(s, Bid(5)), BIDS.take_apart(s, Spend())
    assert (bid.text, bid.verb, bid.piece, bid.target, bid.parts) == (
        "bid c5",
        "bid",
        "c5",
        None,
        [],
    )
    assert (spend.text, spend.verb, spend.piece) == ("spend", "spend", None)


def test_a_game_without_a_table_reports_the_first_word() -> None:
    class Plain(Game):
        def notate(self, s: object, action: object) -> str:
            return "keep it"

    said = Plain(BIDS.info).take_apart(BIDS.setup("short", {}), Keep())
    assert (said.text, said.verb, said.piece) == ("keep it", "keep", None)
    assert Plain(BIDS.info).verbs() == []
    assert Said("end", "end").parts == []


def test_the_tables_of_all_games_are_sound() -> None:
    for each in load():
        verbs = game(each.info.key).verbs()
        words = [word for verb in verbs for word in (verb.word, *verb.also)]
        keys = [key for verb in verbs for key in verb.keys]
        assert len(set(words)) == len(words) and len(set(keys)) == len(keys)
        assert {trait for verb in verbs for trait in verb.traits} <= set(TRAITS)
        assert all(set(verb.label) == {"en", "fr"} for verb in verbs)
