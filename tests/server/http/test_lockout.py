"""Nobody can lock out anybody else: not by wrong passwords, not by links that nobody made."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hosting import FREELY, Hosted, Person, begun, hosted, refused, token_in

pytestmark = pytest.mark.anyio

HERE, THERE, ELSEWHERE = "127.0.0.1", "127.0.0.2", "127.0.0.3"
OWNER = {"login": "ann", "password": "correct horse"}
GUESS = {"login": "ann", "password": "wrong guess"}
FEW = replace(FREELY, passwords=(2, 0))


@asynccontextmanager
async def from_address(server: Hosted, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at another address, with a jar of cookies of its own."""
    wire = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    async with httpx.AsyncClient(base_url=server.url, transport=wire, trust_env=False) as http:
        yield http


async def tries(http: httpx.AsyncClient, count: int) -> list[int]:
    return [(await http.post("/api/sessions", json=GUESS)).status_code for _ in range(count)]


@pytest.fixture
async def strict(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hosted]:
    async with hosted(str(tmp_path / "l.db"), limits=FEW) as server:
        yield server


async def owner(server: Hosted) -> httpx.Cookies:
    """The account, and the cookies of the device that it was made on."""
    async with from_address(server, HERE) as http:
        await http.post("/api/people", json={"name": "Ann"})
        assert (await http.post("/api/accounts", json=OWNER)).status_code == 201
        return http.cookies


async def test_wrong_passwords_from_one_address_do_not_bar_the_owner_at_another(
    strict: Hosted,
) -> None:
    await owner(strict)
    async with from_address(strict, THERE) as thief:
        assert await tries(thief, 3) == [401, 401, 429]
    async with from_address(strict, ELSEWHERE) as http:
        assert (await http.post("/api/sessions", json=OWNER)).status_code == 200


async def test_logging_out_keeps_the_device_known(strict: Hosted) -> None:
    cookies = await owner(strict)
    async with from_address(strict, HERE) as http:
        http.cookies = cookies
        await http.delete("/api/sessions")
        assert "grognard" not in http.cookies
        assert "grognard-device" in http.cookies


async def test_junk_links_bar_nobody_not_even_at_the_same_address(strict: Hosted) -> None:
    ann = await strict.person("Ann")
    token = (await ann.post("/api/recovery"))["token"]
    async with from_address(strict, HERE) as junk:
        sent = [await junk.post("/api/recovery/use", json={"token": f"x{n}"}) for n in range(3)]
        assert [answer.status_code for answer in sent] == [403, 403, 429]
        assert (await junk.post("/api/recovery/use", json={"token": token})).status_code == 200


# Logging out


async def test_logging_out_ends_the_token_of_this_device_alone(server: Hosted) -> None:
    ann = await server.person("Ann")
    recovery = await ann.post("/api/recovery")
    async with server.anyone() as phone:
        answer = await phone.post("/api/recovery/use", json={"token": recovery["token"]})
        stolen = {"Authorization": f"Bearer {answer.json()['token']}"}
        assert (await phone.delete("/api/sessions")).status_code == 204
        assert (await phone.get("/api/people/me", headers=stolen)).status_code == 401
    assert (await ann.get("/api/people/me"))["id"] == ann.id


async def test_logging_out_hangs_up_on_what_the_token_opened(server: Hosted) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    client = await ann.sit(await begun(ann, bob), "north")
    await ann.delete("/api/sessions")
    with pytest.raises(ConnectionClosed):
        while True:
            await client.hear()
    assert client.line.close_code == 1008


async def test_a_new_password_hangs_up_on_what_others_of_ones_devices_opened(
    server: Hosted,
) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    await ann.post("/api/accounts", OWNER)
    match = await begun(ann, bob)
    phone = await server.person("phone")
    me = await phone.post("/api/sessions", OWNER)
    phone.http.headers["Authorization"] = f"Bearer {me['token']}"
    phone.token = me["token"]
    here, there = await ann.sit(match, "north"), await phone.sit(match, "north")
    bobs = await bob.sit(match, "south")
    await ann.put("/api/accounts/password", {"old": OWNER["password"], "new": "battery staple"})
    with pytest.raises(ConnectionClosed):
        while True:
            await there.hear()
    assert there.line.close_code == 1008
    assert here.line.close_code is bobs.line.close_code is None


async def test_logging_out_twice_or_as_nobody_is_no_error(server: Hosted) -> None:
    ann = await server.person("Ann")
    await ann.delete("/api/sessions")
    await ann.delete("/api/sessions")
    with refused("NOT_SIGNED_IN"):
        await ann.get("/api/people/me")


# Leaving


async def waiting(ann: Person, bob: Person) -> tuple[str, str]:
    match = await ann.make(watchable=False)
    token = token_in(match, "south")
    await bob.post(f"/api/matches/{match['id']}/join", {"seat": "south", "token": token})
    return match["id"], token


async def test_who_has_left_cannot_come_back_by_the_old_link(ann: Person, bob: Person) -> None:
    match, token = await waiting(ann, bob)
    await bob.post(f"/api/matches/{match}/leave", {"seat": "south"})
    with refused("NO_SUCH_MATCH"):
        await bob.get(f"/api/matches/{match}?token={token}")
    with refused("NO_SUCH_MATCH"):
        await bob.join(match, "south", token)


async def test_after_somebody_has_left_there_is_a_new_link(ann: Person, bob: Person) -> None:
    match, token = await waiting(ann, bob)
    await bob.post(f"/api/matches/{match}/leave", {"seat": "south"})
    fresh = token_in(await ann.get(f"/api/matches/{match}"), "south")
    assert fresh != token
    await bob.join(match, "south", fresh)


async def test_a_maker_who_leaves_revokes_what_they_gave_out(ann: Person, bob: Person) -> None:
    match = await ann.make(watchable=False)
    await ann.post(f"/api/matches/{match['id']}/leave", {"seat": "north"})
    with refused("NO_SUCH_MATCH"):
        await bob.join(match["id"], "south", token_in(match, "south"))


# Origins


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_an_empty_origin_is_foreign(server: Hosted, method: str) -> None:
    async with server.anyone() as http:
        answer = await http.request(method, "/api/sessions", headers={"Origin": ""})
    assert answer.json()["code"] == "BAD_ORIGIN"
