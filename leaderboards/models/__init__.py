"""What is kept of finished games. ``Result`` is the source; everything else but people's wishes is made from it."""

from leaderboards.models.award import Award
from leaderboards.models.campaign import Campaign, CampaignGame, Member
from leaderboards.models.friend import Friend
from leaderboards.models.result import Result, Verdict
from leaderboards.models.standing import Board, Node, Standing

__all__ = ["Award", "Board", "Campaign", "CampaignGame", "Friend", "Member", "Node", "Result", "Standing", "Verdict"]
