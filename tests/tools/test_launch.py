"""The launcher: steps and what is said of them, what CI demands, tools, the audit."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hatch_build
from tests import conftest
from tools.launch import audit, testing, toolbox
from tools.launch.checks import Checks, Step, spell

ROOT = Path(__file__).resolve().parents[2]
GOOD = (sys.executable, "-c", "pass")
BAD = (sys.executable, "-c", "print('why it failed'); raise SystemExit(3)")
# steps that end by what others do, not by a clock: a busy machine keeps no time
WAIT = "import os, sys, time\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.01)"
LISTEN = (sys.executable, "-c", f"{WAIT}\nprint('nobody asked')")
RING = (sys.executable, "-c", "import sys; open(sys.argv[1], 'w').close()")
Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GROGNARD_CI", raising=False)
    monkeypatch.delenv("GROGNARD_BEGUN", raising=False)


# Steps


def test_steps_are_reported_at_the_end_with_the_total_time(capfd: Said) -> None:
    checks = Checks(limit=480, begun=time.time() - 61)
    checks.step("one", *GOOD)
    checks.left_out("two", "no compiler")
    checks.report()
    lines = capfd.readouterr().err.strip().splitlines()
    assert lines[-3].split()[:2] == ["one", "ok"]
    assert lines[-2].split(maxsplit=1) == ["two", "left out: no compiler"]
    assert lines[-1] == "1 min 1 s in all, within the limit of 8 min 0 s"


def test_a_run_that_took_too_long_says_so() -> None:
    assert "OVER the limit" in Checks(limit=480, begun=time.time() - 500).total()
    assert Checks(begun=time.time()).total() == "0 min 0 s in all"
    assert spell(119.6) == "2 min 0 s"


def test_the_first_step_that_fails_ends_the_run(capfd: Said) -> None:
    with pytest.raises(SystemExit) as ended:
        Checks().step("bad", *BAD)
    assert ended.value.code == 3
    assert "FAILED" in capfd.readouterr().err


def test_parallel_steps_are_reported_as_they_end_and_are_silent(
    tmp_path: Path, capfd: Said
) -> None:
    checks = Checks()
    bell = tmp_path / "bell"
    checks.together(
        [
            Step("slow", *LISTEN, bell),
            Step("quick", *GOOD),
            Step("third", *GOOD, after=["quick"]),
            Step("ring", *RING, bell, after=["third"]),  # the two before it are noted by then
        ]
    )
    ended = [line.split()[0] for line in checks.lines]
    assert ended[:2] == ["quick", "third"] and sorted(ended[2:]) == ["ring", "slow"]
    assert "nobody asked" not in capfd.readouterr().err


def test_a_step_waits_for_those_that_it_needs(tmp_path: Path) -> None:
    checks = Checks()
    bell = tmp_path / "bell"
    checks.begin(Step("begun before", *LISTEN, bell))
    checks.together(
        [
            Step("first", *LISTEN, bell),
            Step("last", *GOOD, after=["first", "begun before"]),
            Step("between", *RING, bell, after=["of another run"]),  # or the two would not end
        ]
    )
    ended = [line.partition("  ")[0] for line in checks.lines]
    assert len(ended) == 4 and ended[-1] == "last"


def test_a_step_that_fails_says_why_and_ends_those_beside_it(capfd: Said) -> None:
    checks = Checks()
    begun = time.monotonic()
    with pytest.raises(SystemExit) as ended:
        checks.together(
            [Step("long", sys.executable, "-c", "import time; time.sleep(60)"), Step("bad", *BAD)]
        )
    assert ended.value.code == 3 and checks.running == []
    assert time.monotonic() - begun < 50
    assert "why it failed" in capfd.readouterr().err


def test_where_nothing_may_be_left_out_that_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_CI", "1")
    with pytest.raises(SystemExit) as ended:
        Checks().left_out("tests in the browser", "no Chromium")
    assert ended.value.code == 1


def test_what_is_left_out_is_said_before_anything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "why_not_test_in_browser", lambda: "no Chromium")
    checks = Checks()
    testing.name_what_is_left_out(checks)
    assert any("no Chromium" in line for line in checks.lines)


def test_skipped_tests_are_named() -> None:
    skipped = SimpleNamespace(nodeid="tests/tools/test_x.py::test_y")
    reporter: Any = SimpleNamespace(stats={"skipped": [skipped]})
    assert "tests/tools/test_x.py::test_y: skipped" in conftest.left_out(reporter)


# What is run when


class Noted(Checks):
    """Does nothing, and notes what it was asked to do."""

    def __init__(self) -> None:
        super().__init__()
        self.commands: dict[str, str] = {}

    def step(self, title: str, *command: str | Path, **extra: str) -> None:
        self.commands[title] = " ".join(str(word) for word in command)

    def together(self, steps: Sequence[Step] = ()) -> None:
        for step in steps:
            self.step(step.title, *step.command, **step.extra)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    for name in ("why_not_test_compiled", "why_not_test_in_browser", "why_not_test_on_postgres"):
        monkeypatch.setattr(testing, name, lambda: None)
    return Noted()


def test_by_day_nothing_that_takes_long_is_run(noted: Noted) -> None:
    testing.test_everything(noted, nightly=False)
    assert "-m not nightly tests/web" in noted.commands["tests in the browser"]
    assert "-m not interpreted_only and not nightly" in noted.commands[testing.RULES]
    assert "-m not nightly tests/server" in noted.commands[testing.SERVERS]
    source = noted.commands["tests, interpreted"]
    assert "-m (both_forms or interpreted_only) and not nightly" in source
    assert not any("--cov" in command for command in noted.commands.values())


def test_at_night_everything_is_run_and_every_line_of_the_rules(noted: Noted) -> None:
    testing.test_everything(noted, nightly=True)
    covered = noted.commands.pop("tests, interpreted, covered")
    assert "--cov-fail-under=99" in covered and "-m not nightly" in covered
    assert not any("not nightly" in command for command in noted.commands.values())
    assert "the wheel" in noted.commands


def test_without_a_compiler_everything_runs_from_source(
    noted: Noted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(testing, "why_not_test_compiled", lambda: "no C compiler")
    testing.test_everything(noted, nightly=False)
    assert not {"compile", testing.RULES, testing.SERVERS} & set(noted.commands)
    assert "-m not nightly --ignore=tests/web" in noted.commands["tests, interpreted"]


def test_sources_that_changed_while_they_were_compiled_are_noticed(
    monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    monkeypatch.setattr(hatch_build.native, "why_not_compile", lambda: None)
    monkeypatch.setattr(hatch_build, "build", lambda quick: Path("of other sources"))
    monkeypatch.setattr(hatch_build.native, "built_folder", lambda: None)
    assert hatch_build.main() == 1
    assert "compile again" in capsys.readouterr().err


# CI


def test_ci_fails_where_what_it_needs_cannot_be_installed(tmp_path: Path) -> None:
    for name in ("bash", "dirname", "date", "id"):
        (tmp_path / name).symlink_to(shutil.which(name) or "")
    command = [str(tmp_path / "bash"), str(ROOT / ".ci" / "run")]
    ran = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert ran.returncode == 1
    assert "CI cannot install" in ran.stderr and "chromium" in ran.stderr


# Tools


def test_a_tool_is_set_up_and_run(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("set_up", "build_front", "find_node", "compile_for_speed"):
        monkeypatch.setattr(toolbox, name, lambda *words, name=name: done.append(name))
    monkeypatch.setattr(toolbox, "call", lambda *words: done.append(" ".join(map(str, words[1:]))))
    toolbox.tool(["drags", "--count", "5"])
    assert done == ["set_up", "find_node", "compile_for_speed", "-m tools.drags --count 5"]


def test_a_tool_is_found_in_its_room() -> None:
    assert toolbox.module_of("ledger") == "tools.ledger"
    assert toolbox.module_of("soak") == "tools.server.soak"


def test_an_unknown_tool_is_refused_with_those_there_are(capsys: Said) -> None:
    assert toolbox.tool(["lood"]) == 2
    said = capsys.readouterr().err
    assert "'lood'" in said and "./run tool load" in said
    assert toolbox.tool([]) == 0


def test_what_a_tool_needs_is_named_for_tools_that_exist() -> None:
    needs = toolbox.ON_COMPILED_RULES + toolbox.IN_THE_BROWSER + toolbox.WITH_NODE
    assert set(needs) <= set(toolbox.tools())


# The audit


def audited(monkeypatch: pytest.MonkeyPatch, said: object, complaint: str = "") -> int:
    def answer(command: Sequence[str | Path]) -> tuple[Any, str]:
        return said, complaint

    monkeypatch.setattr(audit, "answer", answer)
    return audit.audit_python(Path(sys.executable), ROOT / "requirements" / "app.txt")


def package(**more: object) -> dict[str, object]:
    return {"dependencies": [{"name": "a", "version": "1", **more}]}


def test_packages_nobody_speaks_against_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    assert audited(monkeypatch, package(vulns=[])) == 0


def test_a_known_weakness_fails(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    assert audited(monkeypatch, package(vulns=[{"id": "PYSEC-1"}])) == audit.WEAK
    assert "KNOWN WEAKNESS: a 1: PYSEC-1" in capsys.readouterr().err


@pytest.mark.parametrize("said", [None, package(skip_reason="not found")])
def test_a_database_that_does_not_answer_is_no_success(
    said: object, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    assert audited(monkeypatch, said, "no route to host") == audit.UNKNOWN
    assert "NOT AUDITED" in capsys.readouterr().err


def test_an_answer_of_npm_without_findings_is_no_audit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "answer", lambda command: ({"message": "405"}, ""))
    assert audit.audit_front() == audit.UNKNOWN
    monkeypatch.setattr(audit, "answer", lambda command: ({"vulnerabilities": {}}, ""))
    assert audit.audit_front() == 0
    weak = {"vulnerabilities": {"b": {"severity": "high"}}}
    monkeypatch.setattr(audit, "answer", lambda command: (weak, ""))
    assert audit.audit_front() == audit.WEAK
