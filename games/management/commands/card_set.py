from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.cardsets import deeds, files
from games.cardsets.checking import findings
from games.cardsets.comparing import compare
from games.cardsets.documents import document_of
from games.cardsets.finding import version_named
from games.cardsets.importing import import_file
from games.cardsets.naming import set_title
from games.cardsets.telling import tell
from games.models import CardSet, CardSetVersion
from games.refusals import Refusal
from games.staff import acting


class Command(BaseCommand):
    help = "Card sets from the command line, with the rights of a member of the staff. A version is key.number."

    def add_arguments(self, parser: CommandParser) -> None:
        kinds = parser.add_subparsers(dest="what", required=True)
        kinds.add_parser("list", help="all sets with their versions")
        self._version(kinds.add_parser("check", help="what is wrong with a version"))
        two = kinds.add_parser("compare", help="what is different in the second version")
        two.add_argument("before")
        self._version(two)
        export = self._version(kinds.add_parser("export", help="a version as a file"))
        export.add_argument("file", help="ending in .yaml or .csv; - is YAML to the output")
        copy = self._deed(kinds.add_parser("copy", help="a new set that begins as this version is"))
        copy.add_argument("key")
        copy.add_argument("title")
        self._deed(kinds.add_parser("draft", help="a draft of the same set that begins as this version is"))
        self._deed(kinds.add_parser("import", help="a file in the place of all of a draft's entries")).add_argument(
            "file"
        )
        publish = self._deed(kinds.add_parser("publish", help="a draft becomes a version that never changes"))
        publish.add_argument("--note", default="", help="what is new")
        self._deed(kinds.add_parser("retire", help="no new game is played with a version any more"))
        self._deed(kinds.add_parser("delete", help="a draft is thrown away"))

    def _version(self, parser: CommandParser) -> CommandParser:
        parser.add_argument("version")
        return parser

    def _deed(self, parser: CommandParser) -> CommandParser:
        parser.add_argument("--by", required=True, metavar="NAME", help="whose deed it is")
        return self._version(parser)

    def handle(self, *args: Any, **o: Any) -> None:
        try:
            getattr(self, f"_{o['what']}")(o)
        except Refusal as refusal:
            lines = [sentence for sentences in refusal.fields.values() for sentence in sentences]
            raise CommandError("\n".join([f"{refusal.sentence} [{refusal.code}]", *lines])) from refusal

    def _list(self, o: dict[str, Any]) -> None:
        for card_set in CardSet.objects.prefetch_related("versions").order_by("ruleset", "-shipped", "key"):
            versions = ", ".join(f"{v.name} {v.get_status_display()}" for v in card_set.versions.all())
            self.stdout.write(f"{set_title(card_set)}: {versions}")

    def _check(self, o: dict[str, Any]) -> None:
        found = findings(document_of(version_named(o["version"])))
        for f in found:
            self.stdout.write(f"{f.severity}: {'/'.join(part for part in f.place if part) or '-'}: {f.sentence}")
        if any(f.is_error for f in found):
            raise SystemExit(1)

    def _compare(self, o: dict[str, Any]) -> None:
        before, after = version_named(o["before"]), version_named(o["version"])
        for line in tell(after.card_set.ruleset, compare(document_of(before), document_of(after))):
            self.stdout.write(f"{line.said}: {line.where}: {line.name} ({line.key})")
            for field in line.fields:
                self.stdout.write(f"    {field.label or '-'}: {field.before or '-'} -> {field.after}")

    def _export(self, o: dict[str, Any]) -> None:
        raw = files.write(document_of(version_named(o["version"])), files.form_of(o["file"]))
        if o["file"] == "-":
            self.stdout.write(raw.decode("utf-8"), ending="")
        else:
            Path(o["file"]).write_bytes(raw)

    def _copy(self, o: dict[str, Any]) -> None:
        self._say(deeds.copy_set(acting(o["by"]), version_named(o["version"]), o["key"], o["title"]))

    def _draft(self, o: dict[str, Any]) -> None:
        source = version_named(o["version"])
        self._say(deeds.new_draft(acting(o["by"]), source.card_set, source))

    def _import(self, o: dict[str, Any]) -> None:
        version, path = version_named(o["version"]), Path(o["file"])
        with path.open("rb") as file:
            raw = file.read(files.LARGEST + 1)
        self._say(import_file(acting(o["by"]), version.pk, version.revision, raw, files.form_of(path.name)))

    def _publish(self, o: dict[str, Any]) -> None:
        version = version_named(o["version"])
        self._say(deeds.publish(acting(o["by"]), version.pk, version.revision, o["note"]))

    def _retire(self, o: dict[str, Any]) -> None:
        self._say(deeds.retire(acting(o["by"]), version_named(o["version"]).pk))

    def _delete(self, o: dict[str, Any]) -> None:
        version = version_named(o["version"])
        deeds.delete_draft(acting(o["by"]), version.pk, version.revision)
        self.stdout.write(f"{version.name} deleted")

    def _say(self, version: CardSetVersion) -> None:
        self.stdout.write(f"{version.name} {version.get_status_display()}, {version.entries.count()} entries")
