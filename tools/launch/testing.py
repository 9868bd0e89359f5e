"""`./run test`: everything that is checked, quickly; and with `--all` what takes longer."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.launch.building import build_front, find_node
from tools.launch.checks import MINUTE, Checks, Step, in_ci
from tools.launch.environment import (
    BIN,
    PYTHON,
    ROOT,
    call,
    front,
    keep_bytecode,
    load,
    native,
    say,
    set_up,
)

LIMIT = 8 * MINUTE  # on two cores, in a tree that is set up
CI_LIMIT = 12 * MINUTE  # from a bare clone
PYTEST: tuple[str | Path, ...] = (PYTHON, "-m", "pytest", "-q")
SPREAD = ("--dist", "worksteal", "-n")  # over several processes; each collects all the tests
WITHOUT_FUZZER = ("-p", "no:schemathesis")  # which only the server's tests need to import
OF_SERVERS = ("tests/server", "tests/tools")  # they wait a lot: for sockets, disks, processes
PURE = {"GROGNARD_PURE": "1"}
AT_NIGHT = {"GROGNARD_NIGHTLY": "1"}  # more examples and longer walks in the same tests
NPM = (PYTHON, "web/build.py", "npm")
PACKAGES = Step("front: packages", sys.executable, "web/build.py", "npm", "--version")
COMPILE = Step("compile", PYTHON, "hatch_build.py", "--quick")
RULES, SERVERS = "tests of rules, compiled", "tests of servers, compiled"
# what fails at once, then the longest first, so that none is left over at the end
QUICK: list[Step] = [
    Step("format", BIN / "ruff", "format", "--check"),
    Step("lint", BIN / "ruff", "check"),
    Step("import rules", BIN / "lint-imports", "--no-logo"),
    Step("front: lint", *NPM, "run", "--silent", "lint"),
]
FRONT = Step("front: build", PYTHON, "web/build.py")
LONG: list[Step] = [
    Step("types", PYTHON, "-m", "mypy"),
    Step("front: tests", *NPM, "run", "--silent", "test"),
    Step("front: types", *NPM, "run", "--silent", "check"),
    Step("ledger of rules", PYTHON, "-m", "tools.ledger"),
    Step("pages of rules", PYTHON, "-m", "tools.rules_pages", "--check"),
]
# what must hold in both forms of the rules; the server has only one
FROM_SOURCE = Step(
    "tests, interpreted",
    *(*PYTEST, *WITHOUT_FUZZER, "-m", "(both_forms or interpreted_only) and not nightly"),
    *("--ignore=tests/web", "--ignore=tests/server"),
    **PURE,
)
ADDED = """\
Besides what ./run test does, this
  - runs the tests marked nightly: whole games in the browser, long walks, sieges, kills;
  - runs all tests of the rules from source too, and demands that they cover 99 lines of 100;
  - installs Ray, and plays on a cluster of two workers;
  - builds the wheel, installs it in an environment of its own, and starts it.
"""


def test(arguments: Sequence[str]) -> int:
    keep_bytecode()
    nightly = list(arguments) == ["--all"]
    if arguments and not nightly:
        return test_some(arguments)
    begun = float(os.environ.get("GROGNARD_BEGUN") or time.time())
    if nightly:
        say(ADDED)
        os.environ.update(AT_NIGHT)
        set_up("dev")
        set_up("cluster")  # Ray is too large for every run
        return test_and_tidy(Checks(begun=begun), nightly)
    return test_and_tidy(Checks(CI_LIMIT if in_ci() else LIMIT, begun), nightly)


def test_some(arguments: Sequence[str]) -> int:
    set_up("dev")
    if any("tests/web" in word for word in arguments):
        build_front()
    return call(PYTHON, "-m", "pytest", *arguments, **PURE)


def test_and_tidy(checks: Checks, nightly: bool) -> int:
    try:
        prepare(checks)
        return test_everything(checks, nightly)
    finally:
        checks.stop()  # after any end of the run: a failure, or Ctrl-C


def prepare(checks: Checks) -> None:
    """Packages of both languages, at the same time where Node is here already."""
    if front.system_npm():
        checks.begin(PACKAGES)
    set_up("dev")
    checks.together()
    if not front.system_npm():
        find_node()
        checks.together([PACKAGES])


def test_everything(checks: Checks, nightly: bool) -> int:
    name_what_is_left_out(checks)
    browser = [] if why_not_test_in_browser() else [in_browser(nightly)]
    if why_not_test_compiled() is None:
        from_source = [] if nightly else [FROM_SOURCE]
        steps = [FRONT, of_servers(nightly), *browser, of_rules(nightly), *from_source, *LONG]
        checks.together([COMPILE, *QUICK, *steps])
    else:
        checks.together([*QUICK, FRONT, interpreted(nightly), *browser, *LONG])
    if nightly:
        cover(checks)
        checks.step("the wheel", PYTHON, "-m", "tools.wheel")
    checks.report()
    return 0


# What this machine lacks


def why_not_test_compiled() -> str | None:
    if not native.compiled_modules():
        return "there is nothing to compile yet"
    reason: str | None = native.why_not_compile()
    return reason


def why_not_test_in_browser() -> str | None:
    reason: str | None = load(ROOT / "tests" / "web" / "chromium.py").why_not()
    return reason


def why_not_test_on_postgres() -> str | None:
    reason: str | None = load(ROOT / "tests" / "server" / "postgres.py").why_not()
    return reason


def name_what_is_left_out(checks: Checks) -> None:
    """At the beginning, for in CI it ends the run."""
    for title, reason in (
        (RULES, why_not_test_compiled()),
        ("tests on PostgreSQL", why_not_test_on_postgres()),
        ("tests in the browser", why_not_test_in_browser()),
    ):
        if reason:
            checks.left_out(title, reason)


# The steps


def marked(*expressions: str) -> tuple[str, ...]:
    wanted = " and ".join(filter(None, expressions))
    return ("-m", wanted) if wanted else ()


def by_day(nightly: bool) -> str:
    return "" if nightly else "not nightly"


def of_rules(nightly: bool) -> Step:
    """Thousands of short tests: by day one process runs them sooner than it could hand them out."""
    chosen = marked("not interpreted_only", by_day(nightly))
    elsewhere = [f"--ignore={folder}" for folder in (*OF_SERVERS, "tests/web")]
    several: tuple[str, ...] = (*SPREAD, "2") if nightly else ()
    command = (*PYTEST, *several, *WITHOUT_FUZZER, *chosen, *elsewhere)
    return Step(RULES, *command, after=[COMPILE.title])


def of_servers(nightly: bool) -> Step:
    chosen = marked(by_day(nightly))
    command = (*PYTEST, *SPREAD, "3", *chosen, *OF_SERVERS)
    return Step(SERVERS, *command, after=[COMPILE.title])


def interpreted(nightly: bool) -> Step:
    """Everything, where there is only one form of the rules."""
    chosen = marked(by_day(nightly))
    command = (*PYTEST, *SPREAD, "3", *chosen, "--ignore=tests/web")
    return Step("tests, interpreted", *command, **PURE)


def in_browser(nightly: bool) -> Step:
    """The table in a real browser, on compiled rules where there are any.

    Not beside the tests of servers, which start as many processes; at night alone, for then it is
    long enough to keep the machine busy.
    """
    needs = [COMPILE.title, FRONT.title, SERVERS, *([RULES] if nightly else [])]
    chosen = marked(by_day(nightly))
    command = (*PYTEST, *SPREAD, "2", *WITHOUT_FUZZER, *chosen, "tests/web")
    return Step("tests in the browser", *command, after=needs)


def cover(checks: Checks) -> None:
    """All tests of the rules from source; the server has only one form and is tested once.

    As by day: from source and counted the long walks would take hours, and they add no line.
    """
    counted = (
        "--cov",
        "--cov-report=term-missing:skip-covered",
        "--cov-fail-under=99",
        "--timeout=600",
    )
    rules = [f"--ignore={folder}" for folder in (*OF_SERVERS, "tests/web")]
    chosen = marked(by_day(nightly=False))
    env = {**PURE, "GROGNARD_NIGHTLY": ""}
    command = (*PYTEST, *SPREAD, "3", *chosen, *counted, *rules)
    checks.step("tests, interpreted, covered", *command, **env)
