"""A picture of few colours as a PNG file."""

import struct
import zlib
from collections.abc import Sequence

Colour = tuple[int, int, int]


def encode(rows: Sequence[bytes], palette: Sequence[Colour], scale: int = 1) -> bytes:
    """``rows``: one palette index a pixel; every pixel becomes a square of ``scale``."""
    width, height = len(rows[0]) * scale, len(rows) * scale
    lines = b"".join((b"\0" + _stretched(row, scale)) * scale for row in rows)
    parts = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
        _chunk(b"IDAT", zlib.compress(lines, 9)),
        _chunk(b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _stretched(row: bytes, scale: int) -> bytes:
    return b"".join(bytes((pixel,)) * scale for pixel in row)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
