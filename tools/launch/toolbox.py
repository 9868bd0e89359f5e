"""`./run tool NAME`: a program of tools/ or a room of it, with everything that it needs."""

import ast
from collections.abc import Sequence
from pathlib import Path

from tools.launch.building import build_front, compile_for_speed, find_node
from tools.launch.environment import PYTHON, ROOT, call, keep_bytecode, say, set_up

FOLDER = ROOT / "tools"
ON_COMPILED_RULES = (
    *(
        "balances",
        "calibration",
        "charges",
        "drags",
        "forecasts",
        "front",
        "hostile",
        "kill",
        "load",
        "long_records",
        "proofs",
    ),
    *("reaches", "roundshots", "sightlines", "simulations", "table", "thoughts"),
    *("timing", "turns", "vector"),
)
IN_THE_BROWSER = ("front",)
WITH_NODE = ("drags",)


def tools() -> dict[str, str]:
    """The tools by name, each with the first line that it says of itself."""
    return {name: title_of(path) for name, path in sorted(programs().items())}


def programs() -> dict[str, Path]:
    return {path.stem: path for path in FOLDER.rglob("*.py") if title_of(path)}


def title_of(path: Path) -> str:
    """Of what is run as a program; nothing of what others import."""
    text = path.read_text(encoding="utf-8")
    said = ast.get_docstring(ast.parse(text)) or ""
    return said.splitlines()[0] if said and "\ndef main(" in text else ""


def tool(arguments: Sequence[str]) -> int:
    known = tools()
    if not arguments or arguments[0] not in known:
        if arguments:
            say(f"There is no tool {arguments[0]!r}.")
        say("\n".join(f"  ./run tool {name:<14}{title}" for name, title in known.items()))
        return 2 if arguments else 0
    keep_bytecode()
    prepare(arguments[0])
    return call(PYTHON, "-m", module_of(arguments[0]), *arguments[1:])


def module_of(name: str) -> str:
    return ".".join(programs()[name].relative_to(ROOT).with_suffix("").parts)


def prepare(name: str) -> None:
    set_up("dev")
    if name in IN_THE_BROWSER:
        build_front()
    if name in WITH_NODE:
        find_node()
    if name in ON_COMPILED_RULES:
        compile_for_speed()
