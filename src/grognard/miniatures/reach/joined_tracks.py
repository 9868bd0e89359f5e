"""Tracks of a piece that may go at several paces: for every place, the verdict of the pace that
counts.

Each pace has a mover of its own, and so a fan; all of them name the same rules by the same numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grognard.kernel.refusal import Refusal
from grognard.table.paths import WHEEL, Leg

from ..contract.reach import ALLOWED, Run, Track
from ..moving.why_not_path import why_not_path
from .move_fan import STRAIGHT, Fan
from .verdict_rows import Spans, Whys, goes_on

AWAY: Final = -2  # for a place that a pace does not lead to, at any cost

Key = tuple[int, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """Which of several paces counts, by what each says of a place."""

    def pick(self, verdicts: list[int]) -> int:
        raise NotImplementedError

    def most(self, number: int) -> i64:
        """What a way at a pace may cost at the most; beyond it `dearer` forbids it."""
        return 1 << 50

    def dearer(self) -> Refusal | None:
        return None


class PaceTracks:
    """One pace: its fan, and the places on some tracks at which it may be gone at all."""

    def __init__(self, fan: Fan, only: dict[Key, Spans] | None = None) -> None:
        self.fan: Final = fan
        self.only: Final = only
        self.tracks: Final = {key_of(track): track for track in fan.tracks()}
        self.beyond: Final = fan.whys.number(fan.beyond())

    def runs(self, key: Key, first: i64) -> list[Run]:
        """What it says of the places of a track, the last run without end."""
        track = self.tracks.get(key)
        if track is None:
            found: list[Run] = [(ENDLESS, self.of_no_track(key), 0, 0)]
        else:
            found = [*track.runs, (ENDLESS, track.beyond, 0, 0)]
        if self.only is None:
            return found
        return cut_to(found, self.only.get(key, []), first, self.fan.pitch)

    def of_no_track(self, key: Key) -> int:
        """What forbids a leg that it does not know, or cannot pay for."""
        at, word = key
        legs = [*self.fan.before, *([Leg(WHEEL, at)] if at else [])]
        for kind, sign, known in STRAIGHT:
            if known == word:
                legs.append(Leg(kind, sign * self.fan.pitch))
        refusal = self.fan.why_not_legs(legs)
        if refusal is None:
            refusal = why_not_path(self.fan.mover, legs)
        return self.beyond if refusal is None else self.fan.whys.number(refusal)


ENDLESS: Final = 1 << 40


def key_of(track: Track) -> Key:
    return track.at, track.leg


def cut_to(runs: list[Run], spans: Spans, first: i64, pitch: i64) -> list[Run]:
    """Runs within spans of places; AWAY outside of them."""
    found: list[Run] = []
    here = first
    for low, high in spans:
        if low * pitch > here:
            found.append((low * pitch - pitch, AWAY, 0, 0))
        start = first
        for last, verdict, cost, slope in runs:
            begin, end = max(start, low * pitch), min(last, high * pitch)
            if begin <= end:
                found.append((end, verdict, cost + (begin - start) // pitch * slope, slope))
            start = last + pitch
        here = high * pitch + pitch
    found.append((ENDLESS, AWAY, 0, 0))
    return found


def joined_tracks(paces: list[PaceTracks], choice: Choice, whys: Whys) -> list[Track]:
    """Every track of any pace, from the widest wheel to the left to the widest to the right."""
    keys: dict[Key, Track] = {}
    for pace in paces:
        for key, track in pace.tracks.items():
            keys.setdefault(key, track)
    order = {word: number for number, (_, _, word) in enumerate(STRAIGHT)}
    listed = sorted(keys, key=lambda key: (key[0], order[key[1]]))
    return [joined(keys[key], paces, choice, whys) for key in listed]


def joined(like: Track, paces: list[PaceTracks], choice: Choice, whys: Whys) -> Track:
    pitch = paces[0].fan.pitch
    rows = [pace.runs(key_of(like), like.first) for pace in paces]
    runs = joined_runs(rows, choice, like.first, pitch, whys)
    beyond = runs.pop()[1]
    if not runs:
        runs.append((like.first, beyond, 0, 0))
    return Track(like.at, like.first, runs, beyond, like.leg, like.course)


def joined_runs(
    rows: list[list[Run]], choice: Choice, first: i64, pitch: i64, whys: Whys
) -> list[Run]:
    """Stretch after stretch on which no row changes its word; the last has no end."""
    found: list[Run] = []
    starts: list[i64] = [first for _ in rows]
    numbers: list[i64] = [0 for _ in rows]
    here = first
    begun = first
    while here < ENDLESS:
        last: i64 = ENDLESS
        for k in range(len(rows)):
            while rows[k][numbers[k]][0] < here:
                starts[k] = rows[k][numbers[k]][0] + pitch
                numbers[k] += 1
            last = min(last, rows[k][numbers[k]][0])
        k = choice.pick([rows[i][numbers[i]][1] for i in range(len(rows))])
        _, verdict, cost, slope = rows[k][numbers[k]]
        cost += (here - starts[k]) // pitch * slope
        if verdict == ALLOWED:
            limit = choice.most(k)
            if cost > limit:
                verdict = whys.number(choice.dearer())
            elif slope > 0:
                last = min(last, here + (limit - cost) // slope * pitch)
        run: Run = (last, verdict, cost, slope)
        if found and goes_on(found[-1], run, (here - begun) // pitch):
            run = (last, verdict, found.pop()[2], slope)
        else:
            begun = here
        found.append(run)
        here = last + pitch
    return found
