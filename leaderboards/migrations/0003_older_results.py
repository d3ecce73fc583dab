"""Results from before the counting rules: what can still be known of them. `manage.py rebuild_leaderboards` adds up."""

from django.db import migrations
from django.db.models import OuterRef, Subquery


def fill(apps, schema_editor):
    Result, Game = apps.get_model("leaderboards", "Result"), apps.get_model("games", "Game")
    table = Game.objects.filter(pk=OuterRef("game_id")).values("public_id")[:1]
    old = Result.objects.filter(table="")
    old.filter(person=None).exclude(level="").update(verdict="computer")
    old.filter(person=None, level="").update(verdict="nobody")
    old.filter(person__is_guest=True).update(verdict="guest")
    old.filter(survived=False).update(fallen=True)
    old.filter(game__isnull=False).update(table=Subquery(table))


class Migration(migrations.Migration):
    dependencies = [("leaderboards", "0002_results_and_standings"), ("accounts", "0001_initial")]
    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
