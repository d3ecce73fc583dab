from django.urls import path

from leaderboards.views import campaigns, crypt, ledger, people, results, rules

urlpatterns = [
    path("leaderboard/", ledger.leaderboard, name="leaderboard"),
    path("leaderboard/rules/", rules.counting, name="counting"),
    path("campaigns/", campaigns.mine, name="campaigns"),
    path("campaigns/join/<slug:link>/", campaigns.join, name="campaign_join"),
    path("campaigns/<slug:public_id>/", campaigns.campaign, name="campaign"),
    path("campaigns/<slug:public_id>/next/", campaigns.next_table, name="campaign_next"),
    path("campaigns/<slug:public_id>/<slug:what>/", campaigns.wish, name="campaign_wish"),
    path("crypt/", crypt.stones, name="crypt"),
    path("crypt/<slug:table>/<int:seat>/", crypt.grave, name="grave"),
    path("crypt/<slug:table>/<int:seat>/<slug:language>.png", crypt.stone, name="stone"),
    path("friends/", people.friends, name="friends"),
    path("people/<str:name>/", people.person, name="profile"),
    path("result/<slug:public_id>/", results.result, name="result"),
]
