"""Three groups of the staff. Made once: whoever changes them afterwards is not overruled."""

from django.contrib.auth.management import create_permissions
from django.db import migrations

LOOK = ["view_cardset", "view_cardsetversion", "view_cardentry", "view_laboratoryrun", "view_staffdeed"]
TABLES = ["view_game", "view_seat", "view_keptrecord", "delete_keptrecord"]
GROUPS = {
    "editor": [*LOOK, "edit_card_sets"],
    "publisher": [*LOOK, "edit_card_sets", "publish_card_sets"],
    "moderator": [*LOOK, *TABLES],
}


def make(apps, schema_editor):
    Group, Permission = apps.get_model("auth", "Group"), apps.get_model("auth", "Permission")
    _make_permissions(apps)
    for name, codenames in GROUPS.items():
        group, new = Group.objects.get_or_create(name=name)
        found = Permission.objects.filter(content_type__app_label="games", codename__in=codenames)
        assert len(found) == len(codenames), sorted(set(codenames) - {p.codename for p in found})
        if new:
            group.permissions.set(found)


def _make_permissions(apps):
    """Usually made after all migrations; here they are needed now."""
    games = apps.get_app_config("games")
    games.models_module = True
    create_permissions(games, apps=apps, verbosity=0)
    games.models_module = None


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0004_published_is_fixed"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]
    operations = [migrations.RunPython(make, migrations.RunPython.noop)]
