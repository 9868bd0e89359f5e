"""Check the dice of a record, from docs/formats.md alone: python3 docs/verify_dice.py RECORD THROWS

THROWS is what `grognard verify RECORD --throws` lists. The exit code is 0 when every throw follows
from the promise, 3 when not all do or there is none, 1 when something is wrong.
"""

import hmac
import re
import sys
from hashlib import sha256


def numbers(secret, prefix):
    """The stream of a line: words of 32 bits, block after block."""
    block = 0
    while True:
        digest = hmac.digest(secret, f"{prefix}\n{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def below(m, stream):
    fair = 2**32 - 2**32 % m
    return next(number for number in stream if number < fair) % m


def thrown(kind, stream):
    """The faces of one throw: `dice 3 of 6`, `deal 5 of 40` or `contest 1`."""
    word, *rest = kind.split()
    if word == "dice":
        return [below(int(rest[2]), stream) + 1 for _ in range(int(rest[0]))]
    if word == "contest":
        faces = [below(6, stream) + 1, below(6, stream) + 1]
        while faces[0] + int(rest[0]) == faces[1]:
            faces = [below(6, stream) + 1, below(6, stream) + 1]
        return faces
    take, count = int(rest[0]), int(rest[2])
    row = list(range(1, count + 1))
    for place in range(take):
        other = place + below(count - place, stream)
        row[place], row[other] = row[other], row[place]
    return row[:take]


def check(record, throws):
    """(proven throws, throws before the promise, what is wrong)."""
    header, _, body = record.rstrip("\n").partition("\n\n")
    fields = [line.split(" ") for line in header.split("\n") if not line.startswith("|")]
    promise = next((words[1] for words in fields if words[0] == "commitment"), "")
    nonces = [words[2] for words in fields if words[0] == "nonce"]
    since = next((int(words[1]) for words in fields if words[0] == "fair-from"), 0)
    kinds = {int(line.split(" ")[0]): line.partition(" ")[2].split(" / ") for line in throws}
    secret = bytes.fromhex(re.search(r"^secret ([0-9a-f]{64}) #", body, re.M)[1])
    if sha256(b"grognard dice 1\n" + secret).hexdigest() != promise:
        return 0, 0, "the secret does not match the commitment"
    link, proven, before = sha256(header.encode()).hexdigest(), 0, 0
    for line in body.split("\n"):
        text, _, shown = line.rpartition(" #")
        played = re.fullmatch(r"(\d+)(?: .*?)??(?: : ([-\d /]+))?", text)
        if played and played[2]:
            number, faces = int(played[1]), played[2].split(" / ")
            stream = numbers(secret, "\n".join([*nonces, str(number), link]))
            if number < since:
                before += len(faces)
            elif len(kinds[number]) != len(faces):
                return proven, before, f"{text}: other throws were expected"
            else:
                for kind, face in zip(kinds[number], faces, strict=True):
                    if " ".join(map(str, thrown(kind, stream))) != face.strip("-"):
                        return proven, before, f"{text}: {face} does not follow from the secret"
                    proven += 1
        link = sha256(f"{link}\n{text}".encode()).hexdigest()
        if link[:12] != shown:
            return proven, before, f"{text}: the chain is broken"
    return proven, before, ""


def main(record, throws):
    with open(record, encoding="utf-8") as text, open(throws, encoding="utf-8") as kinds:
        proven, before, wrong = check(text.read(), kinds.read().splitlines())
    print(wrong or f"{proven} throws follow from the promise, {before} were made before it")
    return 1 if wrong else 0 if proven and not before else 3


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
