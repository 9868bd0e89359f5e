"""What follows from the fields and stages that a procedure declares, written as source.

    class Shot(BattleProcedure):
        card: i64
        target: i64
        shocking: bool
        came: i64 = -1

        STAGES = ("announce", "throw", "score")

has a constructor, `blank`, `copy`, `fields`, `restore` and, with stages, `step`, unless it writes
one of them itself. From source they are run when the class is made; before the rules are compiled
they are written into the copy that is compiled, since a compiled class cannot get methods later.
The build hook loads this module by its path: it imports nothing of ours.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from inspect import get_annotations
from pathlib import Path
from typing import NamedTuple

ROOT = "Procedure"
STAGES = "STAGES"
HOMES = ("kernel", "games")
DECORATOR = "@dataclass_transform()"  # one that mypyc does not know keeps a class interpreted
HEAD = "from __future__ import annotations"
NEEDED = (
    "from grognard.kernel.procedure import DONE as _DONE, Step as _Step; "
    "from grognard.kernel.state import State as _State"
)
NUMBERS = "from mypy_extensions import i64"  # for fields of a class above, in a module without any
LIST = "list[int]"  # saved as all that follows, so it is the last field
BLANKS = {"i64": "0", "int": "0", "bool": "False", LIST: "[]"}


class Field(NamedTuple):
    name: str
    kind: str
    default: str = ""  # as source; empty where the constructor must be given a value


class Declared(NamedTuple):
    """What one class says of itself, and all the fields that it has, inherited ones first."""

    name: str
    fields: tuple[Field, ...]
    stages: tuple[str, ...] = ()
    state: str = ""  # the class that its stages take the state for

    def methods(self) -> dict[str, str]:
        """The source of each method by its name."""
        written = {
            "__init__": self.constructor(),
            "blank": self.blank(),
            "copy": self.copied(),
            "fields": self.listed(),
            "restore": self.restore(),
        }
        if self.stages:
            written["step"] = self.step()
        return written

    def constructor(self) -> str:
        given = [f"{one.name}: {one.kind}{default_of(one)}" for one in self.fields]
        lines = [f"self.{one.name} = {one.name}" for one in self.fields]
        return function("__init__", ["self", *given], "None", lines or ["pass"])

    def blank(self) -> str:
        given = ", ".join(BLANKS[one.kind] for one in self.fields)
        line = f"return {self.name}({given})"
        return "@staticmethod\n" + function("blank", [], self.name, [line])

    def copied(self) -> str:
        given = ", ".join(f"self.{one.name}" for one in self.fields)
        lines = [f"p = {self.name}({given})", "p.stage = self.stage", "return p"]
        return function("copy", ["self"], self.name, lines)

    def listed(self) -> str:
        line = f"return [{', '.join(map(as_numbers, self.fields))}]"
        return function("fields", ["self"], "list[int]", [line])

    def restore(self) -> str:
        lines = [f"self.{one.name} = {from_numbers(one, at)}" for at, one in enumerate(self.fields)]
        return function("restore", ["self", "fields: list[int]"], "None", lines or ["pass"])

    def step(self) -> str:
        lines = [f"assert isinstance(s, {self.state})"] if self.state else []
        for number, stage in enumerate(self.stages, 1):
            lines += [f"if self.stage == {number}:", f"    return self.{stage}(s)"]
        return function("step", ["self", "s: _State"], "_Step", [*lines, "return _DONE"])


def function(name: str, given: Iterable[str], returns: str, lines: Iterable[str]) -> str:
    head = f"def {name}({', '.join(given)}) -> {returns}:"
    return "\n".join([head, *(f"    {line}" for line in lines)])


def default_of(field: Field) -> str:
    return f" = {field.default}" if field.default else ""


def as_numbers(field: Field) -> str:
    if field.kind == LIST:
        return f"*self.{field.name}"
    return f"int(self.{field.name})" if field.kind == "bool" else f"self.{field.name}"


def from_numbers(field: Field, at: int) -> str:
    if field.kind == LIST:
        return f"fields[{at}:]"
    return f"fields[{at}] != 0" if field.kind == "bool" else f"fields[{at}]"


# From source: a class gets its methods as it is made


def complete(cls: type, done: object) -> None:
    """Give a class the methods that it does not write itself."""
    stages: tuple[str, ...] = cls.__dict__.get(STAGES, ())
    missing = [stage for stage in stages if not hasattr(cls, stage)]
    if missing:
        raise TypeError(f"{cls.__name__} has no stage {missing[0]}")
    declared = Declared(cls.__name__, tuple(fields_of(cls)), stages)
    misplaced = [one.name for one in declared.fields[:-1] if one.kind == LIST]
    if misplaced and "fields" not in cls.__dict__:
        raise TypeError(f"{cls.__name__}.{misplaced[0]} is a list: it must be the last field")
    for name, source in declared.methods().items():
        if name not in cls.__dict__:
            setattr(cls, name, run(cls, name, source, done))


def fields_of(cls: type) -> Iterator[Field]:
    for one in reversed(cls.__mro__):
        if is_below_root(one):
            for name, kind in get_annotations(one).items():
                default = repr(one.__dict__[name]) if name in one.__dict__ else ""
                yield Field(name, spelled(kind), default)


def is_below_root(cls: type) -> bool:
    return any(above.__name__ == ROOT for above in cls.__mro__[1:])


def spelled(kind: object) -> str:
    return kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))


def run(cls: type, name: str, source: str, done: object) -> object:
    space: dict[str, object] = {cls.__name__: cls, "_DONE": done}
    exec(f"{HEAD}\n{source}", space)
    return space[name]


# To be compiled: the methods are written into a copy of the sources


def write_into(package: Path) -> None:
    """Complete every procedure in a copy of the sources."""
    known = Known(package)
    for path, tree in known.trees.items():
        source = path.read_text(encoding="utf-8")
        completed = known.completed(path, tree, source)
        if completed != source:
            path.write_text(completed, encoding="utf-8")


class Known:
    """The procedures of a tree of sources; their names are unique within one game."""

    def __init__(self, package: Path) -> None:
        self.package = package
        paths = [path for name in HOMES for path in sorted((package / name).rglob("*.py"))]
        self.trees = {path: ast.parse(path.read_bytes()) for path in paths}
        self.classes = {
            (self.home(path), node.name): node
            for path, tree in self.trees.items()
            for node in classes_in(tree)
        }

    def home(self, path: Path) -> str:
        """The game that a module belongs to, or the kernel."""
        parts = path.relative_to(self.package).parts
        return parts[1] if parts[0] == "games" else parts[0]

    def procedures(self) -> Iterator[tuple[Path, ast.ClassDef]]:
        for path, tree in self.trees.items():
            for node in classes_in(tree):
                if self.is_procedure(self.home(path), node):
                    yield path, node

    def completed(self, path: Path, tree: ast.Module, source: str) -> str:
        lines, home = source.splitlines(), self.home(path)
        for node in reversed(classes_in(tree)):
            if self.is_procedure(home, node):
                self.complete(home, node, lines)
        text = "\n".join(lines) + "\n"
        text = text.replace(DECORATOR, "# told only to type checkers")
        if "_Step" not in text:
            return text
        needed = NEEDED if NUMBERS in text else f"{NEEDED}; {NUMBERS}"
        return text.replace(HEAD, f"{HEAD}; {needed}", 1)

    def complete(self, home: str, node: ast.ClassDef, lines: list[str]) -> None:
        stages = stages_in(node)
        state = self.state(home, node, stages)
        declared = Declared(node.name, tuple(self.fields(home, node)), stages, state)
        own = {one.name for one in node.body if isinstance(one, ast.FunctionDef)}
        added = [text for name, text in declared.methods().items() if name not in own]
        for one in node.body:  # the constructor sets every field: a default would cost time
            if isinstance(one, ast.AnnAssign) and one.value is not None:
                lines[one.lineno - 1] = (
                    f"    {ast.unparse(one.target)}: {ast.unparse(one.annotation)}"
                )
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = indented(added)

    def is_procedure(self, home: str, node: ast.ClassDef) -> bool:
        above = self.above(home, node)
        return bool(above) and (above[0] is None or self.is_procedure(home, above[0]))

    def above(self, home: str, node: ast.ClassDef) -> list[ast.ClassDef | None]:
        """The classes that it derives from; None is the root."""
        names = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if ROOT in names:
            return [None]
        found = [
            self.classes.get((home, name)) or self.classes.get(("kernel", name)) for name in names
        ]
        return [one for one in found if one is not None]

    def state(self, home: str, node: ast.ClassDef, stages: tuple[str, ...]) -> str:
        """What its stages take the state for, its own or those of a class above."""
        found = state_in(node, stages)
        for above in self.above(home, node):
            if not found and above is not None:
                found = self.state(home, above, stages)
        return found

    def fields(self, home: str, node: ast.ClassDef) -> Iterator[Field]:
        for above in self.above(home, node):
            if above is not None:
                yield from self.fields(home, above)
        for one in node.body:
            if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                default = "" if one.value is None else ast.unparse(one.value)
                yield Field(one.target.id, ast.unparse(one.annotation), default)


def classes_in(tree: ast.Module) -> list[ast.ClassDef]:
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def stages_in(node: ast.ClassDef) -> tuple[str, ...]:
    for one in node.body:
        if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == STAGES:
            return tuple(ast.literal_eval(one.value))
    return ()


def state_in(node: ast.ClassDef, stages: tuple[str, ...]) -> str:
    """What the first stage that is written in the class takes the state for."""
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name in stages:
            kind = one.args.args[1].annotation
            assert kind is not None
            return ast.unparse(kind)
    return ""


def indented(texts: Iterable[str]) -> list[str]:
    return [f"    {line}" if line else "" for text in texts for line in ["", *text.split("\n")]]
