"""All charts of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.charts.book import ChartBook
from grognard.lexicon import Lexicon

from ..lexicon import LEDGER
from .guns import ARTILLERY_DIE, BALL, BATTERY, CANISTER_CHART, SHELL_CHART
from .melee import BLOWS, ROUND
from .morale import BREAK, PANIC, RALLY
from .muskets import VOLLEY
from .orders import ENGINEERS, MANOEUVRE
from .units import SHEET

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "crepuscule", "words", "charts"))
CHARTS: Final = [
    MANOEUVRE,
    VOLLEY,
    BLOWS,
    ROUND,
    BREAK,
    PANIC,
    RALLY,
    ARTILLERY_DIE,
    BALL,
    CANISTER_CHART,
    SHELL_CHART,
    BATTERY,
    ENGINEERS,
]
BOOK: Final = ChartBook(CHARTS, SHEET, LEDGER, WORDS)
