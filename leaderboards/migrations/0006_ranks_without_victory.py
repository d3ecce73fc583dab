"""Results from when all who had no share of the victory shared a rank: getting out and gold tell them apart."""

from itertools import groupby

from django.db import migrations

CHUNK = 1_000


def rank_anew(apps, schema_editor):
    """Old ranks follow the shares of the victory, so they come first. Ranks that are right already stay."""
    Result, changed = apps.get_model("leaderboards", "Result"), []
    wanted = Result.objects.filter(seats__gt=1).exclude(table="").order_by("table", "pk")
    fields = wanted.only("table", "rank", "won", "survived", "gold", "score")
    for _table, results in groupby(fields.iterator(chunk_size=CHUNK), key=lambda r: r.table):
        changed += _ranked(list(results))
        if len(changed) >= CHUNK:
            Result.objects.bulk_update(changed, ["rank"])
            changed = []
    Result.objects.bulk_update(changed, ["rank"])


def _ranked(results):
    """Those of one table whose rank is another now."""
    best = sorted(map(_merit, results))
    ranks = {r.pk: 1 + best.index(_merit(r)) for r in results}
    changed = [r for r in results if r.rank != ranks[r.pk]]
    for result in changed:
        result.rank = ranks[result.pk]
    return changed


def _merit(r):
    if r.won:
        return r.rank, False, float("-inf")
    return r.rank, r.survived is False, -float(r.gold if r.gold is not None else r.score or 0)


class Migration(migrations.Migration):
    dependencies = [("leaderboards", "0005_house_boards")]
    operations = [migrations.RunPython(rank_anew, migrations.RunPython.noop)]
