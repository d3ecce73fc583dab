"""The phases of the bench and their figures."""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.load.pair import Count, Pair
from games.load.site import BenchSite, running

LONGEST, MOST_TABLES = 120.0, 200
SHARES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99))
AT_ONCE = 8  # tables that are opened side by side


def server(tables: int, seconds: float, seed: int, database: str = "", redis: str = "") -> dict[str, Any]:
    """Figures of a site that this call starts and stops. Loopback only; bounded in tables and seconds."""
    tables, seconds = min(tables, MOST_TABLES), min(seconds, LONGEST)
    with tempfile.TemporaryDirectory(prefix="dq-bench-") as folder, running(Path(folder), database, redis) as site:
        about = {"database": database.partition(":")[0] or "sqlite", "tables": tables, "seconds": seconds}
        return {**about, "web_processes": len(site.webs()), **asyncio.run(_phases(site, tables, seconds, seed))}


async def _phases(site: BenchSite, tables: int, seconds: float, seed: int) -> dict[str, Any]:
    pairs = [Pair(site.base, seed + n) for n in range(tables)]
    try:
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(pair.arrive() for pair in pairs[start : start + AT_ONCE]))
        await _play(pairs, 1.0, 0.0)  # every piece of code has run once
        empty = await _empty(site, pairs, min(5.0, seconds))
        closed = await _phase(site, pairs, seconds, 0.0)
        thinking = await _phase(site, pairs, seconds, 1.0)
        return {"empty_post": empty, "closed": closed, "think": thinking, "where": await _where(pairs, seconds)}
    finally:
        for pair in pairs:
            with contextlib.suppress(Exception):
                await pair.leave()


async def _play(pairs: Sequence[Pair], seconds: float, think: float) -> Count:
    count, until = Count(), time.perf_counter() + seconds
    await asyncio.gather(*(pair.play(until, think, count) for pair in pairs))
    return count


async def _phase(site: BenchSite, pairs: Sequence[Pair], seconds: float, think: float) -> dict[str, Any]:
    before, cpu, start, own = _bytes(pairs), site.cpu_seconds(), time.perf_counter(), time.process_time()
    seats = [seat for pair in pairs for seat in pair.seats]
    for seat in seats:
        seat.updates.clear()
    count = await _play(pairs, seconds, think)
    spent, used = time.perf_counter() - start, site.cpu_seconds() - cpu
    updates = sorted(size for seat in seats for size in seat.updates)
    return {
        "moves_per_s": round(count.moves / spent, 1), "moves_per_cpu_s": _rate(count.moves, used),
        "p50_ms": _percentile(count.waits, 0.50), "p99_ms": _percentile(count.waits, 0.99),
        "bytes_per_move": round((_bytes(pairs) - before) / max(1, count.moves)), "rss_mb": site.rss_mb(),
        "update_bytes": _spread(updates), "page_bytes": max(size for seat in seats for size in seat.pages),
        # What the browsers of this bench took of the same cores: a wait is partly a wait for them.
        "web_cpu_share": round(used / spent, 2), "client_cpu_share": round((time.process_time() - own) / spent, 2),
        "errors": len(count.errors), "moves": count.moves, "games_ended": count.games, "said": count.errors[:3],
    }  # fmt: skip


async def _empty(site: BenchSite, pairs: Sequence[Pair], seconds: float) -> dict[str, Any]:
    """A signed-in POST that does nothing, from as many browsers at once."""
    waits: list[float] = []
    cpu, until = site.cpu_seconds(), time.perf_counter() + seconds

    async def post(pair: Pair) -> None:
        while time.perf_counter() < until:
            start = time.perf_counter()
            await pair.seats[0].wish("/bench/empty")
            waits.append(time.perf_counter() - start)

    await asyncio.gather(*map(post, pairs))
    used = site.cpu_seconds() - cpu
    return {"posts_per_cpu_s": _rate(len(waits), used), "p50_ms": _percentile(waits, 0.5), "posts": len(waits)}


async def _where(pairs: Sequence[Pair], seconds: float) -> list[dict[str, Any]]:
    """Shares of a move's time by part, from some requests that were profiled. After the measuring: it costs."""
    first = pairs[0].seats[0]
    await first.wish("/bench/profile", on=True)
    await _play(pairs, min(5.0, seconds), 0.0)
    return (await first.wish("/bench/profile", on=False))["where"]


def _bytes(pairs: Sequence[Pair]) -> int:
    return sum(seat.bytes for pair in pairs for seat in pair.seats)


def _rate(count: int, seconds: float) -> float | None:
    return round(count / seconds, 1) if seconds > 0 else None


def _spread(ordered: list[int]) -> dict[str, int]:
    """What one browser gets for one move: bytes before compression."""
    at = {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in SHARES} if ordered else {}
    return at | {"most": ordered[-1]} if ordered else at


def _percentile(values: list[float], share: float) -> float | None:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else None
