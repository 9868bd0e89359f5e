"""The lobby: a game at once, friends and strangers, one's own games, who one is, what one likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.lobby import call, choose, make_match, open_lobby, start_game
from tests.web.watch import Watch, wait_until

Visitor = Callable[..., Page]
PASSWORD = "sauve qui peut"


def expect_table(page: Page) -> None:
    expect(page.locator("[data-place]").first).to_be_visible()


def fold(page: Page, title: str) -> None:
    page.locator("summary", has_text=title).click()


# New games


def test_one_click_begins_a_game_for_a_guest_nobody_asked_anything(page: Page) -> None:
    open_lobby(page)
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    expect_table(page)
    made = call(page, "GET", "/api/matches")["matches"][0]
    assert (made["scenario"], made["stage"], made["options"]) == ("waterloo", "running", {})
    seats = {seat["seat"]: seat for seat in made["seats"]}
    assert seats["french"]["yours"] and seats["allied"]["agent"] == "soldier"


# A plate that is laid beside the others, as another game would be.
ONE_MORE = """() => {
  const plates = document.querySelector(".plates");
  plates.append(plates.lastElementChild.cloneNode(true));
  plates.style.setProperty("--across", "3");
  plates.style.setProperty("--narrow", "3");
}"""
PLATES = """() => [...document.querySelectorAll(".plates label")].map((plate) => {
  const frame = plate.getBoundingClientRect();
  const drawn = [...plate.querySelectorAll("svg *, b")].map((part) => part.getBoundingClientRect());
  const within = drawn.every(({ left, right, top, bottom }) =>
    left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom);
  return { row: Math.round(frame.top), within };
})"""


@pytest.mark.nightly
@pytest.mark.parametrize("on_a_phone", [False, True])
def test_no_game_is_alone_in_its_row_and_plates_keep_within_their_frames(
    visitor: Visitor, on_a_phone: bool
) -> None:
    page = visitor(phone=on_a_phone)
    open_lobby(page)
    for change in ("() => {}", ONE_MORE):
        page.evaluate(change)
        plates = page.evaluate(PLATES)
        rows = [plate["row"] for plate in plates]
        assert all(rows.count(row) > 1 for row in rows), rows
        assert all(plate["within"] for plate in plates), plates


@pytest.mark.nightly
def test_all_options_stand_behind_one_fold(page: Page) -> None:
    open_lobby(page)
    choose(page, "battle", "quatre-bras")
    fold(page, "All options")
    page.get_by_label("Decoys").select_option("on")
    page.get_by_label("Length").select_option("20")
    expect(page.locator("summary .chip")).to_have_count(2)
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    made = call(page, "GET", "/api/matches")["matches"][0]
    assert made["options"] == {"decoys": "on", "turns": "20"}


@pytest.mark.nightly
def test_another_game_is_taken_from_the_shelf_and_remembered(page: Page) -> None:
    open_lobby(page)
    choose(page, "game", "march")
    expect(page.locator("input[name=battle]")).to_have_count(4)
    choose(page, "battle", "vimeiro")
    choose(page, "side", "red")
    fold(page, "All options")
    page.get_by_label("Measuring").select_option("none")
    page.get_by_label("Ground", exact=True).select_option("lot")
    expect(page.locator("summary .chip")).to_have_count(2)
    assert findings(page) == []
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/match/*")
    made = call(page, "GET", "/api/matches")["matches"][0]
    assert (made["game"], made["scenario"], made["stage"]) == ("march", "vimeiro", "running")
    assert made["options"]["measuring"] == "none" and made["options"]["terrain"].isdecimal()
    seats = {seat["seat"]: seat for seat in made["seats"]}
    assert seats["red"]["yours"] and seats["blue"]["agent"] == "soldier"
    open_lobby(page)
    expect(page.locator("input[name=game][value=march]")).to_be_checked()
    expect(page.get_by_text("La Marche des Aigles").last).to_be_visible()


@pytest.mark.nightly
def test_a_friend_comes_by_the_link_to_another_game(visitor: Visitor) -> None:
    host, friend = visitor(), visitor("fr")
    open_lobby(host)
    choose(host, "game", "march")
    choose(host, "battle", "barrosa")
    choose(host, "opponent", "friend")
    host.get_by_role("button", name="Invite").click()
    host.wait_for_url("**/match/*")
    link = host.get_by_label("Link to play as British").input_value()
    friend.goto(link[link.index("/join") :])
    friend.get_by_role("button", name="Jouer\u00a0: Britanniques").click()
    for page in (host, friend):
        expect(page.locator("canvas").first).to_be_visible()


def test_a_deck_that_cannot_be_is_refused_in_words(page: Page) -> None:
    open_lobby(page)
    fold(page, "All options")
    page.get_by_label("Decks", exact=True).select_option("custom")
    page.locator("[data-deck=french]").select_option("*")
    page.locator(".picker textarea").fill("070, 999")
    page.locator(".picker textarea + button").click()
    expect(page.locator(".picker").first).to_contain_text("There is no card 999.")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("form").get_by_role("alert")).to_contain_text("cannot begin")


def test_a_friend_comes_by_the_link(visitor: Visitor) -> None:
    host, friend = visitor(), visitor("fr", phone=True)
    open_lobby(host)
    choose(host, "side", "allied")
    choose(host, "opponent", "friend")
    host.get_by_role("button", name="Invite").click()
    host.wait_for_url("**/match/*")
    link = host.get_by_label("Link to play as French").input_value()
    assert findings(host) == []
    friend.goto(link[link.index("/join") :])
    sit = friend.get_by_role("button", name="Jouer : Français")
    expect(sit).to_be_visible()
    assert findings(friend) == []
    sit.click()
    expect_table(friend)
    expect_table(host)


@pytest.mark.nightly
def test_a_challenge_is_listed_and_taken_up(visitor: Visitor) -> None:
    host, other = visitor(), visitor()
    open_lobby(host)
    choose(host, "battle", "wavre")
    choose(host, "opponent", "challenge")
    host.get_by_role("button", name="Challenge").click()
    expect(host.get_by_text("Your challenge is in the lobby.")).to_be_visible()
    open_lobby(other)
    other.get_by_role("link", name="Accept, Wavre").first.click()
    other.get_by_role("button", name="Play as Prussian").click()
    expect_table(other)
    expect_table(host)


@pytest.mark.nightly
def test_a_match_that_nobody_came_to_is_called_off(page: Page) -> None:
    open_lobby(page)
    choose(page, "opponent", "friend")
    page.get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Cancel the game").click()
    page.get_by_role("button", name="Yes, cancel it").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()


def test_a_link_that_does_not_hold_is_said(page: Page) -> None:
    page.goto("/join#aaaaaaaaaaaaaaaa/french/nothing")
    expect(page.get_by_role("alert").filter(has_text="no such match")).to_be_visible()
    page.goto("/")
    page.goto("/join#torn")
    expect(page.get_by_role("alert").filter(has_text="incomplete")).to_be_visible()


# One's games


@pytest.mark.nightly
def test_your_games_say_whose_turn_it_is(page: Page) -> None:
    start_game(page)
    expect_table(page)
    page.goto("/")
    strip = page.get_by_text("It is your turn: Waterloo (Soldier).")
    expect(strip).to_be_visible(timeout=20_000)  # the computer deploys first
    expect(page.get_by_role("link", name="Your turn, Waterloo")).to_be_visible()
    assert findings(page) == []


@pytest.mark.nightly
def test_an_open_lobby_shows_a_friend_who_comes(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    open_lobby(host)
    made = make_match(host, seats={"french": "me", "allied": "open"}, scenario="ligny")
    host.reload()
    expect(host.get_by_text("No opponent yet")).to_be_visible()
    link = made["links"]["allied"]
    friend.goto(link[link.index("/join") :])
    friend.get_by_role("button", name="Play as").click()
    expect_table(friend)
    expect(host.get_by_text("No opponent yet")).to_have_count(0, timeout=20_000)


# Who one is, and what one likes


@pytest.mark.nightly
def test_an_account_finds_its_games_on_another_device(visitor: Visitor) -> None:
    here, there = visitor(), visitor()
    start_game(here, battle="wavre")
    here.goto("/settings#account")
    here.get_by_role("button", name="New account").click()
    here.get_by_label("Username").fill("ney")
    here.get_by_label("Password").fill(PASSWORD)
    here.locator("form button[type=submit]", has_text="New account").click()
    expect(here.get_by_text("You are signed in as ney.")).to_be_visible()
    assert findings(here) == []

    there.goto("/settings#account")
    there.get_by_label("Username").fill("ney")
    there.get_by_label("Password").fill("the wrong one")
    there.locator("form button[type=submit]", has_text="Sign in").click()
    expect(there.get_by_text("Wrong username or password.")).to_be_visible()
    there.get_by_label("Password").fill(PASSWORD)
    there.locator("form button[type=submit]", has_text="Sign in").click()
    expect(there.get_by_text("You are signed in as ney.")).to_be_visible()
    there.goto("/")
    expect(there.get_by_role("link", name="Your turn, Wavre")).to_be_visible()


@pytest.mark.nightly
def test_a_guest_moves_to_another_device_by_a_link(visitor: Visitor) -> None:
    here, there = visitor(), visitor("fr")
    start_game(here, battle="wavre")
    here.goto("/settings#account")
    fold(here, "Play on another device")
    here.get_by_role("button", name="Create a link").click()
    link = here.get_by_label("Link for the other device").input_value()
    there.goto(link[link.index("/recover") :])
    there.get_by_role("button", name="Retrouver mes parties ici").click()
    expect(there.get_by_text("vos parties sont ici")).to_be_visible()
    there.get_by_role("link", name="Retour au salon").click()
    expect(there.get_by_role("link", name="À vous, Wavre")).to_be_visible()


def test_the_language_changes_at_any_time_and_nothing_is_lost(page: Page) -> None:
    open_lobby(page)
    choose(page, "battle", "ligny")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Jouer")).to_be_visible()
    expect(page.locator('input[value="ligny"]')).to_be_checked()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("d’Empire")


@pytest.mark.nightly
def test_light_and_colours_are_kept(page: Page) -> None:
    page.goto("/settings")
    page.get_by_text("By candle-light").click()
    page.get_by_text("Colour-blind safe").click()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "safe")


@pytest.mark.nightly
@pytest.mark.parametrize("dark", [False, True], ids=["day", "candle-light"])
def test_the_second_palette_has_contrast_too(visitor: Visitor, dark: bool) -> None:
    page = visitor(dark=dark)
    page.goto("/settings")
    page.get_by_text("Colour-blind safe").click()
    page.goto("/cards")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert findings(page) == []


def kept(page: Page) -> set[str]:
    """The addresses whose contents stay on the device."""
    return set(
        page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
            ".then((one) => one.keys())))).then((all) => all.flat().map((one) => one.url))"
        )
    )


def fetched(page: Page) -> set[str]:
    """The files of the app that the page has asked for, at least one."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return {name for name in names if "/assets/" in name} or {"none yet"}


@pytest.mark.nightly
def test_without_a_connection_the_app_starts_and_says_so(page: Page, watch: Watch) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED")
    watch.allow("WebSocket connection")
    open_lobby(page)
    page.wait_for_load_state("networkidle")
    wait_until(page, lambda: fetched(page) <= kept(page), lambda: fetched(page) - kept(page))
    assert not any("/api/" in url for url in kept(page))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached").first).to_be_visible()
