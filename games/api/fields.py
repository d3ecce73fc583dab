"""Fields that take exactly the JSON type they say: a number is no text and a text no number."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers


class Text(serializers.CharField):
    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class Whole(serializers.IntegerField):
    def to_internal_value(self, data: Any) -> int:
        if type(data) is not int:
            self.fail("invalid")
        return super().to_internal_value(data)


class Yes(serializers.BooleanField):
    def to_internal_value(self, data: Any) -> bool:
        if type(data) is not bool:
            self.fail("invalid", input=data)
        return data


ANSWER = {
    "oneOf": [{"type": "string"}, {"type": "array", "items": {}, "minItems": 1}],
    "description": "An option's id; for an option with fields a list: the id, then a value for each field in order "
    "(one: a text of its list; some: a list of such texts; range: a whole number).",
}


@extend_schema_field(ANSWER)
class AnswerField(serializers.Field):
    """Whether it is legal is for the door to say."""

    def to_internal_value(self, data: Any) -> Any:
        if not isinstance(data, str | list) or data == []:
            raise serializers.ValidationError("a text or a list")
        return data

    def to_representation(self, value: Any) -> Any:
        return value
