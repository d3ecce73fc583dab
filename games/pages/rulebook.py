"""The rules as players read them: ``docs/rules/<language>/*.md`` as chapters, with pictures from the board's symbols.

Only what these texts use is understood: ``#`` and ``##`` headings with an anchor (``## Doors {doors}``), paragraphs,
``-`` lists, ``|`` tables, ``**bold**``, and pictures on a line of their own (``![A corridor](corridor_cross)``).
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import format_html, format_html_join
from django.utils.translation import get_language

from . import board, pieces

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
HEADING = re.compile(r"(#+) (.*?)(?: \{([a-z-]+)\})?$")
PICTURE = re.compile(r"!\[(.*?)\]\(([a-z0-9_-]+)\)\s*")
PIECE = "-21 -21 42 42"
DRAGON = "d-dragon"
CHAMBER = "-1 -1 66 130"
BOLD = re.compile(r"\*\*(.+?)\*\*")


class Picture(NamedTuple):
    words: str
    symbol: str
    box: str = "-1 -1 66 66"
    letter: str = ""
    coat: int = -1


class Block(NamedTuple):
    """``kind`` is h1, h2, p, ul, table or pictures; ``lines`` are safe markup, cells or ``Picture``s."""

    kind: str
    lines: tuple[object, ...]
    anchor: str = ""


def rules(request: HttpRequest) -> HttpResponse:
    """The whole rulebook on one page, so that every question can point into it."""
    chapters = book(get_language() or "en")
    contents = [b for chapter in chapters for b in chapter if b.kind in ("h1", "h2") and b.anchor]
    context = {"chapters": chapters, "contents": contents, "tiles": board.tile_art(), "drawn": board.DRAWN}
    return render(request, "rules/page.html", context)


def part(request: HttpRequest, anchor: str) -> HttpResponse:
    """One section alone, for the sheet beside a question."""
    section = section_of(get_language() or "en", anchor)
    if not section:
        raise Http404
    return render(request, "rules/part.html", {"section": section, "anchor": anchor})


def section_of(language: str, anchor: str) -> list[Block]:
    """From the heading of this anchor to the next heading."""
    for chapter in book(language):
        at = next((i for i, block in enumerate(chapter) if block.anchor == anchor), None)
        if at is not None:
            end = next((i for i in range(at + 1, len(chapter)) if chapter[i].kind in ("h1", "h2")), len(chapter))
            return list(chapter[at:end])
    return []


def anchors(language: str) -> set[str]:
    return {block.anchor for chapter in book(language) for block in chapter if block.anchor}


@lru_cache(maxsize=8)
def book(language: str) -> tuple[tuple[Block, ...], ...]:
    """The chapters in order; English where a language has no rulebook yet."""
    folder = FOLDER / language
    if not folder.is_dir() or not any(folder.glob("*.md")):
        folder = FOLDER / "en"
    return tuple(chapter(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md")))


def chapter(text: str) -> tuple[Block, ...]:
    return tuple(_block(lines) for part in text.strip().split("\n\n") if (lines := part.strip().splitlines()))


def _block(lines: list[str]) -> Block:
    first = lines[0]
    if match := HEADING.match(first):
        return Block(f"h{len(match[1])}", (bold(match[2]),), match[3] or "")
    if pictures := PICTURE.findall(" ".join(lines)):
        return Block("pictures", tuple(_picture(*found) for found in pictures))
    if first.startswith("- "):
        return Block("ul", tuple(bold(item) for item in _items(lines)))
    if first.startswith("|"):
        return Block("table", tuple(_cells(line) for line in lines if not set(line) <= set("|-: ")))
    return Block("p", (bold(" ".join(lines)),))


def _picture(words: str, name: str) -> Picture:
    """A hero's piece stands around the origin and bears its letters, the dragon fills two squares, all else one."""
    piece = next((look for look in pieces.LOOKS.values() if name == f"p-{look[0]}"), None)
    if name == DRAGON:
        return Picture(words, name, CHAMBER)
    return Picture(words, name, PIECE, piece[1], piece[2]) if piece else Picture(words, _symbol(name))


def _symbol(name: str) -> str:
    """The id of a picture: a tile's key, or a symbol by its own id."""
    return f"t-{name}" if any(t.key == name for t in board.tile_art()) else name


def _items(lines: list[str]) -> list[str]:
    items: list[str] = []
    for line in lines:
        if line.startswith("- "):
            items.append(line[2:])
        else:
            items[-1] += " " + line.strip()
    return items


def _cells(line: str) -> tuple[object, ...]:
    return tuple(bold(cell.strip()) for cell in line.strip("|").split("|"))


def bold(text: str) -> object:
    pieces = BOLD.split(text)
    return format_html_join("", "{}", [(format_html("<b>{}</b>", p) if i % 2 else p,) for i, p in enumerate(pieces)])
