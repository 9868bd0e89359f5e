"""`./run test`: everything that is checked, quickly; and with `--all` what takes longer."""

import os
import time
from collections.abc import Sequence

from tools.launch.building import build_front, find_node
from tools.launch.checks import MINUTE, Checks, Step, in_ci
from tools.launch.environment import BIN, PYTHON, ROOT, call, load, native, say, set_up

LIMIT = 8 * MINUTE  # on two cores, in a tree that is set up
CI_LIMIT = 12 * MINUTE  # from a bare clone
PYTEST = (PYTHON, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal")
PURE = {"GROGNARD_PURE": "1"}
AT_NIGHT = {"GROGNARD_NIGHTLY": "1"}  # more examples and longer walks in the same tests
NPM = (PYTHON, "web/build.py", "npm")
# what fails at once, then the longest first, so that none is left over at the end
QUICK: list[Step] = [
    Step("format", BIN / "ruff", "format", "--check"),
    Step("lint", BIN / "ruff", "check"),
    Step("import rules", BIN / "lint-imports", "--no-logo"),
    Step("front: lint", *NPM, "run", "--silent", "lint"),
]
COMPILE = Step("compile", PYTHON, "hatch_build.py", "--quick")
LONG: list[Step] = [
    Step("front: tests", *NPM, "run", "--silent", "test"),
    Step("types", PYTHON, "-m", "mypy"),
    Step("front: types", *NPM, "run", "--silent", "check"),
    Step("front: build", PYTHON, "web/build.py"),
    Step("ledger of rules", PYTHON, "-m", "tools.ledger"),
    Step("pages of rules", PYTHON, "-m", "tools.rules_pages", "--check"),
]
# what must hold in both forms of the rules
FROM_SOURCE = Step(
    "tests, interpreted",
    *(PYTHON, "-m", "pytest", "-q", "-m", "(both_forms or interpreted_only) and not nightly"),
    "--ignore=tests/web",
    **PURE,
)
ADDED = """\
Besides what ./run test does, this
  - runs the tests marked nightly: whole games in the browser, long walks, sieges, kills;
  - runs all tests of the rules from source too, and demands that they cover 99 lines of 100;
  - builds the wheel, installs it in an environment of its own, and starts it.
"""


def test(arguments: Sequence[str]) -> int:
    begun = float(os.environ.get("GROGNARD_BEGUN") or time.time())
    set_up("dev")
    # several hundred processes are started: each would read all modules from nothing again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if list(arguments) == ["--all"]:
        say(ADDED)
        os.environ.update(AT_NIGHT)
        return test_and_tidy(Checks(begun=begun), nightly=True)
    if arguments:
        if any("tests/web" in word for word in arguments):
            build_front()
        return call(PYTHON, "-m", "pytest", *arguments, **PURE)
    return test_and_tidy(Checks(CI_LIMIT if in_ci() else LIMIT, begun), nightly=False)


def test_and_tidy(checks: Checks, nightly: bool) -> int:
    try:
        return test_everything(checks, nightly)
    finally:
        checks.stop()  # whatever ended the run: a failure, or Ctrl-C


def test_everything(checks: Checks, nightly: bool) -> int:
    name_what_is_left_out(checks)
    compiles = why_not_test_compiled() is None
    find_node()
    checks.step("front: packages", *NPM, "--version")
    if compiles:
        from_source = [] if nightly else [FROM_SOURCE]
        checks.together([*QUICK, COMPILE, *from_source, *LONG])
        test_compiled(checks, nightly)
    else:
        checks.together([*QUICK, *LONG])
        test_interpreted(checks, nightly)
    if nightly:
        cover(checks)
    test_browser(checks, nightly)
    if nightly:
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
        ("tests, compiled", why_not_test_compiled()),
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


def test_compiled(checks: Checks, nightly: bool) -> None:
    if native.built_folder() is None:
        say("The sources changed while they were compiled: nothing compiled could be tested.")
        checks.fail(1)
    chosen = marked("not interpreted_only", by_day(nightly))
    checks.step("tests, compiled", *PYTEST, *chosen, "--ignore=tests/web")


def test_interpreted(checks: Checks, nightly: bool) -> None:
    """Everything, where there is only one form of the rules."""
    chosen = marked(by_day(nightly))
    checks.step("tests, interpreted", *PYTEST, *chosen, "--ignore=tests/web", **PURE)


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
    rules = ("--ignore=tests/server", "--ignore=tests/tools", "--ignore=tests/web")
    chosen = marked(by_day(nightly=False))
    env = {**PURE, "GROGNARD_NIGHTLY": ""}
    checks.step("tests, interpreted, covered", *PYTEST, *chosen, *counted, *rules, **env)


def test_browser(checks: Checks, nightly: bool) -> None:
    """The table in a real browser; on compiled rules where there are any."""
    if why_not_test_in_browser() is None:
        checks.step("tests in the browser", *PYTEST, *marked(by_day(nightly)), "tests/web")
