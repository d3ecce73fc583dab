"""The form that begins a run."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from unfold.widgets import UnfoldAdminIntegerFieldWidget, UnfoldAdminSelectWidget, UnfoldAdminTextInputWidget

from games.cardsets.laboratory.plans import (
    LONGEST_SEED,
    MOST_GAMES,
    USUAL_GAMES,
    USUAL_SEED,
    LabPlan,
    levels_for,
    menus_for,
)
from games.cardsets.laboratory.words import level_name, sets_name
from games.models import CardSetVersion
from games.rules.library import ruleset


class StartForm(forms.Form):
    """What may be chosen for this version; ``plan()`` of a valid form is the ``LabPlan``."""

    games = forms.IntegerField(
        label=_("Games with each set"), min_value=1, max_value=MOST_GAMES, initial=USUAL_GAMES,
        help_text=_("Four times the games halve the intervals. Twenty are enough to see whether the set works."),
        widget=UnfoldAdminIntegerFieldWidget,
    )  # fmt: skip
    seats = forms.TypedChoiceField(label=_("Seats"), coerce=int, widget=UnfoldAdminSelectWidget)
    level = forms.ChoiceField(label=_("Computer players"), widget=UnfoldAdminSelectWidget)
    sets = forms.TypedChoiceField(label=_("Sets at the table"), coerce=int, widget=UnfoldAdminSelectWidget)
    seed = forms.CharField(
        label=_("Seed"), max_length=LONGEST_SEED, initial=USUAL_SEED, widget=UnfoldAdminTextInputWidget,
        help_text=_("The same seed plays the same games again; those of the shipped set may be known already."),
    )  # fmt: skip

    def __init__(self, version: CardSetVersion, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        key, self.menus = version.card_set.ruleset, menus_for(version)
        self._choices("seats", [(n, str(n)) for n in ruleset(key).seats])
        self._choices("level", [(level, level_name(level)) for level in levels_for(key)], "veteran")
        self._choices("sets", [(n, sets_name(key, menu)) for n, menu in enumerate(self.menus)])

    def _choices(self, name: str, choices: list[tuple[Any, str]], initial: Any = None) -> None:
        field: Any = self.fields[name]
        field.choices, field.initial = choices, initial

    def plan(self) -> LabPlan:
        chosen = self.cleaned_data
        return LabPlan(
            games=chosen["games"], seats=chosen["seats"], level=chosen["level"], sets=self.menus[chosen["sets"]],
            seed=chosen["seed"],
        )  # fmt: skip
