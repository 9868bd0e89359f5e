"""The games, each a package with the same file names for the same subjects."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from grognard.kernel.game import Game
from grognard.kernel.registry import find, register, registered

# The one list of games, the usual one first; everything else of a game is found by its key.
PACKAGES = ("eagles", "march", "age", "crepuscule")


def load(on_screen: bool = False) -> list[Game]:
    """Put every game of the program into the kernel's registry; others may be there already.

    A server asks only for those that are played in the browser.
    """
    for name in PACKAGES:
        for one in versions(name):
            if one.info.on_screen or not on_screen:
                register(one)
    return registered()


def shipped() -> list[Game]:
    """The games of the program only, each with its newest rules."""
    return [versions(name)[-1] for name in PACKAGES]


def versions(key: str) -> list[Game]:
    """A game of the program with every version of its rules, the newest last."""
    found: list[Game] = import_module(f".{key}.game", __name__).VERSIONS
    return found


def game(key: str) -> Game:
    """A game by its key; raises BadNotation with the known ones."""
    load()
    return find(key)


def trials(key: str) -> ModuleType | None:
    """What fuzzing and measuring need of a game; None without it."""
    name = f"{__name__}.{key}.trials"
    return import_module(name) if key in PACKAGES else None


def part(home: str, key: str) -> ModuleType | None:
    """The module that some package, such as the agents, holds for a game; None without one."""
    name = f"{home}.{key}"
    return import_module(name) if key in PACKAGES and find_spec(name) is not None else None
