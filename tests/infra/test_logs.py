import json
import logging

import structlog

from dungeonquest.redact import HIDDEN, redact


def test_secrets_are_hidden_by_the_name_of_their_field():
    event = {"event": "x", "password": "hush", "data": {"csrfmiddlewaretoken": "t", "name": "Ada"}, "seed": 5}
    assert redact(None, "info", event) == {
        "event": "x",
        "password": HIDDEN,
        "data": {"csrfmiddlewaretoken": HIDDEN, "name": "Ada"},
        "seed": HIDDEN,
    }


def test_passwords_inside_addresses_are_hidden_wherever_they_stand():
    said = redact(
        None, "info", {"event": "no answer from redis://:hush@127.0.0.1:1/0", "all": ["postgres://me:hush@db/x"]}
    )
    assert "hush" not in str(said)
    assert "127.0.0.1" in said["event"]


def test_a_line_is_one_json_object(settings):
    about = dict(settings.LOGGING["formatters"]["json"])  # whoever makes a formatter takes away from what it is given
    formatter = logging.config.DictConfigurator(settings.LOGGING).configure_formatter(about)
    record = logging.LogRecord("games", logging.WARNING, "f.py", 1, "table %s", (7,), None)
    line = json.loads(formatter.format(record))
    assert (line["event"], line["level"], line["logger"]) == ("table 7", "warning", "games")


def test_the_sites_own_lines_go_the_same_way(caplog):
    with caplog.at_level(logging.WARNING):
        structlog.get_logger("games").warning("told", table=7)
    assert caplog.records
