"""Backups by timer: named by their moment, the newest kept, a restore rehearsed each time."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from grognard.server.store.backup import backup
from grognard.server.store.database import Trouble
from grognard.server.store.rehearsal import keep_newest, named_file, rehearse
from grognard.server.store.store import Store
from tests.server.store.test_backup import fill

pytestmark = pytest.mark.anyio


async def test_a_backup_of_either_database_can_be_restored(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    await fill(store)
    file = str(tmp_path / "a.backup")
    summary = await backup(database_url, file)
    assert await rehearse(file) == sum(summary.rows.values()) > 1200


async def test_a_backup_that_cannot_be_restored_is_found(tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    file.write_bytes(gzip.compress(b'{"grognard backup": 1}\n'))
    with pytest.raises(Trouble, match="bad-backup"):
        await rehearse(str(file))


def test_in_a_folder_a_backup_is_named_by_its_moment(tmp_path: Path) -> None:
    assert named_file(str(tmp_path), 0.0) == str(tmp_path / "grognard-19700101-000000.backup")
    assert named_file(str(tmp_path / "mine.backup"), 0.0) == str(tmp_path / "mine.backup")


@pytest.mark.parametrize(("keep", "left"), [(0, 1), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_the_newest_are_kept_and_other_files_are_left_alone(
    tmp_path: Path, keep: int, left: int
) -> None:
    for moment in (0.0, 86400.0, 1e9):
        Path(named_file(str(tmp_path), moment)).touch()
    (tmp_path / "monday.backup").touch()
    keep_newest(str(tmp_path), keep)
    kept = sorted(path.name for path in tmp_path.glob("grognard-*"))
    assert len(kept) == left and kept[-1].startswith("grognard-2001")
    assert (tmp_path / "monday.backup").exists()
