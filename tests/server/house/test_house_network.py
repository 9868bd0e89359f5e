"""The house network: opened by the owner at the machine, by nobody else, and closed again."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.datastructures import Headers

from grognard.server.guard.security import is_owner
from grognard.server.house.house_network import HouseNetwork, house_address, is_private
from grognard.server.house.qr_code import qr_code
from grognard.server.settings import Settings
from tests.server.hosting import ApiError, Hosted, Person, hosted

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1:8000"


def scope(client: str = "127.0.0.1", server: str = "127.0.0.1") -> dict[str, Any]:
    return {"scheme": "http", "client": (client, 5000), "server": (server, 8000)}


def headers(host: str = HERE, origin: str = f"http://{HERE}") -> Headers:
    return Headers({"host": host, **({"origin": origin} if origin else {})})


def test_the_owner_is_a_page_on_this_machine() -> None:
    assert is_owner(scope(), headers())
    assert is_owner(scope("::1", "::1"), headers("localhost:8000", "http://localhost:8000"))


def test_a_device_of_the_house_is_not_the_owner() -> None:
    assert not is_owner(scope(client="192.168.1.7"), headers())
    assert not is_owner(scope(server="192.168.1.5"), headers())
    assert not is_owner({"scheme": "http"}, headers())


def test_another_site_is_not_the_owner_under_any_name() -> None:
    assert not is_owner(scope(), headers(origin="https://evil.example"))
    assert not is_owner(scope(), headers("evil.example:8000", "http://evil.example:8000"))
    assert not is_owner(scope(), headers(origin=""))
    assert not is_owner(scope(), headers("", "http://"))


@pytest.mark.parametrize("address", ["192.168.1.5", "10.0.0.2", "172.16.9.1"])
def test_a_home_has_a_private_address(address: str) -> None:
    assert is_private(address)


@pytest.mark.parametrize("address", ["127.0.0.1", "0.0.0.0", "8.8.8.8", "100.64.0.1"])
def test_this_machine_and_the_world_are_no_home(address: str) -> None:
    assert not is_private(address)


def test_the_address_found_is_a_homes_or_none() -> None:
    found = house_address()
    assert found == "" or is_private(found)


def test_only_a_server_that_a_person_plays_on_offers_it() -> None:
    assert HouseNetwork(Settings(house=True)).offered
    assert not HouseNetwork(Settings()).offered
    assert not HouseNetwork(Settings(house=True, host="0.0.0.0")).offered
    assert not HouseNetwork(Settings(house=True, url="https://club.example")).offered
    assert not HouseNetwork(Settings(house=True, proxies="127.0.0.1")).offered
    assert not HouseNetwork(Settings(house=True, processes=2)).offered


def test_how_far_links_lead() -> None:
    assert HouseNetwork(Settings()).reach == "machine"
    assert HouseNetwork(Settings(host="0.0.0.0")).reach == "everywhere"
    assert HouseNetwork(Settings(url="https://club.example")).reach == "everywhere"


async def ask(server: Hosted, method: str, **more: str) -> httpx.Response:
    async with server.anyone() as http:
        return await http.request(method, "/api/house", headers={"Origin": server.url, **more})


async def test_the_owner_opens_the_house_and_closes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(str(tmp_path / "h.db"), house=True) as server:
        # another address of this machine plays the part of that of the house
        monkeypatch.setattr(server.services.context.house, "find", lambda: "127.0.0.2")
        ann = await server.person("Ann")
        match = await ann.make("bids", "short")
        assert (await ask(server, "GET")).json()["reach"] == "machine"
        assert "127.0.0.1" in link_of(match)
        opened = (await ask(server, "POST")).json()
        assert opened["reach"] == "house"
        assert opened["url"].startswith("http://127.0.0.2:")
        assert link_of(await ann.get(f"/api/matches/{match['id']}")).startswith(opened["url"])
        async with httpx.AsyncClient(base_url=opened["url"], trust_env=False) as friend:
            assert (await friend.get("/healthz")).json()["status"] == "ok"
        assert (await ask(server, "POST")).json() == opened
        assert (await ask(server, "DELETE")).json()["reach"] == "machine"
        async with httpx.AsyncClient(base_url=opened["url"], trust_env=False) as friend:
            with pytest.raises(httpx.ConnectError):
                await friend.get("/healthz")


async def test_a_device_of_the_house_is_sent_nothing_that_its_browser_complains_of(
    server: Hosted,
) -> None:
    async with server.anyone() as http:
        for host, sent in (
            ("127.0.0.1:8000", True), ("localhost", True), ("[::1]:8000", True),
            ("192.168.1.20:8000", False), ("attic", False), ("[fe80::1", False),
        ):  # fmt: skip
            answer = await http.get("/healthz", headers={"Host": host})
            assert ("Cross-Origin-Opener-Policy" in answer.headers) is sent, host
            assert answer.headers["X-Frame-Options"] == "DENY"


def link_of(match: dict[str, Any]) -> str:
    return str(next(iter(match["links"].values())))


async def test_nobody_opens_a_server_that_does_not_offer_it(server: Hosted) -> None:
    assert not (await ask(server, "GET")).json()["offered"]
    for method in ("POST", "DELETE"):
        answer = await ask(server, method)
        assert (answer.status_code, answer.json()["code"]) == (403, "NOT_YOURS")


async def test_a_program_or_another_name_does_not_open_it(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "h.db"), house=True) as server:
        async with server.anyone() as http:
            assert (await http.post("/api/house")).json()["code"] == "NOT_YOURS"
        port = server.url.rpartition(":")[2]
        evil = f"evil.example:{port}"
        answer = await ask(server, "POST", Host=evil, Origin=f"http://{evil}")
        assert answer.json()["code"] == "NOT_YOURS"
        assert server.services.context.house.url == ""


async def test_a_machine_without_a_network_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted(str(tmp_path / "h.db"), house=True) as server:
        monkeypatch.setattr(server.services.context.house, "find", lambda: "")
        assert (await ask(server, "POST")).json()["code"] == "NO_HOUSE"
        assert (await ask(server, "GET")).json()["reach"] == "machine"


async def test_figures_are_not_for_the_devices_of_the_house(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "h.db"), house=True) as server:
        app = cast(Any, server.server.config.app)
        far = httpx.ASGITransport(app=app, client=("192.168.1.7", 5000))
        async with httpx.AsyncClient(transport=far, base_url="http://192.168.1.5") as friend:
            assert (await friend.get("/metrics")).json()["code"] == "NOT_YOURS"
            assert not (await friend.get("/api/house")).json()["offered"]
            own = {"Origin": "http://192.168.1.5"}
            assert (await friend.post("/api/house", headers=own)).json()["code"] == "NOT_YOURS"


async def test_a_link_is_drawn_for_those_who_may_hand_it_on(ann: Person, bob: Person) -> None:
    match = await ann.make("bids", "short")
    seat = next(iter(match["links"]))
    drawn = await ann.http.get(f"/api/matches/{match['id']}/links/{seat}")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.content == qr_code(link_of(match))
    with pytest.raises(ApiError, match="NO_SUCH_SEAT"):
        await bob.get(f"/api/matches/{match['id']}/links/{seat}")
    taken = next(s["seat"] for s in match["seats"] if s["seat"] != seat)
    with pytest.raises(ApiError, match="NO_SUCH_SEAT"):
        await ann.get(f"/api/matches/{match['id']}/links/{taken}")
