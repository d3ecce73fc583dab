"""The addresses for programs, gathered from the rooms of the site."""

from django.urls import path

from games.api.cardset_urls import urlpatterns as staff
from games.api.urls import otherwise
from games.api.urls import urlpatterns as games
from leaderboards.api import Leaderboard

urlpatterns = [*games, path("leaderboard/", Leaderboard.as_view()), *staff, *otherwise]
