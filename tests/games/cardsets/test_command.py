"""manage.py card_set: the same deeds with the same rights."""

import pytest
from django.core.management import CommandError, call_command

from games.cardsets import deeds
from games.cardsets.documents import document_of
from games.models import CardSetVersion, StaffDeed
from tests.games.cardsets import shop as tiny

pytestmark = pytest.mark.django_db


@pytest.fixture
def run(capsys):
    def made(*words):
        call_command("card_set", *map(str, words))
        return capsys.readouterr().out

    return made


def test_a_whole_life(run, shipped, publisher, tmp_path):
    by = ("--by", "Publisher")
    assert run("copy", *by, "shop-base", "mine", "My set") == "mine.1 draft, 5 entries\n"
    path = tmp_path / "set.yaml"
    run("export", "mine.1", path)
    path.write_text(path.read_text().replace("gold: 1", "gold: 9"))
    assert run("import", *by, "mine", path) == "mine.1 draft, 5 entries\n"
    assert "    Gold: 1 -> 9" in run("compare", "shop-base", "mine")
    assert run("check", "mine.1") == "warning: tile: There are fewer than three tiles.\n"
    assert run("publish", *by, "mine.1", "--note", "Rich") == "mine.1 published, 5 entries\n"
    assert run("draft", *by, "mine.1") == "mine.2 draft, 5 entries\n"
    assert run("delete", *by, "mine.2") == "mine.2 deleted\n"
    assert run("retire", *by, "mine.1") == "mine.1 retired, 5 entries\n"
    assert "My set: mine.1 retired" in run("list")
    assert list(StaffDeed.objects.filter(person=publisher).order_by("pk").values_list("deed", flat=True)) == [
        "card_set.copy", "card_set.import", "card_set.publish", "card_set.new_draft", "card_set.delete_draft",
        "card_set.retire",
    ]  # fmt: skip


def test_csv_by_the_ending_and_yaml_to_the_output(run, shipped, tmp_path):
    run("export", "shop-base.1", tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_bytes().startswith(b"\xef\xbb\xbfcomponent,")
    assert run("export", "shop-base.1", "-").startswith("ruleset: shop\n")


def test_what_is_wrong_with_a_file_is_listed(run, draft, tmp_path):
    path = tmp_path / "bad.yaml"
    path.write_text("entries:\n  - {component: card, key: 7}\n  - 5\n...\n")
    with pytest.raises(CommandError) as caught:
        run("import", "--by", "Editor", "house", path)
    assert str(caught.value).splitlines() == [
        "Nothing was imported: the file has errors. [bad_file]", "Line 2, column 23: This must be a text.",
        "Line 3, column 5: An entry must be a mapping of fields.",
    ]  # fmt: skip
    assert document_of(draft).entries == tiny.shipped().entries


@pytest.mark.parametrize("words", [
    ("publish", "house.1"), ("retire", "house.1"), ("copy", "house.1", "x1", "X"), ("delete", "house.1"),
    ("draft", "house.1"),
])  # fmt: skip
def test_moderators_may_nothing_and_editors_not_publish(run, draft, moderator, django_user_model, words):
    django_user_model.objects.create_user("Plain")
    who = ["Moderator", "Plain", *(["Editor"] if words[0] in ("publish", "retire") else [])]
    for name in who:
        with pytest.raises(CommandError, match=r"\[not_allowed\]"):
            run(words[0], "--by", name, *words[1:])
    with pytest.raises(CommandError, match=r"\[no_person\]"):
        run(words[0], "--by", "Nobody", *words[1:])
    assert CardSetVersion.objects.get(pk=draft.pk).status == "draft"


def test_errors_make_it_fail(run, draft, editor):
    deeds.remove_entry(editor, draft.pk, 0, ("card", "side", "snare"))
    with pytest.raises(SystemExit):
        run("check", "house.1")
    with pytest.raises(CommandError, match=r"\[no_card_set\]"):
        run("check", "nothing")
