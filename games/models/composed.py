from django.db import models


class ComposedCards(models.Model):
    """A card set as some game started with it: kept once, however many games play with it, and never changed."""

    digest = models.CharField(primary_key=True, max_length=64)
    ruleset = models.CharField(max_length=40)
    sets = models.JSONField(default=list)
    cards = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.ruleset} {self.digest[:8]}"
