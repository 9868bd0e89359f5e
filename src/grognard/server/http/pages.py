"""The table in the browser: its pages, which are all one, and its files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from ..accounts.auth import language_of
from ..errors import ApiError, say
from .static_files import INDEX, File
from .status import html_page

# the browser itself finds out what a page shows
PAGES: Final = (
    "/",
    "/match/{match_id}",
    "/join",
    "/recover",
    "/confirm",
    "/replay/{match_id}",
    "/open",
    "/rules",
    "/rules/{number}",
    "/rules/{game}/{number}",
    "/army",
    "/army/{game}",
    "/games/{game}/{page}",
    "/games/{game}/{page}/{item}",
    "/cards",
    "/cards/{card}",
    "/learn",
    "/learn/{game}",
    "/how",
    "/how/{game}",
    "/settings",
)
METHODS: Final = ["GET", "HEAD"]
UNAVAILABLE: Final = 503
NOT_FOUND: Final = 404


def front_router(files: Mapping[str, File]) -> APIRouter:
    """The routes of the front with these files. What has no file here is no page of ours."""
    router = APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return files[INDEX].answer(request.headers) if files else unbuilt(language_of(request))

    for path in PAGES:
        router.add_api_route(path, page, methods=METHODS)
    for name, file in files.items():
        if "/" not in name:
            router.add_api_route(f"/{name}", handing_out({name: file}), methods=METHODS)
    for place in sorted({name.partition("/")[0] for name in files if "/" in name}):
        path = f"/{place}/{{name:path}}"
        router.add_api_route(path, handing_out(files), methods=METHODS)
    return router


def handing_out(files: Mapping[str, File]) -> Callable[[Request], Awaitable[Response]]:
    async def hand_out(request: Request) -> Response:
        file = files.get(request.url.path[1:])
        if file is None:
            raise ApiError("NO_SUCH_PAGE")
        return file.answer(request.headers)

    return hand_out


def wants_a_page(request: Request, files: Mapping[str, File]) -> bool:
    """Whether a person looks for a page, and there is a front to say that there is none."""
    html = "text/html" in request.headers.get("accept", "")
    return bool(files) and request.method in METHODS and html


def missing_page(request: Request, files: Mapping[str, File]) -> Response:
    """The front itself says in the reader's language that there is no such page."""
    answer = files[INDEX].answer({"accept-encoding": request.headers.get("accept-encoding", "")})
    answer.status_code = NOT_FOUND
    return answer


def unbuilt(lang: str) -> HTMLResponse:
    """What stands here when the front was never built."""
    lines = [
        f"<h1>{escape(say(lang, 'page-title'))}</h1>",
        f"<p>{escape(say(lang, 'page-unbuilt'))}</p>",
        "<p><code>./run build</code></p>",
        f'<p><a href="/status">{escape(say(lang, "page-status"))}</a></p>',
    ]
    return html_page(lang, lines, UNAVAILABLE)
