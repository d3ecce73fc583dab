from django.urls import path

from leaderboards.views import ledger, people, results, rules

urlpatterns = [
    path("leaderboard/", ledger.leaderboard, name="leaderboard"),
    path("leaderboard/rules/", rules.counting, name="counting"),
    path("friends/", people.friends, name="friends"),
    path("people/<str:name>/", people.person, name="profile"),
    path("result/<str:public_id>/", results.result, name="result"),
]
