"""A guest who plays by HTTP, keeps every receipt, and asks again with the same key when no answer came."""

import json
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any

PATIENCE = 15.0  # seconds for one request


class NoAnswer(Exception):
    """Connection refused or cut, no complete answer, or a 5xx: nobody knows whether it was taken."""


@dataclass
class Ledger:
    """What all guests know: which requests are in flight, which moves were accepted, which keys were sent."""

    lock: threading.Lock = field(default_factory=threading.Lock)
    flying: int = 0
    accepted: dict[tuple[str, str], int] = field(default_factory=dict)  # (table, key) -> number of the action
    sent: set[tuple[str, str]] = field(default_factory=set)
    twice: int = 0  # one key, two different receipts
    unanswered: int = 0

    @contextmanager
    def in_flight(self) -> Iterator[None]:
        with self.lock:
            self.flying += 1
        try:
            yield
        finally:
            with self.lock:
                self.flying -= 1

    def accept(self, table: str, key: str, number: int) -> None:
        with self.lock:
            before = self.accepted.setdefault((table, key), number)
            self.twice += before != number


class Guest:
    def __init__(self, base: str, ledger: Ledger, dice: random.Random):
        self.base, self.ledger, self.dice = base, ledger, dice
        self.jar = CookieJar()
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> tuple[int, Any]:
        """Status and JSON (or nothing) of a complete answer below 500; raises ``NoAnswer`` else."""
        headers = {"Accept": "application/json"}
        if body is not None:
            token = next((c.value or "" for c in self.jar if c.name == "csrftoken"), "")
            headers |= {"Content-Type": "application/json", "X-CSRFToken": token}
        raw = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, raw, headers)
        with self.ledger.in_flight():
            return self._open(request)

    def _open(self, request: urllib.request.Request) -> tuple[int, Any]:
        try:
            with self.web.open(request, timeout=PATIENCE) as answer:
                return answer.status, _json(answer.read())
        except urllib.error.HTTPError as error:
            if error.code >= 500:
                raise NoAnswer from error
            return error.code, _json(error.read())
        except (OSError, HTTPException) as error:
            with self.ledger.lock:
                self.ledger.unanswered += 1
            raise NoAnswer from error

    def sit_down(self) -> str:
        """Come in, open a table with computer players and start it; its public id."""
        self.ask("/accounts/login/")
        self.ask("/guest/", {})
        bots = ["novice"] * self.dice.randrange(3)
        _, made = self.ask(
            "/tables/", {"seats": 1 + len(bots), "bots": bots, "start": True, "options": {"deal": "random"}}
        )
        table = str(made["table"])
        if self.look(table)["status"] == "lobby":
            self.ask(f"/table/{table}/start", {})
        return table

    def look(self, table: str) -> dict[str, Any]:
        return dict(self.ask(f"/table/{table}/")[1])

    def move(self, table: str, question: dict[str, Any], until: float) -> None:
        """One answer under one key, sent until somebody says what became of it."""
        option = self.dice.choice([o for o in question["options"] if not o["why_not"]])
        answer = [option["id"], *map(_filled, option["fields"])] if option["fields"] else option["id"]
        key = secrets.token_hex(8)
        with self.ledger.lock:
            self.ledger.sent.add((table, key))
        while time.monotonic() < until:
            try:
                status, taken = self.ask(
                    f"/table/{table}/act", {"question": question["number"], "answer": answer, "key": key}
                )
            except NoAnswer:
                time.sleep(0.3)
                continue
            if status == 200:
                self.ledger.accept(table, key, taken["number"])
            return


def _filled(field: dict[str, Any]) -> Any:
    if field["type"] == "range":
        return field["low"]
    return field["of"][0] if field["type"] == "one" else field["of"][: field["least"]]


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return {}
