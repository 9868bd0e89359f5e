"""What each seat may see, and battles redealt that look the same to it (R105, R129, R130)."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.specials.window import ChoosePlay
from grognard.games.eagles.game import GAME
from grognard.games.eagles.invariants import problems
from grognard.games.eagles.model.actions import LINE
from grognard.games.eagles.model.cards import ARTILLERY, CAVALRY, GENERAL, INFANTRY, PRUSSIAN
from grognard.games.eagles.model.places import BOX, PILE, RESERVE
from grognard.games.eagles.model.state import Battle
from grognard.games.eagles.screen.text_map import draw
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.notation import notate
from grognard.games.eagles.text.position import read, write
from grognard.games.eagles.view import ANY, TROOP, Slot, determinize, guess_decoys, view
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Pool, Rng, Throw
from grognard.kernel.umpire import answer, play_random, settle
from tests.games.eagles.law_options import custom_decks

FRENCH, ALLIED = 0, 1
FC, AR, AC, AL = 1, 3, 4, 5
SEATS = [FRENCH, ALLIED, None]

FIELD = """\
eagles position 1
battle waterloo
option deck open
turn 3 french combat
FL:
  016
FC:
  070 up
  017 column
  089
FR:
  018
AR:
  134
  179
  129 on 179
AC:
  130 up hits 1
  131 column
  111
AL:
  133
reserve-french: 099, 019, 001, 107
reserve-allied: 206 up, 207, 195, 135
pile-french: 020, 096
pile-british: 136, 137
pile-prussian: 208
casualties: 021, 138
discard: 100
"""


def field(text: str = FIELD) -> Battle:
    return read(text)


def words(b: Battle, seat: int | None) -> list[str]:
    return view(b, seat).replace(",", " ").split()


def shown(b: Battle, seat: int | None) -> set[str]:
    return {word for word in words(b, seat) if word in b.setting.by_label}


def test_R129_each_seat_sees_its_own_hidden_cards_and_what_lies_open() -> None:
    b = field()
    open_to_all = {"070", "089", "179", "130", "111", "206", "021", "138", "100"}
    french = {"016", "017", "018", "099", "019", "001", "107"}
    allied = {"134", "129", "131", "133", "207", "195", "135"}
    assert shown(b, None) == open_to_all
    assert shown(b, FRENCH) == open_to_all | french
    assert shown(b, ALLIED) == open_to_all | allied


def test_R129_nobody_sees_into_a_pile() -> None:
    b = field()
    for seat in SEATS:
        assert "pile-french: ?french x2" in view(b, seat)
        assert "pile-british: ?british x2" in view(b, seat)
        assert not {"020", "096", "136", "137", "208"} & shown(b, seat)


def test_R129_backs_show_the_army_in_the_reserve_and_on_the_field() -> None:
    text = view(field(), FRENCH)
    assert "reserve-allied: 206 up, ?british x2, ?prussian x1" in text
    assert "  ?british on 179\n" in text


def test_R129_formation_and_marks_of_a_face_down_card_are_public() -> None:
    assert "  ?british column\n" in view(field(), FRENCH)
    assert "  ?french column\n" in view(field(), ALLIED)


def test_R129_a_seats_own_reserve_is_listed_without_its_order() -> None:
    b = field()
    before = view(b, FRENCH)
    b.at[RESERVE] = b.at[RESERVE][::-1]
    assert view(b, FRENCH) == before
    assert "reserve-french: 001, 019, 099, 107" in before


def test_15_0_a_custom_deck_is_seen_by_its_owner_alone() -> None:
    given = {
        "deck": "custom",
        "french-deck": "015 x3, 016, 017, 018",
        "british-deck": "128 x2, 129, 130, 131, 132",
        "prussian-deck": "207, 208",
    }
    b = new_battle("waterloo", given)
    assert "french-deck" in view(b, FRENCH) and "british-deck" not in view(b, FRENCH)
    assert "prussian-deck" in view(b, ALLIED) and "french-deck" not in view(b, ALLIED)
    assert "-deck" not in view(b, None)


def test_a_view_says_whom_a_plain_question_waits_for() -> None:
    for seat in SEATS:
        assert "asked french 5.0 combat phase" in view(field(), seat)


def test_R130_a_hidden_question_looks_like_a_throw_in_progress() -> None:
    b = field()
    b.pending = ChoosePlay(ALLIED, 1)
    assert "asked allied 13.0 from reserve" in view(b, ALLIED)
    assert "asked nobody" in view(b, FRENCH)
    assert "asked nobody" in view(b, None)
    hidden = view(b, FRENCH)
    b.pending = Pool("7.2 hit numbers", 3, 5)
    assert view(b, FRENCH) == hidden


def test_R130_no_view_holds_the_stack() -> None:
    b = field()
    assert "stack" in write(b)
    for seat in SEATS:
        assert "stack" not in view(b, seat)


def test_R101_an_announced_act_is_public_but_not_its_hidden_target() -> None:
    b = field(FIELD.replace("FL:", "act fire 070 > 131 with grape\ntest 134\nFL:", 1))
    assert "act fire 070 AC#1 grape\n" in view(b, FRENCH)
    assert "act fire 070 131 grape\n" in view(b, ALLIED)
    assert "act fire 070 AC#1-allied grape\n" in view(b, None)
    assert "test AR#1\n" in view(b, FRENCH)


def test_R129_a_card_that_moves_from_the_reserve_shows_only_its_back() -> None:
    b = field(FIELD.replace("FL:", "act move 019 > FC\nFL:", 1))
    assert "act move ?french FC\n" in view(b, ALLIED)
    assert "act move 019 FC\n" in view(b, FRENCH)


def test_R129_what_lies_on_a_face_down_card_does_not_name_it() -> None:
    text = FIELD.replace("  131 column", "  131 column down depleted\n  093 on 131\n  015 up")
    b = field(text)
    assert "093 on AC#1" in view(b, FRENCH)
    assert "093 on 131" in view(b, ALLIED)


@pytest.mark.parametrize(
    ("one", "other", "viewer"),
    [
        ("134", "135", FRENCH),
        ("131", "136", FRENCH),
        ("195", "137", FRENCH),
        ("016", "019", ALLIED),
        ("099", "020", ALLIED),
        ("020", "096", FRENCH),
        ("136", "140", ALLIED),
        ("017", "015", None),
    ],
)
def test_R129_exchanging_hidden_cards_changes_no_view(
    one: str, other: str, viewer: int | None
) -> None:
    swapped = FIELD.replace(one, "XXX").replace(other, one).replace("XXX", other)
    a, b = field(), field(swapped)
    assert write(a) != write(b)
    assert view(a, viewer) == view(b, viewer)
    assert draw(a, viewer, "en") == draw(b, viewer, "en")


def test_R129_decoys_look_like_troops() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    troop = field(text)
    decoy = field(text.replace("134", "XXX").replace("195", "134").replace("XXX\n", "195 down\n"))
    assert view(troop, FRENCH) == view(decoy, FRENCH)
    assert draw(troop, FRENCH, "en") == draw(decoy, FRENCH, "en")


def dealt(seat: int | None, text: str = FIELD, times: int = 40) -> list[Battle]:
    b, rng = field(text), Rng(5)
    found = [determinize(b, seat, rng) for _ in range(times)]
    assert write(b) == write(field(text))
    for d in found:
        assert problems(d) == []
        assert view(d, seat) == view(b, seat)
    return found


def arms(b: Battle, place: int, index: int) -> int:
    return b.units[b.at[place][index]].arm


def test_R129_redealing_exchanges_reserve_field_pile_and_box() -> None:
    found = dealt(FRENCH)
    for place, index in ((AR, 0), (AL, 0), (RESERVE + 1, 1), (PILE + 1, 0), (PILE, 0)):
        assert len({b.at[place][index] for b in found}) > 5
    assert all(len(b.at[BOX]) == len(field().at[BOX]) for b in found)
    assert len({tuple(b.at[BOX]) for b in found}) > 5


def test_R129_what_is_seen_stays_where_it_is() -> None:
    true = field()
    for b in dealt(FRENCH):
        for label in ("016", "017", "099", "001", "130", "111", "206", "021", "100"):
            uid = true.setting.by_label[label]
            assert b.units[uid].place == true.units[uid].place


def test_R129_a_player_does_not_know_his_own_pile() -> None:
    assert len({tuple(b.at[PILE]) for b in dealt(FRENCH)}) > 5


def test_R105_a_marker_or_a_building_says_infantry_and_the_rest_are_troops() -> None:
    found = dealt(FRENCH, times=80)
    assert {arms(b, AC, 1) for b in found} == {INFANTRY}
    assert {arms(b, AR, 2) for b in found} == {INFANTRY}
    assert {arms(b, AR, 0) for b in found} == {INFANTRY, CAVALRY, ARTILLERY}


def test_14_0_with_decoys_a_face_down_card_may_be_anything() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    text = text.replace("  134\n", "  134\n  139\n")
    kinds = {arms(b, AR, 0) for b in dealt(FRENCH, text, times=150)}
    assert len(kinds) > 3
    for b in dealt(FRENCH, text):
        assert all((b.troops[2 * pos + 1] > 0) == (pos >= 3) for pos in range(6))


def test_14_0_few_face_down_cards_are_decoys() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    text = text.replace("  133\n", "  133\n  139\n  140\n  141\n")
    found = dealt(FRENCH, text, times=150)
    lying = [b.units[uid] for b in found for uid in b.at[AL]]
    decoys = sum(not u.troop for u in lying)
    assert len(lying) / 40 < decoys < len(lying) / 12  # three in four of one in sixteen


@pytest.mark.parametrize("labels", [("134", "196", "191"), ("134", "139", "196"), ("134", "139")])
def test_14_0_there_are_no_more_decoys_or_troops_than_cards_to_be_them(
    labels: tuple[str, ...],
) -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    b = field(text.replace("  134\n", "".join(f"  {label} down\n" for label in labels)))
    uids = [b.setting.by_label[label] for label in labels]
    for seed in range(40):
        slots = [Slot(uid, ANY) for uid in uids]
        guess_decoys(b, slots, Rng(seed))
        laid = sorted(slot.need == TROOP for slot in slots)
        assert laid == sorted(b.units[uid].troop for uid in uids)


def test_11_0_under_cover_lies_the_better_of_two() -> None:
    found = dealt(FRENCH, times=150)
    covered = [b.units[b.at[AR][2]].card.morale for b in found]
    in_column = [b.units[b.at[AC][1]].card.morale for b in found]
    assert sum(covered) / 150 > sum(in_column) / 150 + 0.4
    assert min(covered) < max(in_column)  # but not always the best


def test_14_0_a_face_down_card_with_a_mark_is_no_decoy() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    text = text.replace("  134\n", "  134 due\n  139\n")
    assert all(b.units[b.at[AR][0]].troop for b in dealt(FRENCH, text))


def test_14_0_a_position_of_decoys_stays_one() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    text = text.replace("  133\n", "  195 down\n").replace("207, 195,", "207, 133,")
    for b in dealt(FRENCH, text):
        assert b.troops[2 * AL + 1] == 0


def test_8_3_two_moves_show_that_a_card_is_cavalry() -> None:
    text = FIELD.replace("  133\n", "  153 moved from AR\n").replace(
        "french combat", "allied combat"
    )
    assert {arms(b, AL, 0) for b in dealt(FRENCH, text)} == {CAVALRY}


def test_4_3_a_card_alone_abroad_that_has_not_won_is_artillery() -> None:
    text = FIELD.replace("  133\n", "  072\n")
    assert {arms(b, AL, 0) for b in dealt(ALLIED, text)} == {ARTILLERY}


def test_R22_a_redealt_muster_can_fill_its_positions() -> None:
    b = new_battle("quatre-bras", {"scale": "1/2"})
    rng = Rng(2)
    while not isinstance(b.pending, Decision):
        step = b.pending
        assert isinstance(step, Throw)
        for seat in SEATS:
            play_random(determinize(b, seat, rng), rng, 1)
        settle(b, step.toss(rng))
    for _ in range(60):
        d = determinize(b, FRENCH, rng)
        assert play_random(d, rng, 12) == 12


def test_R89_the_promised_general_is_in_every_deal() -> None:
    b = new_battle("waterloo", {"prussian-general": "on"})
    rng = Rng(4)
    play_random(b, rng, 1)
    for seat in SEATS:
        for _ in range(40):
            d = determinize(b, seat, rng)
            prussians = [u for u in d.units if u.army == PRUSSIAN and u.arm == GENERAL]
            assert any(u.place != BOX for u in prussians)


def test_a_card_seen_going_back_blown_is_remembered() -> None:
    text = FIELD.replace("206 up, 207", "206 up, 153 recovering, 207")
    uid = field().setting.by_label["153"]
    assert all(b.units[uid].place == RESERVE + 1 for b in dealt(FRENCH, text))


def test_what_is_announced_follows_the_card_in_its_slot() -> None:
    act = "act fire 070 > 134\nstack Fight 3 3 1 / Turn 2 0 / CombatPhase 1 / Shot 3 070 134 0\n"
    for b in dealt(FRENCH, FIELD.replace("FL:", act + "FL:", 1)):
        assert b.act_target == b.at[AR][0]
        assert b.stack[-1].fields()[1] == b.at[AR][0]


def test_an_announced_card_keeps_its_arm() -> None:
    act = "act move 055 > FC\nstack Fight 3 3 1 / Turn 2 0 / CombatPhase 2\n"
    text = FIELD.replace("099, 019,", "099, 019, 055,").replace("FL:", act + "FL:", 1)
    found = dealt(ALLIED, text)
    assert {b.units[b.act_card].arm for b in found} == {CAVALRY}
    assert all(b.units[b.act_card].place == RESERVE for b in found)
    assert len({b.act_card for b in found}) > 3


def test_what_lies_on_a_face_down_card_stays_on_its_slot() -> None:
    text = FIELD.replace("  131 column", "  131 column down depleted\n  093 on 131\n  015 up")
    uid = field().setting.by_label["093"]
    found = dealt(FRENCH, text)
    assert len({b.units[uid].on for b in found}) > 3
    assert all(b.units[uid].on == b.at[AC][1] for b in found)
    assert all(b.units[b.at[AC][1]].formation != LINE for b in found)


def test_R129_acts_listed_for_the_true_cards_are_not_kept() -> None:
    b = field()
    assert isinstance(b.pending, Decision)
    b.pending.legal(b)
    assert any(u.acts and not u.up for u in b.units)  # among them shots at face-down cards
    other = determinize(b, FRENCH, Rng(1))
    assert all(not u.acts and u.case < 0 and u.stamp < 0 for u in other.units)


def test_R129_a_card_dealt_to_its_own_slot_is_copied_like_the_others() -> None:
    b = field()
    other = determinize(b, FRENCH, Rng(1))
    hidden = [u for u in other.units if u.seat == ALLIED and not u.up and u.place < PILE]
    assert len(hidden) > 5 and {u.owner for u in hidden} == {other.owner}


def test_14_0_a_hidden_decoy_is_not_revealed_by_what_is_kept_of_its_ground() -> None:
    text = FIELD.replace("option deck open", "option deck open\noption decoys on")
    text = text.replace("  133\n", "  182 down\n")
    b = field(text)
    assert b.grounded[AL - 3] == 1
    found = dealt(FRENCH, text)
    assert {b.grounded[AL - 3] for b in found} == {0, 1}
    for b in found:
        lies = any(b.units[uid].card.terrain for uid in [*b.at[AL], *b.at[AL - 3]])
        assert b.grounded[AL - 3] == lies


def test_R129_where_a_hidden_card_off_the_field_came_from_is_forgotten() -> None:
    b = field()
    hidden = [u for u in b.units if u.seat == ALLIED and u.place == BOX]
    hidden[0].came = PILE + 1
    assert len({u.came for u in determinize(b, FRENCH, Rng(1)).units if u.place == BOX}) == 1


def legal_texts(b: Battle, step: Decision) -> list[str]:
    return sorted(notate(b, action) for action in step.legal(b))


@pytest.mark.parametrize("scenario", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
@pytest.mark.parametrize(
    "options", [{}, {"decoys": "on"}, {"deck": "open", "victory": "2", "prussian-general": "on"}]
)
def test_redealing_keeps_views_and_choices(scenario: str, options: dict[str, str]) -> None:
    rng = Rng(6)
    b = new_battle(scenario, options)
    for number in range(350):
        step = b.pending
        if number % 9 == 0:
            for seat in SEATS:
                d = determinize(b, seat, rng)
                assert view(d, seat) == view(b, seat)
                assert draw(d, seat, "fr") == draw(b, seat, "fr")
                assert problems(d) == []
                if isinstance(step, Decision) and step.seat == seat:
                    assert legal_texts(d, step) == legal_texts(b, step)
                play_random(d, rng, 5)
        if isinstance(step, Decision):
            legal = step.legal(b)
            answer(b, legal[rng.below(len(legal))])
        elif isinstance(step, Throw):
            settle(b, step.toss(rng))


@pytest.mark.parametrize("scenario", ["waterloo", "ligny"])
@pytest.mark.parametrize("options", [{}, {"deck": "full"}])
def test_battles_that_look_alike_become_the_same_one(
    scenario: str, options: dict[str, str]
) -> None:
    """What an agent is handed is a function of its seat's view and of the generator."""
    b = new_battle(scenario, options)
    rng = Rng(11)
    for _ in range(25):
        play_random(b, rng, 6)
        if b.finished:
            break
        for seat in SEATS:
            alike = determinize(b, seat, rng)
            assert write(determinize(alike, seat, Rng(5))) == write(determinize(b, seat, Rng(5)))


def test_R160_a_custom_deck_is_redealt_from_its_own_list() -> None:
    battle = new_battle("quatre-bras", {"deck": "custom", **custom_decks("quatre-bras")})
    pool = sorted(u.card.number for u in battle.units)
    play_random(battle, Rng(3), 8)
    for seat in SEATS:
        other = determinize(battle, seat, Rng(9))
        assert sorted(u.card.number for u in other.units) == pool


def test_R129_a_battle_that_is_over_may_be_seen_whole() -> None:
    b = field()
    seen = GAME.open_view(b)
    assert seen.startswith("eagles view 1 open\n") and "?" not in seen
    assert "reserve-allied: 206 up, 207, 195, 135" in seen
    assert GAME.moment(b) == (3, "combat")
