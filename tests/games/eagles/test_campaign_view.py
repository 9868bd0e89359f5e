"""What a seat may know of a campaign (R129): what it learns at one table counts at the other."""

from __future__ import annotations

from grognard.games import game as find_game
from grognard.games.eagles.campaign_view import Place, fill, find_card
from grognard.games.eagles.model.actions import READY
from grognard.games.eagles.model.campaign import Campaign
from grognard.games.eagles.model.cards import PRUSSIAN
from grognard.games.eagles.model.flow import campaign
from grognard.games.eagles.model.places import BOX
from grognard.games.eagles.view import ANY, Slot
from grognard.kernel.dice import Rng
from tests.games.eagles.campaigns import (
    OPEN_LIGNY,
    OPEN_QUATRE_BRAS,
    QUIET_LIGNY,
    enter,
    here,
    places,
    send,
    table,
    throw_on,
    waged,
)
from tests.games.eagles.field import ALLIED, FRENCH, do

GAME = find_game("eagles")
DEALS = 30
SENT = ("056", "023", "029")


def reinforced() -> Campaign:
    """The French have won Quatre Bras, sent three cards to Ligny and kept the others."""
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    do(c, *(send(c, label, "ligny") for label in SENT), READY)
    return c


def deals(c: Campaign, seat: int | None) -> list[Campaign]:
    return [campaign(GAME.determinize(c, seat, Rng(seed))) for seed in range(DEALS)]


def at_ligny(c: Campaign) -> set[str]:
    """The cards of Quatre Bras that are at Ligny."""
    kept = table(c, "ligny")
    names = kept.setting.labels
    first = ("006", "023", "024", "025", "026", "029", "056", "064")
    return {names[u.uid] for u in kept.units if u.place != 16} & set(first)


def test_R166_the_enemy_cannot_know_which_cards_were_sent() -> None:
    c = reinforced()
    found = [at_ligny(other) for other in deals(c, ALLIED)]
    assert {len(sent) for sent in found} == {len(SENT)}
    assert len({frozenset(sent) for sent in found}) > 5


def test_R166_the_owner_remembers_who_was_sent() -> None:
    c = reinforced()
    assert "chosen french 023 029 056" in GAME.view(c, FRENCH)
    assert "chosen" not in GAME.view(c, ALLIED)
    assert all(at_ligny(other) == set(SENT) for other in deals(c, FRENCH))


def test_R129_the_deals_look_alike_and_hold_together() -> None:
    c = reinforced()
    for seat in (FRENCH, ALLIED, None):
        for other in deals(c, seat)[:8]:
            assert GAME.view(other, seat) == GAME.view(c, seat)
            assert GAME.problems(other) == []


def test_R129_a_card_seen_at_one_table_is_not_at_the_other() -> None:
    c = reinforced()
    b = table(c, "ligny")
    b.put(b.setting.by_label["056"], 6)
    b.station(b.setting.by_label["056"], 0, 0, -1)
    b.reveal(b.setting.by_label["056"])
    for other in deals(c, ALLIED):
        assert "056" in at_ligny(other)
        assert "056" not in places(other, "quatre-bras", "reserve-french")


def test_R129_cards_of_ligny_are_never_thought_to_be_elsewhere() -> None:
    c = reinforced()
    kept = set(places(c, "quatre-bras", "reserve-french"))
    for other in deals(c, ALLIED):
        heap = set(places(other, "quatre-bras", "reserve-french"))
        assert len(heap) == len(kept) and not heap & {"050", "051", "052", "053"}


def split() -> Campaign:
    """Before Wavre and Waterloo, with some Prussians sent to Wavre."""
    over = {"french": "023", "allied": "130", "over": "0"}
    c = waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY)
    enter(c, "051", "AC")
    do(c, send(c, "210", "wavre"), send(c, "221", "wavre"))
    return c


def chosen(c: Campaign) -> set[str]:
    """Prussians printed for neither battle who are at Wavre."""
    b = table(c, "wavre")
    return {
        b.setting.labels[u.uid] for u in b.units if u.place != 16 and u.card.battles == ["ligny"]
    }


def test_R140_the_enemy_cannot_know_how_the_decks_were_split() -> None:
    c = split()
    found = [chosen(other) for other in deals(c, FRENCH)]
    assert {len(cards) for cards in found} == {2}
    assert len({frozenset(cards) for cards in found}) > 5


def test_R140_the_owner_knows_and_is_shown() -> None:
    c = split()
    assert all(chosen(other) == {"210", "221"} for other in deals(c, ALLIED))
    assert "chosen allied 210 221" in GAME.view(c, ALLIED)
    for seat in (FRENCH, None):
        assert "chosen" not in GAME.view(c, seat)


def test_R168_nobody_knows_that_a_deck_has_the_troops_to_muster() -> None:
    """All Prussians printed for Wavre but one are lost: a deal must not promise three."""
    over = {"french": "023", "allied": "130", "over": "0"}
    b = table(waged("ligny", quatre_bras=over, ligny=OPEN_LIGNY), "ligny")
    printed = [u for u in b.units if u.troop and u.army == PRUSSIAN and "wavre" in u.card.battles]
    lost = ", ".join(b.setting.labels[u.uid] for u in printed if u.place == BOX)
    field = OPEN_LIGNY | {"casualties": lost, "allied": "", "prussian_pile": ""}
    c = waged("ligny", quatre_bras=over, ligny=field)
    enter(c, "051", "AC")
    assert here(c) == "waterloo" and not table(c, "wavre").finished
    look_alike(c)
    do(c, READY, READY)
    throw_on(c)
    assert table(c, "wavre").ending == "R168 an army too small"
    look_alike(c)


def look_alike(c: Campaign) -> None:
    for other in deals(c, FRENCH)[:8]:
        assert GAME.problems(other) == [] and GAME.view(other, FRENCH) == GAME.view(c, FRENCH)


def test_R95_printed_cards_stay_where_all_know_they_are() -> None:
    for other in deals(split(), FRENCH):
        assert "205" in places(other, "wavre", "pile-prussian")
        assert "201" in places(other, "waterloo", "pile-prussian")


def test_16_0_an_event_reveals_to_the_enemy_only_that_a_card_goes() -> None:
    c = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    enter(c, "024", "AC")
    c.events = []
    do(c, send(c, "056", "ligny"))
    (event,) = [event for event in c.events if event.kind() == "sent"]
    own, other = GAME.redact(event, FRENCH), GAME.redact(event, ALLIED)
    assert own is not None and other is not None
    assert GAME.narrate(c, own, "en") == "056 Piré's Division marches to Ligny."
    assert GAME.narrate(c, other, "en") == "A French card marches to Ligny."


def test_16_0_prompts_and_headings_name_the_battle() -> None:
    c = reinforced()
    assert GAME.prompt(c, FRENCH, "en").startswith("Ligny: ")
    assert GAME.prompt(c, ALLIED, "fr").startswith("Ligny\xa0: ")
    c.events = []
    table_turn = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    assert GAME.prompt(table_turn, FRENCH, "en").startswith("Quatre Bras: ")


def test_16_0_the_table_shows_both_battles_and_the_results() -> None:
    both = waged("quatre-bras", quatre_bras=OPEN_QUATRE_BRAS, ligny=QUIET_LIGNY)
    drawn = GAME.table(both, FRENCH, "en")
    assert drawn.index(" LIGNY") < drawn.index(" QUATRE BRAS")
    one = GAME.table(reinforced(), FRENCH, "en")
    assert one.startswith(" Quatre Bras: French victory") and " LIGNY" in one


def test_R95_a_card_with_a_choice_makes_room_for_one_without() -> None:
    """210 may lie at both tables and comes first; 205 only at Wavre, where it already lies."""
    c = split()
    free, fixed = (c.tables[2].setting.by_label[label] for label in ("210", "205"))
    places_here = [Place(2, Slot(free, ANY)), Place(3, Slot(fixed, ANY))]
    may = {free: [2, 3], fixed: [2]}
    fill(c, places_here, [free, fixed], may)
    assert [place.card for place in places_here] == [fixed, free]
    assert not find_card(c, Place(3, Slot(fixed, ANY)), [fixed], may, {}, set())
