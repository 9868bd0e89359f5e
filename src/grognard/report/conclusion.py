"""How a battle ended: who won, and where and why in one sentence for its reader."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.tableline import ENDINGS
from grognard.kernel.state import State
from grognard.lexicon import Lexicon, sentence

lexicon: Final = Lexicon(Path(__file__).resolve().parent / "words")


@dataclass(frozen=True, slots=True)
class Conclusion:
    """`title` is the winner, `words` where and why. `cite` is the rule, or empty (a table line)."""

    winner: int | None
    title: str
    words: str
    cite: str


def conclude(game: Game, s: State, verdict: Verdict, reader: int | None, lang: str) -> Conclusion:
    """The end as a seat reads it; None is for everybody."""
    at_the_table = verdict.cite in ENDINGS
    words = (
        said(game, s, verdict, reader, lang)
        if at_the_table
        else game.ending(s, verdict, reader, lang)
    )
    cite = "" if at_the_table else verdict.cite
    return Conclusion(verdict.winner, title(game, s, verdict.winner, lang), words, cite)


def title(game: Game, s: State, winner: int | None, lang: str) -> str:
    if winner is None:
        return lexicon.say(lang, "draw")
    side = game.seat_name(s, winner, lang)
    return game.victory(s, winner, lang) or lexicon.say(lang, "victory", side=sentence(side))


def said(game: Game, s: State, verdict: Verdict, reader: int | None, lang: str) -> str:
    """An ending outside the rules: a player resigned or ran out of time, or both agreed."""
    loser = None if verdict.winner is None else 1 - verdict.winner
    who = "nobody" if loser is None else game.seat_name(s, loser, lang)
    facts = {"side": who, "turn": game.moment(s)[0]}
    you = "yes" if loser is not None and loser == reader else "no"
    return sentence(lexicon.say(lang, f"end-{verdict.cite}", you=you, **facts))
