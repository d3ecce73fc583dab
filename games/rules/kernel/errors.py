"""What can go wrong: a player's answer that is refused, and a rule that is broken."""

from enum import StrEnum


class Reason(StrEnum):
    """Every reason for which an answer can be refused. Sentences for people live with the translations."""

    OVER = "over"  # the game has ended
    NOT_YOURS = "not_yours"  # this seat is not asked
    ALREADY_ANSWERED = "already_answered"  # this seat has answered and waits for others
    STALE = "stale"  # the question has changed since the page was drawn
    ILLEGAL = "illegal"  # no such option now
    FORBIDDEN = "forbidden"  # the option is shown but the rules forbid it right now
    MALFORMED = "malformed"  # the answer is not of the option's shape
    NOTHING_TO_UNDO = "nothing_to_undo"
    NEEDS_CONSENT = "needs_consent"  # an undo that everyone at the table must agree to


class Refused(Exception):
    """A player's answer that is not taken. Nothing has changed."""

    def __init__(self, reason: Reason, detail: str = ""):
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason = reason
        self.detail = detail


class RulesError(Exception):
    """A bug in a rulebook or a recording that no longer fits it; never a player's fault."""
