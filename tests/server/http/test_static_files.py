"""The table in the browser as the server hands it out: pages, files, headers; and when unbuilt."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from grognard.server.http.pages import PAGES
from grognard.server.http.static_files import FOREVER, read_front, takes
from tests.server.hosting import Hosted, hosted

pytestmark = pytest.mark.anyio
PAGE = "<!doctype html><title>Grognard</title>" + " " * 600
SCRIPT = "console.log(1);" * 100


@pytest.fixture(scope="module")
async def built(
    anyio_backend: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Hosted]:
    folder = tmp_path_factory.mktemp("front")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": PAGE,
        "sw.js": "// worker",
        "manifest.webmanifest": "{}",
        ".digest": "secret of the build",
        "assets/main-abc123.js": SCRIPT,
        "assets/font-abc123.woff2": "font",
    }.items():
        (static / name).write_text(text, encoding="utf-8")
    for name in ("index.html", "assets/main-abc123.js"):
        (static / f"{name}.gz").write_bytes(gzip.compress((static / name).read_bytes()))
    async with hosted(str(folder / "games.db"), front=static) as found:
        yield found


WISHES = ("gzip, br", "gzip", "br;q=0, gzip", "identity")


@pytest.mark.parametrize("page", PAGES)
async def test_every_page_is_the_one_page_and_asked_for_again(built: Hosted, page: str) -> None:
    path = page.format(
        match_id="abcdefgh23456789",
        number="7.33",
        card="070",
        game="march",
        page="cards",
        item="070",
    )
    async with built.anyone() as http:
        answer = await http.get(path)
        again = await http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert answer.status_code == 200 and answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert again.status_code == 304 and not again.content


async def test_files_are_compressed_for_clients_that_accept_it(built: Hosted) -> None:
    async with built.anyone() as http:
        small = await http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "br, gzip"})
        plain = await http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"  # there is no .br of it
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text == SCRIPT
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"])
    assert small.headers["vary"] == "Accept-Encoding"
    assert small.headers["content-type"].startswith("text/javascript")


async def test_only_files_named_by_their_contents_are_kept_for_good(
    built: Hosted,
) -> None:
    async with built.anyone() as http:
        kept = [await http.get(f"/assets/{name}-abc123") for name in ("main", "font")]
        assert [answer.status_code for answer in kept] == [404, 404]
        for name in ("main-abc123.js", "font-abc123.woff2"):
            assert (await http.get(f"/assets/{name}")).headers["cache-control"] == FOREVER
        worker = await http.get("/sw.js")
        manifest = await http.get("/manifest.webmanifest")
    assert worker.headers["cache-control"] == manifest.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path",
    [
        "/.digest",
        "/index.html.gz",
        "/assets/",
        "/assets/../index.html.gz",
        "/assets/%2e%2e/.digest",
    ],
)
async def test_what_is_not_of_the_front_is_not_handed_out(built: Hosted, path: str) -> None:
    async with built.anyone() as http:
        assert (await http.get(path)).json()["code"] == "NO_SUCH_PAGE"


async def test_programs_still_get_errors_for_wrong_paths_and_methods(built: Hosted) -> None:
    async with built.anyone() as http:
        assert (await http.get("/nothing/here")).status_code == 404
        assert (await http.get("/api/nothing")).json()["code"] == "NO_SUCH_PAGE"
        assert (await http.post("/")).json()["code"] == "NO_SUCH_METHOD"
        assert (await http.head("/")).status_code == 200


@pytest.mark.parametrize(("lang", "word"), [("en", "has not been built"), ("fr", "construite")])
async def test_a_front_that_was_never_built_says_how(tmp_path: Path, lang: str, word: str) -> None:
    async with hosted(str(tmp_path / "games.db"), front=tmp_path / "none") as server:
        async with server.anyone() as http:
            answer = await http.get("/", headers={"Accept-Language": lang})
    assert answer.status_code == 503
    assert word in answer.text and "./run build" in answer.text
    assert "<script" not in answer.text


def test_a_folder_without_a_page_is_no_front(tmp_path: Path) -> None:
    (tmp_path / "main.js").write_text("1")
    assert read_front(tmp_path) == {}


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("", False),
        ("x", False),
    ],
)
def test_gzip_goes_only_where_it_is_taken(accepted: str, taken: bool) -> None:
    assert takes("gzip", accepted) is taken


def test_the_smallest_coding_that_is_taken_is_sent(tmp_path: Path) -> None:
    for name, body in {
        "index.html": b"whole",
        "index.html.br": b"b",
        "index.html.gz": b"gz",
    }.items():
        (tmp_path / name).write_bytes(body)
    files = read_front(tmp_path)
    assert set(files) == {"index.html"}
    sent = {wish: files["index.html"].answer({"accept-encoding": wish}).body for wish in WISHES}
    assert sent == {"gzip, br": b"b", "gzip": b"gz", "br;q=0, gzip": b"gz", "identity": b"whole"}


async def test_a_person_at_a_wrong_address_gets_the_front_a_program_a_refusal(
    built: Hosted,
) -> None:
    async with built.anyone() as http:
        person = await http.get("/austerlitz", headers={"Accept": "text/html,*/*"})
        program = await http.get("/austerlitz", headers={"Accept": "application/json"})
        posted = await http.post("/austerlitz", headers={"Accept": "text/html"})
    assert person.status_code == 404 and person.text == PAGE
    assert program.status_code == 404 and program.json()["code"] == "NO_SUCH_PAGE"
    assert posted.status_code == 404 and posted.json()["code"] == "NO_SUCH_PAGE"
