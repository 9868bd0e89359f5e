"""The wheel: built, installed as somebody else would install it, and started.

    ./run tool wheel

Fails unless the program says its version and serves its first page, out of sight of this checkout.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.server.running import free_port
from tools.progress import stage

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 60.0
# nothing of this checkout may be found by chance
ELSEWHERE: Final = {
    name: value
    for name, value in os.environ.items()
    if name != "PYTHONPATH" and not name.startswith("GROGNARD_")
}


def run(*command: str | Path, cwd: Path) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=ELSEWHERE, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, f"{' '.join(words)} ended with {done.returncode}"
    return done.stdout


def build(folder: Path) -> Path:
    """The wheel of these sources; rules that are compiled already are taken as they are."""
    pip = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check")
    run(*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT, cwd=ROOT)
    (wheel,) = folder.glob("grognard-*.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """In an environment of its own; returns its folder of programs."""
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = (programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    packages = ROOT / "requirements" / "app.txt"
    run(*pip, "--require-hashes", "--no-deps", "-r", packages, cwd=folder)
    run(*pip, "--no-deps", wheel, cwd=folder)
    return programs


def fetch(url: str) -> bytes | None:
    """What is served there, or None as long as nobody answers."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError:
        raise
    except OSError:
        return None


def first_page(program: Path, folder: Path) -> bytes:
    """Serve from an empty folder until it is well, and fetch the page that a visitor sees first."""
    port = free_port()
    words = [str(program), "serve", "--port", str(port), "--database", str(folder / "games.db")]
    server = subprocess.Popen(words, cwd=folder, env=ELSEWHERE, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while fetch(f"http://127.0.0.1:{port}/healthz") is None:
            assert server.poll() is None, f"the server ended with {server.returncode}"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)
        return fetch(f"http://127.0.0.1:{port}/") or b""
    finally:
        server.terminate()
        server.wait(PATIENCE)


def main(arguments: Sequence[str]) -> int:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        stage("Building the wheel")
        wheel = build(folder)
        stage(f"Installing {wheel.name}")
        programs = install(wheel, folder / "venv")
        stage("Starting it")
        version = run(programs / "grognard", "version", cwd=folder).splitlines()[0]
        page = first_page(programs / "grognard", folder)
    assert b"<!doctype html" in page.lower(), "the first page is no page"
    print(f"{wheel.name}: {version}; serves its first page of {len(page):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
