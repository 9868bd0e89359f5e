"""Messages made of what a match may send: the one place where a match becomes words on the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grognard.balances import Ending, endings_of
from grognard.kernel import aids
from grognard.kernel.aids import MARKED
from grognard.kernel.game import Game, Verdict
from grognard.kernel.records.record import ending, winner_of
from grognard.kernel.shares import SIGHTS, seat_seen
from grognard.kernel.state import State
from grognard.lexicon import LANGUAGES, sentence
from grognard.report.conclusion import conclude

from ..errors import ApiError, say
from ..match.beginning.bringing import Bringing
from ..match.beginning.terms import agreed_hashes
from ..match.feed import Audience, Dice, Line, Update, spelled
from ..match.match import Match
from ..match.pair import number_in
from ..match.sharing import Hand, Sharing
from ..store.rows import MOST_SEATS, ChatRow, GameRow, SeatRow, Stage
from .answers import order, sum_message
from .api import CommanderInfo, MatchInfo, SeatInfo, ShareInfo
from .pairs import pair_score
from .play import (
    Bar,
    ChatMessage,
    Ended,
    EventLine,
    Measured,
    Prompt,
    RefusedActions,
    RefusedMessage,
    RollLine,
    SequelInfo,
    StakeMark,
    Stakes,
    Sync,
    Thrown,
    UpdateMessage,
)


def seat_key(game: Game, seat: int | None) -> str | None:
    """The key of a seat, also for people who see only some of its hands."""
    return None if seat is None else game.info.seats[seat % SIGHTS]


def place_key(game: Game, number: int) -> str:
    """The key of a seat, or of a commander's chair at it."""
    chair, seat = divmod(number, MOST_SEATS)
    key = game.info.seats[seat]
    return f"{key}.{chair}" if chair else key


@dataclass(frozen=True, slots=True)
class Shared:
    """A question to a seat that several people share: the reader's part in it, who is awaited."""

    seat: int
    hand: Hand | None
    awaited: list[int]


def event_line(game: Game, s: State, line: Line, lang: str) -> EventLine:
    """A line of the log; any state of the same game will do."""
    words, short = line.words, line.short
    done = line.kind if line.table else ""
    if done:
        name = "" if line.seat is None else game.seat_name(s, line.seat, lang)
        share = game.share_name(s, line.share, lang) if line.share else ""
        facts = {"seat": name[:1].upper() + name[1:], "share": share, "chair": line.chair}
        words = short = say(lang, f"line-{done}", **facts)
    return EventLine(
        kind=line.kind,
        words=words,
        short=short,
        cite=line.cite,
        weight=line.known.weight,  # type: ignore[arg-type]
        opens=line.known.opens,  # type: ignore[arg-type]
        heading=line.heading,
        cue=line.known.cue,  # type: ignore[arg-type]
        row=line.known.row,  # type: ignore[arg-type]
        shows=line.known.shows,  # type: ignore[arg-type]
        loud=line.known.loud,
        thrown=None if line.dice is None else thrown_message(game, line.dice, lang),
        cards=list(line.cards),
        places=list(line.places),
        seat=seat_key(game, line.seat),
        table=done,  # type: ignore[arg-type]
        sums=[sum_message(found) for found in line.sums],
    )


def thrown_message(game: Game, dice: Dice, lang: str) -> Thrown:
    return Thrown(
        words=dice.words,
        cite=dice.cite,
        faces=list(dice.faces),
        marks=list(dice.marks),
        cards=list(dice.cards),
        seats=[game.info.seats[seat] for seat in dice.seats],
        results={
            mark: result_words(game, dice.cite, mark, count, lang)
            for mark, count in dice.counts().items()
        },
        sums=[sum_message(found) for found in dice.sums],
        rows=[result_row(game, row, lang) for row in dice.rows],
    )


def result_row(game: Game, row: aids.ResultRow, lang: str) -> Bar:
    label = sentence(game.ledger().label(row.cite, lang))
    note = game.row_note(row.cite, lang)
    return Bar(label=label, chance=float(row.chance), faces=row.scores, note=note, lit=row.lit)


def result_words(game: Game, cite: str, mark: str, count: int, lang: str) -> str:
    """What so many dice did: in the game's words for that throw, or in those of any game."""
    own = game.dice_result(cite, mark, count, lang)
    return own or say(lang, f"dice-{mark}", count=count)


def stakes_message(match: Match, audience: Audience, lang: str) -> Stakes | None:
    game, found = match.game, match.stakes(audience, lang)
    if found is None:
        return None
    seats = game.info.seats
    return Stakes(
        goal=found.goal,
        cite=found.cite,
        turn=found.turn,
        turns=found.turns,
        sides=dict(zip(seats, found.sides, strict=True)),
        marks=[
            StakeMark(
                about=mark.about,
                word=mark.word,  # type: ignore[arg-type]
                seat=seat_key(game, mark.seat),
                label=mark.label,
                words=mark.words,
            )
            for mark in found.marks
        ],
        sequels=sequel_infos(match, found.sequels, lang),
        roll=[roll_line(game, one) for one in found.roll],
    )


def sequel_infos(match: Match, found: Sequence[aids.Sequel], lang: str) -> list[SequelInfo]:
    """With what was measured of games like this one: begun as usual, with no option changed."""
    terms, ledger = match.terms, match.game.ledger()
    usual = bool(terms.scenario) and not terms.options
    endings = endings_of(match.game.info.key, terms.scenario) if usual else {}
    known = measured_of(endings, [one.cite for one in found if one.open])
    return [
        SequelInfo(
            cite=one.cite,
            words=ledger.text(one.cite, lang),
            open=one.open,
            names=list(one.names),
            measured=known.get(one.cite),
        )
        for one in found
    ]


def measured_of(endings: Mapping[str, Ending], cites: Sequence[str]) -> dict[str, Measured]:
    """Of the ways that are still open, how often each was taken; nothing of a single one."""
    games = sum(endings[cite].games for cite in cites if cite in endings)
    if len(cites) < 2 or not games:
        return {}
    found = [endings[cite] for cite in cites if cite in endings]
    return {
        one.cite: Measured(games=games, chance=one.games / games, share=one.share) for one in found
    }


def roll_line(game: Game, found: aids.Roll) -> RollLine:
    return RollLine(
        seat=game.info.seats[found.seat],
        side=found.side,
        group=found.group,
        here=found.here,
        lost=found.lost,
        other=found.other,
    )


def update_message(
    match: Match,
    audience: Audience,
    update: Update,
    lang: str,
    deadline: float | None,
    view: str | None,
) -> UpdateMessage:
    game = match.game
    return UpdateMessage(
        number=update.number,
        events=update.written(lang, lambda line: event_line(game, match.state, line, lang)),
        asked=seat_key(game, match.asked_as_seen(audience)),
        owing=owing_keys(match, audience),
        deadline=deadline,
        view=view,
        stakes=None if view is None else stakes_message(match, audience, lang),
        pair=None if view is None else pair_score(match, audience, lang),
    )


def sync_message(match: Match, audience: Audience, deadline: float | None, lang: str) -> Sync:
    return Sync(
        number=match.feed(audience).number,
        view=match.view(audience),
        asked=seat_key(match.game, match.asked_as_seen(audience)),
        owing=owing_keys(match, audience),
        deadline=deadline,
        stakes=stakes_message(match, audience, lang),
        pair=pair_score(match, audience, lang),
    )


def owing_keys(match: Match, audience: Audience) -> list[str]:
    return [match.game.info.seats[seat] for seat in match.owing_as_seen(audience)]


def prompt_message(
    match: Match,
    audience: Audience,
    lang: str,
    refused: list[RefusedActions],
    until: float | None,
    pause: str = "",
    shared: Shared | None = None,
) -> Prompt:
    """The question as an audience reads it; `pause` says why nobody works on it now.

    Of the people who share a seat each reads what is theirs to answer; others read that they wait.
    """
    own = seat_seen(audience)
    seat = own if own is not None and match.asked_as_seen(audience) == own else None
    hand = shared.hand if shared is not None and shared.seat == own else None
    answers = [] if seat is None else match.answers(seat, hand)
    waits = hand is not None and not answers
    asked = match.prompt(audience, lang, MARKED, waits) or say(lang, "one-moment")
    text = f"{asked} {pause}".rstrip()
    words, short, cards = spelled(match.game, match.feed(audience).shown, text, lang)
    return Prompt(
        number=match.feed(audience).number,
        seat=seat_key(match.game, audience),
        words=words,
        short=short,
        kind=match.question(audience),
        cards=cards,
        legal=[order(said) for said in answers],
        refused=[] if waits else refused,
        undo=own is not None and match.might_undo(own, hand),
        until=None if seat is None else until,
        awaited=[place_key(match.game, one) for one in shared.awaited] if shared else [],
        passed=hand is not None and match.has_passed(shared.seat, hand) if shared else False,
        closing=closing_text(match, seat, hand),
    )


def closing_text(match: Match, seat: int | None, hand: Hand | None) -> str:
    """What a chief says to end the question for all; empty where that is nobody's business."""
    if seat is None or hand is None or not hand.leads or hand.sight not in (None, seat):
        return ""
    closing = match.game.closing(match.state)
    return match.game.notate(match.state, closing) if closing is not None else ""


def ended_message(
    match: Match,
    match_id: str,
    audience: Audience,
    verdict: Verdict,
    lang: str,
    alone: bool = False,
) -> Ended:
    """The end as an audience reads it; a player who is `alone` at the table is not addressed as
    "you".
    """
    reader = None if alone else audience
    end = conclude(match.game, match.state, verdict, reader, lang)
    return Ended(
        number=match.feed(audience).number,
        winner=seat_key(match.game, verdict.winner),
        ending=ending(match.game, verdict),
        title=end.title,
        words=end.words,
        cite=end.cite,
        secret=match.record(reveal=True).secret,
        record=f"/api/matches/{match_id}/record",
        pair=pair_score(match, audience, lang),
    )


def refused_message(request_id: str | None, refused: ApiError, lang: str) -> RefusedMessage:
    return RefusedMessage(
        id=request_id, code=refused.code, cite=refused.cite, words=refused.words(lang)
    )


def chat_message(row: ChatRow, name: str, game: Game) -> ChatMessage:
    return ChatMessage(
        number=row.number,
        name=name,
        seat=seat_key(game, row.seat),
        text=row.text,
        at=row.at,
    )


def seat_info(
    game: Game, row: SeatRow, names: dict[str, str], viewer: str | None, here: bool
) -> SeatInfo:
    name = row.agent or (names.get(row.person_id) if row.person_id else row.name)
    return SeatInfo(
        seat=place_key(game, row.seat),
        name=name,
        person=row.person_id,
        agent=row.agent,
        nonce=row.nonce,
        ready=row.nonce is not None,
        yours=viewer is not None and row.person_id == viewer,
        here=here or row.agent is not None,
        reserved=row.reserved_for is not None,
    )


def commander_info(
    game: Game, row: SeatRow, names: dict[str, str], viewer: str | None, here: bool
) -> CommanderInfo:
    facts = seat_info(game, row, names, viewer, here).model_dump()
    return CommanderInfo(**facts, side=game.info.seats[row.side], chair=row.chair)


def share_infos(sharing: Sharing, s: State, seat: int) -> list[ShareInfo]:
    game, given = sharing.game, sharing.given_to(s, seat)
    return [
        ShareInfo(
            key=share.key,
            within=share.within,
            names={lang: game.share_name(s, share.key, lang) for lang in LANGUAGES},
            chair=given[share.key],
            hand=share.key in game.hands(seat),
        )
        for share in game.shares(s, seat)
    ]


def match_info(
    row: GameRow,
    game: Game,
    names: dict[str, str],
    viewer: str | None,
    *,
    owing: list[int],
    deadline: float | None,
    here: frozenset[int] = frozenset(),
    rematch: str | None = None,
    links: dict[str, str] | None = None,
    shares: dict[int, list[ShareInfo]] | None = None,
    asked_of_you: bool | None = None,
) -> MatchInfo:
    """`asked_of_you`: whether something waits for the viewer, where that is known of commanders."""
    seats = [seat_info(game, seat, names, viewer, seat.seat in here) for seat in row.seats]
    commanders = [
        commander_info(game, one, names, viewer, one.seat in here) for one in row.commanders
    ]
    mine = {one.side for one in row.everybody if viewer is not None and one.person_id == viewer}
    yours = [seat for seat in owing if seat in mine]
    return MatchInfo(
        id=row.id,
        game=row.game,
        name=game.info.name,
        version=row.version,
        scenario=row.scenario,
        options=shown_options(game, row, viewer),
        from_position=bool(row.position),
        pace=row.pace,  # type: ignore[arg-type]
        reaction=row.reaction,
        listed=row.listed,
        watchable=row.watchable,
        stage=row.stage.value,
        commitment=row.commitment,
        fair_from=row.fair_from,
        seats=seats,
        asked=seat_key(game, next(iter(yours or owing), None)),
        owing=[game.info.seats[seat] for seat in owing],
        deadline=deadline,
        your_turn=bool(yours) if asked_of_you is None else asked_of_you,
        ending=row.ending,
        winner=winner_of(game, row.ending),
        created=row.created_at,
        begun=row.begun_at,
        over=row.over_at,
        rematch_of=row.rematch_of,
        rematch=rematch,
        pair=number_in(row.extras),
        links=links or {},
        agreed=sorted(agreed_hashes(game, row.options)),
        to_bring=to_bring(row, game),
        commanders=commanders,
        shares={game.info.seats[seat]: found for seat, found in (shares or {}).items()},
    )


def shown_options(game: Game, row: GameRow, viewer: str | None) -> dict[str, str]:
    """Of whole texts that are agreed to, the hash: they are fetched on their own.

    Of what somebody brings, others see before the battle only that it is there.
    """
    shown = dict(row.options)
    if row.stage == Stage.WAITING:
        bringing = Bringing.to(game, row)
        mine = [(s.side, s.chair) for s in row.everybody if viewer and s.person_id == viewer]
        closed = [o.key for o in game.info.options if not bringing.is_seen_by(mine, o)]
        shown |= {key: "" for key in closed if key in shown}
    return shown | agreed_hashes(game, row.options)


def to_bring(row: GameRow, game: Game) -> dict[str, str]:
    """What may be brought to the free seats and chairs of a match that waits."""
    if row.stage != Stage.WAITING:
        return {}
    free = {(s.side, s.chair): place_key(game, s.seat) for s in row.everybody if not s.is_taken}
    found = Bringing.to(game, row).open()
    return {free[place]: key for place, key in found.items() if place in free}
