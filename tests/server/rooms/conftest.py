"""People who share a side, or only look on."""

from __future__ import annotations

import pytest

from tests.server.hosting import Hosted, Person


@pytest.fixture
async def carol(server: Hosted) -> Person:
    return await server.person("Carol")


@pytest.fixture
async def dan(server: Hosted) -> Person:
    return await server.person("Dan")
