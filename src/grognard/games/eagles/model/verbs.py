"""The verbs of the game: notation, wire and screen take what they say from this table."""

from __future__ import annotations

from typing import Final

from grognard.kernel.verbs import Verb

# A new verb is a class in actions.py and a line here; the rest is taken from it.
VERBS: Final[list[Verb]] = [
    Verb(
        "fire",
        [5],
        {"en": "Fire", "fr": "Tirer"},
        "aimed",
        icon="g-gun",
        also="shoot tirer tire tir feu",
    ),
    Verb(
        "shock",
        [6],
        {"en": "Shock", "fr": "Charger"},
        "aimed",
        icon="s-engaged",
        also="charge charger choc choquer assaut",
    ),
    Verb(
        "open",
        [7],
        {"en": "Reveal and open fire", "fr": "Révéler et ouvrir le feu"},
        "throws",
        icon="s-seen",
        also="ouvrir ouvre",
    ),
    Verb(
        "move",
        [8],
        {"en": "Move", "fr": "Déplacer"},
        icon="i-next",
        parts="formation on",
        also="go mouvement bouger bouge aller",
    ),
    Verb(
        "form",
        [9],
        {"en": "Change formation", "fr": "Changer de formation"},
        icon="f-line",
        parts="formation",
        also="former formation",
    ),
    Verb(
        "capture",
        [14],
        {"en": "Take ground", "fr": "Prendre le terrain"},
        "named",
        icon="g-building",
        also="capturer prendre take",
    ),
    Verb(
        "deploy",
        [1],
        {"en": "Deploy", "fr": "Déployer"},
        "free",
        icon="ph-reinforce",
        parts="formation on",
        also="deployer deploie deploiement",
    ),
    Verb(
        "hide",
        [2],
        {"en": "Lay face-down", "fr": "Poser face cachée"},
        "free",
        icon="s-hidden",
        also="cacher cache leurre",
    ),
    Verb(
        "test",
        [4],
        {"en": "Test morale", "fr": "Tester le moral"},
        "throws test named",
        icon="ph-morale",
        also="tester moral",
    ),
    Verb(
        "lay",
        [10],
        {"en": "Lay it", "fr": "Poser la carte"},
        "named",
        icon="g-hill",
        also="poser pose",
    ),
    Verb(
        "show",
        [11],
        {"en": "Show it", "fr": "Montrer la carte"},
        "named",
        icon="e-pr",
        also="montrer montre",
    ),
    Verb(
        "play",
        [12],
        {"en": "Play", "fr": "Jouer"},
        "throws named",
        icon="g-special",
        also="jouer joue",
    ),
    Verb(
        "confuse",
        [13],
        {"en": "Confuse", "fr": "Semer la confusion"},
        "named",
        icon="g-special",
        parts="formation on special",
        also="confusion confondre",
    ),
    Verb(
        "accept",
        [19],
        {"en": "Accept the draw", "fr": "Accepter la nulle"},
        "plain",
        also="accepter accepte",
    ),
    Verb("ready", [3], {"en": "Ready", "fr": "Prêt"}, "plain kept", also="pret"),
    Verb("end", [15], {"en": "End", "fr": "Terminer"}, "plain kept", also="fin finir terminer"),
    Verb("pass", [16], {"en": "Pass", "fr": "Passer"}, "free plain", also="passe passer"),
    Verb(
        "send",
        [21],
        {"en": "Send", "fr": "Envoyer"},
        "free",
        icon="ph-reinforce",
        also="envoyer envoie",
    ),
    Verb("retreat", [20], {"en": "Retreat", "fr": "Se retirer"}, also="retraite retirer"),
    Verb("resign", [17], {"en": "Resign", "fr": "Abandonner"}, also="abandon abandonner"),
    Verb(
        "offer", [18], {"en": "Offer a draw", "fr": "Proposer la nulle"}, also="draw proposer nulle"
    ),
]
