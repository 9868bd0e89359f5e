"""Compile modules in place: `python native_setup.py MODULE.py ...`, in the folder of the sources.

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
# Random play spends its time in Python's own library: with -O3, or optimised as a whole program,
# it is no quicker, and a player waits for the table half as long again.
LEVEL = "1"
FLAGS = {
    # A fused multiply-add rounds once where the rules round twice: with it a distance, and so a
    # replay, would differ between machines that have one and machines that have not.
    "CFLAGS": "-ffp-contract=off"
    # modules call each other as directly as if they were one file
    " -fvisibility=hidden -fno-semantic-interposition",
    "LDFLAGS": "-Wl,-Bsymbolic" if sys.platform == "linux" else "",
}


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


def main(modules: list[str]) -> None:
    if os.name != "nt":
        for name, flags in FLAGS.items():
            os.environ[name] = f"{os.environ.get(name, '')} {flags}".strip()
    # third-party packages need not be installed where a wheel is built
    arguments = ["--ignore-missing-imports", *modules]
    setup(
        name="rules",
        script_args=["build_ext", "--inplace"],
        cmdclass={"build_ext": OnAllCores},
        ext_modules=mypycify(arguments, opt_level=LEVEL, debug_level="0", multi_file=True),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
