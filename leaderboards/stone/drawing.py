"""A tombstone under a night sky, 200 by 105 pixels, each six wide: the size that link previews ask for."""

from collections.abc import Sequence

from leaderboards.stone.letters import HEIGHT, LETTERS, cut, lines_of, width_of
from leaderboards.stone.png import encode

WIDE, HIGH, SCALE = 200, 105, 6
NIGHT, SKY, EARTH, DARK, STONE, LIGHT, GOLD, INK, STAR, FLAME = range(10)
PALETTE = (
    (18, 15, 13), (29, 24, 21), (45, 34, 24), (59, 49, 41), (126, 116, 102), (156, 145, 128), (227, 179, 65),
    (42, 31, 22), (181, 167, 147), (242, 163, 58),
)  # fmt: skip
LETTERS_A_LINE, ROWS = 23, 7
LEFT, RIGHT, TOP, GROUND = 24, 176, 6, 95
STARS = ((9, 12), (18, 40), (12, 66), (187, 10), (180, 36), (192, 60), (22, 22), (178, 74), (6, 84), (194, 82))


class Canvas:
    def __init__(self) -> None:
        self.rows = [bytearray([NIGHT if y < 60 else SKY] * WIDE) for y in range(HIGH)]

    def spot(self, x: int, y: int, colour: int) -> None:
        if 0 <= x < WIDE and 0 <= y < HIGH:
            self.rows[y][x] = colour

    def box(self, left: int, top: int, right: int, bottom: int, colour: int) -> None:
        for y in range(max(0, top), min(HIGH, bottom)):
            for x in range(left, right):
                self.spot(x, y, colour)

    def words(self, text: str, y: int, colour: int, size: int = 1) -> None:
        """Cut into the middle of the stone."""
        x = (WIDE - width_of(text, size)) // 2
        for char in text:
            for column, bits in enumerate(LETTERS[char]):
                for row in range(HEIGHT):
                    if bits >> row & 1:
                        at = x + column * size, y + row * size
                        self.box(*at, at[0] + size, at[1] + size, colour)
            x += 6 * size


def picture(lines: Sequence[str], name: str, gold: str) -> bytes:
    """``name`` is cut large, ``gold`` is gilded, ``lines`` stand around it: the first above, the others below."""
    canvas = Canvas()
    _ground(canvas)
    _stone(canvas)
    y = 14
    for text, colour, size in _inscription(lines, name, gold):
        canvas.words(text, y, colour, size)
        y += HEIGHT * size + 3
    return encode([bytes(row) for row in canvas.rows], PALETTE, SCALE)


def _inscription(lines: Sequence[str], name: str, gold: str) -> list[tuple[str, int, int]]:
    large = cut(name)
    size = 2 if width_of(large, 2) <= RIGHT - LEFT - 12 else 1
    gilt = [(part, GOLD, 1) for part in lines_of(cut(gold), LETTERS_A_LINE)][:2]
    rows = [(cut(lines[0]), INK, 1), (large[:LETTERS_A_LINE], INK, size)]
    rows += [(part, INK, 1) for line in lines[1:] for part in lines_of(cut(line), LETTERS_A_LINE)]
    return [row for row in rows if row[0]][: ROWS - len(gilt)] + gilt


def _ground(canvas: Canvas) -> None:
    for x, y in STARS:
        canvas.spot(x, y, STAR)
    canvas.box(0, GROUND, WIDE, HIGH, EARTH)
    canvas.box(14, GROUND - 12, 16, GROUND, DARK)
    canvas.box(13, GROUND - 16, 17, GROUND - 12, FLAME)


def _stone(canvas: Canvas) -> None:
    """A slab with a round head: lit from the left, in shadow on the right."""
    for y in range(TOP, GROUND + 2):
        inset = _inset(y)
        canvas.box(LEFT + inset, y, RIGHT - inset, y + 1, STONE)
        canvas.box(LEFT + inset, y, LEFT + inset + 3, y + 1, LIGHT)
        canvas.box(RIGHT - inset - 3, y, RIGHT - inset, y + 1, DARK)


def _inset(y: int) -> int:
    depth, radius = y - TOP, 26
    return radius - round((radius**2 - (radius - depth) ** 2) ** 0.5) if depth < radius else 0
