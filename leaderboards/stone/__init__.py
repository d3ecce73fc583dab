"""The picture of a tombstone that goes with a shared link: a PNG, drawn here pixel by pixel, no library needed."""

from leaderboards.stone.drawing import picture

__all__ = ["picture"]
