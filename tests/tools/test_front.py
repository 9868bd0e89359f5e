"""The front's builder and its figures: what it is built from, which packages, what is sent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import front
from web import build

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "src" / "main.ts").write_text("1")
    monkeypatch.setattr(build, "WEB", folder)
    monkeypatch.setattr(build, "PACKAGES", folder / "node_modules")
    monkeypatch.setattr(build, "TARGET", tmp_path / "static")
    monkeypatch.setattr(build, "SCRATCH", tmp_path / "build")
    return folder


def test_a_change_of_a_source_is_noticed_and_of_a_test_is_not(web: Path) -> None:
    first = build.digest()
    (web / "src" / "main.test.ts").write_text("test")
    (web / "node_modules").mkdir()
    (web / "node_modules" / "x.js").write_text("x")
    assert build.digest() == first
    (web / "src" / "main.ts").write_text("2")
    assert build.digest() != first


def test_what_is_built_is_marked_and_not_built_twice(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    def npm(*words: str) -> None:
        asked.append(words)
        if "build" in words:
            made = Path(words[words.index("--outDir") + 1])
            (made / "assets").mkdir(parents=True)
            (made / "index.html").write_text("<!doctype html>" + " " * 1000)
            (made / "assets" / "a.woff2").write_bytes(b"0" * 2000)

    monkeypatch.setattr(build, "npm", npm)
    monkeypatch.setattr(build, "lacks_packages", lambda: True)
    assert build.build()
    assert asked[0][0] == "ci"
    assert (build.TARGET / "assets" / "a.woff2").is_file()
    assert build.is_fresh() and not build.build()
    (web / "src" / "main.ts").write_text("2")
    assert not build.is_fresh() and build.build()
    assert len(asked) == 4


def test_packages_are_installed_only_when_they_differ(web: Path) -> None:
    wanted = {
        "": {"name": "web"},
        "node_modules/a": {"version": "1.0.0"},
        "node_modules/other-system": {"version": "1.0.0", "optional": True},
    }
    (web / "package-lock.json").write_text(json.dumps({"packages": wanted}))
    assert build.lacks_packages()
    (web / "node_modules").mkdir()
    there = web / "node_modules" / ".package-lock.json"
    there.write_text(json.dumps({"packages": {"node_modules/a": {"version": "1.0.0"}}}))
    assert not build.lacks_packages()
    there.write_text(json.dumps({"packages": {"node_modules/a": {"version": "0.9.0"}}}))
    assert build.lacks_packages()


def test_without_node_it_is_said_what_to_do(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "system_npm", list)
    monkeypatch.setattr(build, "packaged_npm", list)
    with pytest.raises(build.FrontFailed, match=r"Node 20\.19 or newer is needed"):
        build.npm("ci")


def test_what_fails_is_named(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "system_npm", lambda: ["false"])
    with pytest.raises(build.FrontFailed, match="`npm run build` failed"):
        build.npm("run", "build")


def test_no_lock_file_names_a_host() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    packages = json.loads(lock)["packages"]
    addresses = [
        value
        for package in packages.values()
        for key, value in package.items()
        if key != "funding" and isinstance(value, str) and "://" in value
    ]
    assert addresses == []
    for path in (ROOT / "requirements").glob("*.txt"):
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_same_node_is_named_everywhere() -> None:
    group = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    fixed = (ROOT / "requirements" / "front.txt").read_text(encoding="utf-8")
    assert f'front = ["{build.NODE_WHEEL}"]' in group
    assert build.NODE_WHEEL in fixed


def test_the_payload_counts_what_is_sent_and_one_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "icons").mkdir()
    for name, size in {
        "index.html": 100,
        "icons/grognard-512.png": 700,
        "icons/grognard.svg": 90,
        "assets/main-1.js": 1000,
        "assets/main-1.js.gz": 300,
        "assets/main-1.js.br": 250,
        "assets/words-en-1.js": 50,
        "assets/words-fr-1.js": 60,
        ".digest": 64,
    }.items():
        (tmp_path / name).write_bytes(b"0" * size)
    assert front.payload() == {
        "index.html": 100,
        "icons/grognard.svg": 90,
        "assets/main-1.js": 250,
        "assets/words-fr-1.js": 60,
    }


def test_what_one_game_alone_needs_is_counted_apart() -> None:
    sizes = {
        "index.html": 1,
        "assets/base-xEagles1.js": 2,
        "assets/eagles-1.js": 4,
        "assets/words-eagles-fr-1.js": 8,
        "assets/march-eagles1.js": 16,
        "assets/words-march-fr-1.js": 32,
        "assets/words-fr-1.js": 64,
        "assets/miniatures-1.js": 128,
        "assets/army-eagles1.css": 256,
        "assets/eagles-cards-1.js": 512,
        "assets/extras-eagles1.js": 1024,
        "assets/words-crepuscule-options-fr-1.js": 2048,
    }
    assert front.parts(sizes) == {
        "": 67,
        "eagles": 524,
        "march": 48,
        "miniatures": 128,
        "army": 256,
        "extras": 1024,
        "crepuscule": 2048,
    }
    assert front.wanted(sizes) == {
        "age": 451,
        "crepuscule": 3523,
        "eagles": 591,
        "march": 499,
    }


def test_all_arms_may_weigh_more() -> None:
    assert [front.most(game) for game in front.games()] == [300_000, 320_000, 300_000, 300_000]


def test_what_few_battles_fetch_is_no_part_of_the_others() -> None:
    sizes = {"assets/eagles-x.js": 1, "assets/eagles-campaign-x.js": 2}
    sizes |= {"assets/words-eagles-en-x.js": 4, "assets/words-eagles-campaign-en-x.js": 8}
    assert front.parts(sizes) == {"eagles": 5, "eagles-campaign": 10}
    assert front.wanted(sizes)["eagles"] == 5
