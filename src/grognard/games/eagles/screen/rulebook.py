"""The ledger of the game, to look up a rule or a ruling."""

from __future__ import annotations

from typing import Final

from grognard.kernel.rulebook.ledger import Ledger

LEDGER: Final = Ledger("games/eagles")
