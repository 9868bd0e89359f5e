"""The table in the browser: its pages, which are all one, and its files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

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
    "/decks",
    "/cards/{card}",
    "/learn",
    "/learn/{game}",
    "/how",
    "/how/{game}",
    "/settings",
)
# a page of its own, so that a phone beside a real table fetches nothing else
CHARTS: Final = "charts.html"
CHART_PAGES: Final = ("/charts", "/charts/{game}", "/charts/{game}/sheet")
Way = Callable[[Request], Awaitable[Response]]
METHODS: Final = ["GET", "HEAD"]
UNAVAILABLE: Final = 503
NOT_FOUND: Final = 404


def front_routes(files: Mapping[str, File]) -> list[Route]:
    """The routes of the front with these files. What has no file here is no page of ours."""

    async def page(request: Request) -> Response:
        return files[INDEX].answer(request.headers) if files else unbuilt(language_of(request))

    async def charts(request: Request) -> Response:
        return files[CHARTS].answer(request.headers) if files else unbuilt(language_of(request))

    ways: dict[str, Way] = dict.fromkeys(PAGES, page)
    ways |= dict.fromkeys(CHART_PAGES, charts)
    ways |= {f"/{name}": handing_out({name: files[name]}) for name in files if "/" not in name}
    folders = sorted({name.partition("/")[0] for name in files if "/" in name})
    ways |= {f"/{folder}/{{name:path}}": handing_out(files) for folder in folders}
    return [
        Route(path, way, methods=METHODS, include_in_schema=False) for path, way in ways.items()
    ]


def handing_out(files: Mapping[str, File]) -> Way:
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
