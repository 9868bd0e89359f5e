"""Faults inside functions, tried without loading anything twice.

The tests of a game are collected once. Each fault is tried in a fork of that process, in which the
function that holds it gets the faulty code. What a module works out while it is loaded stays as it
was, so a fault outside of all functions is not for here: judging.py loads its module with it.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from tools.mutants.judging import (
    FLAGS,
    PLUGINS,
    allow_computing,
    module_of,
    restrict,
    what_became,
)
from tools.mutants.making import Mutant

AT_ONCE = 2
OUTSIDE = "outside"  # of all functions
NOT_HERE = 77  # the exit status that says so

Case = tuple[Mutant, Sequence[str]]  # with the tests that are to notice it


def swap(mutant: Mutant) -> bool:
    """Gives functions their faulty code; False where that does not put the whole fault in."""
    module = importlib.import_module(module_of(mutant))
    sound = compiled(mutant.path.read_text(encoding="utf-8"), mutant.path)
    faulty = compiled(mutant.source(), mutant.path)
    if bare(sound) == bare(faulty):
        return True
    pairs = zip(functions_of(sound), functions_of(faulty), strict=True)
    changed = [(old, new) for old, new in pairs if bare(old) != bare(new)]
    loaded = {place_of(one.__code__): one for one in loaded_functions(module)}
    if not changed or not all(place_of(old) in loaded for old, _ in changed):
        return False
    return all(give(loaded[place_of(old)], new) for old, new in changed)


def compiled(source: str, path: Path) -> CodeType:
    code: CodeType = compile(source, str(path), "exec")
    return code


def give(function: FunctionType, code: CodeType) -> bool:
    if function.__code__.co_freevars != code.co_freevars:
        return False
    function.__code__ = code
    return True


def bare(code: CodeType) -> CodeType:
    """Without its lines, which a shorter fault may have moved."""
    inner = tuple(bare(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_firstlineno=1, co_linetable=b"", co_consts=inner)


def place_of(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def functions_of(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, in the order of the source."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            if is_class(one):
                yield from functions_of(one)
            else:
                yield one


def is_class(code: CodeType) -> bool:
    return "__module__" in code.co_names and "__qualname__" in code.co_names


def loaded_functions(holder: ModuleType | type) -> Iterator[FunctionType]:
    """Those of a module and of its classes, out of their decorators."""
    name = getattr(holder, "__module__", holder.__name__)
    for one in list(vars(holder).values()):
        if isinstance(one, type) and one.__module__ == name:
            yield from loaded_functions(one)
        for part in (one, *(getattr(one, side, None) for side in ("fget", "fset", "__func__"))):
            inner = getattr(part, "__wrapped__", part)
            if isinstance(inner, FunctionType) and inner.__module__ == name:
                yield inner


class Bench:
    """A process that has collected the tests, and says what became of each fault."""

    def __init__(self, cases: Sequence[Case], times: dict[str, float]) -> None:
        reading, writing = os.pipe()
        self.cases = cases
        self.child = os.fork()
        if self.child == 0:
            try:
                collect(Loop(cases, times, writing))
            finally:
                os._exit(0)
        os.close(writing)
        self.lines = os.fdopen(reading)

    def verdicts(self) -> Iterator[tuple[Mutant, str]]:
        """Of each fault, as they become known; raises where the tests cannot be collected."""
        count = 0
        with self.lines:
            for line in self.lines:
                number, verdict = line.split()
                yield self.cases[int(number)][0], verdict
                count += 1
        os.waitpid(self.child, 0)
        if count < len(self.cases):
            raise RuntimeError("the tests could not be collected")


def collect(loop: Loop) -> None:
    restrict()
    files = {test.split("::")[0] for _, tests in loop.cases for test in tests}
    pytest.main([*FLAGS, *PLUGINS, *sorted(files)], [loop])


class Loop:
    """In place of pytest's own: tries faults, two at a time."""

    def __init__(self, cases: Sequence[Case], times: dict[str, float], writing: int) -> None:
        self.cases = cases
        self.times = times
        self.writing = writing
        self.under_way: dict[int, int] = {}  # the number of a fault by its process

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for number, (mutant, tests) in enumerate(self.cases):
            self.wait_below(AT_ONCE)
            self.begin(number, mutant, [items[test] for test in tests if test in items])
        self.wait_below(1)
        return True

    def begin(self, number: int, mutant: Mutant, items: Sequence[pytest.Item]) -> None:
        child = os.fork()
        if child:
            self.under_way[child] = number
            return
        status = 1
        try:
            status = self.noticed(items) if swap(mutant) else NOT_HERE
        finally:
            os._exit(status)

    def noticed(self, items: Sequence[pytest.Item]) -> int:
        """In the fork: 1 when a test fails."""
        for item, following in zip_longest(items, items[1:]):
            allow_computing(self.times.get(item.nodeid, 0.0))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if item.session.testsfailed:
                return 1
        return 0

    def wait_below(self, most: int) -> None:
        while len(self.under_way) >= most:
            child, status = os.wait()
            number = self.under_way.pop(child)
            os.write(self.writing, f"{number} {self.verdict(status)}\n".encode())

    def verdict(self, status: int) -> str:
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == NOT_HERE:
            return OUTSIDE
        return what_became(status)
