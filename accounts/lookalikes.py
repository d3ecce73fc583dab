"""Letters that look like a Latin letter or like one another, as they are after case folding.

A table of our own and not all of Unicode's: names hold one alphabet only, so what is left are whole words of
look-alikes in the alphabets that have them.
"""

_GROUPS = {
    "a": "аαɑ",
    "b": "ьƅ",
    "c": "сϲᴄ",
    "d": "ԁ",
    "e": "еєҽ",
    "f": "ƒքſ",
    "g": "ɡց",
    "h": "һհ",
    "j": "јϳ",
    "k": "кκĸ",
    # One stroke: a capital I is a small l in most typefaces.
    "l": "i1ıɩіιίӏլǀ",
    "m": "м",
    "n": "ոпη",
    "o": "0оοօσ",
    "p": "рρ",
    "q": "ԛ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսцᴜ",
    "v": "νѵᴠ",
    "w": "шѡωԝᴡ",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "ᴢ",
}
LOOKALIKES = {char: letter for letter, chars in _GROUPS.items() for char in chars}
