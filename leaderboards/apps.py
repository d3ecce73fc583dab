from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LeaderboardsConfig(AppConfig):
    name = "leaderboards"
    verbose_name = _("Leaderboards")

    def ready(self) -> None:
        from games.benches import register
        from leaderboards import receivers  # noqa: F401
        from leaderboards.bench import LeaderboardBench

        register("leaderboard", LeaderboardBench())
