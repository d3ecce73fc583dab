from django.db import models


class Tick(models.Model):
    """When the sweep last ran, a single row: a gap is time in which the site could not act."""

    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.at:%H:%M:%S}"
