"""Whether the tests notice a fault: each is tried in a process of its own, the source untouched.

Slow, for every process loads the game and the tests; most faults are tried as swapping.py does.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import resource
import signal
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tools.mutants.making import Mutant

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
KILLED, SURVIVED, ENDLESS = "killed", "survived", "endless"
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
MEMORY = 4 << 30  # bytes: a fault may fill a list without end
PATIENCE = 10  # seconds of computing for a test, beyond several times what it took without a fault
TIMES = 10
# Plugins that no test of a game needs take longer to load than most tests do; the rewriting of
# assertions, which only makes their messages better, takes longer still.
FLAGS = ("-x", "-q", "--assert=plain", "--timeout=0", "-p", "no:cacheprovider")
PLUGINS = ("-p", "pytest_timeout", "-p", "_hypothesis_pytestplugin", "--hypothesis-seed=1")
UNDERNEATH = ("grognard.kernel", "grognard.table", "grognard.miniatures")


class Faulty(SourceFileLoader):
    """Loads the module of a mutant from its changed source."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.mutant.source(), str(self.mutant.path), "exec")
        return code


class FaultyFinder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.name = module_of(mutant)
        self.loader: Loader = Faulty(self.name, mutant)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self.loader)


def module_of(mutant: Mutant) -> str:
    return ".".join(mutant.path.relative_to(SOURCES).with_suffix("").parts)


class Chosen:
    """Of the tests in some files those that run a faulty line, in a given order.

    A test that has another name because of the fault is left out, where pytest, asked for it by
    name, would stop as if the fault had been noticed.
    """

    def __init__(self, tests: Sequence[str], times: dict[str, float]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}
        self.times = times

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.places]
        items[:] = sorted(chosen, key=lambda item: self.places[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow_computing(self.times.get(item.nodeid, 0.0))


def allow_computing(usual: float) -> None:
    """From this moment, for any load of the machine; then the process is ended."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime + PATIENCE + TIMES * usual)
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


class Trial:
    """One mutant under test in a process of its own."""

    def __init__(self, mutant: Mutant, tests: Sequence[str], times: dict[str, float]) -> None:
        if module_of(mutant) in sys.modules:
            raise RuntimeError(f"{module_of(mutant)} is loaded already, without the fault")
        self.mutant = mutant
        self.child = os.fork()
        if self.child == 0:
            noticed = 1
            try:
                noticed = fails(mutant, tests, times)
            finally:
                os._exit(noticed)

    def verdict(self) -> str:
        """What happened to it; empty while the tests are running."""
        done, status = os.waitpid(self.child, os.WNOHANG)
        return what_became(status) if done else ""


def what_became(status: int) -> str:
    """Of a fault, by how its process ended."""
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return ENDLESS
    return KILLED if status else SURVIVED


def load_underneath() -> None:
    """Once for all children: what the games are built on, in which there are no faults."""
    for name in UNDERNEATH:
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            importlib.import_module(module.name)


def restrict() -> None:
    """A process that says nothing, fills no memory and loads no plugin it does not need."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"


def fails(mutant: Mutant, tests: Sequence[str], times: dict[str, float]) -> int:
    """In the child: 1 when a test fails, or the module cannot even be loaded."""
    restrict()
    allow_computing(0.0)
    importlib.import_module("grognard")  # its own finder of sources is to come after ours
    sys.meta_path.insert(0, FaultyFinder(mutant))
    files = sorted({test.split("::")[0] for test in tests})
    code = pytest.main([*FLAGS, *PLUGINS, *files], [Chosen(tests, times)])
    return int(code not in PASSED)
