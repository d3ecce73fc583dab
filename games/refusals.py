"""Everything a table can refuse: a code for programs, a sentence for people."""

from collections.abc import Mapping
from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.rules.kernel import Reason, Refused


class Code(StrEnum):
    """The kernel's reasons keep their words; the rest is said by the table."""

    OVER = "over"
    NOT_YOURS = "not_yours"
    ALREADY_ANSWERED = "already_answered"
    STALE = "stale"
    ILLEGAL = "illegal"
    FORBIDDEN = "forbidden"
    MALFORMED = "malformed"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NEEDS_CONSENT = "needs_consent"
    TOO_LATE = "too_late"
    RULES_ERROR = "rules_error"
    BUSY = "busy"
    KEY_REUSED = "key_reused"
    NO_TABLE = "no_table"
    SIGN_IN = "sign_in"
    NOT_SEATED = "not_seated"
    NOT_STARTED = "not_started"
    STARTED = "started"
    FULL = "full"
    SEAT_TAKEN = "seat_taken"
    NO_SEAT = "no_seat"
    ALREADY_SEATED = "already_seated"
    NOT_HOST = "not_host"
    SEATS_EMPTY = "seats_empty"
    NO_LEVEL = "no_level"
    NO_RULESET = "no_ruleset"
    BAD_SETTINGS = "bad_settings"
    NOT_OVER = "not_over"
    TOO_LARGE = "too_large"
    NO_RECORD = "no_record"
    UNKNOWN_CARDS = "unknown_cards"
    NO_MOMENT = "no_moment"
    ASKED_ALREADY = "asked_already"
    NOTHING_ASKED = "nothing_asked"
    NOT_ALLOWED = "not_allowed"
    NO_CARD_SET = "no_card_set"
    NOT_ON_OFFER = "not_on_offer"
    NO_ENTRY = "no_entry"
    NOT_A_DRAFT = "not_a_draft"
    STALE_DRAFT = "stale_draft"
    DRAFT_EXISTS = "draft_exists"
    SHIPPED_SET = "shipped_set"
    BAD_CARD_SET = "bad_card_set"
    BAD_ENTRY = "bad_entry"
    ENTRY_EXISTS = "entry_exists"
    SET_HAS_ERRORS = "set_has_errors"
    NEEDS_FIGURES = "needs_figures"
    NOT_PUBLISHED = "not_published"
    BAD_FILE = "bad_file"
    NO_RUN = "no_run"
    UNPLAYABLE_SET = "unplayable_set"
    RUN_EXISTS = "run_exists"
    RUN_OVER = "run_over"
    TOO_MANY = "too_many"
    NOT_TOLD = "not_told"
    NO_PERSON = "no_person"
    BAD_PERSON = "bad_person"


SENTENCES: dict[Code, Promise] = {
    Code.OVER: _("This game has ended."),
    Code.NOT_YOURS: _("It is not your turn to answer this."),
    Code.ALREADY_ANSWERED: _("You have answered already; the others are still thinking."),
    Code.STALE: _("The table has moved on since you saw it. Look again, please."),
    Code.ILLEGAL: _("That is not one of the choices now."),
    Code.FORBIDDEN: _("The rules forbid that right now."),
    Code.MALFORMED: _("This answer is incomplete or cannot be understood."),
    Code.NOTHING_TO_UNDO: _("There is nothing of yours to take back."),
    Code.NEEDS_CONSENT: _("Something was rolled, drawn or answered since: only the whole table could take that back."),
    Code.TOO_LATE: _("The time for that move has run out; it cannot be taken back."),
    Code.RULES_ERROR: _("The rules stumbled over this move. It was not taken, we were told, and the game goes on."),
    Code.BUSY: _("The table is very busy. Please try again."),
    Code.KEY_REUSED: _("This move was sent twice with different contents; only the first was taken."),
    Code.NO_TABLE: _("There is no such table, or it is not open to you."),
    Code.SIGN_IN: _("Sign in or play as a guest first."),
    Code.NOT_SEATED: _("You do not sit on this seat."),
    Code.NOT_STARTED: _("The game has not started yet."),
    Code.STARTED: _("The game has started already."),
    Code.FULL: _("All seats are taken."),
    Code.SEAT_TAKEN: _("Somebody else was faster: this seat is taken."),
    Code.NO_SEAT: _("There is no such seat."),
    Code.ALREADY_SEATED: _("You already sit at this table."),
    Code.NOT_HOST: _("Only the person who opened the table can do that."),
    Code.SEATS_EMPTY: _("There are still empty seats: invite somebody or add computer players."),
    Code.NO_LEVEL: _("There is no computer player of this level for this game."),
    Code.NO_RULESET: _("There is no such game on our shelf."),
    Code.BAD_SETTINGS: _("The game cannot be played with these settings."),
    Code.NOT_ALLOWED: _("Your account may not do that."),
    Code.NOT_OVER: _("This game is still going on."),
    Code.TOO_LARGE: _("This file is too large to be a game."),
    Code.NO_RECORD: _("This file is no game of ours, or it is damaged."),
    Code.UNKNOWN_CARDS: _("This game was played with cards that this server does not know."),
    Code.NO_MOMENT: _("There is no such moment in this game."),
    Code.ASKED_ALREADY: _("The table is being asked about an undo already."),
    Code.NOTHING_ASKED: _("Nobody asks for an undo now."),
    Code.NO_CARD_SET: _("There is no such card set, or no such version of it."),
    Code.NOT_ON_OFFER: _("One of these card sets is not on offer any more; only published versions can be played."),
    Code.NO_ENTRY: _("This entry is not there any more."),
    Code.NOT_A_DRAFT: _("Only a draft can be changed. Start a new draft from this version."),
    Code.STALE_DRAFT: _(
        "Somebody has changed this draft since you opened it, so nothing was saved. What you wrote is "
        "still here: look at what has changed, then save again."
    ),
    Code.DRAFT_EXISTS: _("This set has a draft already: go on with it, publish it or delete it first."),
    Code.SHIPPED_SET: _("The sets that come with the game cannot be changed. Make a copy and change that."),
    Code.BAD_CARD_SET: _("The card set needs a title and a key of its own."),
    Code.BAD_ENTRY: _("This entry was not saved: some of it cannot be kept like this."),
    Code.ENTRY_EXISTS: _("There is an entry of this key in this place already."),
    Code.SET_HAS_ERRORS: _("This draft has errors, so it was not published."),
    Code.NEEDS_FIGURES: _(
        "This set wants laboratory figures of exactly these cards before it is published: run the laboratory first."
    ),
    Code.NOT_PUBLISHED: _("Only a published version can be retired."),
    Code.BAD_FILE: _("Nothing was imported: the file has errors."),
    Code.UNPLAYABLE_SET: _("This set has errors, so no game can be played with it."),
    Code.NO_RUN: _("There is no such laboratory run."),
    Code.RUN_EXISTS: _("The laboratory is playing with this version already."),
    Code.RUN_OVER: _("This laboratory run has ended already."),
    Code.TOO_MANY: _("That was a lot for one day. Please ask again tomorrow."),
    Code.NOT_TOLD: _("Today's rules do not take every answer of this game, so it cannot be told again."),
    Code.NO_PERSON: _("There is no such person."),
    Code.BAD_PERSON: _("This person was not saved: some of it cannot be kept like this."),
}


class Refusal(Exception):
    """Nothing has changed. ``code`` is for programs, ``sentence`` for people, ``detail`` a reason key of the rules.

    ``fields``: sentences on single fields of what was wished, or on the things that are in the way.
    """

    def __init__(self, code: Code, detail: str = "", fields: Mapping[str, list[str]] | None = None):
        super().__init__(str(code))
        self.code = code
        self.detail = detail
        self.fields = dict(fields or {})

    @property
    def sentence(self) -> str:
        return str(SENTENCES[self.code])

    @classmethod
    def of(cls, refused: Refused) -> "Refusal":
        """What the kernel refused, in the table's words. The detail is shown only where an option says it anyway."""
        return cls(Code(refused.reason.value), refused.detail if refused.reason == Reason.FORBIDDEN else "")
