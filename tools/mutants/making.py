"""Every small fault that can be put into a module: one changed operator, number or condition.

A fault is a piece of the source replaced by another; what only people or type checkers read
(docstrings, annotations, imports, texts) is left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


@dataclass(frozen=True)
class Mutant:
    """A module with one piece of its source, from `start` to `end`, replaced."""

    path: Path
    line: int
    lines: tuple[int, ...]  # of its statement: coverage does not know each line of a long one
    start: int
    end: int
    old: str
    new: str

    def source(self) -> str:
        raw = self.path.read_bytes()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line}: {self.old!r} -> {self.new!r}"


def mutants_of(path: Path) -> list[Mutant]:
    """Every fault of one module, in the order of its source."""
    return sorted(Maker(path).make(), key=lambda mutant: (mutant.start, mutant.new))


def unchanged(path: Path) -> Mutant:
    """A module without any fault."""
    return Mutant(path, 1, (), 0, 0, "", "")


class Maker:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.raw = path.read_bytes()
        self.lines: tuple[int, ...] = ()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def make(self) -> Iterator[Mutant]:
        for node in walk(ast.parse(self.raw)):
            if isinstance(node, ast.stmt):
                self.lines = lines_of(node)
            yield from self.faults(node)

    def faults(self, node: ast.AST) -> Iterator[Mutant]:
        """Those of one node, without what it is made of."""
        if isinstance(node, ast.Compare):
            yield from self.comparison(node)
        elif isinstance(node, ast.BinOp):
            yield from self.operator(SUMS.get(type(node.op)), node.left, node.right)
        elif isinstance(node, ast.BoolOp):
            pair = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in pairwise(node.values):
                yield from self.operator(pair, left, right)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.replaced(self.at(node), self.at(node) + len("not"), "")
        elif isinstance(node, ast.Constant):
            yield from self.constant(node)
        elif isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self.condition(node.test)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.condition(test)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield self.replaced(self.at(node), self.behind(node), "pass")

    def comparison(self, node: ast.Compare) -> Iterator[Mutant]:
        sides = [node.left, *node.comparators]
        for order, op in enumerate(node.ops):
            yield from self.operator(COMPARISONS.get(type(op)), sides[order], sides[order + 1])

    def operator(
        self, pair: tuple[str, str] | None, left: ast.expr, right: ast.expr
    ) -> Iterator[Mutant]:
        """The operator between two sides, wherever the source has it."""
        if pair is None:
            return
        first, last = self.behind(left), self.at(right)
        found = self.raw[first:last].decode().find(pair[0])
        if found >= 0:
            yield self.replaced(first + found, first + found + len(pair[0]), pair[1])

    def constant(self, node: ast.Constant) -> Iterator[Mutant]:
        value = node.value
        if isinstance(value, bool):
            yield self.replaced(self.at(node), self.behind(node), str(not value))
        elif isinstance(value, int):
            yield self.replaced(self.at(node), self.behind(node), str(value + 1))

    def condition(self, test: ast.expr) -> Iterator[Mutant]:
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            text = self.raw[self.at(test) : self.behind(test)].decode()
            yield self.replaced(self.at(test), self.behind(test), f"(not {text})")

    def at(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def behind(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def replaced(self, start: int, end: int, new: str) -> Mutant:
        line = self.raw[:start].count(b"\n") + 1
        old = self.raw[start:end].decode()
        return Mutant(self.path, line, self.lines, start, end, old, new)


def lines_of(statement: ast.stmt) -> tuple[int, ...]:
    """All its lines; of one that holds others only its head."""
    inside = getattr(statement, "body", None)
    last = inside[0].lineno - 1 if inside else statement.end_lineno or 0
    return tuple(range(statement.lineno, max(statement.lineno, last) + 1))


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that runs: no annotations, no assertions, no defaults of typing."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.Import):
                if not isinstance(child, ast.ImportFrom) and not is_for_people(child):
                    yield child
                    yield from walk(child)


def is_for_people(node: ast.AST) -> bool:
    """A docstring, `__slots__`, or what only a type checker runs."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return any(isinstance(to, ast.Name) and to.id == "__slots__" for to in node.targets)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return False
