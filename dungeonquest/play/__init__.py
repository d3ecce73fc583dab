"""`manage.py play`: one small supervisor for everything the site consists of.

    broker, web, worker, beat      children, started in this order and stopped in reverse

Why our own: those that exist either stop everything when one child ends, or manage web processes only, or are not
there on a fresh laptop. What is needed is little: restart, order, and no process left behind.
"""
