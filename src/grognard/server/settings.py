"""What the operator may set, by GROGNARD_* in the environment; `grognard serve` has flags for some.

Bound to a public address, or behind a proxy, the defaults are the careful ones: cookies only over
https, and stricter limits.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

HOST: Final = "127.0.0.1"
PORT: Final = 8000
DATABASE: Final = "grognard.db"
FRAME_BYTES: Final = 64 * 1024  # a larger message ends the connection before it is read
LOG_LEVELS: Final = ("info", "warning", "error")


class BadSetting(ValueError):
    """A setting that cannot be used; `name` is the variable, never its value: it may be secret."""

    def __init__(self, name: str, expected: str) -> None:
        super().__init__(f"{name}: {expected}")
        self.name: Final = name
        self.expected: Final = expected


@dataclass(frozen=True)
class Limits:
    """What one person, one address and everybody together may ask of the server.

    Rates are (how many at once, how many a second in the long run).
    """

    person_requests: tuple[float, float] = (200, 50)
    address_requests: tuple[float, float] = (400, 100)
    messages: tuple[float, float] = (200, 50)
    work_of_person: tuple[float, float] = (20_000, 1000)  # milliseconds, as measured
    work_of_address: tuple[float, float] = (60_000, 3000)
    questions_waiting: int = 500  # for an answer, of all players
    questions_of_address: int = 100
    computer_games_of_address: int = 20  # between computers only, being played
    sign_ups: tuple[float, float] = (200, 5)
    passwords: tuple[float, float] = (10, 0.1)
    chat: tuple[float, float] = (20, 1)
    new_matches: tuple[float, float] = (100, 2)
    replays: tuple[float, float] = (60, 5)
    prints: tuple[float, float] = (20, 0.2)
    prints_waiting: int = 4  # one is set at a time
    challenges_of_person: int = 50  # in the lobby
    challenges_of_address: int = 500
    challenge_seconds: float = 30 * 86_400.0  # until a match that nobody joins is cancelled
    shared_battles: int = 500  # beside the charts, of one address
    shared_battle_lines: int = 3000
    shared_battle_bytes: int = 1024 * 1024
    shared_battle_seconds: float = 30 * 86_400.0  # until one that nobody writes in is forgotten
    message_bytes: int = 8 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    replay_bytes: int = 32 * 1024 * 1024
    bodies_bytes: int = 64 * 1024 * 1024  # of all requests that are being read; a quarter for one
    head_bytes: int = 16 * 1024
    url_bytes: int = 4 * 1024
    headers: int = 100
    tcp_connections: int = 10_000  # of any kind; fewer where the system allows fewer files
    tcp_of_address: int = 5000
    connections: int = 8000  # WebSockets
    connections_of_address: int = 4000
    connections_of_person: int = 4000
    unsent_messages: int = 256
    unsent_bytes: int = 8 * 1024 * 1024
    unread_seconds: float = 30.0
    head_seconds: float = 10.0
    hello_seconds: float = 10.0
    idle_seconds: float = 3600.0
    body_seconds: float = 20.0


PUBLIC_LIMITS: Final = Limits(
    person_requests=(60, 10),
    address_requests=(120, 20),
    messages=(60, 15),
    work_of_person=(3000, 200),
    work_of_address=(6000, 400),
    questions_of_address=32,
    computer_games_of_address=3,
    sign_ups=(10, 0.05),
    passwords=(5, 0.05),
    chat=(10, 0.5),
    new_matches=(10, 0.05),
    replays=(10, 0.2),
    prints=(5, 0.02),
    challenges_of_person=5,
    challenges_of_address=15,
    challenge_seconds=14 * 86_400.0,
    shared_battles=20,
    tcp_of_address=200,
    connections=4000,
    connections_of_address=64,
    connections_of_person=32,
    idle_seconds=900.0,
)


@dataclass(frozen=True)
class Smtp:
    """Where mail is handed over; `password` never leaves this object but to the mail server."""

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    sender: str
    tls: bool


@dataclass(frozen=True)
class Settings:
    host: str = HOST
    port: int = PORT
    database: str = DATABASE
    processes: int = 1
    thinkers: int = 1
    advisers: int = 1  # 0: what players ask is answered in the server's own loop
    url: str = ""
    origins: tuple[str, ...] = ()
    proxies: str = ""
    plain_http: bool = False
    house: bool = False  # a person plays here and may let the house network in
    log: str = LOG_LEVELS[0]
    games: tuple[str, ...] = ()
    smtp: Smtp | None = None
    webhook: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)
    limits: Limits = Limits()
    quiet: float = 0.5  # seconds that hide whether a computer or a standing order was asked
    idle_tables: int = 2000  # matches in memory; beyond that, unwatched ones are closed
    idle_after: float = 600.0  # seconds until an unwatched match is closed

    @property
    def public(self) -> bool:
        return not is_loopback(self.host)

    @property
    def secure_cookies(self) -> bool:
        """Cookies go over https only; on one's own machine, or by --plain-http, over http too."""
        if self.url:
            return self.url.startswith("https://")
        return self.public and not self.plain_http

    @property
    def behind_proxy(self) -> bool:
        return bool(self.proxies) or self.url.startswith("https://")

    @property
    def reachable(self) -> bool:
        """Whether strangers may come, by themselves or through a proxy."""
        return self.public or self.behind_proxy

    @property
    def own_url(self) -> str:
        """How people reach this server, for links in mails."""
        return self.url or f"http://{shown_host(self.host)}:{self.port}"


def is_loopback(host: str) -> bool:
    if host in ("localhost", ""):
        return host == "localhost"
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def shown_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    """The settings without flags; raises BadSetting."""
    settings = Settings(
        host=env.get("GROGNARD_HOST") or HOST,
        port=read_whole(env, "GROGNARD_PORT", PORT, 65535),
        database=env.get("GROGNARD_DATABASE") or DATABASE,
        processes=read_whole(env, "GROGNARD_PROCESSES", 1, 64),
        plain_http=env.get("GROGNARD_PLAIN_HTTP", "") not in ("", "0"),
        house=env.get("GROGNARD_HOUSE", "") not in ("", "0"),
        log=read_word(env, "GROGNARD_LOG", LOG_LEVELS),
        thinkers=read_whole(env, "GROGNARD_THINKERS", default_thinkers(), 64),
        advisers=read_whole(env, "GROGNARD_ADVISERS", min(2, default_thinkers()), 64),
        url=read_url(env, "GROGNARD_URL"),
        origins=words_of(env, "GROGNARD_ORIGINS"),
        proxies=env.get("GROGNARD_PROXIES", ""),
        games=words_of(env, "GROGNARD_GAMES"),
        smtp=read_smtp(env),
        webhook=read_url(env, "GROGNARD_WEBHOOK"),
        metrics_token=env.get("GROGNARD_METRICS_TOKEN", ""),
        idle_after=float(read_whole(env, "GROGNARD_IDLE_AFTER", 600, 86_400)),
    )
    return replace(settings, limits=read_limits(env, settings.reachable))


def default_thinkers() -> int:
    """One core is left to the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


def words_of(env: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(env.get(name, "").replace(",", " ").split())


def read_word(env: Mapping[str, str], name: str, known: tuple[str, ...]) -> str:
    """One of the known words; the first when nothing is said."""
    word = env.get(name) or known[0]
    if word not in known:
        raise BadSetting(name, ", ".join(known))
    return word


def read_whole(env: Mapping[str, str], name: str, default: int, most: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > most:
        raise BadSetting(name, f"a whole number up to {most}")
    return int(text)


def read_limits(env: Mapping[str, str], public: bool) -> Limits:
    """GROGNARD_LIMITS="messages=200/50 connections=100": a rate is so many at once / a second."""
    given: dict[str, object] = {}
    defaults = PUBLIC_LIMITS if public else Limits()
    for word in words_of(env, "GROGNARD_LIMITS"):
        name, _, value = word.partition("=")
        usual = getattr(defaults, name, None)
        parts = value.split("/")
        if usual is None or len(parts) != (2 if isinstance(usual, tuple) else 1):
            raise BadSetting("GROGNARD_LIMITS", "words such as messages=200/50 or connections=100")
        try:
            numbers = [float(part) for part in parts]
        except ValueError:
            raise BadSetting("GROGNARD_LIMITS", f"{name} is a number") from None
        given[name] = tuple(numbers) if isinstance(usual, tuple) else type(usual)(numbers[0])
    return replace(defaults, **given)  # type: ignore[arg-type]


def read_url(env: Mapping[str, str], name: str) -> str:
    text = env.get(name, "").rstrip("/")
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise BadSetting(name, "a URL such as https://club.example")
    return text


def read_smtp(env: Mapping[str, str]) -> Smtp | None:
    """GROGNARD_SMTP=smtp[s]://user@host:port, GROGNARD_SMTP_PASSWORD, GROGNARD_MAIL_FROM."""
    text = env.get("GROGNARD_SMTP", "")
    if not text:
        return None
    parts = urlsplit(text)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadSetting("GROGNARD_SMTP", "a URL such as smtp://user@mail.example:587")
    tls = parts.scheme == "smtps"
    return Smtp(
        host=parts.hostname,
        port=parts.port or (465 if tls else 587),
        user=parts.username or "",
        password=env.get("GROGNARD_SMTP_PASSWORD", "") or parts.password or "",
        sender=env.get("GROGNARD_MAIL_FROM", "") or f"grognard@{parts.hostname}",
        tls=tls,
    )
