"""`manage.py bench server`: a real site in a folder of its own, real sockets, seats that play at random."""
