"""The drill: a real site under load whose parts are killed while requests are in flight. Does it keep what it accepted?

Knows the site from outside only: HTTP on the loopback address, process ids of its own children, and, when everything
has stopped, the rows in the database of its own temporary folder.
"""
