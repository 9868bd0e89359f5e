"""W-PRO-1 The profile of a unit or an officer, and the arms, in words for a roster."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.contract.army import ListGroup, Profile
from grognard.table.pose import INCH

from ..chapters.artillery.types import BALL_STRENGTHS, CANISTER_STRENGTHS, GUN_TOUGHNESS
from ..chapters.shooting.targets import CANISTER_RANGES, GUN_RANGES, carries, shot_strength
from ..model.kinds import (
    ARTILLERY,
    BLADES,
    CLASSES,
    FIREARMS,
    GRAND_BATTERY,
    HORSE_GUNS,
    HOWITZER,
    NO_BLADE,
    NO_FIREARM,
    NO_SAVE,
    UNIT_TRAITS,
)
from ..model.setting import Profile as Numbers
from ..model.setting import Roster
from .army_words import lexicon
from .prices import rank_of
from .troops import OFFICERS

ORDER: Final = ("M", "WS", "BS", "S", "T", "W", "I", "A", "Ld", "Sv")
UNSAID: Final = HORSE_GUNS | GRAND_BATTERY  # the name of a battery says the first already


def unit_profile(roster: Roster, lang: str) -> Profile:
    words = guns(roster, lang) if roster.arm == ARTILLERY else arms(roster, lang)
    return Profile(numbers(roster.profile, 1, lang), words)


def officer_profile(group: ListGroup, lang: str) -> Profile:
    rank = OFFICERS[rank_of(group)]
    words = lexicon.say(lang, "profile-radius", inches=rank.radius)
    return Profile(numbers(rank.profile, rank.wounds, lang), sentence(words))


def numbers(profile: Numbers, wounds: int, lang: str) -> list[tuple[str, str]]:
    move = f"{profile.move}\u2033"
    if profile.open_move != profile.move:
        move += f" ({profile.open_move}\u2033)"
    values = (
        move,
        profile.ws,
        profile.bs,
        profile.strength,
        profile.toughness,
        wounds,
        profile.initiative,
        profile.attacks,
        profile.ld,
        "\u2013" if profile.save >= NO_SAVE else f"{profile.save}+",
    )
    labels = [lexicon.say(lang, "profile", of=key) for key in ORDER]
    return [(label, str(value)) for label, value in zip(labels, values, strict=True)]


def arms(roster: Roster, lang: str) -> str:
    """Class, firearm with its range and strength, blade, impact, traits."""
    found = [lexicon.say(lang, "profile-class", quality=CLASSES[int(roster.quality)])]
    if roster.firearm != NO_FIREARM:
        facts = {
            "firearm": FIREARMS[int(roster.firearm)],
            "inches": int(carries(roster.firearm)) // INCH,
            "strength": int(shot_strength(roster.firearm, False)),
        }
        found.append(lexicon.say(lang, "profile-firearm", **facts))
    if roster.blade != NO_BLADE:
        found.append(lexicon.say(lang, "profile-blade", blade=BLADES[int(roster.blade)]))
    if roster.impact:
        found.append(lexicon.say(lang, "profile-impact", value=int(roster.impact)))
    if roster.skirmishers:
        found.append(lexicon.say(lang, "profile-skirmishers", count=int(roster.skirmishers)))
    return sentence(", ".join([*found, *traits(roster, lang)]))


def guns(roster: Roster, lang: str) -> str:
    """What the gun withstands, and how hard and how far it strikes."""
    weight, minimum = int(roster.weight), int(roster.minimum)
    facts = {
        "kind": "howitzer" if weight == HOWITZER else "gun",
        "wounds": minimum,
        "toughness": GUN_TOUGHNESS,
        "ball": BALL_STRENGTHS[weight],
        "far": int(GUN_RANGES[weight]) // INCH,
        "canister": CANISTER_STRENGTHS[weight],
        "near": int(CANISTER_RANGES[weight]) // INCH,
    }
    found = [lexicon.say(lang, "profile-gun", **facts)]
    quality = CLASSES[int(roster.quality)]
    found.append(lexicon.say(lang, "profile-class", quality=quality))
    return sentence(", ".join([*found, *traits(roster, lang)]))


def traits(roster: Roster, lang: str) -> list[str]:
    held = [key for place, key in enumerate(UNIT_TRAITS) if roster.has(1 << place & ~UNSAID)]
    return [lexicon.say(lang, "profile-trait", trait=key) for key in held]
