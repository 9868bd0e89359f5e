"""Army lists as the wire has them, from what a game says of them."""

from __future__ import annotations

from grognard.miniatures.contract import army as contract

from .games import (
    Armoury,
    ChoiceInfo,
    ClosedInfo,
    EntrantInfo,
    FlawInfo,
    Muster,
    NationInfo,
    PartInfo,
    ReadyArmyInfo,
    TermInfo,
)


def armoury_of(found: contract.Armoury) -> Armoury:
    return Armoury(
        points=found.points,
        least=found.least,
        most=found.most,
        longest_name=found.longest_name,
        nations=[
            NationInfo(key=n.key, title=n.title, army=n.army, prefix=n.prefix)
            for n in found.nations
        ],
        terms=[term_of(term) for term in found.terms],
        ready=[
            ReadyArmyInfo(
                key=army.key,
                name=army.name,
                about=army.about,
                nation=army.nation,
                points=army.points,
                units=army.units,
            )
            for army in found.ready
        ],
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
        choices=[
            ChoiceInfo(key=one.key, title=one.title, about=one.about, price=one.price)
            for one in term.choices
        ],
        least=term.least,
        most=term.most,
        step=term.step,
    )


def muster_of(found: contract.Muster) -> Muster:
    return Muster(
        name=found.name,
        nation=found.nation,
        commander=found.commander,
        units=[entrant_of(unit) for unit in found.units],
        points=found.points,
        limit=found.limit,
        flaws=[
            FlawInfo(line=f.line, units=f.units, term=f.term, cite=f.cite, words=f.words)
            for f in found.flaws
        ],
        closed=[
            ClosedInfo(unit=c.unit, term=c.term, value=c.value, cite=c.cite, words=c.words)
            for c in found.closed
        ],
        listing=found.listing,
        line=found.line,
        code=found.code,
    )


def entrant_of(unit: contract.Entrant) -> EntrantInfo:
    parts = [PartInfo(cite=part.cite, label=part.label, value=part.value) for part in unit.parts]
    return EntrantInfo(
        id=unit.id,
        name=unit.name,
        words=unit.words,
        line=unit.line,
        facts=unit.facts,
        size=unit.size,
        strip=unit.strip,
        points=unit.points,
        parts=parts,
    )
