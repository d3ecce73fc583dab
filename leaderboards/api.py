"""The leaderboard for programs."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.base import View
from leaderboards.views.ledger import best


class Place(serializers.Serializer):
    place = serializers.IntegerField()
    name = serializers.CharField()
    gold = serializers.IntegerField()
    games = serializers.IntegerField()
    survived = serializers.IntegerField()
    won = serializers.IntegerField()
    best = serializers.IntegerField()
    longest = serializers.IntegerField()


class People(serializers.Serializer):
    people = Place(many=True)


class Leaderboard(View):
    @extend_schema(operation_id="leaderboard", responses=People)
    def get(self, request: Request) -> Response:
        """The people who have carried out the most gold in all their games."""
        return Response({"people": best()})
