"""The guard at the door of the running server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from opentelemetry import _logs, metrics, trace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grognard.server.log import JsonLines
from grognard.server.store.database import Trouble
from tests.server.hosting import FREELY, ApiError, Hosted, begun, hosted

pytestmark = pytest.mark.anyio
EVIL = "https://evil.example"


@pytest.mark.parametrize("path", ["/status", "/api/games-known", "/healthz", "/nothing/here"])
async def test_every_answer_bears_the_strict_headers(server: Hosted, path: str) -> None:
    async with server.anyone() as http:
        headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


async def test_nobody_is_asked_whether_requests_are_to_be_traced(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    for part, name in ((trace, "tracer"), (metrics, "meter"), (_logs, "logger")):
        monkeypatch.setattr(part, f"get_{name}_provider", lambda name=name: asked.append(name))
    async with server.anyone() as http:
        assert (await http.get("/api/games-known")).status_code == 200
    assert asked == []


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_another_site_cannot_change_anything(server: Hosted, method: str) -> None:
    async with server.anyone() as http:
        answer = await http.request(method, "/api/people/me", headers={"Origin": EVIL})
    assert answer.status_code == 403
    assert answer.json()["code"] == "BAD_ORIGIN"


async def test_our_own_page_can(server: Hosted) -> None:
    async with server.anyone() as http:
        headers = {"Origin": server.url}
        answer = await http.post("/api/people", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 201


async def test_another_site_cannot_open_a_socket(server: Hosted) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    match = await begun(ann, bob)
    with pytest.raises(InvalidStatus):
        await ann.connect(match, Origin=EVIL)
    client = await ann.connect(match, Origin=server.url)
    await client.stop()


async def test_a_body_that_is_too_large_is_refused_before_it_is_read(server: Hosted) -> None:
    async with server.anyone() as http:
        answer = await http.post("/api/people", content=b"x" * 100_000)
        assert answer.status_code == 413
        assert answer.json()["code"] == "TOO_LARGE"

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 10_000

        answer = await http.post("/api/people", content=endless())
        assert answer.json()["code"] == "TOO_LARGE"


async def test_a_body_that_never_comes_is_given_up(tmp_path: Path) -> None:
    limits = replace(FREELY, body_seconds=0.2)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
        status = await reader.readline()
        assert b" 413 " in status
        writer.close()


async def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    limits = replace(FREELY, address_requests=(3, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        async with server.anyone() as http:
            answers = [await http.get("/healthz") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["code"] == "TOO_FAST"
        assert answers[-1].headers["retry-after"] == "1"


async def test_one_person_has_a_rate_too(tmp_path: Path) -> None:
    limits = replace(FREELY, person_requests=(2, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann = await server.person()
        await ann.get("/api/people/me")
        await ann.get("/api/people/me")
        with pytest.raises(ApiError, match="TOO_FAST"):
            await ann.get("/api/people/me")


async def test_connections_are_limited(tmp_path: Path) -> None:
    limits = replace(FREELY, connections_of_person=1, connections=2)
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann, bob = await server.person("Ann"), await server.person("Bob")
        match = await begun(ann, bob)
        first = await ann.sit(match, "north")
        second = await ann.connect(match)
        assert (await second.hear())["code"] == "TOO_MANY"
        with pytest.raises(ConnectionClosed) as closed:
            await second.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        await first.stop()
        third = await ann.sit(match, "north")
        await third.stop()


async def test_errors_of_ours_say_nothing_but_that(
    server: Hosted, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*arguments: object) -> None:
        raise KeyError("north holds c7")

    monkeypatch.setattr(server.services.store, "account_of", broken)
    async with server.anyone() as http:
        answer = await http.post("/api/people", json={"name": "Ann"})
    assert answer.status_code == 500
    assert answer.json()["code"] == "BROKEN"
    assert "c7" not in answer.text
    lines = [JsonLines().format(record) for record in caplog.records]
    assert not any("c7" in line for line in lines)
    assert any("KeyError" in line for line in lines)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "NO_SUCH_PAGE"),
        ("DELETE", "/api/lobby", 405, "NO_SUCH_METHOD"),
        ("GET", "/api/matches/x", 422, "UNREADABLE"),
        ("GET", "/docs", 404, "NO_SUCH_PAGE"),
    ],
)
async def test_what_is_not_there_is_refused_in_the_same_form(
    server: Hosted, method: str, path: str, status: int, code: str
) -> None:
    async with server.anyone() as http:
        answer = await http.request(method, path)
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert set(answer.json()) == {"code", "cite", "words"}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name": 7}', b'{"name": "A", "x": 1}', b"\xff\xfe"]
)
async def test_a_body_that_cannot_be_read_is_refused(server: Hosted, body: bytes) -> None:
    async with server.anyone() as http:
        headers = {"Content-Type": "application/json"}
        answer = await http.post("/api/people", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["code"] == "UNREADABLE"


async def test_health_figures_and_the_page_are_there(server: Hosted) -> None:
    async with server.anyone() as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"
        figures = await http.get("/metrics")
        assert "grognard_connections 0" in figures.text
        assert figures.headers["content-type"].startswith("text/plain")
        page = await http.get("/status", headers={"Accept-Language": "fr"})
        assert 'lang="fr"' in page.text
        assert "Parties en cours" in page.text
        assert "<script" not in page.text
        assert "style=" not in page.text
        style = await http.get("/page.css")
        assert '<link rel="stylesheet" href="/page.css">' in page.text
        assert style.status_code == 200 and style.headers["content-type"].startswith("text/css")


async def test_behind_a_proxy_figures_need_the_operators_token(tmp_path: Path) -> None:
    url = "https://club.example"
    async with hosted(str(tmp_path / "m.db"), url=url, metrics_token="0perator") as server:
        async with server.anyone() as http:
            assert (await http.get("/metrics")).json()["code"] == "NOT_YOURS"
            good = {"Authorization": "Bearer 0perator"}
            assert (await http.get("/metrics", headers=good)).status_code == 200


async def test_behind_a_proxy_without_a_token_nobody_sees_figures(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "m.db"), url="https://club.example") as server:
        async with server.anyone() as http:
            for given in ("Bearer x", "Bearer", ""):
                answer = await http.get("/metrics", headers={"Authorization": given})
                assert answer.json()["code"] == "NOT_YOURS"


async def test_a_database_that_fails_makes_the_server_unwell(
    server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise Trouble("unreachable")

    monkeypatch.setattr(server.services.store, "check", fail)
    async with server.anyone() as http:
        answer = await http.get("/healthz")
    found = answer.json()
    assert (answer.status_code, found["status"]) == (503, "degraded")
    assert found["reason"] == "unreachable"


async def test_the_openapi_document_describes_every_refusal_and_loads_nothing(
    server: Hosted,
) -> None:
    async with server.anyone() as http:
        document = (await http.get("/api/openapi.json")).json()
    assert "HTTPValidationError" not in json.dumps(document)
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert "422" in operation["responses"], f"{method} {path}"
            assert "429" in operation["responses"], f"{method} {path}"
