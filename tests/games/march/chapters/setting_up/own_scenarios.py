"""A scenario file of one's own, read or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games.march.chapters.setting_up.scenario_file import FORMAT
from grognard.games.march.chapters.setting_up.scenarios import setting_for
from grognard.games.march.model.pieces import Setting
from grognard.kernel.refusal import BadData
from grognard.miniatures.scenarios.scenario import Scenario

PLAIN = """
format = "march scenario 1"
id = "mine"
[title]
en = "Mine"
[red]
army = "sample-british"
[blue]
army = "sample-french"
"""


def parsed(text: str) -> Scenario:
    return FORMAT.parse(text, "mine.toml")


def wrong(text: str) -> str:
    with pytest.raises(BadData) as caught:
        parsed(text)
    assert caught.value.file == "mine.toml"
    return str(caught.value).removeprefix("mine.toml: ")


def with_top(lines: str) -> str:
    """The plain file with more keys before its tables."""
    return PLAIN.replace('id = "mine"\n', f'id = "mine"\n{lines}\n')


def own_file(folder: Path, text: str, **options: str) -> Setting:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return setting_for("training", {"file": str(path), **options})
