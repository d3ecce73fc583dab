from django.urls import path, re_path

from games.api import luck, play, tables
from games.api.base import NotHere
from games.api.pages import pages, schema

# In the order in which somebody new would read of them. Slugs: a text that can be no id is not looked for.
urlpatterns = [
    path("", pages, name="api_pages"),
    path("schema/", schema, name="api_schema"),
    path("me/", tables.Me.as_view()),
    path("games/", tables.Games.as_view()),
    path("tables/", tables.Tables.as_view()),
    path("invitations/<slug:link>/", tables.Invitation.as_view()),
    path("tables/<slug:public_id>/", tables.Table.as_view()),
    path("tables/<slug:public_id>/join/", tables.Join.as_view()),
    path("tables/<slug:public_id>/leave/", tables.Leave.as_view()),
    path("tables/<slug:public_id>/ready/", tables.Ready.as_view()),
    path("tables/<slug:public_id>/fill/", tables.Fill.as_view()),
    path("tables/<slug:public_id>/free/", tables.Free.as_view()),
    path("tables/<slug:public_id>/start/", tables.Start.as_view()),
    path("tables/<slug:public_id>/rematch/", tables.Rematch.as_view()),
    path("tables/<slug:public_id>/observation/", play.Observation.as_view()),
    path("tables/<slug:public_id>/options/", play.Options.as_view()),
    path("tables/<slug:public_id>/answer/", play.Answer.as_view()),
    path("tables/<slug:public_id>/take-back/", play.TakeBack.as_view()),
    path("tables/<slug:public_id>/undo/", play.Undo.as_view()),
    path("tables/<slug:public_id>/ask-undo/", play.AskUndo.as_view()),
    path("tables/<slug:public_id>/answer-undo/", play.AnswerUndo.as_view()),
    path("tables/<slug:public_id>/events/", play.Events.as_view()),
    path("tables/<slug:public_id>/results/", play.Results.as_view()),
    path("tables/<slug:public_id>/luck/", luck.Luck.as_view()),
]
otherwise = [re_path("", NotHere.as_view())]
