"""Settings by environment, and the careful defaults of a public address."""

from __future__ import annotations

import pytest

from grognard.server.settings import PUBLIC_LIMITS, BadSetting, Limits, from_environment


def test_without_settings_only_this_machine_is_served() -> None:
    settings = from_environment({})
    assert (settings.host, settings.port, settings.processes) == ("127.0.0.1", 8000, 1)
    assert not settings.public
    assert not settings.secure_cookies
    assert settings.limits == Limits()


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "club.example"])
def test_a_public_address_gets_secure_cookies_and_stricter_limits(host: str) -> None:
    settings = from_environment({"GROGNARD_HOST": host})
    assert settings.public
    assert settings.secure_cookies
    assert settings.limits == PUBLIC_LIMITS


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.8.8.8"])
def test_ones_own_machine_is_not_public(host: str) -> None:
    assert not from_environment({"GROGNARD_HOST": host}).public


def test_plain_http_must_be_asked_for() -> None:
    settings = from_environment({"GROGNARD_HOST": "0.0.0.0", "GROGNARD_PLAIN_HTTP": "1"})
    assert not settings.secure_cookies


def test_behind_an_https_proxy_cookies_are_secure_even_on_loopback() -> None:
    settings = from_environment({"GROGNARD_URL": "https://club.example/"})
    assert settings.secure_cookies
    assert settings.behind_proxy
    assert settings.reachable and settings.limits == PUBLIC_LIMITS
    assert settings.own_url == "https://club.example"


def test_links_name_the_address_served_when_no_url_is_set() -> None:
    assert from_environment({"GROGNARD_HOST": "::1"}).own_url == "http://[::1]:8000"


def test_smtp_is_read_and_its_password_never_shown() -> None:
    env = {
        "GROGNARD_SMTP": "smtp://ann@mail.example:2525",
        "GROGNARD_SMTP_PASSWORD": "hush",
        "GROGNARD_MAIL_FROM": "club@example.org",
        "GROGNARD_WEBHOOK": "https://hook.example/T0KEN",
        "GROGNARD_METRICS_TOKEN": "s3cret",
    }
    settings = from_environment(env)
    assert settings.smtp is not None
    assert (settings.smtp.host, settings.smtp.port, settings.smtp.user) == (
        "mail.example",
        2525,
        "ann",
    )
    assert settings.smtp.password == "hush"
    for secret in ("hush", "T0KEN", "s3cret"):
        assert secret not in repr(settings)


def test_smtps_has_its_own_port() -> None:
    smtp = from_environment({"GROGNARD_SMTP": "smtps://mail.example"}).smtp
    assert smtp is not None
    assert (smtp.port, smtp.tls, smtp.sender) == (465, True, "grognard@mail.example")


def test_limits_can_be_set_one_by_one() -> None:
    limits = from_environment({"GROGNARD_LIMITS": "messages=9/3 connections=7"}).limits
    assert limits.messages == (9.0, 3.0)
    assert limits.connections == 7
    assert limits.chat == Limits().chat


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("GROGNARD_PORT", "high"),
        ("GROGNARD_PORT", "70000"),
        ("GROGNARD_PROCESSES", "-1"),
        ("GROGNARD_URL", "club.example"),
        ("GROGNARD_SMTP", "mail.example"),
        ("GROGNARD_LIMITS", "messages=9"),
        ("GROGNARD_LIMITS", "messages=a/b"),
        ("GROGNARD_LIMITS", "nonsense=1"),
    ],
)
def test_a_bad_setting_is_named_without_its_value(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as found:
        from_environment({name: value})
    assert found.value.name == name


def test_how_long_a_match_that_nobody_is_at_stays_in_memory() -> None:
    assert from_environment({}).idle_after == 600
    assert from_environment({"GROGNARD_IDLE_AFTER": "5"}).idle_after == 5
