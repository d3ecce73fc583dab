"""A rule that raised: told to us without a word of what lies hidden on the table."""

import traceback

import structlog

from games.rules.kernel import RulesError

log = structlog.get_logger(__name__)


def report(game_id: int, error: RulesError) -> None:
    """Only the class and the place in the code: messages of errors hold answers and cards."""
    cause = error.__cause__ or error
    frames = traceback.extract_tb(cause.__traceback__)
    where = [f"{'/'.join(f.filename.rsplit('/', 2)[-2:])}:{f.lineno}" for f in frames[-4:]]
    log.error("rules_error", game=game_id, kind=type(cause).__name__, where=where)
