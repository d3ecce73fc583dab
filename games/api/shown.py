"""What programs get; the OpenAPI schema is made from these."""

from typing import Any

from rest_framework import serializers as s

HOUSE = "The set that each published card set of the house takes the place of, and its version; else empty."


def _nullable(kind: Any, **more: Any) -> Any:
    return kind(allow_null=True, **more)


class Token(s.Serializer):
    name = s.CharField()
    ending = s.CharField()
    created = s.DateTimeField()


class Me(s.Serializer):
    """``token`` is null for a browser's session."""

    name = s.CharField()
    guest = s.BooleanField()
    language = s.CharField(allow_blank=True)
    token = _nullable(Token)


class Offer(s.Serializer):
    """A published card set of the house: the ``set`` it takes the place of, and what to ask for (``version``)."""

    set = s.CharField()
    version = s.CharField()
    title = s.CharField()


class GameKind(s.Serializer):
    """A game on the shelf, how many can play it, and the levels of its computer players from the weakest."""

    ruleset = s.CharField()
    seats = s.ListField(child=s.IntegerField())
    levels = s.ListField(child=s.CharField())
    house = Offer(many=True)


class Shelf(s.Serializer):
    games = GameKind(many=True)


class Row(s.Serializer):
    """A table in a list; an empty seat has an empty name."""

    id = s.CharField()
    name = s.CharField(allow_blank=True)
    ruleset = s.CharField()
    status = s.ChoiceField(choices=["lobby", "running", "finished", "abandoned"])
    host = s.CharField(allow_blank=True)
    free = s.IntegerField()
    seats = s.ListField(child=s.CharField(allow_blank=True))
    created = s.DateTimeField()
    house = s.DictField(child=s.CharField(), help_text=HOUSE)


class Tables(s.Serializer):
    tables = Row(many=True)


class Chair(s.Serializer):
    """A person has no ``level``, a computer player has one, an empty seat neither that nor a name."""

    seat = s.IntegerField()
    name = s.CharField(allow_blank=True)
    level = s.CharField(allow_blank=True)


class UndoAsked(s.Serializer):
    """``seat`` asks to go back before its last answer; ``agreed`` have agreed, ``missing`` are still asked."""

    seat = s.IntegerField()
    agreed = s.ListField(child=s.IntegerField())
    missing = s.ListField(child=s.IntegerField())


class Table(s.Serializer):
    """A table for one viewer. ``seat`` is one's own, null for a spectator; ``link`` invites others and is shown to
    those who sit; ``asked`` are the seats it waits for; ``commitment`` binds the server to its dice beforehand;
    ``undo_asked`` is the undo that the table is asked about, else null."""

    id = s.CharField()
    name = s.CharField(allow_blank=True)
    ruleset = s.CharField()
    status = s.ChoiceField(choices=["lobby", "running", "finished", "abandoned"])
    version = s.IntegerField()
    seat = _nullable(s.IntegerField)
    host = s.BooleanField()
    chairs = Chair(many=True)
    asked = s.ListField(child=s.IntegerField())
    question = s.IntegerField()
    deadline = _nullable(s.DateTimeField)
    commitment = s.CharField()
    link = s.CharField(allow_blank=True)
    undo_asked = _nullable(UndoAsked)
    house = s.DictField(child=s.CharField(), help_text=HOUSE)


class Observation(s.Serializer):
    """What this viewer may know of the position; its form is the game's own."""

    version = s.IntegerField()
    seat = _nullable(s.IntegerField)
    observation = s.DictField()


class FieldToFill(s.Serializer):
    """``type`` one: a text of ``of``; some: ``least`` to ``most`` texts of ``of``; range: ``low`` to ``high``."""

    name = s.CharField()
    type = s.ChoiceField(choices=["one", "some", "range"])
    of = s.ListField(child=s.CharField(), required=False)
    least = s.IntegerField(required=False)
    most = s.IntegerField(required=False)
    low = s.IntegerField(required=False)
    high = s.IntegerField(required=False)


class Option(s.Serializer):
    """``why_not`` is empty for a legal option, else the rules' reason key, and ``reason`` the same for people."""

    id = s.CharField()
    legal = s.BooleanField()
    why_not = s.CharField(allow_blank=True)
    reason = s.CharField(allow_blank=True)
    fields = FieldToFill(many=True)  # type: ignore[assignment]
    info = s.ListField()


class Options(s.Serializer):
    """What this seat is asked. No options: it is not this seat's turn, or the game is over."""

    version = s.IntegerField()
    question = s.IntegerField()
    key = s.CharField(allow_blank=True)
    undo = s.ChoiceField(choices=["", "free", "consent"])
    options = Option(many=True)


class Taken(s.Serializer):
    """The receipt. ``again``: this key was used before, and this is what happened then."""

    number = s.IntegerField()
    kind = s.CharField()
    question = s.IntegerField()
    version = s.IntegerField()
    again = s.BooleanField()


class Happened(s.Serializer):
    number = s.IntegerField()
    key = s.CharField()
    data = s.ListField()  # type: ignore[assignment]


class Events(s.Serializer):
    """One viewer's events, numbered from 1 without gaps; ``last`` is the number of the latest there is."""

    version = s.IntegerField()
    last = s.IntegerField()
    events = Happened(many=True)


class Outcome(s.Serializer):
    """One seat's result; what a game lacks is null."""

    seat = s.IntegerField()
    name = s.CharField(allow_blank=True)
    level = s.CharField(allow_blank=True)
    returns = s.FloatField()
    hero = _nullable(s.CharField)
    survived = _nullable(s.BooleanField)
    won = _nullable(s.BooleanField)
    gold = _nullable(s.IntegerField)
    score = _nullable(s.FloatField)
    cause = _nullable(s.CharField)
    rounds = _nullable(s.IntegerField)


class Results(s.Serializer):
    results = Outcome(many=True)


class Estimate(s.Serializer):
    """A share of the victory, 0 to 1, and its standard error."""

    value = s.FloatField()
    error = s.FloatField()


class LuckSum(s.Serializer):
    """A seat's account: ``start`` (before the deal), ``deal``, ``luck``, ``own`` and ``others`` (choices) add up to
    ``result``."""

    start = Estimate()
    deal = Estimate()
    luck = Estimate()
    own = Estimate()
    others = Estimate()
    result = s.FloatField()


class LuckStep(s.Serializer):
    """One answer: what it changed for each seat, and what chance changed after it. ``agrees``: how often the reference
    player would have answered the same."""

    action = s.IntegerField()
    seat = s.IntegerField()
    skill = Estimate(many=True)
    luck = Estimate(many=True)
    agrees = s.FloatField()


class LuckFigures(s.Serializer):
    """``line``: what each seat could hope for after 0, 1, 2 ... answers."""

    retellings = s.IntegerField()
    playouts = s.IntegerField()
    sums = LuckSum(many=True)
    line = s.ListField(child=s.ListField(child=Estimate()))
    steps = LuckStep(many=True)


class Luck(s.Serializer):
    """``figures`` is null until ``status`` is done. ``done`` of ``wanted`` retellings are there."""

    status = s.ChoiceField(choices=["none", "queued", "running", "done", "failed"])
    done = s.IntegerField()
    wanted = s.IntegerField()
    error = s.CharField(allow_blank=True)
    figures = _nullable(LuckFigures)
