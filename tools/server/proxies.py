"""The proxies of hosting/ in front of a real server: https, WebSockets, limits, addresses.

    ./run tool proxies [--only nginx|caddy]

Each configuration is started as it is in hosting/, with ports, name and certificate of its own, on
this machine only. Both programs must be installed (Debian and Ubuntu: apt install nginx caddy).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from tests.server.client import Player, guest, open_match, play
from tests.server.running import ServerProcess, free_port
from tests.server.siege.crowd import SCENARIOS, SEATS

HOSTING: Final = Path(__file__).resolve().parents[2] / "hosting"
NAME: Final = "localhost"
ACTIONS: Final = 20
MOST_GUESTS: Final = 5  # of one address, in this check
LIMITS: Final = f"sign_ups={MOST_GUESTS}/0.001 messages=1000/1000"
HEAD_SECONDS: Final = 10.0  # in both configurations
PATIENCE: Final = 10.0
REFUSED: Final = {400, 413, 414, 431, 502}  # nginx calls a head that is too long a bad request
NGINX: Final = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{ access_log off; include {folder}/site.conf; }}
"""
CADDY: Final = "{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {port}"


@dataclass(frozen=True)
class Site:
    """Where everything is: the proxy's two ports, the server behind it, the certificate."""

    folder: str
    plain: int
    port: int
    server: int

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def certificate(self) -> str:
        return os.path.join(self.folder, "cert.pem")

    @property
    def key(self) -> str:
        return os.path.join(self.folder, "key.pem")


def exchanged(text: str, pairs: Sequence[tuple[str, str]]) -> str:
    """A configuration with other values; each that is exchanged must be there."""
    for old, new in pairs:
        assert old in text, f"{old!r} is not in the configuration"
        text = text.replace(old, new)
    return text


def nginx(site: Site) -> list[str]:
    """The command that starts nginx with our file as one of its sites."""
    text = exchanged(
        Path(HOSTING, "nginx.conf").read_text(encoding="utf-8"),
        [
            ("    listen [::]:80;\n", ""),
            ("    listen [::]:443 ssl http2;\n", ""),
            ("listen 80;", f"listen 127.0.0.1:{site.plain};"),
            ("listen 443 ssl", f"listen 127.0.0.1:{site.port} ssl"),
            ("/etc/letsencrypt/live/club.example/fullchain.pem", site.certificate),
            ("/etc/letsencrypt/live/club.example/privkey.pem", site.key),
            ("127.0.0.1:8000", f"127.0.0.1:{site.server}"),
            ("club.example", NAME),
        ],
    )
    Path(site.folder, "site.conf").write_text(text, encoding="utf-8")
    whole = Path(site.folder, "nginx.conf")
    whole.write_text(NGINX.format(folder=site.folder), encoding="utf-8")
    return ["nginx", "-c", str(whole)]


def caddy(site: Site) -> list[str]:
    """The command that starts Caddy; its certificate is ours, as nobody would sign one."""
    own = f"{NAME} {{\n\tbind 127.0.0.1\n\ttls {site.certificate} {site.key}"
    text = exchanged(
        Path(HOSTING, "Caddyfile").read_text(encoding="utf-8"),
        [
            ("{\n\tservers", CADDY.format(plain=site.plain, port=site.port) + "\n\tservers"),
            ("club.example {", own),
            ("127.0.0.1:8000", f"127.0.0.1:{site.server}"),
        ],
    )
    whole = Path(site.folder, "Caddyfile")
    whole.write_text(text, encoding="utf-8")
    return ["caddy", "run", "--config", str(whole), "--adapter", "caddyfile"]


PROXIES: Final[dict[str, Callable[[Site], list[str]]]] = {"nginx": nginx, "caddy": caddy}


def make_certificate(site: Site) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", site.key, "-out", site.certificate]
    subprocess.run(command, check=True, capture_output=True)
    os.chmod(site.key, 0o644)  # the proxy may be another user


@contextmanager
def started(site: Site, command: list[str]) -> Iterator[None]:
    """The proxy, until it is no longer needed."""
    home = {"HOME": site.folder, "XDG_DATA_HOME": site.folder, "XDG_CONFIG_HOME": site.folder}
    with open(os.path.join(site.folder, "proxy.log"), "w+b") as log:
        process = subprocess.Popen(
            command, env={**os.environ, **home}, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            end = time.monotonic() + PATIENCE
            while not listens(site.port):
                if process.poll() is not None or time.monotonic() > end:
                    log.seek(0)
                    sys.exit(f"{command[0]} did not start:\n{log.read().decode()}")
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def browser(site: Site, source: str = "127.0.0.1") -> httpx.AsyncClient:
    """A client at an address of this machine that trusts this one certificate."""
    secure = ssl.create_default_context(cafile=site.certificate)
    transport = httpx.AsyncHTTPTransport(verify=secure, local_address=source)
    return httpx.AsyncClient(transport=transport, timeout=2 * HEAD_SECONDS, trust_env=False)


async def check_https(site: Site) -> str:
    """The server answers by https, once with its own headers; http leads there."""
    async with browser(site) as http:
        answer = await http.get(f"{site.url}/healthz")
        assert answer.status_code == 200, answer
        strict = answer.headers.get_list("strict-transport-security")
        assert strict == ["max-age=31536000"], strict
        moved = await http.get(f"http://{NAME}:{site.plain}/rules?game=eagles")
        assert moved.status_code in (301, 308), moved
        assert moved.headers["location"] == f"https://{NAME}/rules?game=eagles", moved
    assert not accepts_old(site), "TLS 1.1 was accepted"
    return "TLS 1.2 at least, http is redirected"


def accepts_old(site: Site) -> bool:
    """Whether the proxy speaks a version of TLS that is no longer safe."""
    old = ssl.create_default_context(cafile=site.certificate)
    old.set_ciphers("ALL:@SECLEVEL=0")
    with warnings.catch_warnings(action="ignore"):
        old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_1
    try:
        with socket.create_connection(("127.0.0.1", site.port)) as plain:
            old.wrap_socket(plain, server_hostname=NAME).close()
    except (ssl.SSLError, ConnectionError):
        return False
    return True


async def check_play(site: Site) -> str:
    """Two people play over WebSockets; a page of another site may not."""
    os.environ["SSL_CERT_FILE"] = site.certificate  # where WebSocket clients look
    async with browser(site) as http:
        people = [await guest(http, site.url, name) for name in ("Ann", "Bob")]
        seats = SEATS["eagles"]
        match = await open_match(people[0], people[1], "eagles", SCENARIOS["eagles"], seats)
        pairs = zip(people, seats, strict=True)
        players = [await Player(person, match, seat).start() for person, seat in pairs]
        made = await play(players, random.Random(1), most=ACTIONS)
        once = all(player.hellos == 1 for player in players)
        for player in players:
            await player.stop()
        assert made == ACTIONS and once, (made, once)
        own, other = {"Origin": site.url}, {"Origin": "https://elsewhere.example"}
        for headers, status in ((own, 200), (other, 403)):
            said = {**headers, "Authorization": f"Bearer {people[0].token}"}
            answer = await http.post(f"{site.url}/api/proofs", json={"record": ""}, headers=said)
            refused = answer.json().get("code") == "BAD_ORIGIN"
            assert refused == (status == 403), answer.text
    return f"{made} actions over wss, pages of other sites refused"


async def check_addresses(site: Site) -> str:
    """The visitor's address is the real one, even if they claim another: limits apply to each."""
    codes = []
    async with browser(site, "127.0.0.2") as http:
        for number in range(MOST_GUESTS + 1):
            claim = {"X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": f"192.0.2.{number}"}
            body = {"name": f"guest {number}"}
            answer = await http.post(f"{site.url}/api/people", json=body, headers=claim)
            codes.append(answer.status_code)
            cookies = answer.headers.get_list("set-cookie")
            assert all("Secure" in cookie for cookie in cookies), cookies
    assert codes == [201] * MOST_GUESTS + [429], codes
    async with browser(site, "127.0.0.3") as http:
        answer = await http.post(f"{site.url}/api/people", json={"name": "another"})
    assert answer.status_code == 201, answer.text
    return f"{MOST_GUESTS} guests of one address and no more, whatever it claims to be"


async def check_sizes(site: Site) -> str:
    """What is too long or too large is refused by the proxy or the server behind it."""
    async with browser(site) as http:
        long = await http.get(f"{site.url}/healthz", headers={"X-Long": "x" * 40_000})
        path = await http.get(f"{site.url}/healthz?{'x' * 6000}")
        large = await http.post(f"{site.url}/api/proofs", content=b"x" * 3_000_000)
        record = await http.post(f"{site.url}/api/proofs", json={"record": "x" * 1_900_000})
    codes = [answer.status_code for answer in (long, path, large)]
    assert set(codes) <= REFUSED, codes
    assert record.status_code not in REFUSED, record
    return f"a head of 40 KB: {codes[0]}, a URL of 6 KB: {codes[1]}, a body of 3 MB: {codes[2]}"


async def check_slowness(site: Site) -> str:
    """A head that never ends is given up."""
    secure = ssl.create_default_context(cafile=site.certificate)
    begun = time.monotonic()
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", site.port, ssl=secure, server_hostname=NAME
    )
    try:
        writer.write(f"GET / HTTP/1.1\r\nHost: {NAME}\r\nX-Slow: ".encode())
        await writer.drain()
        async with asyncio.timeout(2 * HEAD_SECONDS):
            await reader.read()
    finally:
        writer.transport.abort()
    return f"an endless head is given up after {time.monotonic() - begun:.1f} s"


CHECKS: Final[tuple[Callable[[Site], Awaitable[str]], ...]] = (
    check_https,
    check_play,
    check_addresses,
    check_sizes,
    check_slowness,
)


async def check_all(name: str, site: Site) -> None:
    for check in CHECKS:
        print(f"{name}: {await check(site)}", flush=True)


def try_out(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # nginx drops its rights
        site = Site(folder, free_port(), free_port(), free_port())
        make_certificate(site)
        server = ServerProcess(
            os.path.join(folder, "games.db"),
            port=site.server,
            GROGNARD_URL=site.url,
            GROGNARD_PROXIES="127.0.0.1",
            GROGNARD_LIMITS=LIMITS,
        )
        with server, started(site, PROXIES[name](site)):
            asyncio.run(check_all(name, site))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", choices=list(PROXIES))
    only = parser.parse_args(arguments).only
    wanted = [only] if only else list(PROXIES)
    missing = [name for name in wanted if shutil.which(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)}")
        return 1
    for name in wanted:
        try_out(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
