"""Where requests come from."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from grognard.server.guard.security import is_foreign

OURS = "http://127.0.0.1:8000"


def foreign(scheme: str = "http", allowed: tuple[str, ...] = (), **headers: str) -> bool:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return is_foreign(Headers({"host": "127.0.0.1:8000", **named}), scheme, allowed)


def test_our_own_pages_may_ask() -> None:
    assert not foreign(origin=OURS)


def test_a_program_that_is_no_browser_may_ask() -> None:
    assert not foreign()


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1:8001",
        "http://127.0.0.1",
        "null",
        "",
        "file://",
        "ftp://127.0.0.1:8000",
        "http://127.0.0.1:8000.evil.example",
        "http://user@127.0.0.1:8000",
    ],
)
def test_other_sites_may_not(origin: str) -> None:
    assert foreign(origin=origin)


def test_a_browser_that_hides_the_origin_still_says_that_it_is_another_site() -> None:
    assert foreign(sec_fetch_site="cross-site")
    assert foreign(sec_fetch_site="same-site")
    assert not foreign(sec_fetch_site="same-origin")
    assert not foreign(sec_fetch_site="none")


def test_over_https_a_plain_page_of_the_same_name_is_another_site() -> None:
    assert foreign("https", origin=OURS)
    assert not foreign("https", origin="https://127.0.0.1:8000")


def test_the_operator_may_allow_another_site() -> None:
    assert not foreign(allowed=("https://club.example",), origin="https://club.example")
