"""HTTP in front of games.tables and games.door. Rendering is the presenters'."""
