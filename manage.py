#!/usr/bin/env python
"""Django's command line; `manage.py play` starts the whole site."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dungeonquest.settings")
    if sys.argv[1:] == ["play"]:
        # Straight to the supervisor: loading every application only to start others would cost a second.
        from dungeonquest.play.main import main as play

        sys.exit(play())
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
