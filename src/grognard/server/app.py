"""The application: its routes, its guard, and how it starts and stops."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException

from grognard import __version__

from .accounts.auth import language_of
from .accounts.people import Signer
from .context import Context, load_games, read_words
from .errors import ApiError, say
from .garbage import look_at_new_objects_only
from .guard.door import DOORMAN
from .guard.doorman import Doorman
from .guard.security import Guard, as_json
from .http import analyses as routes_analyses
from .http import charts as routes_charts
from .http import decks as routes_decks
from .http import games as routes_games
from .http import house as routes_house
from .http import lessons as routes_lessons
from .http import lists as routes_lists
from .http import lobby as routes_lobby
from .http import matches as routes_matches
from .http import people as routes_people
from .http import printing as routes_printing
from .http import records as routes_records
from .http import replays as routes_replay
from .http import shared_battles as routes_shared
from .http import status as routes_status
from .http.context import Services
from .http.pages import NOT_FOUND, front_routes, missing_page, wants_a_page
from .http.static_files import STATIC, File, read_front
from .log import note, note_error, set_up
from .metrics import Metrics
from .settings import Settings, from_environment
from .store.database import Trouble
from .store.part import Clock
from .store.sole_use import SoleUse
from .store.store import Store

KEY = "cookie key"
# Seconds that a thread waits for its turn while another works. To store an entry takes several
# turns: with the usual 0.005 a busy loop would make everybody wait for the disk many times over.
TURN: Final = 0.0005
ABOUT = (
    "Play together: a match is made and joined over HTTP and played over a WebSocket, whose "
    "messages are in web/src/app/protocol.gen.ts and docs/protocol.md. Programs send the token "
    "of POST /api/people as `Authorization: Bearer`."
)
# Nobody is asked, with every request, whether somebody wants to trace it.
NO_TELEMETRY: Final[TelemetryConfig] = {"tracing": False, "metrics": False, "logs": False}

API: Final = [
    route
    for part in (
        routes_people,
        routes_lobby,
        routes_games,
        routes_charts,
        routes_shared,
        routes_house,
        routes_lists,
        routes_decks,
        routes_printing,
        routes_records,
        routes_replay,
        routes_analyses,
        routes_lessons,
        routes_matches,
        routes_status,
    )
    for route in part.router.routes
]


def make_app(settings: Settings, clock: Clock = time.time, front: Path = STATIC) -> FastAPI:
    """The whole server as an ASGI application; its parts are made when it starts."""
    metrics = Metrics()
    files = read_front(front)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Doorman]]:
        load_games(settings)
        with SoleUse(settings.database):
            store = await Store.open(settings.database, clock)
            signer = Signer(await store.server_value(KEY, lambda: secrets.token_bytes(32)))
            services = Services(Context(settings, store, signer, metrics, clock))
            app.state.services = services
            await start(services)
            try:
                yield {DOORMAN: services.context.doorman}
            finally:
                await stop(services)

    app = FastAPI(
        title="Grognard",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
        telemetry=NO_TELEMETRY,
        # as they are: routers that are included would be taken apart a second time
        routes=[*API, *front_routes(files)],
    )
    add_refusals(app, files)
    app.add_middleware(Guard, settings=settings, metrics=metrics)
    return app


def app_from_environment() -> FastAPI:
    """For the processes of `grognard serve`: their settings come by the environment."""
    settings = from_environment()
    set_up(settings.log)
    load_games(settings)
    read_words()
    look_at_new_objects_only()
    sys.setswitchinterval(TURN)
    return make_app(settings)


async def start(services: Services) -> None:
    settings = services.context.settings
    await services.context.advisers.start(settings.advisers)
    await services.context.thinkers.start(settings.thinkers)
    await services.rooms.start()
    services.postman.start()
    services.sharing.start()
    note("started", port=settings.port, host=settings.host)


async def stop(services: Services) -> None:
    """Everything stored is stored; everything else can be taken up again."""
    await services.context.house.close()
    await services.sharing.stop()
    await services.postman.stop()
    await services.rooms.stop()
    await services.context.ponderers.stop()
    await services.context.thinkers.stop()
    await services.context.advisers.stop()
    services.context.close()
    await services.store.close()
    note("stopped")


def add_refusals(app: FastAPI, files: Mapping[str, File]) -> None:
    """Every error becomes a refusal with a code, and none says more than it should."""

    @app.exception_handler(ApiError)
    async def refused(request: Request, refused: ApiError) -> JSONResponse:
        return refuse(request, refused)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, wrong: RequestValidationError) -> JSONResponse:
        return refuse(request, ApiError("UNREADABLE", problem=first_problem(wrong.errors())))

    @app.exception_handler(HTTPException)
    async def elsewhere(request: Request, wrong: HTTPException) -> Response:
        if wrong.status_code == NOT_FOUND and wants_a_page(request, files):
            return missing_page(request, files)
        codes = {NOT_FOUND: "NO_SUCH_PAGE", 405: "NO_SUCH_METHOD"}
        code = codes.get(wrong.status_code)
        refused = ApiError(code) if code else ApiError("UNREADABLE", problem=wrong.detail)
        return refuse(request, refused, wrong.headers)

    @app.exception_handler(Trouble)
    async def trouble(request: Request, wrong: Trouble) -> JSONResponse:
        note_error("the database failed", wrong)
        return refuse(request, ApiError("BUSY", said=say(language_of(request), "no-storage")))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        services: Services = request.app.state.services
        services.context.metrics.count("grognard_errors_total")
        note_error("a request failed", error, method=request.method, path=route_of(request))
        return refuse(request, ApiError("BROKEN"))


def refuse(request: Request, refused: ApiError, headers: Any = None) -> JSONResponse:
    services: Services = request.app.state.services
    services.context.metrics.count("grognard_refusals_total", refused.code)
    content = as_json(refused, language_of(request))
    return JSONResponse(content, refused.status, headers)


def first_problem(errors: Any) -> str:
    """The first thing wrong with a request, without repeating what it said."""
    error = errors[0]
    where = ".".join(str(part) for part in error["loc"][1:])
    return f"{where}: {error['msg']}" if where else str(error["msg"])


def route_of(request: Request) -> str:
    """The route without its ids."""
    route = request.scope.get("route")
    return str(getattr(route, "path", ""))
