"""Menus changed by an ability."""

from ...kernel import Option
from ..choices import Choice


def barred(choice: Choice, why: str) -> Choice:
    """The same choice, greyed; a reason it had already stays."""
    o = choice.option
    return choice if o.why_not else Choice(Option(o.id, o.fields, o.place, why, o.info), choice.run)
