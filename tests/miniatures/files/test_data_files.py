"""The files that come with a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.kernel.refusal import BadData
from grognard.miniatures.files.data_files import data_files, data_path, read_text


def test_the_files_of_a_folder_come_by_name() -> None:
    names = [path.stem for path in data_files("march", "scenarios", ".toml")]
    assert names == sorted(names) and "vimeiro" in names
    assert data_files("march", "scenarios", ".csv") == []


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadData, match="nothing: is missing from the game"):
        data_files("march", "nothing", ".toml")
    with pytest.raises(BadData, match=r"none\.toml: is missing from the game"):
        data_path("march", "none.toml")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.toml: cannot be read: No such file"):
        read_text(tmp_path / "none.toml")
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe\xe9")
    with pytest.raises(BadData, match="cannot be read: not UTF-8"):
        read_text(tmp_path / "latin.toml")
