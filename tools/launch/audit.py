"""`./run audit`: whether any package that is used has a known weakness.

Both auditors ask a database on the network. Where it cannot be reached nothing is known: that is
said, and is no success.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.launch.building import find_node
from tools.launch.environment import PYTHON, ROOT, call_or_exit, requirements, say, set_up

# of its own, for what the auditor is made of must not change what is audited
AUDITOR = ROOT / "build" / "auditor"
WEAK = 1
UNKNOWN = 2


def audit() -> int:
    """0: nothing is known against any package; 1: something is; 2: somebody could not be asked."""
    set_up("app")
    find_node()
    python = set_up_auditor()
    codes = [
        audit_python(python, path) for path in sorted(requirements("app").parent.glob("*.txt"))
    ]
    codes.append(audit_front())
    return WEAK if WEAK in codes else max(codes)


def set_up_auditor() -> Path:
    stamp, wanted = AUDITOR / "grognard-audit", requirements("audit").read_bytes()
    python = AUDITOR / PYTHON.parent.name / PYTHON.name
    if not stamp.is_file() or stamp.read_bytes() != wanted:
        say("Installing requirements/audit.txt (once) ...")
        call_or_exit(sys.executable, "-m", "venv", "--clear", AUDITOR)
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        call_or_exit(*pip, "--require-hashes", "--no-deps", "-r", requirements("audit"))
        stamp.write_bytes(wanted)
    return python


def answer(command: Sequence[str | Path]) -> tuple[Any, str]:
    """What an auditor answers as JSON, None if it does not; and the last thing it complained of."""
    words = [str(word) for word in command]
    outcome = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    complaints = outcome.stderr.strip().splitlines() or [f"it ended with {outcome.returncode}"]
    try:
        return json.loads(outcome.stdout[outcome.stdout.find("{") :]), complaints[-1]
    except ValueError:
        return None, complaints[-1]


def audit_python(python: Path, path: Path) -> int:
    """Every version is fixed with its hash, so nothing need be resolved or installed."""
    command = (python, "-m", "pip_audit", "--progress-spinner=off", "--disable-pip")
    said, complaint = answer([*command, "--format=json", "--require-hashes", "-r", path])
    subject = path.relative_to(ROOT).as_posix()
    if said is None:
        return verdict(subject, [], [complaint])
    packages = said["dependencies"]
    weak = [
        f"{package['name']} {package['version']}: {flaw['id']}"
        for package in packages
        for flaw in package.get("vulns", ())
    ]
    return verdict(
        subject, weak, [each["skip_reason"] for each in packages if "skip_reason" in each]
    )


def audit_front() -> int:
    said, complaint = answer([PYTHON, "web/build.py", "npm", "audit", "--json"])
    if said is None or "vulnerabilities" not in said:
        return verdict("web/package-lock.json", [], [(said or {}).get("message") or complaint])
    weak = [f"{name}: {flaw['severity']}" for name, flaw in said["vulnerabilities"].items()]
    return verdict("web/package-lock.json", weak, [])


def verdict(subject: str, weak: Sequence[str], unknown: Sequence[str]) -> int:
    for flaw in weak:
        say(f"{subject}: KNOWN WEAKNESS: {flaw}")
    if unknown:
        say(
            f"{subject}: NOT AUDITED: the vulnerability database gave no answer "
            f"({len(unknown)} times; first: {unknown[0]})"
        )
    if not weak and not unknown:
        say(f"{subject}: no known weakness")
    return WEAK if weak else UNKNOWN if unknown else 0
