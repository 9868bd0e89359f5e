"""The files of the charts: what they cite is in the ledger, and what is wrong is said at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grognard.games.age.model import charts
from grognard.games.age.model.chart_rows import Charts
from grognard.kernel.refusal import BadData
from tests.games.age import card


def test_every_cite_of_the_charts_is_in_the_ledger() -> None:
    lists = charts.LISTS
    cites = {*charts.CHARTS.modifiers, *lists.halves, *lists.times, *lists.points, *lists.ratios}
    cites |= {*lists.victories, *charts.CHARTS.mover_cites, *charts.CHARTS.gun_cites}
    cites |= {*charts.CHARTS.base_cites}
    assert cites <= card.ledger_keys()


@pytest.mark.parametrize("paragraph", ["3.2", "3.3", "5.4", "8.2"])
def test_every_modifier_of_the_ledger_has_its_number(paragraph: str) -> None:
    without = {"3.2 generals at most 4", "3.3 commander in chief"}
    keys = {key for key in card.ledger_keys() if key.startswith(f"{paragraph} ")} - without
    assert keys == {key for key in charts.CHARTS.modifiers if key.startswith(f"{paragraph} ")}


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(charts.folder_of_charts(), tmp_path / "charts"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("fire-table.csv", "8..10", "9..10", "fire-table.csv: line 7: 8 is in no place"),
        ("fire-table.csv", "8..10", "7..10", "fire-table.csv: line 7: 7 is in two places"),
        ("fire-table.csv", "6..7,", "7..7,", "fire-table.csv: column power: 6 is in no place"),
        ("fire-table.csv", "8..10", "10..8", "line 7, column disordered: '10..8' goes down"),
        ("movement-table.csv", "7..9", "x..9", "column score: 'x' found, expected a whole number"),
        ("speeds.csv", "cavalry,", "horse,", "speeds.csv: column unit: expected linear"),
        ("speeds.csv", "12,15,1/3", "12,15", "speeds.csv: line 5: expected 6 cells"),
        ("speeds.csv", "unit,", "who,", "speeds.csv: line 1: expected the columns unit"),
        ("power-guns.csv", "13/11", "13", "line 2, column 2: '13' found, expected two numbers"),
        ("power-bases.csv", "2.5", "2.4", "line 2, column 2: '2.4' found, expected halves"),
        ("combat-results.csv", "choice", "chance", "'chance' found, expected one of holds"),
        ("combat-modifiers.toml", 'lancers" = 1', 'lancers" = true', "True found, expected"),
        ("multipliers.toml", '"3/2"', '"3/0"', "'3/0' found, expected a fraction"),
        ("multipliers.toml", "[bounds]", "[limits]", "'bounds': this table is missing"),
        ("movement-results.toml", '"half"', '"slow"', "'slow' found, expected one of stay, half"),
        ("critical-levels.toml", "levels = [", "level = [", "'levels': a list is missing"),
        ("victory-points.toml", "[points]", "[points", "victory-points.toml: "),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_place(
    copied: Path, file: str, old: str, new: str, told: str
) -> None:
    change(copied, file, old, new)
    with pytest.raises(BadData) as wrong:
        Charts(copied)
    assert told in str(wrong.value)
    assert wrong.value.file == file


def test_all_faults_are_named_at_once(copied: Path) -> None:
    change(copied, "fire-table.csv", "8..10", "9..10")
    change(copied, "speeds.csv", "columnar,9", "columnar,nine")
    (copied / "labels.csv").unlink()
    with pytest.raises(BadData) as wrong:
        Charts(copied)
    told = str(wrong.value)
    assert "problems" in told
    assert "fire-table.csv: line 7: 8 is in no place" in told
    assert "speeds.csv: line 2, column normal: 'nine' found" in told
    assert "labels.csv: this chart is missing" in told
