"""The Django project, and the supervisor that runs it."""
