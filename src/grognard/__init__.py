"""Grognard: Napoleonic wargames on one rules kernel."""

from grognard import native

__version__ = "0.1.0"

native.install()
