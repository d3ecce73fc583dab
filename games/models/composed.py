from django.db import models


class ComposedCards(models.Model):
    """A card set as some game started with it: kept once, however many games play with it, and never changed.

    ``names``: what entries of house sets are called, "component/pile/key" -> {"names": ..., "texts": ...} by language.
    """

    digest = models.CharField(primary_key=True, max_length=64)
    ruleset = models.CharField(max_length=40)
    sets = models.JSONField(default=list)
    house = models.JSONField(default=dict)
    cards = models.BinaryField()
    names = models.JSONField(default=dict)

    def __str__(self) -> str:
        return f"{self.ruleset} {self.digest[:8]}"
