"""People over HTTP: guests, accounts, recovery, mail, blocks, cookies."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path

import pytest

from grognard.server.settings import Smtp
from tests.server.hosting import FREELY, ApiError, Hosted, hosted

pytestmark = pytest.mark.anyio
SECRET = {"login": "ann", "password": "correct horse"}


def secret() -> dict[str, str]:
    """Credentials that nobody has yet."""
    return SECRET | {"login": f"ann{secrets.token_hex(6)}"}


async def test_a_guest_needs_a_name_and_nothing_else(server: Hosted) -> None:
    ann = await server.person("Ann")
    me = await ann.get("/api/people/me")
    assert (me["name"], me["login"], me["email"], me["token"]) == ("Ann", None, None, None)


async def test_a_first_visit_is_no_error(server: Hosted) -> None:
    async with server.anyone() as http:
        assert (await http.get("/api/sessions")).json() == {"me": None}
        await http.post("/api/people", json={"name": "Ann"})
        assert (await http.get("/api/sessions")).json()["me"]["name"] == "Ann"


async def test_the_cookie_alone_is_who_one_is_and_no_script_can_read_it(server: Hosted) -> None:
    async with server.anyone() as http:
        answer = await http.post("/api/people", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("grognard=")
        flags = {part.strip().lower() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags
        assert (await http.get("/api/people/me")).json()["name"] == "Ann"


async def test_on_a_public_address_the_cookie_goes_over_https_only(tmp_path: Path) -> None:
    async with hosted(str(tmp_path / "p.db"), url="https://club.example") as server:
        async with server.anyone() as http:
            answer = await http.post("/api/people", json={"name": "Ann"})
            assert "secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"]


async def test_a_forged_pass_is_nobodys(server: Hosted) -> None:
    ann = await server.person()
    person, issue, session, signature = ann.token.split(".")
    other = "A" if signature[0] != "A" else "B"
    ann.http.headers["Authorization"] = f"Bearer {person}.{issue}.{session}.{other}{signature[1:]}"
    with pytest.raises(ApiError, match="NOT_SIGNED_IN"):
        await ann.get("/api/people/me")


async def test_name_and_language_can_be_changed(server: Hosted) -> None:
    ann = await server.person()
    me = await ann.call("PATCH", "/api/people/me", {"name": "Anne", "lang": "fr"})
    assert (me["name"], me["lang"]) == ("Anne", "fr")


async def test_refusals_are_in_ones_language(server: Hosted) -> None:
    async with server.anyone() as http:
        answer = await http.get("/api/people/me", headers={"Accept-Language": "fr"})
        assert answer.status_code == 401
        assert "laissez-passer" in answer.json()["words"]


async def test_a_new_pass_ends_all_older_ones(server: Hosted) -> None:
    ann = await server.person()
    me = await ann.post("/api/people/me/pass")
    with pytest.raises(ApiError, match="NOT_SIGNED_IN"):
        await ann.get("/api/people/me")
    ann.http.headers["Authorization"] = f"Bearer {me['token']}"
    assert (await ann.get("/api/people/me"))["id"] == ann.id


async def test_an_account_finds_its_matches_on_another_device(server: Hosted) -> None:
    ann, phone, mine = await server.person("Ann"), await server.person("phone"), secret()
    match = await ann.make()
    assert (await ann.post("/api/accounts", mine))["login"] == mine["login"]
    me = await phone.post("/api/sessions", mine)
    assert me["id"] == ann.id
    phone.http.headers["Authorization"] = f"Bearer {me['token']}"
    assert [m["id"] for m in (await phone.get("/api/matches"))["matches"]] == [match["id"]]


async def test_what_a_guest_began_becomes_the_accounts_when_he_logs_in(server: Hosted) -> None:
    ann, guest, mine = await server.person("Ann"), await server.person("guest"), secret()
    await ann.post("/api/accounts", mine)
    match = await guest.make()
    await guest.post("/api/sessions", mine)
    assert [m["id"] for m in (await ann.get("/api/matches"))["matches"]] == [match["id"]]


async def test_a_login_is_anyones_but_once_and_small_letters_count_alike(server: Hosted) -> None:
    ann, bob, mine = await server.person("Ann"), await server.person("Bob"), secret()
    await ann.post("/api/accounts", mine)
    with pytest.raises(ApiError, match="TAKEN"):
        await bob.post("/api/accounts", {**mine, "login": mine["login"].upper()})


@pytest.mark.parametrize("wrong", [{"password": "wrong horse"}, {"login": "nobody"}])
async def test_a_wrong_login_or_password_is_refused_alike(
    server: Hosted, wrong: dict[str, str]
) -> None:
    ann, mine = await server.person("Ann"), secret()
    await ann.post("/api/accounts", mine)
    with pytest.raises(ApiError) as found:
        await ann.post("/api/sessions", mine | wrong)
    assert found.value.answer == {
        "code": "WRONG_PASSWORD",
        "cite": "",
        "words": "Wrong username or password.",
    }


async def test_a_new_password_signs_other_devices_out(server: Hosted) -> None:
    ann, mine, fresh = await server.person("Ann"), secret(), "battery staple"
    await ann.post("/api/accounts", mine)
    with pytest.raises(ApiError, match="WRONG_PASSWORD"):
        await ann.put("/api/accounts/password", {"old": "not this one", "new": fresh})
    await ann.put("/api/accounts/password", {"old": mine["password"], "new": fresh})
    with pytest.raises(ApiError, match="NOT_SIGNED_IN"):
        await ann.get("/api/people/me")
    await ann.post("/api/sessions", {**mine, "password": fresh})


async def test_logging_out_takes_the_cookie_away(server: Hosted) -> None:
    async with server.anyone() as http:
        await http.post("/api/people", json={"name": "Ann"})
        assert (await http.delete("/api/sessions")).status_code == 204
        assert (await http.get("/api/people/me")).status_code == 401


async def test_a_recovery_link_moves_a_seat_to_another_device_once(server: Hosted) -> None:
    ann, phone = await server.person("Ann"), await server.person("phone")
    recovery = await ann.post("/api/recovery")
    assert recovery["link"].endswith("/recover#" + recovery["token"])
    assert (await phone.post("/api/recovery/use", {"token": recovery["token"]}))["id"] == ann.id
    with pytest.raises(ApiError, match="BAD_LINK"):
        await phone.post("/api/recovery/use", {"token": recovery["token"]})


async def test_only_the_latest_recovery_link_holds(server: Hosted) -> None:
    ann = await server.person()
    first = await ann.post("/api/recovery")
    await ann.post("/api/recovery")
    with pytest.raises(ApiError, match="BAD_LINK"):
        await ann.post("/api/recovery/use", {"token": first["token"]})


async def test_who_blocks_whom_is_known_to_the_blocker_alone(server: Hosted) -> None:
    ann, bob = await server.person("Ann"), await server.person("Bob")
    await ann.put(f"/api/people/me/blocks/{bob.id}")
    assert [p["id"] for p in (await ann.get("/api/people/me/blocks"))["people"]] == [bob.id]
    assert (await bob.get("/api/people/me/blocks"))["people"] == []
    await ann.delete(f"/api/people/me/blocks/{bob.id}")
    assert (await ann.get("/api/people/me/blocks"))["people"] == []


async def test_one_blocks_neither_oneself_nor_nobody(server: Hosted) -> None:
    ann = await server.person()
    for someone in (ann.id, "a" * 16):
        with pytest.raises(ApiError, match="NO_SUCH_PERSON"):
            await ann.put(f"/api/people/me/blocks/{someone}")


async def test_without_smtp_no_address_is_taken(server: Hosted) -> None:
    ann = await server.person()
    with pytest.raises(ApiError, match="NO_MAIL"):
        await ann.put("/api/people/me/email", {"email": "ann@example.org"})


async def test_an_address_that_cannot_be_reached_is_not_taken(tmp_path: Path) -> None:
    smtp = Smtp("127.0.0.1", 1, "", "", "club@example.org", False)
    async with hosted(str(tmp_path / "m.db"), smtp=smtp) as server:
        ann = await server.person()
        with pytest.raises(ApiError, match="BUSY"):
            await ann.put("/api/people/me/email", {"email": "ann@example.org"})


async def test_a_confirmation_that_we_did_not_sign_is_refused(server: Hosted) -> None:
    ann = await server.person()
    with pytest.raises(ApiError, match="BAD_LINK"):
        await ann.post("/api/people/confirm", {"token": "abc.def"})


async def test_letters_go_out_once_the_address_is_confirmed(server: Hosted) -> None:
    ann = await server.person()
    signer, clock = server.services.context.signer, server.services.context.clock
    token = signer.write_confirmation(ann.id, "ann@example.org", int(clock()) + 60)
    await ann.post("/api/people/confirm", {"token": token})
    assert (await ann.get("/api/people/me"))["email"] == "ann@example.org"
    assert (await ann.delete("/api/people/me/email"))["email"] is None


async def test_too_many_guests_from_one_address_are_refused(tmp_path: Path) -> None:
    limits = replace(FREELY, sign_ups=(2, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        await server.person()
        await server.person()
        with pytest.raises(ApiError, match="TOO_FAST"):
            await server.person()


async def test_guessing_passwords_is_slow(tmp_path: Path) -> None:
    limits = replace(FREELY, passwords=(3, 0))
    async with hosted(str(tmp_path / "l.db"), limits=limits) as server:
        ann = await server.person()
        codes = []
        for _ in range(5):
            with pytest.raises(ApiError) as found:
                await ann.post("/api/sessions", SECRET)
            codes.append(found.value.code)
        assert codes == ["WRONG_PASSWORD"] * 3 + ["TOO_FAST"] * 2
