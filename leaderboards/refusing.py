"""What this room can refuse: a code for programs, a sentence for people."""

from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


class Code(StrEnum):
    NO_GRAVE = "no_grave"
    NO_PERSON = "no_person"
    YOURSELF = "yourself"
    TOO_MANY = "too_many"
    NO_CAMPAIGN = "no_campaign"
    NOT_MEMBER = "not_member"
    NOT_ALLOWED = "not_allowed"
    BAD_CAMPAIGN = "bad_campaign"
    CAMPAIGN_OVER = "campaign_over"
    GAME_OPEN = "game_open"
    NOT_ON_MENU = "not_on_menu"
    SEATS = "seats"
    LAST_FOUNDER = "last_founder"
    NO_LEVEL = "no_level"
    TABLE = "table"


SENTENCES: dict[Code, Promise] = {
    Code.NO_GRAVE: _("Nobody is buried here."),
    Code.NO_PERSON: _("Nobody here has that name."),
    Code.YOURSELF: _("That is you."),
    Code.TOO_MANY: _("That is more than one list can hold."),
    Code.NO_CAMPAIGN: _("There is no such campaign, or it is not open to you."),
    Code.NOT_MEMBER: _("Only members of the campaign can do that."),
    Code.NOT_ALLOWED: _("Only the founder and the organisers of the campaign can do that."),
    Code.BAD_CAMPAIGN: _("A campaign needs a name, a game to play, and a number of games or an end."),
    Code.CAMPAIGN_OVER: _("This campaign is over."),
    Code.GAME_OPEN: _("A game of this campaign is still going on."),
    Code.NOT_ON_MENU: _("That game is not part of this campaign."),
    Code.SEATS: _("The game cannot be played by so many."),
    Code.LAST_FOUNDER: _("The founder's place cannot be taken away."),
    Code.NO_LEVEL: _("No computer player of this level knows all games of this campaign."),
    Code.TABLE: _("The table could not be opened."),
}


class Refusal(Exception):
    """Nothing has changed."""

    def __init__(self, code: Code, sentence: str = ""):
        super().__init__(str(code))
        self.code = code
        self.sentence = sentence or str(SENTENCES[code])
