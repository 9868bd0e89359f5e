"""Compile modules in place: `python native_setup.py [--quick] MODULE.py ...`, where they lie.

mypyc's own command writes all modules into one C file, which one core compiles for longer than all
else takes. Here they are bundles, several for each core: a bundle reads the headers, which declare
everything there is, once for all its modules.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no types
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

CORES = os.cpu_count() or 1
BUNDLES = 4  # for each core, so that all are busy until the end
BUILD = "build"  # where mypyc writes C
HEADER = os.path.join(BUILD, "header")
OF_A_MODULE = "__native_"  # how the names of mypyc's C files begin
# A fused multiply-add rounds once where the rules round twice: with it a distance, and so a replay,
# would differ between machines that have one and machines that have not.
SAME_FLOATS = "-ffp-contract=off"
NO_WARNINGS = "-w"  # of code that nobody wrote; to look for them takes a fifth of the time
# modules call each other as directly as if they were one file
DIRECT_CALLS = "-fvisibility=hidden -fno-semantic-interposition"
ON_LINUX = sys.platform == "linux"
# The runtime's small functions are inlined into the rules: random play is a tenth faster.
WHOLE_PROGRAM = "-flto=auto" if ON_LINUX else ""
LITTLE = "g" if ON_LINUX else "1"  # how much the quick build is optimised


class OnAllCores(build_ext):  # type: ignore[misc]  # a class without types
    """Compiles several bundles of C files at once."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        self.parallel = CORES  # for the small library that loads each module
        if ON_LINUX:
            self.read_python_once()
        with ThreadPoolExecutor(CORES) as cores:

            def compile_at_once(sources: list[str], *args: Any, **named: Any) -> list[str]:
                if len(sources) == 1:
                    return list(compile_some(sources, *args, **named))
                parts = cores.map(lambda one: compile_some([one], *args, **named), bundled(sources))
                return [name for part in parts for name in part]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    def read_python_once(self) -> None:
        """Python's header compiled, for the small libraries, which consist of little else."""
        os.makedirs(HEADER, exist_ok=True)
        header = os.path.join(HEADER, "Python.h")
        with open(header, "w", encoding="utf-8") as own:
            own.write("#include_next <Python.h>\n")
        places = [f"-I{folder}" for folder in self.compiler.include_dirs]
        flags = [*places, *self.extensions[-1].extra_compile_args, "-x", "c-header"]
        self.compiler.spawn([*self.compiler.compiler_so, *flags, header, "-o", f"{header}.gch"])
        self.compiler.include_dirs.insert(0, HEADER)


def bundled(sources: list[str]) -> list[str]:
    """C files that include these, of about the same size, the largest first; others as they are."""
    modules = [path for path in sources if os.path.basename(path).startswith(OF_A_MODULE)]
    modules.sort(key=os.path.getsize, reverse=True)
    bundles = [modules[number :: CORES * BUNDLES] for number in range(CORES * BUNDLES)]
    names = [os.path.join(BUILD, f"bundle{number}.c") for number in range(len(bundles))]
    for name, members in zip(names, bundles, strict=True):
        lines = [f'#include "{os.path.basename(path)}"\n' for path in members]
        with open(name, "w", encoding="utf-8") as bundle:
            bundle.writelines(lines)
    return [*names, *(path for path in sources if path not in modules)]


def flags(quick: bool) -> dict[str, str]:
    whole = "" if quick else WHOLE_PROGRAM
    symbols = "-Wl,-Bsymbolic" if ON_LINUX else ""
    return {
        "CFLAGS": f"{SAME_FLOATS} {DIRECT_CALLS} {NO_WARNINGS} {whole}",
        "LDFLAGS": f"{symbols} {whole}",
    }


def main(modules: list[str], quick: bool) -> None:
    if os.name != "nt":
        for name, value in flags(quick).items():
            os.environ[name] = f"{os.environ.get(name, '')} {value}".strip()
    # third-party packages need not be installed where a wheel is built
    arguments = ["--ignore-missing-imports", *modules]
    setup(
        name="rules",
        script_args=["build_ext", "--inplace"],
        cmdclass={"build_ext": OnAllCores},
        ext_modules=mypycify(
            arguments, opt_level=LITTLE if quick else "3", debug_level="0", multi_file=True
        ),
    )


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main([word for word in arguments if word != "--quick"], quick="--quick" in arguments)
