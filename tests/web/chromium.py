"""Where the browser of the tests is. Standard library only: the launcher loads it by its path."""

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def why_not() -> str | None:
    """Why nothing can be tested in a browser here, or None."""
    if found():
        return None
    return "no Chromium is installed (on Debian and Ubuntu: apt install chromium)"
