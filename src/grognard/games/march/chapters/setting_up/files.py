"""The files that come with the game, wherever they are installed."""

from __future__ import annotations

from pathlib import Path

import grognard
from grognard.kernel.refusal import BadData


def data_files(folder: str, suffix: str) -> list[Path]:
    """All files of a folder of the game's data, by name."""
    # The compiled modules may lie in another folder than the data, so ask the package itself.
    for root in grognard.__path__:
        place = Path(root, "games", "march", "data", folder)
        if place.is_dir():
            return sorted(path for path in place.iterdir() if path.suffix == suffix)
    raise BadData(folder, "", "this folder of the game is missing; install the package again")


def read_text(path: Path) -> str:
    """The text of a file; raises BadData where there is none that can be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = "not UTF-8" if isinstance(error, UnicodeDecodeError) else error.strerror
        raise BadData(str(path), "", f"cannot be read: {reason}") from error
