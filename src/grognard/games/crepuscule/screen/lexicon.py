"""The words of the game and its ledger, for all that people read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import grognard
from grognard.kernel.rulebook.ledger import Ledger
from grognard.lexicon import Lexicon

WORDS: Final = Path(grognard.__path__[0], "games", "crepuscule", "words")
lexicon: Final = Lexicon(WORDS)
# why not, by how much, and what a tape shows; the possible results of an order
details: Final = Lexicon(WORDS / "details")
foretold: Final = Lexicon(WORDS / "odds")
LEDGER: Final = Ledger("games/crepuscule")
