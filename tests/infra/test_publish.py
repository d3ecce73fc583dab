import asyncio
import os
import threading
import time

from channels.layers import channel_layers, get_channel_layer

from dungeonquest.settings.channels import channel_layers as layers_for
from games.live import publish as module
from games.live.publish import group_of, loop_thread, publish


async def test_a_change_reaches_the_table_as_numbers_only():
    layer = get_channel_layer()
    channel = await layer.new_channel()
    await layer.group_add(group_of(7), channel)
    await asyncio.to_thread(publish, 7, 12)
    assert await asyncio.wait_for(layer.receive(channel), 60) == {"type": "table.changed", "v": 12}


def test_a_broker_that_is_down_costs_a_moment_and_raises_nothing(settings):
    settings.CHANNEL_LAYERS = layers_for("redis://127.0.0.1:9/0")
    channel_layers.backends = {}
    started = time.monotonic()
    publish(7, 12)
    assert time.monotonic() - started < module.PATIENCE + 10
    channel_layers.backends = {}


def test_a_layer_that_never_answers_is_given_up(settings, monkeypatch):
    class Deaf:
        async def group_send(self, _group, _message):
            await asyncio.sleep(60)

    monkeypatch.setattr(module, "get_channel_layer", Deaf)
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    monkeypatch.setattr(module.LoopThread.run, "__defaults__", (0.2,))
    started = time.monotonic()
    publish(7, 12)
    assert time.monotonic() - started < 30  # and not 60


def test_one_thread_for_all_messages():
    before = loop_thread()
    seen: list[object] = []
    threads = [threading.Thread(target=lambda: seen.append(loop_thread())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(seen) == {before}


def test_a_forked_process_makes_its_own():
    mine = loop_thread()
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.write(writer, b"1" if loop_thread() is not mine else b"0")
        os._exit(0)
    os.waitpid(pid, 0)
    assert os.read(reader, 1) == b"1"
