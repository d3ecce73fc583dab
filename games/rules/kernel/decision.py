"""A question to one or several seats: what a rule yields."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from .options import Option, as_options

RawOptions = list[Option] | tuple[Any, ...] | Callable[[], Iterable[str | Option]]

PASS = "pass"
DRAWN = ""  # a default that is drawn evenly from the legal options
Default = str | tuple[str, ...]

ONE = "one"
TOGETHER = "all"
FIRST = "first"


class Decision(Struct, frozen=True):
    """What is asked, of whom, and how long we wait.

    ``asks``   ``((seat, options), ...)``; options are a list of them as they are, a tuple of them and of bare ids, or a
               function that is called only when somebody looks and gives back either.
    ``wait``   ``ONE``: a single seat. ``TOGETHER``: each in secret, the rule gets ``{seat: answer}`` at once.
               ``FIRST``: a window; the rule gets ``(seat, answer)`` of the first to act, or ``None`` once all who must
               have passed; seats in ``may`` are never waited for.
    ``data``   public facts for the sentence.
    ``hides``  the name of the hidden number that the answer becomes; its option ids are the decimal values.
    ``secret`` the answer stays with its giver until a rule tells it: a clock draws, and what outlives the question is
               a hidden number (``hides``) or a card whose name ``Ruleset.relabel_answer`` knows how to change.
    ``default``  what a clock answers, or several ids: the first that is legal counts. ``DRAWN`` where a fixed one would
               give a secret away.
    ``same``   a window asked again after something harmless: question number, passes and deadline stay. If all who
               must have passed by then, it closes at once.
    """

    key: str
    asks: tuple[tuple[int, Any], ...]
    wait: str = ONE
    data: tuple[Any, ...] = ()
    hides: str = ""
    secret: bool = False
    may: tuple[int, ...] = ()
    default: Default = DRAWN
    same: bool = False

    @staticmethod
    def one(
        seat: int, key: str, options: RawOptions, default: Default = DRAWN, data: tuple[Any, ...] = ()
    ) -> "Decision":
        return Decision(key, ((seat, options),), ONE, data, "", False, (), default)

    @staticmethod
    def together(key: str, asks: tuple[tuple[int, Any], ...], data: tuple[Any, ...] = ()) -> "Decision":
        return Decision(key, asks, TOGETHER, data, secret=True)

    @staticmethod
    def window(
        key: str,
        asks: tuple[tuple[int, Any], ...],
        may: tuple[int, ...] = (),
        same: bool = False,
        data: tuple[Any, ...] = (),
    ) -> "Decision":
        """Every list of options in a window must hold ``PASS``, so that being able to act does not show."""
        return Decision(key, asks, FIRST, data, may=may, default=PASS, same=same)

    @staticmethod
    def hide(seat: int, key: str, name: str, low: int, high: int, data: tuple[Any, ...] = ()) -> "Decision":
        """Ask a seat to choose a number from ``low`` to ``high`` in secret; give the answer to ``Play.hide``."""
        choices = tuple(str(n) for n in range(low, high + 1))
        return Decision(key, ((seat, choices),), ONE, data, hides=name, secret=True)

    def asked(self, seat: int | None) -> bool:
        for s, _ in self.asks:  # noqa: SIM110  (a plain loop: asked at every answer)
            if s == seat:
                return True
        return False

    def options(self, seat: int | None) -> tuple[Option, ...]:
        """All options of this seat, the disabled ones too; nothing for a seat that is not asked."""
        for s, raw in self.asks:
            if s == seat:
                return tuple(raw) if type(raw) is list else as_options(raw() if callable(raw) else raw)
        return ()

    def legal(self, seat: int | None) -> tuple[Option, ...]:
        return allowed(self.options(seat))


def allowed(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Those that nothing forbids."""
    for option in options:
        if option.why_not:
            return tuple([o for o in options if not o.why_not])
    return options
