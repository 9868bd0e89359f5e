"""The log: one line of JSON for each thing worth knowing, on standard error.

It records what happened, to which match, how long it took, and with which code it was refused;
never a pass, a password, a name, an email address, a view, an action or a line of chat. Requests
that carry out an action are not logged one by one: their number and times would reveal when a seat
was asked something in secret.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, Final

LOGGER: Final = "grognard.server"

log: Final = logging.getLogger(LOGGER)

FIELDS: Final = frozenset(
    "event match code method path status seconds where kind count processes port host reason "
    "tries game games version database".split()
)


class JsonLines(logging.Formatter):
    """A record as one line; of our own records only the fields above, of an error only where."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line.update(facts)
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def where(error: BaseException) -> str:
    """The last lines of the program that ran. The words of an error may hold a seat's secrets."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))


def note(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line; a fact that is not among the fields above is our mistake."""
    unknown = facts.keys() - FIELDS
    if unknown:
        raise ValueError(f"must not be logged: {', '.join(sorted(unknown))}")
    log.log(level, event, extra={"facts": facts})


def note_error(event: str, error: BaseException, **facts: object) -> None:
    """Where it happened and, of an error with a code of ours, the code: never its words."""
    code = getattr(error, "code", None)
    if isinstance(code, str):
        facts = {"reason": code, **facts}
    log.error(event, exc_info=error, extra={"facts": facts})


def set_up(wanted: str = "info") -> None:
    """Our lines from this level on and those of the libraries, all as JSON on standard error."""
    level = logging.getLevelNamesMapping()[wanted.upper()]
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    for name in ("grognard", "uvicorn", "uvicorn.error", "sqlalchemy", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [lines] if name in ("grognard", "uvicorn") else []
        logger.setLevel(level if name.startswith("grognard") else logging.WARNING)
        logger.propagate = name not in ("grognard", "uvicorn")
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
