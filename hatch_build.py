"""Build hook: the table in the browser, and the rules compiled where there is a C compiler.

`python hatch_build.py` compiles the rules by hand, into `build/native`; `./run build` calls that,
and `web/build.py` for the browser. With `--quick` it takes half the time, and the rules are a fifth
slower: for tests, and for a first game. GROGNARD_NO_FRONT=1 leaves the browser out.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
KEPT_BUILDS = 4
QUICKLY = "--quick"
MYPYC = "mypy[mypyc]==2.4.1"


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"grognard_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load(ROOT / "src" / "grognard" / "native.py")
procedures = load(ROOT / "src" / "grognard" / "kernel" / "procedure_source.py")
front = load(ROOT / "web" / "build.py")


class CompileFailed(Exception):
    """mypyc or the C compiler refused; the text is what they said."""


def copy_sources(place: Path) -> Path:
    """A copy of what the binaries depend on, so that an edit meanwhile does no harm."""
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src", place / "src", ignore=unwanted)
    for recipe in native.RECIPES:
        shutil.copy2(ROOT / recipe, place)
    return place / "src"


def run_mypyc(source: Path, quick: bool) -> None:
    """Compile all modules in place, as one group; quickly too where a linker knows no more."""
    names = native.compiled_modules(source / "grognard")
    modules = [f"{name.replace('.', '/')}.py" for name in names]
    for flags in ([QUICKLY],) if quick else ([], [QUICKLY]):
        outcome = subprocess.run(
            [sys.executable, str(source.parent / "native_setup.py"), *flags, *modules],
            cwd=source,
            capture_output=True,
            text=True,
        )
        shutil.rmtree(source / "build", ignore_errors=True)
        if not outcome.returncode and native.binaries(source):
            return
    raise CompileFailed(outcome.stdout + outcome.stderr)


def keep(source: Path, folder: Path) -> None:
    """Move the finished binaries to their folder in one step."""
    half_done = Path(tempfile.mkdtemp(prefix="half-", dir=folder.parent))
    half_done.chmod(0o755)
    for path in native.binaries(source).values():
        place = half_done / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    shutil.rmtree(folder, ignore_errors=True)
    half_done.rename(folder)


def forget_old_builds() -> None:
    builds = [path for path in native.BINARIES.iterdir() if path.is_dir()]
    for log in native.BINARIES.glob("*.log"):
        log.unlink()
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in builds[KEPT_BUILDS:]:
        shutil.rmtree(old, ignore_errors=True)


def build(quick: bool = False) -> Path | None:
    """The folder of up-to-date binaries, made if need be; None when there is nothing to compile."""
    if not native.compiled_modules():
        return None
    built: Path | None = native.built_folder()
    if built is not None and (quick or built == native.binary_folder()):
        return built
    return compile_rules(quick)


def compile_rules(quick: bool) -> Path:
    with tempfile.TemporaryDirectory() as scratch:
        source = copy_sources(Path(scratch))
        folder: Path = native.binary_folder(source / "grognard", quick)
        folder.parent.mkdir(parents=True, exist_ok=True)
        procedures.write_into(source / "grognard")
        try:
            run_mypyc(source, quick)
        except CompileFailed as failure:
            native.failure_log(folder).write_text(str(failure), encoding="utf-8")
            raise
        keep(source, folder)
    forget_old_builds()
    return folder


def wants_front() -> bool:
    """Whether the browser's part is to be built; hatchling asks twice, so a fresh one stays."""
    return os.environ.get("GROGNARD_NO_FRONT", "") in ("", "0") and not front.is_fresh()


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own is private
    def dependencies(self) -> list[str]:
        compiler = [] if native.why_not_compile() else [MYPYC]
        return (
            [*compiler, front.NODE_WHEEL] if wants_front() and not front.system_npm() else compiler
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_front():
            try:
                front.build()
            except front.FrontFailed as failure:
                self.app.abort(f"{failure} GROGNARD_NO_FRONT=1 installs without it.")
        if native.why_not_compile():
            return
        try:
            folder = build()
        except CompileFailed as failure:
            self.app.display_warning(f"The rules stay interpreted:\n{str(failure)[-2000:]}")
            return
        # an editable install finds build/native by itself
        if folder is not None and version != "editable":
            self.ship(folder, build_data)

    def ship(self, folder: Path, build_data: dict[str, Any]) -> None:
        for path in native.binaries(folder).values():
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def main() -> int:
    reason = native.why_not_compile()
    if reason:
        print(f"The rules stay interpreted: {reason}.")
        return 0
    try:
        folder = build(quick=QUICKLY in sys.argv[1:])
    except CompileFailed as failure:
        print(f"The rules stay interpreted: they do not compile.\n{failure}", file=sys.stderr)
        return 1
    if folder is not None and native.built_folder() is None:
        print("The sources changed while they were compiled: compile again.", file=sys.stderr)
        return 1
    print("There is nothing to compile yet." if folder is None else "The rules are compiled.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
