"""All charts of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.charts.book import ChartBook
from grognard.lexicon import Lexicon

from ..rulebook import LEDGER
from .combat import COMBAT
from .quality import ACTIVATION, CHARGE, RESOLVES
from .shooting import SKIRMISH, VOLLEY
from .units import SHEET

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "march", "words", "charts"))
BOOK: Final = ChartBook(
    [ACTIVATION, VOLLEY, SKIRMISH, CHARGE, COMBAT, RESOLVES], SHEET, LEDGER, WORDS
)
