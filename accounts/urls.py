from django.urls import path

from accounts import views

urlpatterns = [
    path("guest/", views.become_guest, name="become_guest"),
    path("preferences/", views.preferences, name="preferences"),
]
