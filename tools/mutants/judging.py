"""Whether the tests notice a fault: each is tried in a process of its own, the source untouched."""

from __future__ import annotations

import importlib.util
import os
import signal
import sys
import time
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
        inside = mutant.path.relative_to(SOURCES).with_suffix("")
        self.name = ".".join(inside.parts)
        self.loader: Loader = Faulty(self.name, mutant)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self.loader)


class Trial:
    """One mutant under test in a process of its own."""

    def __init__(self, mutant: Mutant, tests: Sequence[str], patience: float) -> None:
        self.mutant = mutant
        self.until = time.monotonic() + patience
        self.child = os.fork()
        if self.child == 0:
            os._exit(fails(mutant, tests))

    def verdict(self) -> str:
        """What became of it; empty while the tests go on."""
        done, status = os.waitpid(self.child, os.WNOHANG)
        if done:
            return KILLED if status else SURVIVED
        if time.monotonic() < self.until:
            return ""
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        return ENDLESS


def fails(mutant: Mutant, tests: Sequence[str]) -> int:
    """In the child: 1 when a test fails, or the module cannot even be loaded."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    import grognard  # noqa: F401  # its own finder of sources comes after ours

    sys.meta_path.insert(0, FaultyFinder(mutant))
    flags = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    return int(bool(pytest.main([*flags, *tests])))
