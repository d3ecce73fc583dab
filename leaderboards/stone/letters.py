"""Capitals as a mason cuts them: five columns of seven pixels each, the lowest bit on top."""

import unicodedata

_CUT = {
    "A": "7C1211127C", "B": "7F49494936", "C": "3E41414122", "D": "7F4141413E", "E": "7F49494941", "F": "7F09090901",
    "G": "3E41415173", "H": "7F0808087F", "I": "00417F4100", "J": "2040413F01", "K": "7F08142241", "L": "7F40404040",
    "M": "7F021C027F", "N": "7F0408107F", "O": "3E4141413E", "P": "7F09090906", "Q": "3E4151215E", "R": "7F09192946",
    "S": "2649494932", "T": "03017F0103", "U": "3F4040403F", "V": "1F2040201F", "W": "3F4038403F", "X": "6314081463",
    "Y": "0304780403", "Z": "6159494D43", "0": "3E5149453E", "1": "00427F4000", "2": "7249494946", "3": "2141494D33",
    "4": "1814127F10", "5": "2745454539", "6": "3C4A494931", "7": "4121110907", "8": "3649494936", "9": "464949291E",
    " ": "0000000000", ".": "0000606000", ",": "0000503000", ":": "0000140000", "-": "0808080808", "'": "0008070300",
    "!": "00005F0000", "?": "0201590906", "(": "001C224100", ")": "0041221C00", "/": "2010080402", "+": "08083E0808",
}  # fmt: skip
LETTERS = {char: bytes.fromhex(columns) for char, columns in _CUT.items()}
WIDTH, HEIGHT, GAP = 5, 7, 1


def cut(text: str) -> str:
    """The same in letters that can be cut: capitals without accents; what has none is left out."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("’", "'")).upper()
    return " ".join("".join(char for char in plain if char in LETTERS).split())


def width_of(text: str, size: int = 1) -> int:
    return (len(text) * (WIDTH + GAP) - GAP) * size


def lines_of(text: str, most: int) -> list[str]:
    """Words on lines of at most so many letters."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word[:most])
    return lines
