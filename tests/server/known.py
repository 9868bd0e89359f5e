"""The games of tests that servers and workers know beside the real ones: name this module.

Estimates, Bids, Wings and Outpost as they are, and Bids whose positions are read slowly, never, not
at all or at the reader's peril, or whose odds wait until a test lets them go.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from grognard.kernel.aids import FULL, Forecast
from grognard.kernel.decision import Action
from grognard.kernel.game import Game, GameInfo
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import register
from grognard.kernel.state import State
from tests.kernel.games.sealedgame import BATTERIES, GUNNERS
from tests.kernel.games.sharedgame import WINGS_GAME
from tests.kernel.games.tinygame import BIDS, INFO, Bids
from tests.miniatures.outpost.game import OUTPOST

PONDERED = "GROGNARD_PONDERED"  # in the environment: a file, for whose coming these odds wait

Forecasts = tuple[Forecast | None, Forecast | None]


class Troubled(Bids):
    def __init__(self, key: str) -> None:
        info = GameInfo(key, key, INFO.version, INFO.seats, INFO.scenarios, INFO.options)
        Game.__init__(self, info)

    def read(self, text: str) -> State:
        if self.info.key == "slow":
            time.sleep(0.3)
        elif self.info.key == "stuck":
            time.sleep(3600)
        elif self.info.key == "deadly":
            os.kill(os.getpid(), signal.SIGKILL)
        elif self.info.key == "loud":
            print("a stray line", flush=True)
        elif self.info.key == "broken":
            raise BadNotation(1, "c7 is in north's hand", "nothing of this may be told")
        elif self.info.key == "greedy":
            list(range(1 << 40))
        return super().read(text)

    def forecast(self, s: State, action: Action, lang: str, naming: int = FULL) -> Forecasts:
        if self.info.key == "pondering":
            while not Path(os.environ[PONDERED]).exists():
                time.sleep(0.01)
        return super().forecast(s, action, lang, naming)


TROUBLED = ("slow", "stuck", "deadly", "loud", "broken", "greedy", "pondering")

register(BIDS)
register(GUNNERS)
register(BATTERIES)
register(OUTPOST)
register(WINGS_GAME)
for key in TROUBLED:
    register(Troubled(key))
