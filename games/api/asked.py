"""What programs send."""

from typing import Any

from rest_framework import serializers

from games.api.fields import AnswerField, Text, Whole, Yes
from games.tables.opening import FASTEST, LONGEST_NAME, SLOWEST

MOST_SEATS = 8
LARGEST_NUMBER = 2**31 - 1
HOUSE = "Published card sets of the house: the set each takes the place of, and its version (`key.number`)."
ENTROPY = "This seat's share of the dice, mixed into every roll."


class Opening(serializers.Serializer):
    """A new table. ``bots`` are levels of computer players for the last seats; ``options`` go to the rules."""

    ruleset = Text(max_length=40, default="dungeonquest")
    seats = Whole(min_value=1, max_value=MOST_SEATS)
    name = Text(max_length=LONGEST_NAME, default="", allow_blank=True)
    options = serializers.DictField(default=dict)
    sets = serializers.ListField(child=Text(max_length=40), default=list, max_length=20)
    house = serializers.DictField(child=Text(max_length=80), default=dict, help_text=HOUSE)
    bots = serializers.ListField(child=Text(max_length=20), default=list, max_length=MOST_SEATS)
    public = Yes(default=False)
    seconds_per_move = Whole(min_value=FASTEST, max_value=SLOWEST, allow_null=True, default=None)
    start = Yes(default=False, help_text="Begin at once; refused unless computer players fill all other seats.")


class Joining(serializers.Serializer):
    seat = Whole(min_value=0, max_value=MOST_SEATS, allow_null=True, default=None, help_text="Null: the first empty.")
    entropy = Text(max_length=64, default="", allow_blank=True, help_text=ENTROPY)


class Ready(serializers.Serializer):
    ready = Yes(default=True)
    entropy = Text(max_length=64, allow_null=True, default=None, help_text=ENTROPY)


class Filling(serializers.Serializer):
    level = Text(max_length=20)
    seat = Whole(min_value=0, max_value=MOST_SEATS, allow_null=True, default=None, help_text="Null: all empty seats.")


class Freeing(serializers.Serializer):
    seat = Whole(min_value=0, max_value=MOST_SEATS)


class Wish(serializers.Serializer):
    """``question`` is the number of the question as last seen. ``key`` is chosen by the caller, a new one for each
    wish: the same key sent again gets the first result and changes nothing."""

    question = Whole(min_value=0, max_value=LARGEST_NUMBER)
    key = Text(max_length=64)


class Answering(Wish):
    answer = AnswerField()


class Agreeing(serializers.Serializer):
    """``agree`` false refuses, or withdraws what one asked for oneself; ``key`` as in every wish."""

    agree = Yes()
    key = Text(max_length=64)


class Nothing(serializers.Serializer):
    """An empty object, or no body at all."""


def read(kind: type[serializers.Serializer], data: Any) -> dict[str, Any]:
    """The checked data; raises ``ValidationError``, which becomes code ``invalid`` with the fields."""
    form = kind(data=data)
    form.is_valid(raise_exception=True)
    return form.validated_data
