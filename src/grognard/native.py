"""Which form of the rules runs: the compiled one, or the source.

In a checkout the binaries are in `build/native/<python>-<hash of the sources>/`, so a binary can
never be used for a source that has changed since. In an installed wheel they are beside the source.
`GROGNARD_PURE=1` chooses the source everywhere. This module imports nothing of ours: the launcher
and the build hook load it by its path.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
BINARIES = PACKAGE.parents[1] / "build" / "native"

QUICK = "-quick"
RECIPES = ("hatch_build.py", "native_setup.py")
COMPILED_PACKAGES = ("kernel", "table", "miniatures", "games", "odds", "agents")
# What only a person waits for stays interpreted: texts by Fluent, whose dynamic types gain nothing
# from compiling, pictures, army lists, scenario files, the ledgers of rules, lessons, charts, and
# what writes source.
INTERPRETED = (
    "*/__init__.py",
    "*/screen/*",
    "*/armies/*",
    "*/files/*",
    "*/scenarios/*",
    "*/battle_report.py",
    "*/trials.py",
    "kernel/rulebook/ledger.py",
    "kernel/lesson.py",
    "kernel/charts/*",
    "kernel/procedure_source.py",
    "kernel/rulebook/rule_search.py",
)


def wants_source() -> bool:
    return os.environ.get("GROGNARD_PURE", "") not in ("", "0")


def sources(package: Path = PACKAGE) -> list[Path]:
    """Every module of the compiled packages, those that stay interpreted included."""
    return [path for name in COMPILED_PACKAGES for path in _python_files(package / name)]


def _python_files(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.endswith(".py"):
                yield Path(place, name)


def compiled_modules(package: Path = PACKAGE) -> list[str]:
    """The dotted names of the modules that are compiled."""
    inside = [path.relative_to(package).as_posix() for path in sources(package)]
    return [_dotted(path) for path in inside if not _stays_interpreted(path)]


def _stays_interpreted(inside: str) -> bool:
    return any(fnmatch(inside, pattern) for pattern in INTERPRETED)


def _dotted(inside: str) -> str:
    return "grognard." + inside.removesuffix(".py").replace("/", ".")


def digest(package: Path = PACKAGE) -> str:
    """One hash over all sources and the recipe: a constant of any of them may be compiled in."""
    root = package.parents[1]
    total = hashlib.sha256()
    recipes = [root / name for name in RECIPES]
    for path in (*recipes, package / "native.py", *sources(package)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def binary_folder(package: Path = PACKAGE, quick: bool = False) -> Path:
    """Where the binaries of exactly these sources belong, whether or not they are there.

    The quick ones are ready in half the time, and a fifth slower.
    """
    name = f"{sys.implementation.cache_tag}-{digest(package)}"
    return BINARIES / (name + QUICK if quick else name)


def built_folder() -> Path | None:
    """Where binaries of exactly these sources are: the full ones, or else the quick ones."""
    full = binary_folder()
    for folder in (full, full.with_name(full.name + QUICK)):
        if binaries(folder):
            return folder
    return None


def binaries(folder: Path) -> dict[str, Path]:
    """The compiled modules under a folder by dotted name, if made for this Python."""
    suffix = EXTENSION_SUFFIXES[0]
    found = {}
    for place, _, files in os.walk(folder):
        for name in files:
            if name.endswith(suffix):
                path = Path(place, name)
                inside = path.relative_to(folder).as_posix()
                found[inside.removesuffix(suffix).replace("/", ".")] = path
    return found


def failure_log(folder: Path) -> Path:
    """Where a failed build writes what the compilers said."""
    return folder.with_name(f"{folder.name}.log")


def why_not_compile() -> str | None:
    """The reason why this machine cannot compile the rules, or None."""
    if wants_source():
        return "GROGNARD_PURE is set"
    if sys.implementation.name != "cpython":
        return "only CPython can load compiled rules"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name != "nt" and shutil.which(compiler.split()[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "no Python.h (install the package python3-dev or python3-devel)"
    return None


class _Binaries(MetaPathFinder):
    """Finds the compiled modules of a checkout."""

    def __init__(self, modules: dict[str, Path]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        binary = self.modules.get(name)
        if binary is None:
            return None
        return spec_from_file_location(name, binary, loader=ExtensionFileLoader(name, str(binary)))


class _Sources(MetaPathFinder):
    """Finds the source of our modules even when a binary lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("grognard."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Make imports of our modules choose the right form. Called once, by the package itself."""
    if wants_source():
        sys.meta_path.insert(0, _Sources())
    elif BINARIES.is_dir():
        folder = built_folder()
        if folder is not None:
            sys.meta_path.insert(0, _Binaries(binaries(folder)))


def running() -> str:
    """The form of the rules in use: "compiled" or "interpreted"."""
    for name in compiled_modules():
        spec = find_spec(name)
        compiled = spec is not None and isinstance(spec.loader, ExtensionFileLoader)
        return "compiled" if compiled else "interpreted"
    return "interpreted"
