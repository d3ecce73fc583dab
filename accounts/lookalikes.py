"""Letters that look like a Latin letter or like one another, in small print, after case folding.

A short table of our own: names hold one alphabet only, so what is left are whole words of look-alikes.
"""

_GROUPS = {
    "a": "аαɑ",
    "b": "ьƅ",
    "c": "сϲᴄ",
    "d": "ԁ",
    "e": "еєҽ℮",
    "g": "ɡց",
    "h": "һհ",
    # One stroke: i and l too, since a capital I is a small l in most typefaces.
    "l": "i1|ıіιίӏլⅼǀ!",
    "j": "јϳ",
    "k": "кκ",
    "m": "мⅿ",
    "n": "ոп",
    "o": "0оοօσо",
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
    "f": "ƒք",
}
LOOKALIKES = {char: letter for letter, chars in _GROUPS.items() for char in chars}
