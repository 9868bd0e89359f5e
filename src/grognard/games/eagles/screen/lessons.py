"""The positions that lessons begin from: one file each in data/lessons, by its name."""

from __future__ import annotations

from ..model.cards import data_file


def lessons() -> dict[str, str]:
    folder = data_file("cards.csv").parent / "lessons"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.battle"))}
