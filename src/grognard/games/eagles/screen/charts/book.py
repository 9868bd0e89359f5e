"""All charts of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.charts.book import ChartBook
from grognard.lexicon import Lexicon

from ..rulebook import LEDGER
from .morale import MORALE
from .shots import FIRE, SHOCK
from .units import SHEET

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "eagles", "words", "charts"))
BOOK: Final = ChartBook([FIRE, SHOCK, MORALE], SHEET, LEDGER, WORDS)
