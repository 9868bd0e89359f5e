"""Where ways of a ray may not end: few places are checked, since most decide for others too."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from .verdict_rows import Spans


@mypyc_attr(allow_interpreted_subclasses=True)
class EndRule:
    """What forbids ends of a ray by where they are."""

    def at(self, place: i64) -> tuple[bool, i64]:
        """Whether a place is forbidden, and for how many places after it that surely holds."""
        raise NotImplementedError


def forbidden(rule: EndRule, first: i64, most: i64) -> Spans:
    """From where to where the places of a ray are forbidden."""
    spans: Spans = []
    here = max(first, 1)
    while here <= most:
        bad, more = rule.at(here)
        last = min(most, here + more)
        if bad:
            if spans and spans[-1][1] == here - 1:
                spans[-1] = (spans[-1][0], last)
            else:
                spans.append((here, last))
        here = last + 1
    return spans


def merged(spans: Spans) -> Spans:
    """The same places in their order, none of them twice."""
    found: Spans = []
    for first, last in sorted(spans):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found
