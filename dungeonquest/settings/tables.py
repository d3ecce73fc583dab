"""How long computer players seem to think, in seconds: "low,high"; "0,0" for no pause at all."""

import os

from dungeonquest.env import words

BOT_PAUSE = tuple(float(n) for n in words("BOT_PAUSE", "0.5,1.4"))
LOBBY_HOURS = int(os.environ.get("LOBBY_HOURS", "12"))
