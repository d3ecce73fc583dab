"""The dead and how they are remembered, in the reader's language."""

from dataclasses import dataclass
from datetime import datetime

from django.contrib.humanize.templatetags.humanize import intcomma
from django.db.models import QuerySet
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from leaderboards.models import Result
from leaderboards.refusing import Code, Refusal
from leaderboards.stone import picture
from leaderboards.words import end_words, game_name, hero_name, steps_words, thing

PAGE = 24
LINES = 12


@dataclass(frozen=True)
class Epitaph:
    """What is written on a stone; a text that is empty has nothing to say."""

    table: str
    seat: int
    name: str
    hero: str
    game: str
    cause: str
    gold: str
    steps: str
    place: str
    at: datetime

    @property
    def title(self) -> str:
        return _("Here lies {name}").format(name=self.name)

    @property
    def story(self) -> str:
        """A few sentences for a link's preview."""
        return " ".join(f"{capfirst(part)}." for part in (self.hero, self.cause, self.gold, self.steps) if part)

    def image(self) -> bytes:
        return picture([_("Here lies"), self.hero, self.cause, self.steps], self.name, self.gold)


def dead() -> QuerySet[Result]:
    """People who never came back, the latest first. Computer players get a line, not a stone."""
    return Result.objects.filter(fallen=True, person__isnull=False, left=False).order_by("-ended", "-pk")


def hirelings() -> list[Epitaph]:
    """The latest dead among the heroes that computer players led. They have no stone, only a line."""
    found = Result.objects.filter(fallen=True, person__isnull=True, left=False).exclude(level="")
    return [epitaph(r) for r in found.order_by("-ended", "-pk")[:LINES]]


def page(number: int) -> tuple[list[Epitaph], bool]:
    """The stones of this page, from 1, and whether there are more."""
    found = list(dead()[(number - 1) * PAGE : number * PAGE + 1])
    return [epitaph(r) for r in found[:PAGE]], len(found) > PAGE


def grave(table: str, seat: int) -> Epitaph:
    result = dead().filter(table=table, seat=seat).first()
    if result is None:
        raise Refusal(Code.NO_GRAVE)
    return epitaph(result)


def epitaph(r: Result) -> Epitaph:
    place = r.fate.get("place")
    return Epitaph(
        r.table, r.seat, r.name, hero_name(r), game_name(r.ruleset), end_words(r), _gold(r), steps_words(r),
        thing(r.ruleset, "place", place) if place is not None else "", r.ended,
    )  # fmt: skip


def _gold(r: Result) -> str:
    gold = r.fate.get("gold") or 0
    return (
        ngettext("with {n} piece of gold", "with {n} pieces of gold", gold).format(n=intcomma(gold))
        if gold
        else _("penniless")
    )
