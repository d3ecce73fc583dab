from django.urls import path

from games.pages.manifest import manifest
from games.pages.rulebook import part, rules
from games.views import front, lobby, luck, moves, proof, replay, seats, table, tutorial, uploads

urlpatterns = [
    path("", front.home, name="home"),
    path("live/", front.live, name="live"),
    path("play/", front.play_now, name="play_now"),
    path("tutorial/", tutorial.tutorial, name="tutorial"),
    path("tutorial/answer/", tutorial.answer, name="tutorial_answer"),
    path("rules/", rules, name="rules"),
    path("rules/part/<slug:anchor>/", part, name="rules_part"),
    path("manifest.webmanifest", manifest, name="manifest"),
    path("tables/", lobby.tables, name="tables"),
    path("fair-play/", proof.fair_play, name="fair_play"),
    path("fair-play/verify_game.py", proof.script, name="fair_script"),
    path("replay/", uploads.upload, name="replay_upload"),
    path("replay/<slug:public_id>/", uploads.uploaded, name="replay_uploaded"),
    path("replay/<slug:public_id>/verify/", uploads.uploaded_verify, name="replay_verify"),
    path("join/<slug:link>/", lobby.invitation, name="invitation"),
    path("table/<slug:public_id>/", table.table, name="table"),
    path("table/<slug:public_id>/view", table.view, name="table_view"),
    path("table/<slug:public_id>/events", table.events, name="table_events"),
    path("table/<slug:public_id>/record.json", proof.download, name="table_record"),
    path("table/<slug:public_id>/verify/", proof.verify, name="table_verify"),
    path("table/<slug:public_id>/replay/", replay.replay, name="table_replay"),
    path("table/<slug:public_id>/cards/", table.cards, name="table_cards"),
    path("table/<slug:public_id>/luck/", luck.luck, name="table_luck"),
    path("table/<slug:public_id>/act", moves.act, name="table_act"),
    path("table/<slug:public_id>/take-back", moves.take_back, name="table_take_back"),
    path("table/<slug:public_id>/undo", moves.undo, name="table_undo"),
    path("table/<slug:public_id>/ask-undo", moves.ask_undo, name="table_ask_undo"),
    path("table/<slug:public_id>/answer-undo", moves.answer_undo, name="table_answer_undo"),
    path("table/<slug:public_id>/join", seats.join, name="table_join"),
    path("table/<slug:public_id>/leave", seats.leave, name="table_leave"),
    path("table/<slug:public_id>/ready", seats.ready, name="table_ready"),
    path("table/<slug:public_id>/fill", seats.fill, name="table_fill"),
    path("table/<slug:public_id>/free", seats.free, name="table_free"),
    path("table/<slug:public_id>/start", seats.start, name="table_start"),
    path("table/<slug:public_id>/rematch", seats.rematch, name="table_rematch"),
]
