"""What follows from the fields and stages of a procedure, from source and in a copy to compile."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import grognard
from grognard.kernel.procedure import DONE, Procedure, Step
from grognard.kernel.procedure_source import Known, write_into
from grognard.kernel.state import State
from tests.kernel.games.flows import new_diary

PACKAGE = Path(grognard.__file__).parent
WRITTEN = {"__init__", "blank", "copy", "fields", "restore"}


class Errand(Procedure):
    """Has everything that a procedure may declare."""

    miles: int
    urgent: bool = False
    towns: list[int] = []

    STAGES = ("leave", "ride", "ride")

    def leave(self, s: State) -> Step:
        self.miles += 1
        return DONE

    def ride(self, s: State) -> Step:
        self.miles += 10
        return DONE


class LongErrand(Errand):
    """A field more than the one it derives from."""

    nights: int = 2

    def fields(self) -> list[int]:
        return [-1]


def all_fields(p: Errand) -> tuple[int, bool, list[int], int]:
    return p.miles, p.urgent, p.towns, p.stage


def test_the_constructor_takes_the_fields_in_their_order() -> None:
    assert all_fields(Errand(3, True, [4])) == (3, True, [4], 0)
    assert all_fields(Errand(3)) == (3, False, [], 0)
    with pytest.raises(TypeError):
        Errand()  # type: ignore[call-arg]


def test_a_copy_has_every_field_and_the_stage() -> None:
    p = Errand(3, True, [4, 5])
    p.stage = 2
    copy = p.copy()
    assert isinstance(copy, Errand) and copy is not p
    assert all_fields(copy) == (3, True, [4, 5], 2)
    copy.miles = 9
    assert p.miles == 3


def test_what_is_saved_comes_back() -> None:
    p = Errand(3, True, [4, 5])
    assert p.fields() == [3, 1, 4, 5]
    blank = Errand.blank()
    assert isinstance(blank, Errand)
    assert blank.fields() == [0, 0]
    blank.restore(p.fields())
    assert all_fields(blank) == (3, True, [4, 5], 0)


def test_the_stages_are_run_by_number_and_after_the_last_it_is_over() -> None:
    p, s = Errand(0), new_diary()
    for stage, miles in ((1, 1), (2, 11), (3, 21), (4, 21), (9, 21)):
        p.stage = stage
        assert p.step(s) is DONE
        assert p.miles == miles, stage


def test_inherited_fields_come_first_and_what_is_written_by_hand_stays() -> None:
    p = LongErrand(1, False, [2], 3)
    assert (p.miles, p.towns, p.nights) == (1, [2], 3)
    assert p.fields() == [-1]
    copy = p.copy()
    assert isinstance(copy, LongErrand) and copy.nights == 3


def test_a_stage_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="Stray has no stage vanish"):

        class Stray(Procedure):
            STAGES = ("vanish",)


def test_a_list_is_the_last_field_for_it_is_saved_as_all_that_follows() -> None:
    class Roll(Procedure):
        first: int
        others: list[int] = []

    saved = Roll.blank()
    saved.restore([1, 2, 3])
    assert saved.fields() == [1, 2, 3]
    with pytest.raises(TypeError, match="others is a list"):

        class Mixed(Procedure):
            others: list[int]
            first: int = 0


# The copy that is compiled


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    package = tmp_path_factory.mktemp("copy") / "grognard"
    for path in [*PACKAGE.glob("kernel/*.py"), *PACKAGE.glob("games/*/**/*.py")]:
        place = package / path.relative_to(PACKAGE)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    write_into(package)
    return package


@cache
def known(package: Path) -> Known:
    return Known(package)


@cache
def procedures(package: Path) -> list[tuple[Path, ast.ClassDef]]:
    return list(known(package).procedures())


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}


def test_in_the_copy_every_procedure_has_its_methods(copied: Path) -> None:
    found = procedures(copied)
    assert len(found) > 40
    for path, node in found:
        assert set(methods(node)) >= WRITTEN, f"{path}: {node.name}"


def test_in_the_copy_stages_take_the_state_for_what_it_is(copied: Path) -> None:
    place = copied / "games/march/chapters/charging/aggression.py"
    source = place.read_text(encoding="utf-8")
    charge = next(
        node for path, node in procedures(copied) if path == place and node.name == "Charge"
    )
    step = ast.unparse(methods(charge)["step"])
    assert (
        "assert isinstance(s, Battle)\n    if self.stage == 1:\n        return self.declare(s)"
        in step
    )
    assert step.endswith("return _DONE")
    assert "DONE as _DONE" in source.splitlines()[2]


def test_in_the_copy_type_checkers_see_nothing(copied: Path) -> None:
    assert "@dataclass_transform" not in (copied / "kernel/procedure.py").read_text(
        encoding="utf-8"
    )


# What the procedures of the games declare


def test_no_procedure_writes_by_hand_what_follows_from_its_fields() -> None:
    by_hand = [node.name for _, node in procedures(PACKAGE) if WRITTEN & set(methods(node))]
    assert by_hand == []


def test_a_procedure_sets_no_field_that_it_does_not_declare() -> None:
    all_of_them = known(PACKAGE)
    for path, node in procedures(PACKAGE):
        fields = all_of_them.fields(all_of_them.home(path), node)
        declared = {field.name for field in fields} | {"stage"}
        assert set_in(node) <= declared, f"{node.name}: {set_in(node) - declared}"


def set_in(node: ast.ClassDef) -> set[str]:
    """The attributes of itself that the methods of a class assign to."""
    return {
        one.attr
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute)
        and isinstance(one.ctx, ast.Store)
        and isinstance(one.value, ast.Name)
        and one.value.id == "self"
    }


DERIVED = """from __future__ import annotations

from grognard.kernel.procedure import DONE, Procedure, Step
from .flow import Root
from .state import Table


class Trial(Root):
    STAGES = ("throw",)

    def throw(self, b: Table) -> Step:
        return DONE


class Second(Trial):
    STAGES = ("throw",)
"""
ROOT_OF_ALL = """from __future__ import annotations

from mypy_extensions import i64

from grognard.kernel.procedure import Procedure


class Root(Procedure):
    unit: i64
"""


def test_in_the_copy_inherited_stages_and_fields_have_their_types(tmp_path: Path) -> None:
    """A class may inherit both from another module, without naming their types itself."""
    folder = tmp_path / "games" / "bids"
    folder.mkdir(parents=True)
    (tmp_path / "kernel").mkdir()
    (folder / "flow.py").write_text(ROOT_OF_ALL)
    (folder / "trials.py").write_text(DERIVED)
    write_into(tmp_path)
    written = (folder / "trials.py").read_text()
    assert written.count("assert isinstance(s, Table)") == 2
    assert written.count("from mypy_extensions import i64") == 1
