"""Tables for programs: the same door and the same functions as the pages, in JSON."""
