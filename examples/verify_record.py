#!/usr/bin/env python3
"""Proves that a finished game was fair: its suns and tiles follow from the seed it promised.

Plain Python, no packages, written from docs/notation.md alone. Usage: verify_record.py GAME.ra
"""

import hashlib
import re
import struct
import sys

SUN_SETS = {
    2: ["9 6 5 2", "8 7 4 3"],
    3: ["13 8 5 2", "12 9 6 3", "11 10 7 4"],
    4: ["13 6 2", "12 7 3", "11 8 4", "10 9 5"],
    5: ["16 7 2", "15 8 3", "14 9 4", "13 10 5", "12 11 6"],
}
PRESETS = {
    "ra": {"1999": {}, "2016": {}, "2022": {}},
    "priests": {
        "manual": {
            "ankhs": "tiles", "last-ra": "auction", "plagues": "end", "pyramid-steps": "count",
            "pyramids": "15", "ra-drawer": "must-bid", "turning": "always",
        },
        "published": {
            "ankhs": "tokens", "last-ra": "end", "plagues": "epochs", "pyramid-steps": "rows",
            "pyramids": "29", "ra-drawer": "may-pass", "turning": "priest",
        },
    },
}


def tiles(game, options):
    """Every kind of tile with the number of copies in the bag, in the order of docs/notation.md."""
    if game == "ra":
        civilizations = "astronomy agriculture writing religion art".split()
        monuments = "fortress obelisk palace pyramid temple statue step-pyramid sphinx".split()
        return (
            [("ra", 30), ("god", 8), ("gold", 5), ("pharaoh", 25), ("nile", 25), ("flood", 12)]
            + [(name, 5) for name in civilizations + monuments]
            + [("funeral", 2), ("drought", 2), ("unrest", 4), ("earthquake", 2)]
        )
    pyramids = 14 if options["pyramids"] == "29" else 7
    ankhs = 0 if options["ankhs"] == "tokens" else 14
    return [
        ("ra", 30), ("farmer/warrior", 30), ("merchant/scribe", 30), ("granary/fortress", 15),
        ("market/library", 15), ("green/red", pyramids), ("blue/yellow", pyramids),
        ("colourless", 1), ("priest", 15), ("plague", 10), ("ankh", ankhs),
    ]


def chacha12_words(key):
    """The keystream of ChaCha with 12 rounds, nonce 0, as 32-bit words."""

    def quarter(s, a, b, c, d):
        for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            s[x] = (s[x] + s[y]) & 0xFFFFFFFF
            s[z] ^= s[x]
            s[z] = ((s[z] << turn) | (s[z] >> (32 - turn))) & 0xFFFFFFFF

    counter = 0
    while True:
        block = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key)]
        block += [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        state = list(block)
        for _ in range(6):
            for column in range(4):
                quarter(state, column, 4 + column, 8 + column, 12 + column)
            for start in range(4):
                diagonal = [4 * row + (start + row) % 4 for row in range(4)]
                quarter(state, *diagonal)
        yield from ((now + before) & 0xFFFFFFFF for now, before in zip(state, block))
        counter += 1


def shuffle(items, words):
    """Fisher-Yates from the back; words beyond the last multiple of the range are thrown away."""
    for last in range(len(items) - 1, 0, -1):
        limit = last + 1
        word = next(words)
        while word >= 2**32 // limit * limit:
            word = next(words)
        items[last], items[word % limit] = items[word % limit], items[last]


def statements(text):
    """The lines of a record without comments; quoted names are not needed here."""
    for number, line in enumerate(text.split("\n"), 1):
        line = re.sub(r'"(\\.|[^"\\])*"', " ", line.removesuffix("\r"), flags=re.DOTALL)
        words = re.findall(r"[^ \t]+", line.split("#")[0])
        if words:
            yield number, words


def verify(text):
    """Says what is wrong, or None."""
    said = {"suns": [], "draws": [], "options": {}}
    for number, words in statements(text):
        if words[0] in ("game", "rules", "commit", "end", "seed"):
            said[words[0]] = words[1]
        elif words[0] == "seat":
            said["suns"].append(" ".join(sorted(words[3:], key=int, reverse=True)))
        elif words[0] == "option":
            said["options"][words[1]] = words[2]
        elif len(words) == 3 and words[1] == "draw":
            said["draws"].append((number, words[2]))
    game, rules, seed, suns = said.get("game"), said.get("rules"), said.get("seed"), said["suns"]
    preset = PRESETS.get(game, {}).get(rules)
    if preset is None or len(suns) not in SUN_SETS:
        return f"this verifier does not know game {game}, rules {rules}, {len(suns)} seats"
    if seed is None or "end" not in said:
        return "the record has no seed after an end, so there is nothing to prove"

    departures = sorted(option for option in said["options"].items() if option not in preset.items())
    promise = f"ra-record 1 {game} {rules} {len(suns)} {seed}"
    promise += "".join(f" {name}={value}" for name, value in departures)
    digest = hashlib.sha256(promise.encode()).hexdigest()
    if said.get("commit", f"sha256:{digest}") != f"sha256:{digest}":
        return "the seed does not open the commitment"

    words = chacha12_words(bytes.fromhex(seed))
    sets = list(SUN_SETS[len(suns)])
    shuffle(sets, words)
    if sets != suns:
        return "the seed deals other suns to the seats"
    kinds = tiles(game, {**preset, **dict(departures)})
    bag = [name for name, copies in kinds for _ in range(copies)]
    shuffle(bag, words)
    for (number, drawn), dealt in zip(said["draws"], bag):
        if drawn != dealt:
            return f"line {number} drew {drawn}, but the seed deals {dealt}"
    return None


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: verify_record.py GAME.ra")
    with open(sys.argv[1], "rb") as file:
        flaw = verify(file.read().decode())
    print(flaw or "fair: suns and tiles follow from the seed")
    sys.exit(1 if flaw else 0)


if __name__ == "__main__":
    main()
