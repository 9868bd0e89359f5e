"""Every miniatures game whose pieces a hand may put."""

from __future__ import annotations

from typing import Final

from tests.games.age.reaching import HAND as AGE
from tests.games.crepuscule.reaching import HAND as CREPUSCULE
from tests.games.march.reaching import HAND as MARCH
from tests.miniatures.outpost.reaching import HAND as OUTPOST
from tests.miniatures.reach.reading import Hand

HANDS: Final[dict[str, Hand]] = {
    hand.game.info.key: hand for hand in (MARCH, AGE, CREPUSCULE, OUTPOST)
}
