"""The words of the game and its ledger, for all that people read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.rulebook.ledger import Ledger
from grognard.lexicon import Lexicon

lexicon: Final = Lexicon(Path(grognard.__path__[0], "games", "age", "words"))
LEDGER: Final = Ledger("games/age")
