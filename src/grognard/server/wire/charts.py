"""Charts over HTTP, whole: what a browser adds up and looks up without a connection.

Tables of steps, lines and conditions list each cell once; `at` has its place for every combination
of the facts, the last of which changes fastest. A step is what it does (0 adds, 1 takes what is
there, 2 cuts to a share, 3 holds all shares, 4 raises to, 5 lowers to), its rule, its numbers.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .api import LONGEST_OPTION, Lang, Strict, Text


class ChartRule(Strict):
    """A rule by its number; `one` is its name beside a single one, where that differs."""

    number: str
    label: str
    one: str


class ChartNeeds(Strict):
    """Another fact, and its values without which this is not asked or done."""

    fact: str
    values: list[int]


class ChartFill(Strict):
    """The fact of a unit that this one is read off; `values` by the values of that."""

    part: str
    field: str
    values: dict[str, int] | None


class ChartFact(Strict):
    key: str
    rule: int
    label: str
    kind: Literal["tick", "number", "choice"]
    least: int
    most: int
    usual: int
    choices: list[str]
    needs: ChartNeeds | None
    fill: ChartFill | None
    fed_by: str
    part: str


class ChartStart(Strict):
    """What a sum begins with: its number and rule; `each` is a fact that it is multiplied by."""

    facts: list[str]
    cells: list[list[int]]
    at: list[int]
    each: str


class ChartSteps(Strict):
    facts: list[str]
    cells: list[list[list[int]]]
    at: list[int]


class ChartExcess(Strict):
    """What the sum `of` has over a number is taken away, but nothing that is not there."""

    of: str
    over: int
    rule: int


class ChartSum(Strict):
    """`rounding` of shares: 0 down, 1 a half up, 2 up. `parts` make one that is shown."""

    key: str
    title: str
    rounding: int
    parts: int
    start: ChartStart
    lines: list[ChartSteps]
    excess: ChartExcess | None


class ChartBar(Strict):
    """Why facts cannot be true together; empty where they can."""

    facts: list[str]
    cells: list[str]
    at: list[int]


class ChartSure(Strict):
    """A result without a die, and its rule; empty where the die is thrown."""

    facts: list[str]
    cells: list[list[int]]
    at: list[int]


class ChartStage(Strict):
    """What dice that hit must show in a further throw: by the row and the column of a grid.

    Numbers beyond its ends count as those of the ends. `spares`: a unit that shows it is spared.
    """

    name: str
    row: str
    column: str
    first_row: int
    first_column: int
    needs: list[list[int]]
    spares: bool


class ChartThrow(Strict):
    """The lowest face of a pool that hits is `target`, a sum, or `start`, less the sum `less`.

    It is no less than `least` and no more than `most`. `ones` is a fact: how many 1s are re-rolled.
    `total`: two dice, added up.
    """

    kind: Literal["die", "total", "opposed", "pool"]
    faces: int
    adds: list[str]
    target: str
    start: int
    less: str
    least: int | None
    most: int | None
    ones: str
    stages: list[ChartStage]


class ChartLimit(Strict):
    sum: str
    result: int


class ChartLimits(Strict):
    """The first result whose sum the score does not exceed, else `beyond`.

    The score `best` always has the first, `worst` always the last.
    """

    results: list[ChartLimit]
    beyond: int
    best: int
    worst: int


class ChartLane(Strict):
    """A line of a table: for which numbers, and the result of each score from `lowest` on."""

    name: str
    low: int | None
    high: int | None
    lowest: int
    cells: list[int]


class ChartEffect(Strict):
    part: str
    field: str
    value: int
    by: bool
    needs: ChartNeeds | None


class ChartResult(Strict):
    name: str
    short: str
    text: str
    rule: int
    effects: list[ChartEffect]
    also: list[str]


class ChartRole(Strict):
    key: str
    name: str


class ChartForm(Strict):
    """`pick` is the fact or sum that picks a lane; `across`: lanes are rows, results columns."""

    key: str
    title: str
    rule: int
    icon: str
    facts: list[ChartFact]
    sums: list[ChartSum]
    bars: list[ChartBar]
    sure: list[ChartSure]
    throw: ChartThrow | None
    pick: str
    across: bool
    lanes: list[ChartLane]
    limits: ChartLimits | None
    results: list[ChartResult]
    again: str
    rerolled: list[int]
    roles: list[ChartRole]
    feeds: str


class ChartCondition(Strict):
    name: str
    grave: bool


class ChartSheet(Strict):
    """What is kept of a unit. A cell has for each strength at the start where conditions begin."""

    facts: list[ChartFact]
    strength: str
    shown: list[str]
    gone: str
    conditions: list[ChartCondition]
    decided_by: list[str]
    cells: list[list[list[int]]]
    at: list[int]


class ChartBookInfo(Strict):
    game: str
    name: str
    charts: list[ChartForm]
    sheet: ChartSheet
    rules: list[ChartRule]


class ChartGame(Strict):
    key: str
    name: str


class ChartGames(Strict):
    games: list[ChartGame]


class ChartUnit(Strict):
    """A unit as it begins: its side, its formation, and the values of its facts."""

    name: str
    side: int
    group: str
    values: dict[str, int]


class ChartBattle(Strict):
    key: str
    title: str
    sides: list[str]
    units: list[ChartUnit]


class ChartArmy(Strict):
    """The army of one side: its name, where it comes from if that is known, its units."""

    name: str
    about: str
    units: list[ChartUnit]


class ChartBattles(Strict):
    """`armies` come with the game, each for either side; `lists`: players may bring their own."""

    battles: list[ChartBattle]
    armies: list[ChartArmy]
    lists: bool


class ChartArmyQuestion(Strict):
    """An army as a list, as a share code, or by the name of one that comes with the game."""

    text: Annotated[Text, Field(min_length=1, max_length=LONGEST_OPTION)]
    lang: Lang = "en"
