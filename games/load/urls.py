from django.urls import path

from games.load import inside

urlpatterns = [path("bench/empty", inside.empty), path("bench/profile", inside.profile)]
