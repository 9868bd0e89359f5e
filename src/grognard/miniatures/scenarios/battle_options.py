"""What players may choose of a battle: armies and points, table and ground, turns, objectives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from grognard.kernel.game import Option
from grognard.kernel.reading import option_values, whole_option
from grognard.kernel.records.record import off_one_line, on_one_line
from grognard.kernel.refusal import BadNotation

AS_SCENARIO: Final = "scenario"
BY_SCENARIO: Final = -1
MOST_SEED: Final = 999_999_999
# A player's own battle: the path of its file, or all that the file says.
FILE: Final = "file"
OWN_BATTLE: Final = "own-battle"
OWN_BATTLES: Final = [
    Option(
        FILE,
        [],
        "",
        {
            "en": "your own scenario, as a file; empty for the chosen one",
            "fr": "votre propre scénario, en fichier\xa0; vide pour celui choisi",
        },
        local=True,
    ),
    Option(
        OWN_BATTLE,
        [],
        "",
        {
            "en": "your own scenario, all that its file says, as a record holds it",
            "fr": "votre propre scénario, tout ce que dit son fichier, comme un enregistrement le "
            "garde",
        },
        local=True,
    ),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleOptions:
    """The options of one battle, read and checked; raises BadNotation.

    A game declares which of them it has, and adds its own; what it does not offer is as the
    scenario says. `armies` are the options that name an army, by seat; `points` the fewest and the
    most; `turns` those of the scenario and the most. `seed` and `turns` are numbers, BY_SCENARIO
    where the ground is the scenario's. `own_battle` is a whole scenario file, which `values` and
    positions hold on one line.
    """

    def __init__(
        self,
        known: list[Option],
        given: Mapping[str, str],
        armies: tuple[str, ...],
        points: tuple[int, int],
        turns: tuple[int, int],
    ) -> None:
        values = option_values(known, given)
        for key in armies:
            values[key] = one_line(values[key])
        own = unfolded(values.get(OWN_BATTLE, ""))
        if own:
            values[OWN_BATTLE] = on_one_line(own)
        self.values: Final = values
        self.given: Final = {o.key: values[o.key] for o in known if values[o.key] != o.default}
        self.points: Final = (
            whole_option("points", values["points"], *points) if "points" in values else BY_SCENARIO
        )
        self.table: Final = values.get("table", AS_SCENARIO)
        self.seed: Final = whole_or_scenario("terrain", values, (0, MOST_SEED))
        chosen = whole_or_scenario("turns", values, (1, turns[1]))
        self.turns: Final = turns[0] if chosen == BY_SCENARIO else chosen
        self.objectives: Final = values.get("objectives", AS_SCENARIO)
        self.armies: Final = [values[key] for key in armies]
        self.file: Final = values.get(FILE, "")
        self.own_battle: Final = own


def one_line(text: str) -> str:
    """An army list without its comments, semicolons for the ends of lines: what a record keeps."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    return "; ".join(line for line in lines if line)


def unfolded(text: str) -> str:
    """A scenario file as it is; a position has it on one line."""
    return text if "\n" in text else off_one_line(text)


def whole_or_scenario(key: str, values: Mapping[str, str], limits: tuple[int, int]) -> int:
    if values.get(key, AS_SCENARIO) == AS_SCENARIO:
        return BY_SCENARIO
    return whole_option(key, values[key], *limits)


def of_army(option: str, wrong: BadNotation) -> BadNotation:
    """What is wrong with an army, and which option brought it."""
    told = {lang: f"{option}: {said}" for lang, said in wrong.told.items()}
    return BadNotation(wrong.line, wrong.value, f"{option}: {wrong.expected}", told)
