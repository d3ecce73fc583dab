"""Campaigns: a group, several games, one sum. Each function checks, locks late, checks again, writes, logs and returns;
what it cannot do it refuses with a ``Refusal`` of leaderboards.refusing.
"""

from leaderboards.campaigns.access import Seen, access_campaign, by_link, campaigns_of
from leaderboards.campaigns.founding import Dish, Plan, found, menu_choices
from leaderboards.campaigns.membership import add_bot, answer, invite, join, leave, remove, set_role
from leaderboards.campaigns.playing import is_over, next_table, open_game
from leaderboards.campaigns.scoring import Line, champions, standings
from leaderboards.campaigns.story import chapters

__all__ = [
    "Dish", "Line", "Plan", "Seen", "access_campaign", "add_bot", "answer", "by_link", "campaigns_of", "champions",
    "chapters", "found", "invite", "is_over", "join", "leave", "menu_choices", "next_table", "open_game", "remove",
    "set_role", "standings",
]  # fmt: skip
