"""Queries whose SQL is made once a process: making it costs Django more than the database needs to answer.

For the handful of reads and writes that every move makes. Reads are ordinary querysets, written once with examples
in the place of what varies; models, fields and converters are Django's own.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from django.db import connections, router
from django.db.models import Field, Model, QuerySet

M = TypeVar("M", bound=Model)
NUMBER = 2_000_000_001  # examples: values that stand in no queryset by themselves
OTHER_NUMBER = 2_000_000_002
SMALL_NUMBER = 30_001  # for columns of two bytes: what does not fit, Django does not even ask for
TEXT = "\x02example\x02"


class Compiled(NamedTuple):
    sql: str
    params: tuple[Any, ...]
    fields: list[str]
    converters: list[tuple[int, Any]]


class Prepared(Generic[M]):
    """``Prepared(make, NUMBER)(7)`` is ``list(make(7))`` for querysets of whole models without relations."""

    def __init__(self, make: Callable[..., QuerySet[M]], *examples: Any) -> None:
        self.make, self.examples = make, examples
        self.made: dict[tuple[str, str], Compiled] = {}

    def __call__(self, *values: Any) -> list[M]:
        alias = router.db_for_read(self.make(*self.examples).model) if not self.made else next(iter(self.made))[0]
        connection = connections[alias]
        key = (alias, connection.vendor)
        if key not in self.made:
            self.made[key] = self._compile(alias)
        made = self.made[key]
        swap = dict(zip(self.examples, values, strict=True))
        with connection.cursor() as cursor:
            cursor.execute(made.sql, [swap.get(p, p) for p in made.params])
            rows = cursor.fetchall()
        return [self.model.from_db(alias, made.fields, _converted(row, made, connection)) for row in rows]

    def one(self, *values: Any) -> M | None:
        """The first row, if there is any."""
        found = self(*values)
        return found[0] if found else None

    def _compile(self, alias: str) -> Compiled:
        queryset = self.make(*self.examples)
        self.model = queryset.model
        compiler = queryset.query.get_compiler(using=alias)
        sql, given = compiler.as_sql()
        params = tuple(given)
        if any(params.count(example) != 1 for example in self.examples):
            raise TypeError(f"each of {self.examples} once, not {params}")
        columns = [column for column, _, _ in compiler.select]
        fields = [column.target.attname for column in columns]
        return Compiled(sql, params, fields, list(compiler.get_converters(columns).items()))


def _converted(row: Any, made: Compiled, connection: Any) -> list[Any]:
    values = list(row)
    for place, (converters, expression) in made.converters:
        for convert in converters:
            values[place] = convert(values[place], expression, connection)
    return values


class Insert(Generic[M]):
    """``Insert(Action)(row)``: a new row whose key the database makes. No signals; ``pk`` stays empty."""

    def __init__(self, model: type[M]) -> None:
        self.model = model

    def __call__(self, row: M) -> None:
        alias = router.db_for_write(self.model)
        values = [_stored(field, field.pre_save(row, True), alias) for field in self.fields]
        with connections[alias].cursor() as cursor:
            cursor.execute(self.sql, values)

    @cached_property
    def fields(self) -> "list[Field[Any, Any]]":
        return [field for field in self.model._meta.local_concrete_fields if not field.primary_key]

    @cached_property
    def sql(self) -> str:
        columns = ", ".join(f'"{field.column}"' for field in self.fields)
        return f'INSERT INTO "{self.model._meta.db_table}" ({columns}) VALUES ({", ".join("%s" for _ in self.fields)})'


class Update(Generic[M]):
    """``Update(Game, ["head"], ["pk", "version"])([head], [7, 3])``: how many rows had these values and have now."""

    def __init__(self, model: type[M], names: Sequence[str], where: Sequence[str]) -> None:
        self.model, self.names, self.where = model, names, where

    def __call__(self, values: Sequence[Any], known: Sequence[Any]) -> int:
        alias = router.db_for_write(self.model)
        given = zip(self.fields, [*values, *known], strict=True)
        with connections[alias].cursor() as cursor:
            cursor.execute(self.sql, [_stored(field, value, alias) for field, value in given])
            return cursor.rowcount

    @cached_property
    def fields(self) -> "list[Field[Any, Any]]":
        return [self._field(name) for name in (*self.names, *self.where)]

    def _field(self, name: str) -> "Field[Any, Any]":
        found: Any = self.model._meta.pk if name == "pk" else self.model._meta.get_field(name)
        return found

    @cached_property
    def sql(self) -> str:
        changes, known = ([f'"{self._field(n).column}" = %s' for n in names] for names in (self.names, self.where))
        return f'UPDATE "{self.model._meta.db_table}" SET {", ".join(changes)} WHERE {" AND ".join(known)}'


def _stored(field: "Field[Any, Any]", value: Any, alias: str) -> Any:
    return field.get_db_prep_save(value, connections[alias])
