"""What is built on the way: the compiled rules, and the table in the browser."""

import os

from tools.launch.environment import PYTHON, ROOT, call, front, native, say, set_up


def compile_for_speed(quick: bool = True) -> None:
    """Bring the binaries up to date; a failure only costs speed."""
    if native.why_not_compile() or not native.compiled_modules():
        return
    folder = native.binary_folder(quick=quick)
    log = native.failure_log(folder)
    if native.built_folder() in (folder, native.binary_folder()):
        return
    if not log.is_file():
        set_up("build")
        say("Compiling the rules for speed (once, some minutes) ...")
        call(PYTHON, "hatch_build.py", *(["--quick"] if quick else []))
    if log.is_file():
        say(f"The rules run interpreted: they did not compile, see {log.relative_to(ROOT)}.")


def find_node() -> None:
    """Node of the system, or else one of our own in the environment."""
    if not front.system_npm():
        set_up("front")


def leaves_front_alone() -> bool:
    return os.environ.get("GROGNARD_NO_FRONT", "") not in ("", "0")


def build_front() -> int:
    """Bring the table in the browser up to date; a failure is said, and costs only the browser."""
    if leaves_front_alone() or front.is_fresh():
        return 0
    find_node()
    say("Building the table in the browser (after each change of web/) ...")
    code = call(PYTHON, "web/build.py")
    if code:
        say("The table in the browser could not be built; ./run play --terminal does without it.")
    return code


def build() -> int:
    """`./run build`."""
    set_up("app")
    if native.why_not_compile() is None:
        set_up("build")
    return build_front() or call(PYTHON, "hatch_build.py")
