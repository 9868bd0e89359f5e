"""Fair dice: a promise, nonces, and streams that nobody can bend."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from grognard.kernel.dice import Deal, Die, Rng
from grognard.kernel.records.fair import Stream, commitment, is_nonce

SECRET = bytes(range(32))
FACES_OF_LINE_5 = [2, 4, 2, 4, 2, 3, 6, 6, 3, 2, 4, 2]


def test_a_commitment_is_the_hash_of_a_label_and_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"grognard dice 1\n" + SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET[::-1])


@pytest.mark.parametrize("nonce", ["a", "Zoe-1815_x", "x" * 64])
def test_a_nonce_is_a_short_plain_word(nonce: str) -> None:
    assert is_nonce(nonce)


@pytest.mark.parametrize("nonce", ["", "x" * 65, "a b", "a\n", "é", "a\nb", "٣"])
def test_anything_else_is_no_nonce(nonce: str) -> None:
    assert not is_nonce(nonce)


def test_a_stream_is_the_words_of_its_blocks() -> None:
    stream = Stream(SECRET, ["ann", "bob"], 12, "ab")
    blocks = [hmac.new(SECRET, f"ann\nbob\n12\nab\n{k}".encode(), hashlib.sha256) for k in (0, 1)]
    source = b"".join(block.digest() for block in blocks)
    words = [int.from_bytes(source[at : at + 4], "big") for at in range(0, 64, 4)]
    assert [stream.below(1 << 32) for _ in range(16)] == words


def test_the_numbers_of_a_line_never_change() -> None:
    stream = Stream(SECRET, ["ann", "bob"], 5, "ab")
    assert [stream.below(6) + 1 for _ in range(12)] == FACES_OF_LINE_5


def test_secret_nonces_line_and_link_all_count() -> None:
    streams = [
        Stream(SECRET, ["ann", "bob"], 5, "ab"),
        Stream(SECRET[::-1], ["ann", "bob"], 5, "ab"),
        Stream(SECRET, ["bob", "ann"], 5, "ab"),
        Stream(SECRET, ["ann", "bob"], 6, "ab"),
        Stream(SECRET, ["ann", "bobo"], 5, "ab"),
        Stream(SECRET, ["ann", "bob"], 5, "ac"),
    ]
    assert len({stream.below(1 << 32) for stream in streams}) == len(streams)


def test_a_word_too_high_to_be_fair_is_left_out() -> None:
    n = (1 << 31) + 1
    plain, stream = Stream(SECRET, ["a"], 1, ""), Stream(SECRET, ["a"], 1, "")
    fair = [word for word in (plain.below(1 << 32) for _ in range(200)) if word < n]
    assert [stream.below(n) for _ in range(50)] == fair[:50]


def test_a_stream_is_luck_like_any_other() -> None:
    stream: Rng = Stream(SECRET, ["ann", "bob"], 1, "")
    counts = Counter(Die("any").sample(stream)[0] for _ in range(6_000))
    assert all(850 < counts[face] < 1150 for face in range(1, 7))
    assert sorted(Deal("any", 52, 52).sample(stream)) == list(range(1, 53))
    assert 0 <= Die("any").toss(stream) <= 6
