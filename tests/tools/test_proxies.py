"""The configurations of hosting/ as the tool starts them: ours, but for names and ports."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.server.proxies import HOSTING, PROXIES, Site, exchanged


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(str(tmp_path), plain=18080, port=18443, server=18000)


@pytest.mark.parametrize("name", PROXIES)
def test_only_names_ports_and_certificates_are_others(name: str, site: Site) -> None:
    program, *words = PROXIES[name](site)
    assert program == name and str(site.folder) in " ".join(words)
    made = next(
        Path(site.folder, file)
        for file in ("site.conf", "Caddyfile")
        if Path(site.folder, file).exists()
    )
    text = made.read_text(encoding="utf-8")
    assert "club.example" not in text and ":8000" not in text
    assert all(str(port) in text for port in (18080, 18443, 18000))
    ours = Path(HOSTING, "Caddyfile" if name == "caddy" else "nginx.conf").read_text("utf-8")
    kept = [line for line in ours.splitlines() if line.strip() in text]
    assert len(kept) >= len(ours.splitlines()) - 12


def test_what_is_exchanged_must_be_there() -> None:
    with pytest.raises(AssertionError, match="listen 81"):
        exchanged("listen 80;", [("listen 81", "listen 82")])


def test_the_server_alone_promises_https() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert "Strict-Transport-Security" not in Path(HOSTING, name).read_text("utf-8")
