"""How random examples are tried, and that the table is tried in both forms of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

# a busy machine is no failure
settings.register_profile("table", deadline=None)
if settings.get_current_profile_name() == "default":
    settings.load_profile("table")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.both_forms)
