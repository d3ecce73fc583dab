from django.urls import path

from leaderboards.views import campaigns, crypt, ledger, people, results, rules

urlpatterns = [
    path("leaderboard/", ledger.leaderboard, name="leaderboard"),
    path("leaderboard/rules/", rules.counting, name="counting"),
    path("campaigns/", campaigns.mine, name="campaigns"),
    path("campaigns/join/<str:link>/", campaigns.join, name="campaign_join"),
    path("campaigns/<str:public_id>/", campaigns.campaign, name="campaign"),
    path("campaigns/<str:public_id>/next/", campaigns.next_table, name="campaign_next"),
    path("campaigns/<str:public_id>/<str:what>/", campaigns.wish, name="campaign_wish"),
    path("crypt/", crypt.stones, name="crypt"),
    path("crypt/<str:table>/<int:seat>/", crypt.grave, name="grave"),
    path("crypt/<str:table>/<int:seat>/<str:language>.png", crypt.stone, name="stone"),
    path("friends/", people.friends, name="friends"),
    path("people/<str:name>/", people.person, name="profile"),
    path("result/<str:public_id>/", results.result, name="result"),
]
