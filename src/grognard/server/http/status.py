"""How the server is: for people a page, for machines health and figures."""

from __future__ import annotations

import hmac
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response

from grognard import __version__
from grognard.kernel.registry import registered
from grognard.native import running

from ..accounts.auth import language_of
from ..errors import ApiError, say
from ..metrics import KIND
from ..settings import is_loopback
from ..store.database import Trouble
from ..store.rows import Stage
from ..wire.api import Health, Problem
from .context import Services, problems, services_of, text_or_problems

router = APIRouter(tags=["status"])


UNWELL: dict[int | str, dict[str, Any]] = {503: {"model": Health, "description": "degraded"}}
REFUSED: dict[int | str, dict[str, Any]] = {
    status: {**found, "model": Problem} for status, found in problems().items()
}


@router.get("/healthz", responses=REFUSED | UNWELL)
async def healthz(request: Request, response: Response) -> Health:
    """Whether the server and its database answer, and whether games can be stored."""
    reason = ""
    try:
        await services_of(request).store.check()
    except Trouble as trouble:
        reason, response.status_code = trouble.code, 503
    status: Literal["ok", "degraded"] = "degraded" if reason else "ok"
    return Health(status=status, reason=reason, version=__version__, rules=rules_in_use())


@cache
def rules_in_use() -> str:
    """Compiled or interpreted; found out once, as it means looking through all sources."""
    return running()


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    responses=text_or_problems("NOT_YOURS"),
)
async def metrics(request: Request) -> PlainTextResponse:
    """Figures for Prometheus; on a public address only with the operator's token."""
    services = services_of(request)
    check_operator(services, request)
    counts = await services.store.count_games()
    gauges: dict[str, dict[str, float]] = {
        "grognard_connections": {"": services.context.places.open},
        "grognard_rooms": {"": len(services.rooms.places)},
        "grognard_matches": {stage.value: count for stage, count in counts.items()},
        "grognard_thinkers": dict(services.context.thinkers.figures()),
        "grognard_ponderers": dict(services.context.ponderers.figures()),
        "grognard_advisers": dict(services.context.advisers.figures()),
    }
    return PlainTextResponse(services.context.metrics.text(gauges), media_type=KIND)


def check_operator(services: Services, request: Request) -> None:
    """Figures show when things happen, which is nobody's business but the operator's."""
    settings = services.context.settings
    near = not settings.public and is_loopback((request.client or ("",))[0])
    if not settings.metrics_token and near and not settings.behind_proxy:
        return
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    expected = settings.metrics_token
    if not expected or not hmac.compare_digest(given.encode(), expected.encode()):
        raise ApiError("NOT_YOURS")


@router.get("/status", response_class=HTMLResponse, include_in_schema=False)
async def page(request: Request) -> HTMLResponse:
    """A plain page: that the server runs, and what it serves."""
    lang = language_of(request)
    counts = await services_of(request).counts()
    games = "".join(
        f"<li>{escape(game.info.name)}, "
        f"{escape(say(lang, 'page-version', version=game.info.version))}</li>"
        for game in registered()
    )
    lines = [
        f"<h1>{escape(say(lang, 'page-title'))}</h1>",
        f"<p>{escape(say(lang, 'page-about'))}</p>",
        f'<p><a href="/">{escape(say(lang, "page-table"))}</a></p>',
        f"<p>{escape(say(lang, 'page-well'))}</p>",
        f"<p>{escape(say(lang, 'page-running', count=counts[Stage.RUNNING]))}<br>",
        f"{escape(say(lang, 'page-waiting', count=counts[Stage.WAITING]))}<br>",
        f"{escape(say(lang, 'page-over', count=counts[Stage.OVER]))}</p>",
        f"<h2>{escape(say(lang, 'page-games'))}</h2><ul>{games}</ul>",
        f"<h2>{escape(say(lang, 'page-api'))}</h2>",
        f'<p><a href="/api/openapi.json">{escape(say(lang, "page-openapi"))}</a></p>',
    ]
    return html_page(lang, lines)


def html_page(lang: str, lines: list[str], status: int = 200) -> HTMLResponse:
    """A page without scripts around these lines of HTML."""
    head = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<link rel="stylesheet" href="/page.css">',
        '<link rel="icon" href="/icons/grognard.svg" type="image/svg+xml">',
        f"<title>{escape(say(lang, 'page-title'))}</title></head><body><main>",
    ]
    return HTMLResponse("\n".join([*head, *lines, "</main></body></html>"]), status)


@router.get("/page.css", include_in_schema=False)
async def page_style() -> Response:
    return Response(files(__package__).joinpath("status.css").read_bytes(), media_type="text/css")
