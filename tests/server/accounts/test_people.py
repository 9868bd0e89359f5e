"""Passes, links, passwords, names."""

from __future__ import annotations

import pytest

from grognard.server.accounts.people import (
    Passwords,
    Signer,
    clean_name,
    clean_text,
    fits_hash,
    new_token,
    token_hash,
    write_hash,
)

pytestmark = pytest.mark.anyio
SIGNER = Signer(b"k" * 32)


def test_a_pass_names_its_person_and_issue() -> None:
    found = SIGNER.read_pass(SIGNER.write_pass("abc234", 7))
    assert found is not None
    assert (found.person_id, found.issue) == ("abc234", 7)


def test_no_two_passes_are_alike_and_those_of_older_servers_hold() -> None:
    assert SIGNER.write_pass("abc234", 7) != SIGNER.write_pass("abc234", 7)
    found = SIGNER.read_pass(f"abc234.7.{SIGNER.sign('pass', 'abc234.7')}")
    assert found is not None and found.issue == 7


@pytest.mark.parametrize("change", ["abd234.7", "abc234.8", "abc234.07", ".7", "abc234"])
def test_a_pass_for_another_person_or_issue_does_not_hold(change: str) -> None:
    signature = SIGNER.write_pass("abc234", 7).rpartition(".")[2]
    assert SIGNER.read_pass(f"{change}.{signature}") is None


@pytest.mark.parametrize(
    "text", ["", ".", "a.1.", "a.1.é" + "x" * 42, "a.1." + "x" * 43, "\0" * 50]
)
def test_what_is_no_pass_is_no_pass(text: str) -> None:
    assert SIGNER.read_pass(text) is None


def test_another_server_signs_differently() -> None:
    assert Signer(b"o" * 32).read_pass(SIGNER.write_pass("abc234", 1)) is None


def test_a_link_to_a_seat_opens_that_seat_of_that_match_alone() -> None:
    token = SIGNER.join_token("m", 1)
    assert SIGNER.may_join("m", 1, token)
    assert not SIGNER.may_join("m", 0, token)
    assert not SIGNER.may_join("n", 1, token)
    assert not SIGNER.may_join("m", 1, token[:-1])
    assert not SIGNER.may_join("m", 1, token, revoked=1)


def test_a_confirmation_proves_one_address_for_one_person_until_it_expires() -> None:
    token = SIGNER.write_confirmation("abc", "ann@example.org", 1000)
    assert SIGNER.read_confirmation(token, 999.0) == ("abc", "ann@example.org")
    assert SIGNER.read_confirmation(token, 1000.0) is None
    assert SIGNER.read_confirmation("x" + token, 1.0) is None
    assert SIGNER.read_confirmation("é", 1.0) is None
    assert SIGNER.read_confirmation("", 1.0) is None


def test_tokens_are_long_and_only_their_hash_is_kept() -> None:
    token = new_token()
    assert len(token) >= 32
    assert token != new_token()
    assert token not in token_hash(token)


def test_a_password_is_hashed_with_salt_and_scrypt() -> None:
    first, second = write_hash("correct horse"), write_hash("correct horse")
    assert first != second
    assert first.startswith("scrypt$32768$8$1$")
    assert fits_hash("correct horse", first)
    assert not fits_hash("correct hors", first)


def test_a_password_typed_on_another_keyboard_is_the_same() -> None:
    assert fits_hash("cafe\u0301 noir", write_hash("caf\u00e9 noir"))


async def test_an_unknown_login_never_fits_and_takes_as_long() -> None:
    passwords = Passwords()
    assert not await passwords.fits("decoy", None)
    hashed = await passwords.hash("decoy")
    assert await passwords.fits("decoy", hashed)
    passwords.close()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\u202eeeL", "Ann eeL"),
        ("Ann\r\nBcc: all", "Ann Bcc: all"),
        ("x" * 80, "x" * 40),
        ("\u200b\u200d", ""),
        ("Élodie", "Élodie"),
    ],
)
def test_a_name_is_shown_in_one_plain_line(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_chat_keeps_lines_and_loses_what_steers_a_screen() -> None:
    assert clean_text("a\r\nb\x1b[31m\u202ec\td") == "a\nb[31mc\td"
