"""The table in the browser as files: read once, handed out with the right headers.

A file with a hash in its name never changes; every other is requested again each time, and not sent
twice to a browser that has it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.responses import Response

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
INDEX: Final = "index.html"
HASHED: Final = "assets"  # the folder in which Vite names files by their contents
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_MODIFIED: Final = 304
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
UNKNOWN: Final = "application/octet-stream"


# Ways to send a file smaller, the smallest first, and how the names of such files end.
CODINGS: Final = {"br": ".br", "gzip": ".gz"}


@dataclass(frozen=True, slots=True)
class File:
    """`coded` is the same compressed, by coding, where that gains something."""

    body: bytes
    coded: Mapping[str, bytes]
    kind: str
    cache: str
    tag: str

    def answer(self, asked: Mapping[str, str]) -> Response:
        """The file in the form that these headers ask for."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        for coding, smaller in self.coded.items():
            if takes(coding, asked.get("accept-encoding", "")):
                headers["Content-Encoding"] = coding
                return Response(smaller, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def takes(coding: str, accepted: str) -> bool:
    wishes = [wish.replace(" ", "") for wish in accepted.lower().split(",")]
    return any(wish.split(";")[0] == coding and not wish.endswith(";q=0") for wish in wishes)


def read_front(folder: Path = STATIC) -> dict[str, File]:
    """Every file by its path within the folder; none when the front was never built."""
    if not (folder / INDEX).is_file():
        return {}
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return {
        name: read_file(name, path, found)
        for name, path in found.items()
        if path.is_file() and path.suffix not in CODINGS.values() and not path.name.startswith(".")
    }


def read_file(name: str, path: Path, found: Mapping[str, Path]) -> File:
    body = path.read_bytes()
    coded = {coding: found.get(name + ending) for coding, ending in CODINGS.items()}
    return File(
        body,
        {coding: smaller.read_bytes() for coding, smaller in coded.items() if smaller},
        KINDS.get(PurePosixPath(name).suffix, UNKNOWN),
        FOREVER if name.startswith(f"{HASHED}/") else ASK_AGAIN,
        f'"{hashlib.sha256(body).hexdigest()[:32]}"',
    )
