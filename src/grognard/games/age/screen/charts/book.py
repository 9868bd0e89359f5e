"""All charts of the card."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.charts.book import ChartBook
from grognard.lexicon import Lexicon

from ..lexicon import LEDGER
from .combat import COMBAT
from .fire import FIRE, GENERALS, POWER
from .moving import MOVEMENT, RESERVE
from .units import SHEET

WORDS: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words", "charts"))
BOOK: Final = ChartBook([MOVEMENT, FIRE, POWER, COMBAT, GENERALS, RESERVE], SHEET, LEDGER, WORDS)
