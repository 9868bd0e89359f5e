"""Matches between computers: a few of one address at a time, the others when their turn comes."""

from __future__ import annotations

from grognard.server.guard.computer_games import ComputerGames


def test_a_few_of_one_address_are_played_and_the_next_when_one_leaves() -> None:
    games, called = ComputerGames(2), []

    def ask(source: str, match: str) -> bool:
        return games.may_play(source, match, lambda: called.append(match))

    assert [ask("here", match) for match in "abcd"] == [True, True, False, False]
    assert ask("here", "a") and games.is_full("here")
    assert ask("there", "e") and not games.is_full("there")
    games.leave("here", "a")
    assert called == ["c"]
    assert ask("here", "c") and not ask("here", "d")
    games.leave("here", "d")
    games.leave("here", "b")
    assert called == ["c"]
    games.leave("here", "c")
    assert not games.is_full("here") and ask("here", "d")


def test_nothing_is_kept_of_an_address_that_has_none() -> None:
    games = ComputerGames(1)
    games.may_play("here", "a", lambda: None)
    games.leave("here", "a")
    games.leave("here", "a")
    assert not games._played and not games._waiting
