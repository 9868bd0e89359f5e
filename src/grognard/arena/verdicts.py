"""The conclusions of a run, in sentences: is it better, and is it fair?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .playing import Played
from .scores import Interval, halves_of
from .sprt import BOUND, Claims, Sequential, sequential
from .summary import Field, Summary
from .tables import MOST_APART, Names
from .wording import decimal, signed

EVEN = 0.5


def whole_pairs(games: Iterable[Played]) -> Iterator[int]:
    """The points of the first agent in each pair, in halves, in the order in which they are dealt.

    It ends at the first incomplete pair: a test must not prefer pairs that end sooner.
    """
    waiting: Played | None = None
    for one in games:
        if waiting is None:
            waiting = one
        elif waiting.bout.pair == one.bout.pair:
            yield halves_of(waiting) + halves_of(one)
            waiting = None
        else:
            return


def trial_of(summary: Summary, claims: Claims) -> Sequential:
    return sequential(claims, whole_pairs(summary.games))


def trial_sentence(names: Names, test: Sequential) -> str:
    found = test.trial()
    facts = {
        "first": names.agent(0),
        "second": names.agent(1),
        "low": signed(test.claims.low, 0, names.lang),
        "high": signed(test.claims.high, 0, names.lang),
        "pairs": found.pairs,
        "ratio": decimal(found.ratio, 2, names.lang),
        "bound": decimal(BOUND, 2, names.lang),
    }
    verdict = "open" if found.better is None else "better" if found.better else "no-better"
    return names.say(f"sprt-{verdict}", **facts)


# Balance


def chance(field: Field) -> Interval:
    """The share of points of the side in the first seat."""
    return field.sides[0].share()


def balance_sentences(summary: Summary, names: Names) -> Iterator[str]:
    """Whether each battle is fair; of several ways to play it, the one nearest to even."""
    played = [field for field in summary.fields if field.turns]
    for field in played:
        yield balance_sentence(names, field)
    if len(played) > 1:
        best = min(played, key=lambda field: abs(chance(field).value - EVEN))
        yield names.say("fairest", battle=names.setting(best.setting))


def balance_sentence(names: Names, field: Field) -> str:
    share = chance(field)
    seat = 0 if share.value >= EVEN else 1
    return names.say(
        "fair" if share.holds(EVEN) else "unfair",
        battle=names.setting(field.setting),
        side=names.side(field.setting, seat),
        share=names.share(field.sides[seat].share()),
        games=len(field.turns),
    )


def apart_sentences(summary: Summary, names: Names) -> Iterator[str]:
    """Where the armies did not meet: such a battle deserves a look."""
    for field in summary.fields:
        if field.apart:
            deals = [str(deal) for deal in field.apart[:MOST_APART]]
            more = ["…"] if len(field.apart) > MOST_APART else []
            yield names.say(
                "apart",
                battle=names.setting(field.setting),
                count=len(field.apart),
                deals=", ".join([*deals, *more]),
            )
