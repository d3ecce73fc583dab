"""YAML to plain data. Only what a card set needs: mappings with text keys, lists, texts, whole and decimal numbers,
true, false and null. Anchors, aliases, tags and several documents in a file are refused; so is a key that comes twice.

Values are told apart as JSON does it: ``on``, ``no`` and ``12:30`` are texts.
"""

import re
from collections.abc import Iterable
from typing import Any

import yaml
from django.utils.translation import gettext as _

from games.cardsets.files.faults import Fault, Faulty, whole
from games.cardsets.files.plain import Path, Rows

DEEPEST = 14
_WHOLE = re.compile(r"-?(0|[1-9]\d{0,17})")
_DECIMAL = re.compile(r"-?(0|[1-9]\d{0,17})\.\d{1,20}([eE][-+]\d{1,3})?")
_WORDS = {"true": True, "false": False, "null": None, "~": None, "": None}
Marks = dict[tuple[Any, ...], tuple[int, int]]


def read_value(text: str) -> Any:
    """A piece of YAML that somebody wrote into a form. Raises ``Faulty``."""
    return _Tree(with_end=False).build(_events(text))[0]


def read_yaml(text: str) -> Rows:
    tree, marks = _Tree().build(_events(text))
    if not isinstance(tree, dict) or not isinstance(tree.get("entries"), list):
        raise whole(_("It has no list of entries under the word entries:"))
    head = {k: v for k, v in tree.items() if k != "entries"}

    def at(index: int, path: Path) -> tuple[int, int | str]:
        full: tuple[Any, ...] = ("entries", index, *path)
        while full not in marks:
            full = full[:-1]
        return marks[full]

    return Rows(tree["entries"], at, head)


def _events(text: str) -> Iterable[Any]:
    try:
        yield from yaml.parse(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        sentence = _(
            "This cannot be read as YAML: a quote, a bracket, a colon or an indentation is wrong here or above."
        )
        raise Faulty([Fault(mark.line + 1, mark.column + 1, sentence)] if mark else [Fault(0, 0, sentence)]) from error


class _Tree:
    """Builds plain data out of events, without recursion."""

    def __init__(self, with_end: bool = True) -> None:
        self.with_end = with_end
        self.marks: Marks = {}
        self.open: list[Any] = []  # containers around the place where we are
        self.path: list[Any] = []  # and the keys that lead there; None: a mapping that waits for a key
        self.root: Any = None
        self.documents = 0

    def build(self, events: Iterable[Any]) -> tuple[Any, Marks]:
        for event in events:
            self._take(event)
        return self.root, self.marks

    def _take(self, event: Any) -> None:
        if isinstance(event, yaml.NodeEvent):
            self._node(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
            self.path.pop()
            self._done()
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise self._wrong(event, _("There is a second document in the file."))
        elif isinstance(event, yaml.DocumentEndEvent) and self.with_end and not event.explicit:
            raise self._wrong(event, _("The last line with three dots is missing: the file seems to be cut off."))

    def _node(self, event: Any) -> None:
        self._check(event)
        if self.open and isinstance(self.open[-1], dict) and self.path[-1] is None:
            self._key(event)
            return
        value = _scalar(event) if isinstance(event, yaml.ScalarEvent) else self._container(event)
        self._mark(event)
        self._put(value)
        if isinstance(event, yaml.ScalarEvent):
            self._done()
        else:
            self.open.append(value)
            self.path.append(None if isinstance(value, dict) else 0)

    def _check(self, event: Any) -> None:
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise self._wrong(event, _("Anchors and aliases (& and *) are not taken."))
        if event.tag:
            raise self._wrong(event, _("Tags (with !) are not taken."))
        if len(self.open) > DEEPEST:
            raise self._wrong(event, _("This is nested too deeply."))

    def _key(self, event: Any) -> None:
        key = event.value if isinstance(event, yaml.ScalarEvent) else None
        if not key:
            raise self._wrong(event, _("A key must be a word."))
        if key in self.open[-1]:
            raise self._wrong(event, _("The key %(key)s comes twice.") % {"key": key})
        self.path[-1] = key
        self._mark(event)

    def _container(self, event: Any) -> Any:
        return {} if isinstance(event, yaml.MappingStartEvent) else []

    def _mark(self, event: Any) -> None:
        place = tuple(self.path)
        self.marks.setdefault(place, (event.start_mark.line + 1, event.start_mark.column + 1))

    def _put(self, value: Any) -> None:
        if not self.open:
            self.root = value
        elif isinstance(self.open[-1], dict):
            self.open[-1][self.path[-1]] = value
        else:
            self.open[-1].append(value)

    def _done(self) -> None:
        """One value further."""
        if self.open:
            self.path[-1] = None if isinstance(self.open[-1], dict) else self.path[-1] + 1

    def _wrong(self, event: Any, sentence: str) -> Faulty:
        return Faulty([Fault(event.start_mark.line + 1, event.start_mark.column + 1, sentence)])


def _scalar(event: Any) -> Any:
    text: str = event.value
    if not event.implicit[0]:  # quoted, or a block
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text
