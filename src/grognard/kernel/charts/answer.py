"""What a chart answers: the sums, the line of the table, the odds of every result, the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from ..refusal import Refusal
from ..tally import Tally
from .chart import DIE, OPPOSED, POOL, Chart, Lane, Stage
from .facts import Values, complete


class Impossible(Exception):
    """A situation that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.cite)
        self.refusal: Final = refusal


class BadDice(ValueError):
    """Dice that were not thrown so: how many, with how many faces, and those given."""

    def __init__(self, count: int, faces: int, given: Sequence[int]) -> None:
        super().__init__(f"{list(given)}: expected {count} dice from 1 to {faces}")
        self.count: Final = count
        self.faces: Final = faces
        self.given: Final = list(given)


class Answer:
    """The answer of a chart to a situation; raises Impossible."""

    def __init__(self, chart: Chart, given: Values) -> None:
        self.chart: Final = chart
        self.values: Final = complete(chart.facts, given)
        refusal = chart.why_not(self.values)
        if refusal is not None:
            raise Impossible(refusal)
        self.sums: Final[dict[str, Tally]] = chart.totals(self.values)
        self.sure: Final = self.without_die()
        self.lane: Final = self.pick_lane()

    def total(self, key: str) -> int:
        """A sum in whole numbers; a fraction is dropped."""
        parts = next(each.parts for each in self.chart.sums if each.key == key)
        return self.sums[key].total // parts

    def number(self, key: str) -> int:
        """A fact or a sum by its name."""
        return self.values[key] if key in self.values else self.total(key)

    def without_die(self) -> tuple[int, str] | None:
        for sure in self.chart.sure:
            found = sure.rule(self.values)
            if found is not None:
                return found
        return None

    def pick_lane(self) -> int:
        """The line of the table that is lit."""
        table = self.chart.table
        if table is None or not table.pick:
            return 0
        wanted = self.number(table.pick)
        if table.lanes[0].low is None and table.lanes[0].high is None:
            return wanted
        for place, lane in enumerate(table.lanes):
            if is_in(lane, wanted):
                return place
        raise AssertionError(f"{self.chart.key}: no line for {wanted}")

    # Dice

    def dice(self) -> int:
        """How many dice are thrown; of a pool in its first throw."""
        throw = self.chart.throw
        if throw is None or self.sure is not None:
            return 0
        if throw.kind == POOL:
            return max(self.total(self.chart.sums[0].key), 0)
        return 1 if throw.kind == DIE else 2

    def need(self) -> int:
        """The lowest face of a pool that hits."""
        throw = self.chart.throw
        assert throw is not None and throw.kind == POOL
        target = throw.target if isinstance(throw.target, int) else self.total(throw.target)
        need = target - (self.total(throw.less) if throw.less else 0)
        return need if throw.bounds is None else within(need, *throw.bounds)

    def stage_need(self, stage: Stage) -> int:
        """What the dice that hit must show in a further throw."""
        row = within(self.number(stage.row), stage.rows[0], stage.rows[-1])
        column = self.number(stage.column) if stage.column else 0
        return stage.need(row, within(column, stage.columns[0], stage.columns[-1]))

    def score(self, faces: Sequence[int]) -> int:
        """The result of these dice; raises BadDice."""
        throw = self.chart.throw
        assert throw is not None
        if throw.kind == POOL:
            return self.count(list(faces))
        if len(faces) != self.dice() or any(not 1 <= face <= throw.faces for face in faces):
            raise BadDice(self.dice(), throw.faces, faces)
        if throw.kind == OPPOSED:
            mine, theirs = throw.adds
            return faces[0] + self.total(mine) - faces[1] - self.total(theirs)
        return sum(faces) + sum(self.total(key) for key in throw.adds)

    def count(self, faces: list[int]) -> int:
        """What is left of a pool after all its throws, of which these are the dice."""
        given = list(faces)

        def take(count: int) -> list[int]:
            taken, given[:] = given[:count], given[count:]
            if len(taken) < count or any(not 1 <= f <= self.faces() for f in taken):
                raise BadDice(count, self.faces(), faces)
            return taken

        left = self.thrown(take)
        if given:
            raise BadDice(len(faces) - len(given), self.faces(), faces)
        return left

    def faces(self) -> int:
        assert self.chart.throw is not None
        return self.chart.throw.faces

    def toss(self, face: Callable[[], int]) -> list[int]:
        """Dice for every throw that there is."""
        throw = self.chart.throw
        assert throw is not None
        if throw.kind != POOL:
            return [face() for _ in range(self.dice())]
        found: list[int] = []

        def take(count: int) -> list[int]:
            found.extend(face() for _ in range(count))
            return found[len(found) - count :]

        self.thrown(take)
        return found

    def thrown(self, take: Callable[[int], list[int]]) -> int:
        """All throws of a pool, with dice taken one throw after the other."""
        throw = self.chart.throw
        assert throw is not None
        left, need = self.dice(), self.need()
        if need > 1:
            first = take(left)
            again = min(first.count(1), self.ones())
            left = hits(first, need) + hits(take(again), need)
        for stage in throw.stages:
            need = self.stage_need(stage)
            if 1 < need <= throw.faces:
                shown = hits(take(left), need)
                left = left - shown if stage.spares else shown
            elif (need > 1) != stage.spares:
                left = 0
        return left

    def ones(self) -> int:
        """How many dice that show a 1 are re-rolled."""
        throw = self.chart.throw
        assert throw is not None
        return self.number(throw.ones) if throw.ones else 0

    def result(self, score: int) -> int:
        """The result of a score, by its place among the results."""
        return self.row().result(score)

    def row(self) -> Lane:
        """The line of the table in which scores are read."""
        table = self.chart.table
        assert table is not None
        return table.lanes[self.lane] if table.limits is None else table.limits.lane(self.total)

    def scores(self) -> dict[int, Fraction]:
        """The chance of every score."""
        throw = self.chart.throw
        assert throw is not None
        if throw.kind == POOL:
            return self.pool()
        added = [self.total(key) for key in throw.adds]
        faces = range(1, throw.faces + 1)
        if throw.kind == DIE:
            return {face + sum(added): Fraction(1, throw.faces) for face in faces}
        found: dict[int, Fraction] = {}
        for one in faces:
            for other in faces:
                score = self.score([one, other])
                found[score] = found.get(score, Fraction(0)) + Fraction(1, throw.faces**2)
        return found

    def pool(self) -> dict[int, Fraction]:
        """The chance of what is left of a pool after all its throws; 1s may be re-rolled."""
        dice, hit, through = self.dice(), self.chance(self.need()), self.through()
        most = min(self.ones(), dice) if self.need() > 1 else 0
        one = Fraction(1, self.faces()) if most else Fraction(0)
        found: dict[int, Fraction] = {}
        for shown, chance in binomial(dice, one).items():
            rest = binomial(dice - shown, hit * through / (1 - one))
            for left, likely in rest.items():
                for more, also in binomial(min(shown, most), hit * through).items():
                    at = left + more
                    found[at] = found.get(at, Fraction(0)) + chance * likely * also
        return found

    def chance(self, need: int) -> Fraction:
        return Fraction(within(self.faces() + 1 - need, 0, self.faces()), self.faces())

    def through(self) -> Fraction:
        """The chance of a die that hit to be counted in the end."""
        assert self.chart.throw is not None
        found = Fraction(1)
        for stage in self.chart.throw.stages:
            chance = self.chance(self.stage_need(stage))
            found *= 1 - chance if stage.spares else chance
        return found

    def odds(self) -> list[Fraction]:
        """The chance of every result, with the re-rolls that are left."""
        chances = [Fraction(0)] * len(self.chart.results)
        if self.chart.throw is None:
            return chances
        if self.sure is not None:
            chances[self.sure[0]] = Fraction(1)
            return chances
        for score, chance in self.scores().items():
            chances[self.result(score)] += chance
        return self.rerolled(chances)

    def rerolled(self, once: list[Fraction]) -> list[Fraction]:
        """The dice of unwanted results are re-rolled as often as necessary."""
        again = self.values[self.chart.again] if self.chart.again else 0
        unwanted = sum((once[place] for place in self.chart.rerolled), Fraction(0))
        chances = once
        for _ in range(again):
            kept = [
                Fraction(0) if place in self.chart.rerolled else chance
                for place, chance in enumerate(once)
            ]
            chances = [kept[place] + unwanted * chance for place, chance in enumerate(chances)]
        return chances


def is_in(lane: Lane, wanted: int) -> bool:
    return (lane.low is None or wanted >= lane.low) and (lane.high is None or wanted <= lane.high)


def within(number: int, least: int, most: int) -> int:
    return min(max(number, least), most)


def hits(faces: Sequence[int], need: int) -> int:
    return len([face for face in faces if face >= need])


def binomial(dice: int, hit: Fraction) -> dict[int, Fraction]:
    """The chance of every number of hits; what cannot happen is left out."""
    chances = {n: comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)}
    return {n: chance for n, chance in chances.items() if chance}
