"""Which form of the rules runs: the binaries of exactly these sources, the best there are."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from grognard import native


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(native, "BINARIES", tmp_path)
    return tmp_path


def add_build(quick: bool) -> Path:
    folder = native.binary_folder(quick=quick)
    folder.mkdir()
    (folder / f"grognard{EXTENSION_SUFFIXES[0]}").touch()
    return folder


def test_without_binaries_there_is_no_folder_of_them(builds: Path) -> None:
    native.binary_folder().mkdir()  # empty: a build that came to nothing
    assert native.built_folder() is None


def test_quick_binaries_serve_until_there_are_full_ones(builds: Path) -> None:
    quick = add_build(quick=True)
    assert native.built_folder() == quick
    full = add_build(quick=False)
    assert native.built_folder() == full != quick


def test_binaries_of_other_sources_do_not_serve(builds: Path) -> None:
    quick = add_build(quick=True)
    quick.rename(quick.with_name("cpython-311-0123456789abcdef"))
    assert native.built_folder() is None
