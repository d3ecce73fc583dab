"""What programs of the staff send and get about card sets."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers as s

from games.api.asked import LARGEST_NUMBER
from games.api.fields import Text, Whole, Yes
from games.cardsets.deeds.sets import LONGEST_ABOUT, LONGEST_NOTE, LONGEST_TITLE
from games.cardsets.files import FORMS, LARGEST

REVISION = (
    "The draft's revision as last seen; if it has moved on since, nothing is changed and the code is `stale_draft`."
)


@extend_schema_field({"description": "Any JSON."})
class Anything(s.Field):
    def to_internal_value(self, data: Any) -> Any:
        return data

    def to_representation(self, value: Any) -> Any:
        return value


class Object(s.DictField):
    """A JSON object, its values as they come."""

    child = Anything(allow_null=True)


# --- sent


class EntryFields(s.Serializer):
    """A line of a set: equal cards, a sheet, a table. ``params`` are the values of its kind."""

    component = Text(max_length=40)
    key = Text(max_length=60)
    pile = Text(max_length=40, default="", allow_blank=True)
    kind = Text(max_length=40, default="", allow_blank=True)
    count = Whole(default=1, min_value=0, max_value=LARGEST_NUMBER)
    on = Yes(default=True)
    params = Object(default=dict)
    names = s.DictField(child=Text(max_length=200), default=dict, help_text="Language to name.")
    texts = s.DictField(child=Text(max_length=1000), default=dict, help_text="Language to text.")


class EntryPlace(s.Serializer):
    component = Text(max_length=40)
    pile = Text(max_length=40, default="", allow_blank=True)
    key = Text(max_length=60)


class Revision(s.Serializer):
    revision = Whole(min_value=0, max_value=LARGEST_NUMBER, help_text=REVISION)


class Adding(Revision):
    entry = EntryFields()


class Changing(Revision):
    """The entry at ``at`` becomes ``entry``."""

    at = EntryPlace()
    entry = EntryFields()


class Removing(Revision):
    at = EntryPlace()


class Moving(Revision):
    """``by`` places down among its like; negative: up."""

    at = EntryPlace()
    by = Whole(min_value=-600, max_value=600)


class Numbers(EntryPlace):
    count = Whole(min_value=0, max_value=LARGEST_NUMBER)
    on = Yes(default=True)


class SavingNumbers(Revision):
    entries = s.ListField(child=Numbers(), max_length=600)


class Copying(s.Serializer):
    """``version`` as ``key.number``, or a key alone for its newest."""

    version = Text(max_length=60)
    key = Text(max_length=40)
    title = Text(max_length=LONGEST_TITLE)


class Drafting(s.Serializer):
    """``number`` of the version whose entries the draft begins with."""

    number = Whole(min_value=1, max_value=LARGEST_NUMBER)


class Publishing(Revision):
    note = Text(max_length=LONGEST_NOTE, default="", allow_blank=True)


class Describing(s.Serializer):
    """``needs_laboratory`` is left as it is when it is null; only publishers may set it."""

    title = Text(max_length=LONGEST_TITLE)
    about = Text(max_length=LONGEST_ABOUT, default="", allow_blank=True)
    needs_laboratory = Yes(allow_null=True, default=None)


class Importing(Revision):
    """``text`` is a whole file; it takes the place of all entries, or nothing is changed."""

    form = s.ChoiceField(choices=list(FORMS))
    text = Text(max_length=LARGEST, trim_whitespace=False)


# --- got


class VersionRow(s.Serializer):
    """``status``: draft, published or retired; ``revision`` counts a draft's changes."""

    name = s.CharField()
    number = s.IntegerField()
    status = s.CharField()
    revision = s.IntegerField()
    digest = s.CharField(allow_blank=True)
    note = s.CharField(allow_blank=True)


class SetRow(s.Serializer):
    """``slot``: the shipped set that it takes the place of."""

    key = s.CharField()
    ruleset = s.CharField()
    slot = s.CharField()
    title = s.CharField()
    about = s.CharField(allow_blank=True)
    shipped = s.BooleanField()
    needs_laboratory = s.BooleanField()
    versions = VersionRow(many=True)


class Sets(s.Serializer):
    sets = SetRow(many=True)


class Finding(s.Serializer):
    """``severity``: error or warning. Where it is, as far as it lies in one place."""

    severity = s.CharField()
    sentence = s.CharField()
    component = s.CharField(allow_blank=True)
    pile = s.CharField(allow_blank=True)
    key = s.CharField(allow_blank=True)
    field = s.CharField(allow_blank=True)


class EntryShown(s.Serializer):
    component = s.CharField()
    pile = s.CharField(allow_blank=True)
    key = s.CharField()
    kind = s.CharField(allow_blank=True)
    count = s.IntegerField()
    on = s.BooleanField()
    params = Object()
    names = s.DictField(child=s.CharField())
    texts = s.DictField(child=s.CharField())


class VersionShown(VersionRow):
    entries = EntryShown(many=True)
    problems = Finding(many=True)


class FieldChange(s.Serializer):
    """Null is a value that is not there."""

    path = s.ListField(child=s.CharField())
    before = Anything(allow_null=True)
    after = Anything(allow_null=True)


class DifferenceShown(s.Serializer):
    """``what``: added, removed, changed or moved."""

    what = s.CharField()
    component = s.CharField()
    pile = s.CharField(allow_blank=True)
    key = s.CharField()
    fields_changed = FieldChange(many=True)


class Differences(s.Serializer):
    differences = DifferenceShown(many=True)


class File(s.Serializer):
    name = s.CharField()
    text = s.CharField()


class Deleted(s.Serializer):
    """``deleted`` names what is gone."""

    deleted = s.CharField()
