"""What the numbers of La Marche des Aigles are about, in the words that a hint uses for them."""

from typing import Final

TOPICS: Final = {
    **dict.fromkeys("lead losses".split(), "score"),
    **dict.fromkeys("count strength skirmishers".split(), "strength"),
    **dict.fromkeys("routing disordered fear".split(), "order"),
    **dict.fromkeys("general".split(), "leaders"),
    **dict.fromkeys("held to-goals at-goals".split(), "goals"),
    **dict.fromkeys("standoff close near engaged".split(), "contact"),
}
