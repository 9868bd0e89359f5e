"""Whatever a player selects or puts on another, the nearest reason is shown."""

from __future__ import annotations

import pytest

from grognard.games.age.game import GAME
from grognard.games.age.model.state import Battle
from grognard.kernel.decision import Decision
from grognard.kernel.reasons import allowed, meant, nearest
from grognard.kernel.refusal import BadNotation
from grognard.lexicon import LANGUAGES
from tests.laws.walks import walk


def every_question() -> list[Battle]:
    """The first of each kind in a random battle."""
    kept: dict[object, Battle] = {}
    for s in walk(GAME, "saalfeld", {"turns": "2"}, 3):
        if isinstance(s, Battle) and isinstance(s.pending, Decision):
            kept.setdefault(type(s.pending), s.clone())
    return list(kept.values())


def test_every_piece_on_every_other_is_allowed_or_has_a_reason() -> None:
    questions = every_question()
    assert len(questions) > 6
    for b in questions:
        wait = b.pending
        assert isinstance(wait, Decision)
        units = [u.roster.id for u in b.units if u.on_table()][::3]
        staff = [g.roster.id for g in b.generals if g.on_table()][::2]
        for piece in [*units, *staff]:
            for text in [piece, *[f"{piece} > {other}" for other in units if other != piece]]:
                tried = meant(GAME, b, text)
                assert tried
                if not allowed(b, tried):
                    found = nearest(GAME, b, tried)
                    assert found is not None
                    assert all(GAME.explain(found[1], lang) for lang in LANGUAGES)


def test_what_is_no_piece_is_not_read() -> None:
    b = every_question()[0]
    with pytest.raises(BadNotation):
        meant(GAME, b, "nobody > f17")
