"""How the two games of one match stand together, as it goes over the wire."""

from __future__ import annotations

from typing import Literal

from grognard.kernel import pairs

from ..match.feed import Audience
from ..match.match import Match
from ..match.pair import standing
from .api import Strict


class PairScore(Strict):
    """The score of a match of two games, by the seats of this one; `number` says which it is.

    `points` are 1 for a win and 0.5 for a draw. Where they are equal, `measure` decides, which is
    called `name`. `leader` is ahead `by` one of them, or has won if it is `over`.
    """

    number: int
    points: dict[str, float]
    measure: dict[str, int]
    name: str
    leader: str | None
    by: Literal["points", "measure", "level"]
    over: bool
    cite: str
    rule: str


def pair_score(match: Match, audience: Audience, lang: str) -> PairScore | None:
    found = standing(match, audience)
    if found is None:
        return None
    game, seats = match.game, match.game.info.seats
    cite = game.pair_rule(match.terms.scenario)
    return PairScore(
        number=2 if match.first_half is not None else 1,
        points={seat: found.points[n] / pairs.WIN for n, seat in enumerate(seats)},
        measure={seat: found.measure[n] for n, seat in enumerate(seats)},
        name=game.tie_break_name(lang),
        leader=None if found.leader is None else seats[found.leader],
        by=found.by,  # type: ignore[arg-type]
        over=found.over,
        cite=cite,
        rule=game.label(cite, lang) if cite else "",
    )
