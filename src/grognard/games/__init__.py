"""The games, each a package with the same file names for the same subjects."""

from importlib import import_module

from grognard.kernel.game import Game
from grognard.kernel.registry import find, register, registered

PACKAGES = ("eagles", "march")


def load() -> list[Game]:
    """Put every game into the kernel's registry."""
    for name in PACKAGES:
        register(import_module(f".{name}.game", __name__).GAME)
    return registered()


def game(key: str) -> Game:
    """A game by its key; raises BadNotation with the known ones."""
    load()
    return find(key)
