"""Army lists as the wire has them, to and from what a game says of them."""

from __future__ import annotations

from grognard.miniatures.contract import army as contract
from grognard.miniatures.screen.table_pieces import packed

from .armies import (
    ArmyCheck,
    ArmyFacts,
    ArmyOptions,
    ArmyPieceInfo,
    CheckedGroupInfo,
    CheckedUnitInfo,
    ChoiceInfo,
    ClosedInfo,
    FlawInfo,
    GroupKindInfo,
    OnlyInfo,
    PartInfo,
    ProfileInfo,
    ReadyArmyInfo,
    StageInfo,
    StartInfo,
    TermInfo,
    UnitWordsInfo,
)


def list_of(given: ArmyFacts) -> contract.ArmyList:
    """What a screen has sent."""
    units = [
        contract.ListUnit(unit.id, unit.name, {**unit.facts}, place_of(unit.group))
        for unit in given.units
    ]
    groups = [
        contract.ListGroup(group.kind, group.name, {**group.facts}, place_of(group.parent))
        for group in given.groups
    ]
    return contract.ArmyList(given.name, {**given.facts}, units, groups)


def place_of(group: int | None) -> int:
    return contract.NO_GROUP if group is None else group


def group_of(place: int) -> int | None:
    return None if place == contract.NO_GROUP else place


# What may be chosen


def options_of(found: contract.ArmyOptions) -> ArmyOptions:
    words = found.words
    return ArmyOptions(
        points=found.points,
        least=found.least,
        most=found.most,
        longest_name=found.longest_name,
        longest_id=found.longest_id,
        words=UnitWordsInfo(one=words.one, name=words.name, add=words.add, none=words.none),
        army=[term_of(term) for term in found.army],
        terms=[term_of(term) for term in found.terms],
        groups=[
            GroupKindInfo(
                key=kind.key,
                title=kind.title,
                add=kind.add,
                terms=[term_of(term) for term in kind.terms],
            )
            for kind in found.groups
        ],
        ready=[ready_of(army) for army in found.ready],
        starts=[StartInfo(add=start.add, facts=start.facts) for start in found.starts],
    )


def ready_of(army: contract.ReadyArmy) -> ReadyArmyInfo:
    return ReadyArmyInfo(
        key=army.key,
        name=army.name,
        about=army.about,
        facts=army.facts,
        points=army.points,
        units=army.units,
    )


def term_of(term: contract.Term) -> TermInfo:
    return TermInfo(
        key=term.key,
        kind=term.kind,  # type: ignore[arg-type]
        title=term.title,
        about=term.about,
        cite=term.cite,
        price=term.price,
        usual=term.usual,
        choices=[choice_of(one) for one in term.choices],
        least=term.least,
        most=term.most,
        step=term.step,
        section=term.section,  # type: ignore[arg-type]
        figure=term.figure,
        counted=term.counted,
        only=only_of(term.only),
    )


def choice_of(one: contract.Choice) -> ChoiceInfo:
    return ChoiceInfo(
        key=one.key,
        title=one.title,
        about=one.about,
        price=one.price,
        colour=one.colour,
        prefix=one.prefix,
        only=only_of(one.only),
    )


def only_of(only: contract.Only | None) -> OnlyInfo | None:
    return OnlyInfo(term=only.term, values=only.values) if only else None


# A list judged


def check_of(found: contract.ArmyCheck) -> ArmyCheck:
    return ArmyCheck(
        name=found.name,
        words=found.words,
        facts=found.facts,
        units=[unit_of(unit) for unit in found.units],
        groups=[checked_group(group) for group in found.groups],
        points=found.points,
        limit=found.limit,
        flaws=[flaw_of(flaw) for flaw in found.flaws],
        closed=[
            ClosedInfo(unit=c.unit, term=c.term, value=c.value, cite=c.cite, words=c.words)
            for c in found.closed
        ],
        listing=found.listing,
        line=found.line,
        code=found.code,
    )


def checked_group(group: contract.CheckedGroup) -> CheckedGroupInfo:
    return CheckedGroupInfo(
        kind=group.kind,
        name=group.name,
        words=group.words,
        parent=group_of(group.parent),
        facts=group.facts,
        points=group.points,
        parts=[part_of(part) for part in group.parts],
        profile=profile_of(group.profile),
    )


def part_of(part: contract.Part) -> PartInfo:
    return PartInfo(cite=part.cite, label=part.label, value=part.value)


def flaw_of(flaw: contract.Flaw) -> FlawInfo:
    return FlawInfo(
        line=flaw.line,
        units=flaw.units,
        term=flaw.term,
        cite=flaw.cite,
        words=flaw.words,
        unread=flaw.unread,
    )


def unit_of(unit: contract.CheckedUnit) -> CheckedUnitInfo:
    return CheckedUnitInfo(
        id=unit.id,
        name=unit.name,
        words=unit.words,
        line=unit.line,
        group=group_of(unit.group),
        facts=unit.facts,
        pieces=[piece_of(piece) for piece in unit.pieces],
        boxes=unit.boxes,
        points=unit.points,
        parts=[part_of(part) for part in unit.parts],
        stages=[StageInfo(words=stage.words, boxes=stage.boxes) for stage in unit.stages],
        profile=profile_of(unit.profile),
    )


def profile_of(profile: contract.Profile | None) -> ProfileInfo | None:
    if profile is None:
        return None
    return ProfileInfo(numbers=profile.numbers, words=profile.words)


def piece_of(piece: contract.Piece) -> ArmyPieceInfo:
    return ArmyPieceInfo(
        x=piece.x,
        y=piece.y,
        width=piece.width,
        depth=piece.depth,
        figures=packed(piece.figures),
        loose=piece.loose,
        dress=piece.dress,
    )
