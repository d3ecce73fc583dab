"""What was published never changes, whoever writes: the database refuses it. (Deleting is refused by the models: a
database that is emptied for a test deletes everything.)"""

from django.db import migrations

ENTRY = "games_cardentry"
VERSION = "games_cardsetversion"
CHANGED = """
    OLD.status <> 'draft' AND (
        NEW.digest <> OLD.digest OR NEW.number <> OLD.number OR NEW.card_set_id <> OLD.card_set_id
        OR NEW.status = 'draft' OR (OLD.status = 'retired' AND NEW.status <> 'retired')
    )
"""
SQLITE = [
    f"""
    CREATE TRIGGER {name} BEFORE {event} ON {ENTRY} FOR EACH ROW
    WHEN EXISTS (SELECT 1 FROM {VERSION} WHERE id IN ({ids}) AND status <> 'draft')
    BEGIN SELECT RAISE(ABORT, 'published versions never change'); END
    """
    for name, event, ids in (
        ("card_entry_changed", "UPDATE", "OLD.version_id, NEW.version_id"),
        ("card_entry_added", "INSERT", "NEW.version_id"),
    )
] + [
    f"""
    CREATE TRIGGER card_version_changed BEFORE UPDATE ON {VERSION} FOR EACH ROW WHEN {CHANGED}
    BEGIN SELECT RAISE(ABORT, 'published versions never change'); END
    """
]
POSTGRES = [
    f"""
    CREATE FUNCTION card_entry_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF EXISTS (SELECT 1 FROM {VERSION} WHERE id = NEW.version_id AND status <> 'draft')
           OR (TG_OP = 'UPDATE' AND EXISTS (SELECT 1 FROM {VERSION} WHERE id = OLD.version_id AND status <> 'draft'))
        THEN RAISE EXCEPTION 'published versions never change' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    f"""
    CREATE TRIGGER card_entry_changed BEFORE INSERT OR UPDATE ON {ENTRY}
    FOR EACH ROW EXECUTE FUNCTION card_entry_fixed()
    """,
    f"""
    CREATE FUNCTION card_version_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF {CHANGED}
        THEN RAISE EXCEPTION 'published versions never change' USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    f"""
    CREATE TRIGGER card_version_changed BEFORE UPDATE ON {VERSION}
    FOR EACH ROW EXECUTE FUNCTION card_version_fixed()
    """,
]
AWAY = {
    "sqlite": ["DROP TRIGGER card_entry_changed", "DROP TRIGGER card_entry_added", "DROP TRIGGER card_version_changed"],
    "postgresql": [
        f"DROP TRIGGER card_entry_changed ON {ENTRY}",
        f"DROP TRIGGER card_version_changed ON {VERSION}",
        "DROP FUNCTION card_entry_fixed()",
        "DROP FUNCTION card_version_fixed()",
    ],
}


def make(apps, schema_editor):
    for statement in {"sqlite": SQLITE, "postgresql": POSTGRES}[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def remove(apps, schema_editor):
    for statement in AWAY[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("games", "0003_card_sets_and_laboratory")]
    operations = [migrations.RunPython(make, remove)]
