"""The request guard: where a request comes from, how large, how often; headers of answers.

A browser sends our cookie along with requests that other sites cause. So every request that changes
something, and every WebSocket, must come from our own pages if it comes from a page at all.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, spoken
from ..log import note
from ..metrics import Metrics
from ..settings import Settings, is_loopback
from .limits import Places, Rates, Shares, neighbourhood

READING: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# browsers ignore it on plain http from another machine, and say so in the console
OPENER: Final = ("Cross-Origin-Opener-Policy", "same-origin")
A_YEAR: Final = "max-age=31536000"
UNLOGGED: Final = ("/healthz", "/metrics")
LARGE_PATHS: Final = (
    "/api/matches",
    "/api/records",
    "/api/replays",
    "/api/proofs",
    "/api/shared-battles",
)


def is_foreign(headers: Headers, scheme: str, allowed: Iterable[str]) -> bool:
    """Whether a browser sends this on behalf of another site.

    Every browser says where such a request comes from. One that says nothing is no browser, and
    only a browser can be made to send a cookie that its user knows nothing of.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
    return origin not in allowed and not is_own(origin, headers.get("host", ""), scheme)


def is_own(origin: str, host: str, scheme: str) -> bool:
    """Our own pages: the same host and port, by http or, behind a proxy, by https."""
    parts = urlsplit(origin)
    schemes = ("https",) if scheme in ("https", "wss") else ("http", "https")
    return parts.scheme in schemes and bool(host) and parts.netloc.lower() == host.lower()


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "unknown"


def is_owner(scope: Scope, headers: Headers) -> bool:
    """Whether a request is made on this machine, by a page that was opened by an address of it.

    The name in the address counts too: a foreign name can be made to lead to this machine. And a
    page always says where it comes from, so a request that does not is refused.
    """
    ends = [scope.get("client"), scope.get("server")]
    if not all(end and is_loopback(end[0]) for end in ends):
        return False
    host, origin = headers.get("host", ""), headers.get("origin", "")
    return is_loopback(host_of(headers)) and is_own(origin, host, scope["scheme"])


def host_of(headers: Headers) -> str:
    """The name by which a browser came here, without the port; empty if it cannot be read."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.rates: Final = Rates(settings.limits.address_requests)
        limits = settings.limits
        self.asking: Final = Places(limits.tcp_connections, limits.tcp_of_address, 0)
        self.bodies: Final = Shares(limits.bodies_bytes, limits.bodies_bytes // 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.guard_http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.guard_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def guard_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Requests of one address count while they last, also those that a proxy hands on."""
        send = self.with_headers(scope, send)
        headers, address = Headers(scope=scope), address_of(scope)
        if not self.asking.take(address, None):
            await answer(ApiError("TOO_MANY"), headers, send)
            return
        try:
            self.check(scope, headers)
            body = await self.read_body(scope, headers, receive)
            begun = time.perf_counter()
            await self.app(scope, replaying(body, receive), send)
            self.log(scope, time.perf_counter() - begun)
        except ApiError as refused:
            await answer(refused, headers, send)
        except ConnectionError:
            return
        finally:
            self.asking.leave(address, None)

    def log(self, scope: Scope, seconds: float) -> None:
        """Which kind of request, by whom not, about what not."""
        route = getattr(scope.get("route"), "path", "")
        if route not in UNLOGGED:
            note("request", method=scope["method"], path=route, seconds=round(seconds, 4))

    def check(self, scope: Scope, headers: Headers) -> None:
        if self.is_too_long(scope):
            raise ApiError("TOO_LONG")
        if not self.rates.allow(address_of(scope)):
            raise ApiError("TOO_FAST")
        changing = scope["type"] == "websocket" or scope["method"] not in READING
        if changing and is_foreign(headers, scope["scheme"], self.origins()):
            raise ApiError("BAD_ORIGIN")

    def is_too_long(self, scope: Scope) -> bool:
        limits = self.settings.limits
        url = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
        return url > limits.url_bytes or len(scope["headers"]) > limits.headers

    def origins(self) -> tuple[str, ...]:
        """Sites whose pages may send requests; a server without a configured address has none."""
        return tuple(filter(None, (*self.settings.origins, self.settings.url)))

    async def read_body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        """The whole body, so that no handler ever waits for a slow or endless one."""
        limits = self.settings.limits
        most = limits.record_bytes if scope["path"] in LARGE_PATHS else limits.body_bytes
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise ApiError("TOO_LARGE", most=most)
        try:
            async with asyncio.timeout(limits.body_seconds):
                return await self.read_pieces(receive, address_of(scope), most)
        except TimeoutError:
            raise ApiError("TOO_LARGE", most=most) from None

    async def read_pieces(self, receive: Receive, address: str, most: int) -> bytes:
        """What is read and not yet handed on must fit into the memory set aside for it."""
        body = bytearray()
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ConnectionError
                piece = message.get("body", b"")
                self.bodies.take(address, len(piece))
                body += piece
                if len(body) > most:
                    raise ApiError("TOO_LARGE", most=most)
                if self.bodies.exceeded(address):
                    raise ApiError("BUSY")
                if not message.get("more_body", False):
                    return bytes(body)
        finally:
            self.bodies.take(address, -len(body))

    async def guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
        except ApiError as refused:
            self.metrics.count("grognard_refusals_total", refused.code)
            await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def with_headers(self, scope: Scope, send: Send) -> Send:
        https = scope["scheme"] == "https" or self.settings.url.startswith("https://")
        trusted = https or is_loopback(host_of(Headers(scope=scope)))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if trusted:
                    headers.setdefault(*OPENER)
                if https:
                    headers.setdefault("Strict-Transport-Security", A_YEAR)
                self.metrics.count("grognard_requests_total", str(message["status"]))
            await send(message)

        return send_with_headers


def replaying(body: bytes, receive: Receive) -> Receive:
    """Hand the body over in one piece; after it the connection itself is read."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again


async def answer(refused: ApiError, headers: Headers, send: Send) -> None:
    lang = spoken(headers.get("accept-language", ""))
    body = json.dumps(as_json(refused, lang), ensure_ascii=False).encode()
    start: dict[str, Any] = {"type": "http.response.start", "status": refused.status}
    start["headers"] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if refused.code == "TOO_FAST":
        start["headers"].append((b"retry-after", b"1"))
    await send(start)
    await send({"type": "http.response.body", "body": body})


def as_json(refused: ApiError, lang: str) -> dict[str, str]:
    return {"code": refused.code, "cite": refused.cite, "words": refused.words(lang)}
