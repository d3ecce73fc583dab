from django.urls import path

from leaderboards.views import leaderboard

urlpatterns = [path("leaderboard/", leaderboard, name="leaderboard")]
