"""The settings of a battle: how decks are made, and the house rules named in the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.game import Option
from grognard.kernel.reading import EXPECTED, option_values, unread, whole_option

from .card_rows import FILE_WORDS
from .own_cards import unfolded
from .places import ALLIED_SEAT, FRENCH_SEAT

NO_HANDICAP: Final = "none"
HANDICAPS: Final = (2, 4, 6)  # cards more than the chart gives to a side

OPTIONS: Final = [
    Option(
        "deck",
        ["historical", "full", "open", "custom"],
        "historical",
        {
            "en": "historical: D cards dealt from the cards that fought there; full: all of them; "
            "open: from all cards of the army; custom: decks built by Battle Points",
            "fr": "historical\xa0: D cartes tirées parmi celles qui y ont combattu\xa0; full\xa0: "
            "toutes\xa0; open\xa0: parmi toutes les cartes de l'armée\xa0; custom\xa0: jeux "
            "composés par points",
        },
    ),
    Option(
        "scale",
        [],
        "1",
        {
            "en": "deck size as a multiple of the chart, such as 1/2 or 2; muster and draws change "
            "with it",
            "fr": "taille des jeux en multiple du tableau, par exemple 1/2 ou 2",
        },
    ),
    Option(
        "decoys",
        ["off", "on"],
        "off",
        {
            "en": "14.0: Generals, Specials and Terrain may be laid face-down as decoys",
            "fr": "14.0\xa0: généraux, Spéciales et Terrains peuvent servir de leurres",
        },
    ),
    Option(
        "victory",
        ["1", "2"],
        "1",
        {
            "en": "enemy Positions to hold at the same time to win",
            "fr": "Positions ennemies à tenir en même temps pour gagner",
        },
    ),
    Option(
        "turns",
        [],
        "40",
        {
            "en": "turns per side before damage decides (R147); 0 for no limit",
            "fr": "tours de chaque camp avant de compter les pertes (R147)\xa0; 0 sans limite",
        },
    ),
    Option(
        "handicap",
        [NO_HANDICAP, *(f"{side}-{more}" for side in ("french", "allied") for more in HANDICAPS)],
        NO_HANDICAP,
        {
            "en": "R172: the side that has the harder battle begins with so many more cards",
            "fr": "R172\xa0: le camp à qui la bataille est la plus difficile commence avec autant "
            "de cartes de plus",
        },
    ),
    Option(
        "prussian-general",
        ["off", "on"],
        "off",
        {
            "en": "R89: the Prussian deck at Waterloo always contains a General",
            "fr": "R89\xa0: le jeu prussien de Waterloo contient toujours un général",
        },
    ),
    Option(
        "draws",
        ["on", "off"],
        "on",
        {
            "en": "players may agree to a draw (R148)",
            "fr": "les joueurs peuvent convenir d'une nulle (R148)",
        },
    ),
    Option(
        "resign",
        ["on", "off"],
        "on",
        {"en": "a player may resign (R149)", "fr": "un joueur peut abandonner (R149)"},
    ),
    Option(
        "cards",
        [],
        "",
        {
            "en": "your own card list, as a file; empty for the 300 reconstructed cards",
            "fr": "votre propre liste de cartes, en fichier\xa0; vide pour les 300 reconstituées",
        },
        local=True,
    ),
    Option(
        "card-list",
        [],
        "",
        {
            "en": "1.0: your own card list, whole, as `cards --write` writes it; both players "
            "agree to its hash",
            "fr": "1.0\xa0: votre propre liste de cartes, entière, comme `cards --write` "
            "l'écrit\xa0; les deux joueurs acceptent son empreinte",
        },
        agreed=True,
    ),
    Option(
        "french-deck",
        [],
        "",
        {"en": "15.0: the French custom deck", "fr": "15.0\xa0: le jeu français personnalisé"},
        seat="french",
    ),
    Option(
        "british-deck",
        [],
        "",
        {"en": "15.0: the British custom deck", "fr": "15.0\xa0: le jeu britannique personnalisé"},
        seat="allied",
        hand="british",
    ),
    Option(
        "prussian-deck",
        [],
        "",
        {"en": "15.0: the Prussian custom deck", "fr": "15.0\xa0: le jeu prussien personnalisé"},
        seat="allied",
        hand="prussian",
    ),
    Option(
        "allied-deck",
        [],
        "",
        {
            "en": "15.0: the British and Prussian custom decks in one text",
            "fr": "15.0\xa0: les jeux personnalisés britannique et prussien en un seul texte",
        },
        seat="allied",
    ),
]

MOST_TURNS: Final = 999
MOST_SCALE: Final = 20


class Options:
    """The options of one battle, read and checked."""

    def __init__(self, given: Mapping[str, str]) -> None:
        values = option_values(OPTIONS, given)
        values["card-list"] = unfolded(values["card-list"])
        if values["cards"] and values["card-list"]:
            raise unread(FILE_WORDS, "card-list", "two-lists")
        self.given: Final = {o.key: values[o.key] for o in OPTIONS if values[o.key] != o.default}
        self.deck: Final = values["deck"]
        self.decoys: Final = values["decoys"] == "on"
        self.victory: Final = int(values["victory"])
        self.turns: Final = whole_option("turns", values["turns"], 0, MOST_TURNS)
        side, _, more = values["handicap"].partition("-")
        self.helped: Final = ALLIED_SEAT if side == "allied" else FRENCH_SEAT
        self.handicap: Final = int(more) if more else 0
        self.prussian_general: Final = values["prussian-general"] == "on"
        self.draws: Final = values["draws"] == "on"
        self.resign: Final = values["resign"] == "on"
        self.cards: Final = values["cards"]
        self.card_list: Final = values["card-list"]
        parts = values["scale"].split("/")
        if len(parts) > 2:
            raise unread(EXPECTED, values["scale"], "not-a-fraction", option="scale")
        self.numerator: Final = whole_option("scale", parts[0], 1, MOST_SCALE)
        self.denominator: Final = whole_option("scale", parts[1], 1, MOST_SCALE) if parts[1:] else 1
        self.allied_deck: Final = values["allied-deck"]
        self.decks: Final = [values["french-deck"], values["british-deck"], values["prussian-deck"]]
