"""The interface is what its OpenAPI document says: fuzzed, with matches that really exist.

A random id gets a 404 and nothing else, so half of the requests are about matches and people of
ours: one that waits, one in play, one that is over.
"""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from grognard.server.app import make_app
from grognard.server.settings import Settings
from tests.nightly import AT_NIGHT
from tests.server.charts.phones import Phone
from tests.server.hosting import PATIENCE, Hosted, begun, hosted, play_out

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
EXAMPLES: Final = 2
AT_LENGTH: Final = 15


class Seeded:
    """A server in a thread of its own, and the ids that requests may be about."""

    def __init__(self) -> None:
        self.url = ""
        self.token = ""
        self.matches: list[str] = []
        self.people: list[str] = []
        self.battles: list[str] = []

    async def seed(self, server: Hosted) -> None:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        self.url, self.token = server.url, ann.token
        self.people = [ann.id, bob.id]
        over = await begun(ann, bob)
        clients = [await ann.sit(over, "north"), await bob.sit(over, "south")]
        await play_out(clients, random.Random(1))
        for client in clients:
            # a line that is kept open pings, which draws from the random numbers of every thread
            await client.line.close()
        for client in clients:  # pings are random, and hypothesis minds who else uses its source
            await client.stop()
        waiting = await ann.make(listed=True)
        async with Phone(server.url) as phone:
            self.battles = [await phone.share()]
        self.matches = [over, waiting["id"], await begun(ann, bob), await begun(bob, ann)]

    def put_into(self, case: Any, seed: int) -> None:
        """Let a request with a proper path be about something that exists, more often than not."""
        path = case.meta.components.get(ParameterLocation.PATH)
        if path is not None and path.mode != schemathesis.GenerationMode.POSITIVE:
            return
        chance = random.Random(seed)
        known_ids = {
            "match_id": self.matches,
            "person_id": self.people,
            "battle_id": self.battles,
        }
        for name, known in known_ids.items():
            if name in case.path_parameters and chance.random() < 0.6:
                case.path_parameters[name] = chance.choice(known)
        if "seat" in case.path_parameters and chance.random() < 0.6:
            case.path_parameters["seat"] = chance.choice(["north", "south"])


@contextmanager
def in_thread(database: str) -> Iterator[Seeded]:
    seeded, ready, done = Seeded(), threading.Event(), threading.Event()

    async def serve() -> None:
        async with hosted(database) as server:
            await seeded.seed(server)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield seeded
    finally:
        done.set()
        thread.join()


@pytest.fixture(scope="module")
def seeded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seeded]:
    with in_thread(str(tmp_path_factory.mktemp("server") / "games.db")) as found:
        yield found


PLAYED: Final = "^/api/(matches|shared-battles)"
REJECTED: Final = [400, 401, 403, 404, 405, 409, 413, 422, 429]
quickly = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def described() -> OpenApiSchema:
    return schemathesis.openapi.from_dict(
        make_app(Settings()).openapi(),
        config=schemathesis.Config.from_dict(
            {"checks": {"negative_data_rejection": {"expected-statuses": REJECTED}}}
        ),
    )


@pytest.mark.parametrize("mode", schemathesis.GenerationMode)
def test_every_operation_on_matches_and_shared_battles_keeps_its_word(
    mode: schemathesis.GenerationMode, seeded: Seeded
) -> None:
    played = [
        found.ok()
        for found in described().include(path_regex=PLAYED).get_all_operations()
        if isinstance(found, Ok)
    ]
    assert len(played) > 15
    for operation in played:

        @quickly
        @given(case=operation.as_strategy(generation_mode=mode))
        def some(case: Any) -> None:
            keeps_its_word(case, seeded)

        with suppress(Unsatisfiable):  # without parameters nothing can be wrong with a request
            some()


if AT_NIGHT:  # its examples are made for every process that only collects it, which takes long

    @pytest.mark.nightly
    @described().parametrize()
    @settings(quickly, max_examples=AT_LENGTH)
    def test_every_operation_keeps_its_word(case: Any, seeded: Seeded) -> None:
        keeps_its_word(case, seeded)


def keeps_its_word(case: Any, seeded: Seeded) -> None:
    seeded.put_into(case, crc32(f"{case.path_parameters} {case.body}".encode(errors="replace")))
    headers = {} if case.method == "POST" and "people" in case.path else bearer(seeded)
    case.call_and_validate(base_url=seeded.url, headers=headers, checks=CHECKS, timeout=PATIENCE)


def bearer(seeded: Seeded) -> dict[str, str]:
    return {"Authorization": f"Bearer {seeded.token}"}
