"""What a game says about card sets that people edit: their parts, the forms for them, and what is wrong with them.

A set stands in a ``slot``: the shipped set of that name that it takes the place of (``base``, an expansion). The rules
see composed cards only; names and texts of entries are for the pages.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

Words = dict[str, str]  # language code -> text


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of a set: ``count`` equal cards, tiles or chits, a hero sheet, a table.

    ``component`` says which sort of thing it is, ``pile`` the deck it lies in (cards only), ``kind`` what it does,
    ``params`` the kind's own values. Without ``names`` it is called what the shipped entry of its key is called.
    Within a set (component, pile, key) is unique.
    """

    component: str
    key: str
    pile: str = ""
    kind: str = ""
    count: int = 1
    on: bool = True
    params: dict[str, Any] = {}
    names: Words = {}
    texts: Words = {}

    @property
    def place(self) -> tuple[str, str, str]:
        return self.component, self.pile, self.key


class SetDocument(Struct, frozen=True, kw_only=True):
    """A whole set; the order of entries is the order of physical ids."""

    ruleset: str
    slot: str
    entries: tuple[Entry, ...]


class Param(Struct, frozen=True, kw_only=True):
    """A value of a kind. ``type``: ``int``, ``dice``, ``bool``, ``text``, ``choice``, ``choices``, ``range`` (two
    numbers), ``numbers`` or ``data`` (a mapping or list that is checked as a whole).

    ``choices`` are keys; what they are called and what the value means (``help``) is English marked for translation.
    """

    name: str
    type: str
    label: str
    help: str = ""
    required: bool = True
    default: Any = None
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class Kind(Struct, frozen=True, kw_only=True):
    """What an entry can be: its form, and one sentence on what it does. Texts are English marked for translation."""

    key: str
    label: str
    help: str
    params: tuple[Param, ...] = ()


class Component(Struct, frozen=True, kw_only=True):
    """A sort of thing in a set. ``piles``: the decks its entries may lie in; ``counted``: may there be several?

    ``naming``: how a name of its entries is to be written, or that nobody at a table reads it.
    """

    key: str
    label: str
    help: str
    kinds: tuple[Kind, ...]
    piles: tuple[str, ...] = ()
    counted: bool = False
    naming: str = ""

    def kind(self, key: str) -> Kind | None:
        return next((k for k in self.kinds if k.key == key), None)


class Problem(Struct, frozen=True, kw_only=True):
    """Something wrong with a set. ``code`` names the sentence, ``data`` its parts; errors forbid publishing.

    ``component``, ``pile``, ``key`` and ``field`` say where, as far as it lies in one place.
    """

    code: str
    severity: str = "error"  # or "warning"
    component: str = ""
    pile: str = ""
    key: str = ""
    field: str = ""
    data: dict[str, Any] = {}


class Workshop(ABC):
    """A game's side of editing card sets. Pure: no database, no languages."""

    slots: tuple[str, ...]

    @abstractmethod
    def components(self) -> tuple[Component, ...]:
        """Everything a set of this game may hold, in the order in which it is shown."""

    @abstractmethod
    def shipped(self, slot: str) -> SetDocument:
        """The set that comes with the game."""

    @abstractmethod
    def compose(self, documents: Mapping[str, SetDocument], sets: Sequence[str]) -> Any:
        """Cards ready to play with. Slots of ``sets`` without a document are the shipped ones.

        Raises ``ValueError`` or ``msgspec.ValidationError`` for documents with errors.
        """

    @abstractmethod
    def check(self, document: SetDocument) -> list[Problem]:
        """All errors and warnings, those of single entries first. A set with an error cannot be composed or played."""

    @abstractmethod
    def sentence(self, problem: Problem) -> tuple[str, dict[str, Any]]:
        """English for people, marked for translation, with ``%(name)s`` parts, and the parts."""
