"""Compile modules in place: `python native_setup.py [--quick] MODULE.py ...`, where they lie.

mypyc's own command writes all modules into one C file, which one core compiles for longer than all
else takes; here each module is a C file, and all cores share them.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no types
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

CORES = os.cpu_count() or 1
# A fused multiply-add rounds once where the rules round twice: with it a distance, and so a replay,
# would differ between machines that have one and machines that have not.
SAME_FLOATS = "-ffp-contract=off"
# modules call each other as directly as if they were one file
DIRECT_CALLS = "-fvisibility=hidden -fno-semantic-interposition"
ON_LINUX = sys.platform == "linux"
# The runtime's small functions are inlined into the rules: random play is a tenth faster.
WHOLE_PROGRAM = "-flto=auto" if ON_LINUX else ""


class OnAllCores(build_ext):  # type: ignore[misc]  # a class without types
    """Compiles several C files at once, the largest first."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        self.parallel = CORES  # for the small library that loads each module
        with ThreadPoolExecutor(CORES) as cores:

            def compile_at_once(sources: list[str], *args: Any, **named: Any) -> list[str]:
                if len(sources) == 1:
                    return list(compile_some(sources, *args, **named))
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                parts = cores.map(lambda one: compile_some([one], *args, **named), largest_first)
                return [name for part in parts for name in part]

            self.compiler.compile = compile_at_once
            super().build_extensions()


def flags(quick: bool) -> dict[str, str]:
    whole = "" if quick else WHOLE_PROGRAM
    symbols = "-Wl,-Bsymbolic" if ON_LINUX else ""
    return {
        "CFLAGS": f"{SAME_FLOATS} {DIRECT_CALLS} {whole}",
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
            arguments, opt_level="1" if quick else "3", debug_level="0", multi_file=True
        ),
    )


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main([word for word in arguments if word != "--quick"], quick="--quick" in arguments)
