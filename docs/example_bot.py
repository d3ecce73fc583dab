"""A computer player from outside: opens a table, plays at random against the house, says how it ended.

    DQ_TOKEN=dq_... python3 docs/example_bot.py http://localhost:8000

The token comes from the preferences page. Nothing but Python 3 is needed. All requests are described at /api/.
"""

import json
import os
import random
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BASE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000").rstrip("/") + "/api/"
HEADERS = {"Authorization": f"Bearer {os.environ.get('DQ_TOKEN', '')}", "Content-Type": "application/json"}


def ask(path, **body):
    """GET, or POST if there is something to send. A refusal is a dict with ``code`` and ``sentence``."""
    raw = json.dumps(body).encode() if body else None
    try:
        with urlopen(Request(BASE + path, raw, HEADERS), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        if error.code == 429:
            time.sleep(int(error.headers["Retry-After"]))
            return ask(path, **body)
        return json.load(error)


def fill_in(field):
    if field["type"] == "range":
        return random.randint(field["low"], field["high"])
    if field["type"] == "one":
        return random.choice(field["of"])
    return random.sample(field["of"], random.randint(field["least"], field["most"]))


def choose(options):
    option = random.choice([o for o in options if o["legal"]])
    return [option["id"], *map(fill_in, option["fields"])] if option["fields"] else option["id"]


def play(table):
    version = -1
    while (now := ask(f"tables/{table}/"))["status"] == "running":
        if now["version"] == version or now["seat"] not in now["asked"]:
            time.sleep(0.1)
            continue
        seen, version = ask(f"tables/{table}/options/"), now["version"]
        if seen["options"]:
            key = str(uuid.uuid4())  # sent again with the same key, an answer would still count once
            taken = ask(f"tables/{table}/answer/", question=seen["question"], key=key, answer=choose(seen["options"]))
            version = version if "number" in taken else -1  # refused: look again
    for seat in ask(f"tables/{table}/results/")["results"]:
        fate = "out alive" if seat["survived"] else seat["cause"] or "lost in the dark"
        print(seat["name"] or seat["level"], seat["hero"], seat["gold"], fate)


opened = ask("tables/", seats=2, bots=["novice"], options={"deal": "random"}, start=True)
play(opened["id"]) if "id" in opened else sys.exit(opened["sentence"])
