"""What the staff of a site does: editing card sets, and trying them in the laboratory."""

from django.urls import path

from games.api import cardset_deeds as deeds
from games.api import cardset_views as views
from games.api import laboratory

VERSION = "card-sets/<slug:key>/<int:number>/"
urlpatterns = [
    path("card-sets/", views.CardSets.as_view()),
    path("card-sets/<slug:key>/", views.OneSet.as_view()),
    path("card-sets/<slug:key>/drafts/", views.Drafts.as_view()),
    path(VERSION, views.OneVersion.as_view()),
    path(f"{VERSION}compare/", views.Compare.as_view()),
    path(f"{VERSION}export/", views.Export.as_view()),
    path(f"{VERSION}import/", deeds.Import.as_view()),
    path(f"{VERSION}add-entry/", deeds.AddEntry.as_view()),
    path(f"{VERSION}change-entry/", deeds.ChangeEntry.as_view()),
    path(f"{VERSION}remove-entry/", deeds.RemoveEntry.as_view()),
    path(f"{VERSION}move-entry/", deeds.MoveEntry.as_view()),
    path(f"{VERSION}save-numbers/", deeds.SaveNumbers.as_view()),
    path(f"{VERSION}publish/", deeds.Publish.as_view()),
    path(f"{VERSION}retire/", deeds.Retire.as_view()),
    path(f"{VERSION}delete/", deeds.DeleteDraft.as_view()),
    path("laboratory/", laboratory.LaboratoryRuns.as_view()),
    path("laboratory/<int:run_id>/", laboratory.OneRun.as_view()),
    path("laboratory/<int:run_id>/cancel/", laboratory.Cancel.as_view()),
]
