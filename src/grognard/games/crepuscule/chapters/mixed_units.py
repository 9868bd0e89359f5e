"""C-CMD-5, C-CAS-2, C-CAV-24, D-209: figures of several kinds in one unit, and which of them fall.

Elite figures and sappers are counted apart; all others of the unit are alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..model.pieces import Unit

PLAIN: Final = 0
ELITES: Final = 1
SAPPERS: Final = 2
KINDS: Final = 3


def kinds_of(u: Unit) -> list[i64]:
    """How many there are of each kind."""
    return [max(u.figures - u.elites - u.sappers, 0), u.elites, u.sappers]


def is_mixed(u: Unit) -> bool:
    return u.elites > 0 or u.sappers > 0


def shared(count: i64, groups: list[i64]) -> list[i64]:
    """F-04 Shares by the largest remainders; of equal ones the larger group comes first."""
    total = max(sum(groups), 1)
    shares = [count * group // total for group in groups]
    order: list[tuple[int, int, int]] = []
    for i in range(len(groups)):
        order.append((-int(count * groups[i] % total), -int(groups[i]), i))
    left = count - sum(shares)
    for _, _, i in sorted(order):
        if left > 0 and groups[i] > 0:
            shares[i] += 1
            left -= 1
    return shares


def in_proportion(count: i64, groups: list[i64]) -> list[i64]:
    """F-04 The same where none may get more than it has."""
    return shared(count, groups) if count < sum(groups) else list(groups)


def with_rest(count: i64, first: list[i64], groups: list[i64]) -> list[i64]:
    """In proportion among the first; what is left over falls on the plainest of the others."""
    shares = in_proportion(count, first)
    left = count - sum(shares)
    for i in range(len(groups)):
        more = min(left, groups[i] - shares[i])
        if more > 0:
            shares[i] += more
            left -= more
    return shares


def apart(u: Unit) -> list[i64]:
    """C-ENG-6 The kinds without sappers, who have dice of their own; with them if none is left."""
    kinds = kinds_of(u)
    return [kinds[PLAIN], kinds[ELITES], 0] if kinds[PLAIN] + kinds[ELITES] > 0 else kinds
