"""A counter for what one address may do in an hour."""

from django.core.cache import cache


def within(name: str, who: str, limit: int, seconds: int = 3600) -> bool:
    """Counts this one too. Where the counter cannot be reached, nobody is kept out for it."""
    key = f"limit.{name}.{who}"
    try:
        cache.add(key, 0, seconds)
        return cache.incr(key) <= limit
    except Exception:  # a broker that is away, or a counter that ended between the two calls
        return True
