"""The environment in .venv: made once, and brought up to date when a list of packages changes."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


IN_DEV = ("app", "build", "peers", "print", "research")  # lists that dev.txt holds as well


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"grognard_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load(ROOT / "src" / "grognard" / "native.py")
front = load(ROOT / "web" / "build.py")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def keep_bytecode() -> None:
    """Many processes are started: each would read all modules from nothing again."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def call(*command: str | Path, **extra: str) -> int:
    env = {**os.environ, **extra}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=env).returncode


def call_or_exit(*command: str | Path, **extra: str) -> None:
    code = call(*command, **extra)
    if code:
        sys.exit(code)


def make_venv() -> None:
    """A fresh environment, unless this very Python already made one in this very place."""
    owner = VENV / "grognard-owner"
    identity = f"{sys.version}\n{ROOT}\n"
    if owner.is_file() and owner.read_text(encoding="utf-8") == identity:
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "This Python has no venv or no ensurepip. Install them first "
            "(on Debian and Ubuntu: apt install python3-venv), then run this again."
        )
    say("Making the environment in .venv ...")
    shutil.rmtree(VENV, ignore_errors=True)
    call_or_exit(sys.executable, "-m", "venv", VENV)
    owner.write_text(identity, encoding="utf-8")


def requirements(kind: str) -> Path:
    return ROOT / "requirements" / f"{kind}.txt"


def mark(kind: str) -> str:
    """What an installed environment depends on; the sources are not in it, they run in place."""
    parts = (requirements(kind), ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    contents = b"\0".join(path.read_bytes() for path in parts)
    return hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode() + contents).hexdigest()


def is_set_up(kind: str) -> bool:
    stamp = VENV / f"grognard-{kind}"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == mark(kind)


def pip_install(*arguments: str | Path) -> None:
    # what is never imported need not be compiled either: that took a quarter of the time
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--no-compile")
    # the hook must not build out of sight: we do it ourselves, later, and say so
    hook = {"GROGNARD_PURE": "1", "GROGNARD_NO_FRONT": "1"}
    call_or_exit(PYTHON, "-m", "pip", "install", *quiet, *arguments, **hook)


def set_up(kind: str) -> None:
    """Install one of requirements/*.txt: app to play, build to compile, print to print; dev has
    these and more; front brings Node, cluster Ray."""
    if is_set_up(kind) or (kind in IN_DEV and is_set_up("dev")):
        return
    make_venv()
    say(f"Installing requirements/{kind}.txt (once) ...")
    # the lists name everything, so pip has nothing to look up: a newer release changes nothing
    pip_install("--require-hashes", "--no-deps", "-r", requirements(kind))
    if kind in ("app", "dev"):
        pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    (VENV / f"grognard-{kind}").write_text(mark(kind), encoding="utf-8")
