"""The files that come with a game, wherever they are installed."""

from __future__ import annotations

from pathlib import Path

import grognard
from grognard.kernel.refusal import BadData


def data_files(game: str, folder: str, suffix: str) -> list[Path]:
    """All files of a folder of a game's data, by name."""
    found = data_path(game, folder)
    return sorted(path for path in found.iterdir() if path.suffix == suffix)


def data_path(game: str, name: str) -> Path:
    """A file or folder of a game's data."""
    # The compiled modules may lie in another folder than the data, so ask the package itself.
    for root in grognard.__path__:
        place = Path(root, "games", game, "data", name)
        if place.exists():
            return place
    raise BadData(name, "", "is missing from the game; reinstall the package")


def read_text(path: Path) -> str:
    """The text of a file; raises BadData where there is none that can be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = "not UTF-8" if isinstance(error, UnicodeDecodeError) else error.strerror
        raise BadData(str(path), "", f"cannot be read: {reason}") from error
