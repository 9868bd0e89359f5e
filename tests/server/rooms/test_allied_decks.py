"""R160, R170 Custom decks of two Allied players: each brings one, and nobody sees it too early."""

from __future__ import annotations

import pytest

from tests.server.hosting import Json, Person, refused, token_in

pytestmark = pytest.mark.anyio

FRENCH = "deck Mine, 015 x3, 016, 017, 018"
BRITISH = "128 x2, 129, 130, 131, 132"
PRUSSIAN = "207 x2, 208, 209"
OPEN: Json = {"sitter": "open", "shares": ["prussian"]}


async def challenge(ann: Person, prussians: Json = OPEN, **decks: str) -> Json:
    """Ann has the French and waits for both Allies, or for the British alone."""
    seats = {"french": {"sitter": "me"}, "allied": {"sitter": "open", "commanders": [prussians]}}
    options = {"deck": "custom", "french-deck": FRENCH, **decks}
    body = {"game": "eagles", "scenario": "waterloo", "options": options, "seats": seats}
    return await ann.post("/api/matches", body)


async def looked_at(match: Json, person: Person, seat: str = "") -> Json:
    link = f"?token={token_in(match, seat)}" if seat else ""
    return await person.get(f"/api/matches/{match['id']}{link}")


async def test_15_0_hands_are_there_to_choose_though_decks_are_still_to_come(ann: Person) -> None:
    asked = {"scenario": "waterloo", "options": {"deck": "custom"}}
    found = await ann.post("/api/games/eagles/shares", asked)
    assert [share["key"] for share in found["shares"]["allied"]] == ["british", "prussian"]


async def test_R160_each_ally_brings_a_deck_and_nobody_sees_it_before_the_battle(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await challenge(ann)
    assert match["to_bring"] == {"allied": "british-deck", "allied.1": "prussian-deck"}
    assert [share["chair"] for share in match["shares"]["allied"]] == [0, 1]
    joined = await carol.join(match["id"], "allied.1", token_in(match, "allied.1"), brings=PRUSSIAN)
    assert joined["options"]["prussian-deck"] == PRUSSIAN
    assert joined["to_bring"] == {"allied": "british-deck"}
    for person in (ann, bob):
        assert (await looked_at(match, person, "allied"))["options"]["prussian-deck"] == ""
    joined = await bob.join(match["id"], "allied", token_in(match, "allied"), brings=BRITISH)
    assert (joined["options"]["british-deck"], joined["options"]["prussian-deck"]) == (BRITISH, "")
    assert (await looked_at(match, carol))["options"]["british-deck"] == ""
    begun = await ann.join(match["id"], "french")
    assert begun["stage"] == "running"
    assert (begun["options"]["british-deck"], begun["options"]["prussian-deck"]) == (
        BRITISH,
        PRUSSIAN,
    )
    british = await bob.sit(match["id"], "allied")
    view = next(heard["view"] for heard in british.heard if heard.get("view"))
    assert "2" not in {label[0] for label in labels_in(view)}


def labels_in(view: str) -> set[str]:
    return {word for word in view.replace(",", " ").split() if len(word) == 3 and word.isdigit()}


async def test_15_0_an_ally_brings_cards_of_their_own_army_only(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await challenge(ann)
    for seat, person, deck in (("allied", bob, PRUSSIAN), ("allied.1", carol, BRITISH)):
        with refused("BAD_SETUP"):
            await person.join(match["id"], seat, token_in(match, seat), brings=deck)
    await carol.join(match["id"], "allied.1", token_in(match, "allied.1"), brings=PRUSSIAN)


async def test_15_0_an_ally_who_brings_nothing_has_the_deck_as_it_was(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await challenge(ann)
    joined = await carol.join(match["id"], "allied.1", token_in(match, "allied.1"))
    assert joined["options"]["prussian-deck"].startswith("2")
    joined = await bob.join(match["id"], "allied", token_in(match, "allied"))
    assert joined["options"]["british-deck"].startswith("1")


async def test_15_0_a_deck_goes_with_the_ally_who_brought_it(ann: Person, carol: Person) -> None:
    match = await challenge(ann)
    await carol.join(match["id"], "allied.1", token_in(match, "allied.1"), brings=PRUSSIAN)
    await carol.post(f"/api/matches/{match['id']}/leave", {"seat": "allied.1"})
    waiting = await looked_at(match, ann)
    assert "prussian-deck" not in waiting["options"]
    assert waiting["to_bring"]["allied.1"] == "prussian-deck"


async def test_15_0_who_begins_without_an_ally_gives_them_the_deck_as_it_was(
    ann: Person, bob: Person, carol: Person
) -> None:
    match = await challenge(ann)
    await bob.join(match["id"], "allied", token_in(match, "allied"), brings=BRITISH)
    await ann.join(match["id"], "french")
    begun = await ann.post(f"/api/matches/{match['id']}/begin")
    assert begun["stage"] == "running"
    assert begun["options"]["british-deck"] == BRITISH
    assert begun["options"]["prussian-deck"].startswith("2")
    token = token_in(await looked_at(match, bob), "allied.1")
    late = await carol.join(match["id"], "allied.1", token)
    assert late["options"] == begun["options"]


async def test_15_0_a_computer_with_a_hand_has_the_deck_as_it_was(ann: Person, bob: Person) -> None:
    computer = {"sitter": "computer", "agent": "random", "shares": ["prussian"]}
    match = await challenge(ann, computer)
    assert match["to_bring"] == {"allied": "british-deck"}
    await bob.join(match["id"], "allied", token_in(match, "allied"), brings=BRITISH)
    begun = await ann.join(match["id"], "french")
    assert begun["options"]["prussian-deck"].startswith("2")


async def test_15_0_one_who_has_both_hands_brings_both(ann: Person, carol: Person) -> None:
    both: Json = {"sitter": "open", "shares": ["british", "prussian"]}
    match = await challenge(ann, both)
    assert match["to_bring"] == {"allied.1": "allied-deck"}
    text = f"{BRITISH}, {PRUSSIAN}"
    joined = await carol.join(match["id"], "allied.1", token_in(match, "allied.1"), brings=text)
    assert joined["options"]["allied-deck"] == text and joined["to_bring"] == {}
