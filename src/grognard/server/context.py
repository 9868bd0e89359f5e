"""What everybody in the server shares: settings, the store, the computers, the figures."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Final

from grognard.games import load
from grognard.kernel.game import Game
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find, registered
from grognard.lexicon import Lexicon

from .accounts.attempts import Attempts
from .accounts.people import Passwords, Signer
from .accounts.sessions import Sessions
from .errors import ApiError
from .garbage import Garbage
from .guard.computer_games import ComputerGames
from .guard.doorman import Doorman, descriptors
from .guard.limits import Places, Rates
from .guard.one_by_one import OneByOne
from .guard.work_limits import WorkLimits
from .house.house_network import HouseNetwork
from .match.standpoint import Standpoints
from .metrics import Metrics
from .settings import Settings
from .store.store import Store
from .workers.advisers import Advisers
from .workers.ponderers import Ponderers
from .workers.thinkers import Thinkers

PACES: Final[dict[str, float | None]] = {
    "live": 300.0,
    "day": 86_400.0,
    "three-days": 3 * 86_400.0,
    "none": None,
}
CORRESPONDENCE: Final = ("day", "three-days")


class Context:
    """Made once for a process, when its store is open."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        signer: Signer,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        limits = settings.limits
        self.settings: Final = settings
        self.store: Final = store
        self.shared: Final = store.bus.is_shared  # other processes may serve it too
        self.signer: Final = signer
        self.metrics: Final = metrics
        self.clock: Final = clock
        self.thinkers: Final = Thinkers(settings.games)
        self.ponderers: Final = Ponderers(settings.games)
        self.advisers: Final = Advisers(
            settings.games,
            most_waiting=limits.questions_waiting,
            most_of_address=limits.questions_of_address,
        )
        self.computer_games: Final = ComputerGames(limits.computer_games_of_address)
        self.standpoints: Final = Standpoints()
        self.work: Final = WorkLimits(limits.work_of_person, limits.work_of_address)
        self.passwords: Final = Passwords()
        self.garbage: Final = Garbage()
        self.doorman: Final = Doorman(
            limits, settings.proxies, descriptors(), gone=self.garbage.add
        )
        self.house: Final = HouseNetwork(settings)
        self.places: Final = Places(
            limits.connections, limits.connections_of_address, limits.connections_of_person
        )
        self.person_rate: Final = Rates(limits.person_requests)
        self.message_rate: Final = Rates(limits.messages)
        self.sign_up_rate: Final = Rates(limits.sign_ups)
        self.attempts: Final = Attempts(limits.passwords, signer)
        self.sessions: Final = Sessions(store)
        self.chat_rate: Final = Rates(limits.chat)
        self.match_rate: Final = Rates(limits.new_matches)
        self.replay_rate: Final = Rates(limits.replays)
        self.print_rate: Final = Rates(limits.prints)
        self.press: Final = OneByOne(limits.prints_waiting)
        self.poke: Callable[[], None] = lambda: None  # says that a notice was put into the outbox

    @property
    def own_url(self) -> str:
        """How people reach this server now, for links that are handed on."""
        return self.house.url or self.settings.own_url

    def close(self) -> None:
        self.passwords.close()


def load_games(settings: Settings) -> None:
    """Register every game, those of modules named by the operator included."""
    load(on_screen=True)
    for name in settings.games:
        import_module(name)


def read_words() -> None:
    """All sentences and rules of all games: else the first to need one makes everybody wait."""
    for game in registered():
        with suppress(NotImplementedError):  # one that cites nothing
            game.ledger().find("")
            game.ledger().causes.read()
    for lexicon in Lexicon.every:
        lexicon.read()


def known_game(key: str, version: str = "") -> Game:
    """A game of the registry; raises ApiError."""
    try:
        return find(key, version)
    except BadNotation:
        if version:
            raise ApiError("VERSION_GONE", version=version) from None
        raise ApiError("NO_SUCH_GAME", name=key) from None
