"""A table page as a browser keeps it: what it shows, and what its decision form can send."""

import random
import re
from html import unescape
from typing import Any

_MARK = re.compile(r'id="([a-z0-9-]+)" data-mark="([0-9a-f]+)"')
_VERSION = re.compile(r'data-version="(\d+)"')
_LINE = re.compile(r'<li data-n="(\d+)"')
_DECISION = re.compile(r'<section id="decision".*?</section>', re.DOTALL)
_HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)"')
_BUTTON = re.compile(r'<button type="submit" name="option" value="([^"]*)"([^>]*)>')
_BLANK = re.compile(r'<fieldset class="blank (\w+)" data-least="(\d+)" data-most="(\d+)">(.*?)</fieldset>', re.DOTALL)
_NUMBER = re.compile(r'name="([^"]+)" min="(-?\d+)" max="(-?\d+)"')
_VALUE = re.compile(r'name="(field-[^"]+)" value="([^"]*)"')


class Screen:
    def __init__(self) -> None:
        self.marks: dict[str, str] = {}
        self.version = self.last = 0
        self.form: dict[str, str] = {}
        self.options: list[str] = []
        self.decision = ""
        self.over = False

    def show(self, html: str) -> None:
        """A whole page or an update."""
        self.marks.update(_MARK.findall(html))
        self.last = max([self.last, *map(int, _LINE.findall(html))])
        if found := _VERSION.search(html):
            self.version = int(found.group(1))
        if decision := _DECISION.search(html):
            self._ask(decision.group())

    def _ask(self, decision: str) -> None:
        self.decision = decision
        form = decision.partition('id="choices"')[2].partition("</form>")[0]
        self.form = dict(_HIDDEN.findall(form))
        self.options = [unescape(o) for o, more in _BUTTON.findall(form) if "disabled" not in more]
        self.over = 'class="card decision over"' in decision

    @property
    def have(self) -> str:
        return " ".join(f"{name}={mark}" for name, mark in {**self.marks, "log": str(self.last)}.items())

    def answer(self, rng: random.Random) -> list[tuple[str, str]]:
        """The form of a legal option picked at random, its fields filled in at random."""
        option = rng.choice(self.options)
        fields = [pair for blank in _BLANK.findall(self.decision) for pair in _fill(blank, f"field-{option}-", rng)]
        return [*self.form.items(), ("option", option), *fields]


def _fill(blank: tuple[str, ...], start: str, rng: random.Random) -> list[tuple[str, str]]:
    kind, least, most, inside = blank
    inside = unescape(inside)
    if kind == "range":
        found: Any = _NUMBER.search(inside)
        name, low, high = found.groups()
        return [(name, str(rng.randint(int(low), int(high))))] if name.startswith(start) else []
    values = [pair for pair in _VALUE.findall(inside) if pair[0].startswith(start)]
    count = 1 if kind == "one" else rng.randint(int(least), int(most))
    return rng.sample(values, count) if values else []
