"""Matches to test with: begun with known secrets, answered at random or with given faces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.games import game as find_game
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.game import Game
from grognard.kernel.records.fair import commitment
from grognard.kernel.records.record import Entry, read_entry
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.server.match.match import Audience, Line, Match, Terms, Told
from grognard.server.wire.answers import order, refused_actions
from tests.kernel.games.tinygame import BIDS

EAGLES: Game = find_game("eagles")
GAMES: list[tuple[Game, str, dict[str, str]]] = [
    (BIDS, "short", {"hand": "2"}),
    (BIDS, "long", {}),
    (EAGLES, "waterloo", {}),
    (EAGLES, "ligny", {"decoys": "on"}),
    (EAGLES, "quatre-bras", {"deck": "open"}),
]
NAMES = [f"{game.info.key}-{scenario}" for game, scenario, _ in GAMES]
UNWANTED = ("resign", "offer draw")


def secret_of(seed: int) -> bytes:
    return bytes([seed]) * 32


def terms(
    game: Game, scenario: str, options: Mapping[str, str], seed: int = 1, fair_from: int = 0
) -> Terms:
    return Terms(
        game.info.key,
        game.info.version,
        scenario,
        dict(options),
        commitment=commitment(secret_of(seed)),
        nonces={seat: f"nonce-of-{seat}" for seat in game.info.seats},
        fair_from=fair_from,
    )


def begun(
    game: Game, scenario: str, options: Mapping[str, str], seed: int = 1, fair_from: int = 0
) -> Match:
    """A match that waits for its first answer."""
    match = Match(game, terms(game, scenario, options, seed, fair_from), secret_of(seed))
    match.fold(0, match.opening())
    return match


def from_position(game: Game, position: str, seed: int = 1) -> Match:
    start = Terms(
        game.info.key,
        game.info.version,
        position=position,
        nonces={seat: f"nonce-of-{seat}" for seat in game.info.seats},
    )
    match = Match(game, start, secret_of(seed))
    match.fold(0, match.opening())
    return match


def audiences(game: Game) -> list[Audience]:
    return [*range(len(game.info.seats)), None]


def asked(match: Match) -> int:
    seat = match.asked()
    assert seat is not None
    return seat


def act(match: Match, text: str, hold: bool = False) -> Told:
    """The seat that is asked answers."""
    seat = asked(match)
    entry = match.propose(seat, match.feed(seat).number, text)
    return match.fold(match.number + 1, entry, hold)


def release(match: Match) -> Told:
    """Everybody is sent what was held back."""
    return {q: match.feed(q).tell() for q in audiences(match.game)}


def undo(match: Match) -> Told:
    seat = asked(match)
    entry = match.propose_undo(seat, match.feed(seat).number)
    return match.fold(match.number + 1, entry)


def pick(match: Match, rng: Rng) -> str:
    """A legal answer at random, none that would end a battle early."""
    legal = [text for text in match.legal(asked(match)) if text not in UNWANTED]
    return legal[rng.below(len(legal))]


def play(match: Match, rng: Rng, answers: int) -> Iterator[str]:
    """Random answers, each given before it is yielded, to the end or as many as asked for."""
    for _ in range(answers):
        if match.verdict is not None:
            break
        text = pick(match, rng)
        act(match, text)
        yield text


def played(
    game: Game, scenario: str, options: Mapping[str, str], seed: int = 1, fair_from: int = 0
) -> Match:
    """A whole random match."""
    match = begun(game, scenario, options, seed, fair_from)
    for _ in play(match, Rng(seed), 1000):
        pass
    assert match.verdict is not None
    return match


def decline_all(match: Match) -> None:
    """Every hidden question is declined, as when nobody answers it in time."""
    while entry := match.propose_decline():
        match.fold(match.number + 1, entry)


def act_with(match: Match, text: str, rng: Rng, hold: bool = False) -> None:
    """Answer with dice from this generator instead of the match's own stream."""
    s = match.state.clone()
    entry = Entry(text)
    answer(s, match.game.parse(s, text))
    throw_all(s, entry, rng)
    match.fold(match.number + 1, entry, hold)


def throw_all(s: State, entry: Entry, rng: Rng) -> None:
    while isinstance(s.pending, Throw):
        throw = s.pending
        entry.throws.append(throw.sample(rng))
        settle(s, throw.read(entry.throws[-1]))


def decline_all_with(match: Match, rng: Rng, pauses: list[int] | None = None) -> int:
    """Decline every hidden question with dice from this generator; how many there were.

    Anyone who could be asked in secret on the way is added to `pauses`.
    """
    count = 0
    while match.asked_in_secret() is not None:
        decision = match.state.pending
        assert isinstance(decision, Decision)
        action = decision.decline(match.state)
        assert action is not None
        act_with(match, match.game.notate(match.state, action), rng)
        count += 1
        if pauses is not None:
            pauses += match.pauses
    return count


def journal(match: Match) -> list[str]:
    record = match.record()
    lines = [record.opening.text(0)]
    return lines + [entry.text(number) for number, entry in enumerate(record.entries, start=1)]


def refolded(match: Match, upto: int | None = None) -> Match:
    """Another process that has read the same journal."""
    twin = Match(match.game, match.terms, match._secret)
    for line in journal(match)[:upto]:
        twin.fold(*read_entry(line))
    return twin


def story(match: Match, audience: Audience, lang: str = "en") -> list[tuple[int, list[Line]]]:
    """Everything that an audience was ever sent."""
    updates = match.since(audience, 0, lang)
    assert updates is not None
    return [(update.number, update.lines(lang)) for update in updates]


def appearance(match: Match, audience: Audience) -> list[object]:
    """Everything that an audience may ask at this moment."""
    seen: list[object] = [match.feed(audience).number, match.view(audience)]
    seen += [match.asked_as_seen(audience), match.ended(audience) is None]
    standpoint = match.standpoint(audience)
    for lang in ("en", "fr"):
        seen += [match.prompt(audience, lang), standpoint.table(lang)]
        seen.append(refused_actions(standpoint.refusals(lang)))
    if audience is not None:
        seen += [[order(said) for said in match.answers(audience)], match.might_undo(audience)]
    return seen
