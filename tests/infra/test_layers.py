"""The layer for one process: messages from any thread wake the reader at once."""

import asyncio
import threading
import time

import pytest

from games.live.layers import LoopSafeInMemoryLayer


async def _received_after(layer, channel: str, call) -> float:
    """Seconds from the call in another thread to the message here, with nothing else waking this loop."""
    sent: list[float] = []

    def elsewhere() -> None:
        time.sleep(0.05)
        sent.append(time.perf_counter())
        asyncio.run(call())

    thread = threading.Thread(target=elsewhere)
    thread.start()
    await asyncio.wait_for(layer.receive(channel), 60)
    seen = time.perf_counter()
    await asyncio.to_thread(thread.join)
    return seen - sent[0]


@pytest.mark.parametrize("way", ["send", "group_send"])
async def test_a_message_from_a_thread_arrives_at_once(way):
    layer = LoopSafeInMemoryLayer()
    channel = await layer.new_channel()
    await layer.group_add("table.1", channel)
    waiting = asyncio.create_task(layer.receive(channel))
    await asyncio.sleep(0)
    to = channel if way == "send" else "table.1"
    await getattr(layer, way)(to, {"type": "first"})
    await waiting
    delays = [
        await _received_after(layer, channel, lambda: getattr(layer, way)(to, {"type": "table.changed", "v": 2}))
        for _ in range(5)
    ]
    assert min(delays) < 0.05, delays


async def test_no_message_is_lost_between_many_threads():
    layer = LoopSafeInMemoryLayer()
    layer.capacity = 1000
    channel = await layer.new_channel()
    await layer.group_add("table.1", channel)
    first = asyncio.create_task(layer.receive(channel))
    await asyncio.sleep(0)

    def talk(number: int) -> None:
        async def all_of_them():
            for count in range(50):
                await layer.group_send("table.1", {"type": "t", "n": number * 50 + count})

        asyncio.run(all_of_them())

    threads = [threading.Thread(target=talk, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    seen = [await first] + [await asyncio.wait_for(layer.receive(channel), 60) for _ in range(199)]
    assert sorted(message["n"] for message in seen) == list(range(200))


def test_before_anybody_listens_a_message_is_simply_kept():
    layer = LoopSafeInMemoryLayer()

    async def talk() -> str:
        channel = await layer.new_channel()
        await layer.send(channel, {"type": "early"})
        return (await layer.receive(channel))["type"]

    assert asyncio.run(talk()) == "early"
