"""The games, each a package with the same file names for the same subjects."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from grognard.kernel.game import Game
from grognard.kernel.registry import find, register, registered

# The one list of games, the usual one first; all else that belongs to a game is found by its key.
PACKAGES = ("eagles", "march")


def load() -> list[Game]:
    """Put every game of the program into the kernel's registry, with the older versions of its
    rules by which games may still be played; others may be there already."""
    for name in PACKAGES:
        module = import_module(f".{name}.game", __name__)
        for one in [*getattr(module, "OLDER", []), module.GAME]:
            register(one)
    return registered()


def shipped() -> list[Game]:
    """The games of the program by their newest rules, and no other."""
    return [import_module(f".{name}.game", __name__).GAME for name in PACKAGES]


def game(key: str) -> Game:
    """A game by its key; raises BadNotation with the known ones."""
    load()
    return find(key)


def trials(key: str) -> ModuleType | None:
    """What the program's own trials, fuzzing and measuring, need of a game; None without it."""
    name = f"{__name__}.{key}.trials"
    return import_module(name) if key in PACKAGES else None


def part(home: str, key: str) -> ModuleType | None:
    """The module that some package, such as the agents, holds for a game; None without one."""
    name = f"{home}.{key}"
    return import_module(name) if key in PACKAGES and find_spec(name) is not None else None
