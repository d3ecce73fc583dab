"""Reading the environment, so that every setting says in one line where it comes from."""

import os
import secrets
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parents[1]
VAR_DIR = Path(os.environ.get("VAR_DIR") or BASE_DIR / "var").resolve()


def flag(name: str, default: bool = False) -> bool:
    value = os.environ.get(name, "").strip().lower()
    return default if not value else value in {"1", "true", "yes", "on"}


def words(name: str, default: str = "") -> list[str]:
    return os.environ.get(name, default).replace(",", " ").split()


def kept_secret(name: str, length: int = 50) -> str:
    """The variable `name`, else a random text written once into VAR_DIR, where only the owner can read it."""
    if given := os.environ.get(name):
        return given
    path = VAR_DIR / name.lower()
    VAR_DIR.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _write_once(path, secrets.token_urlsafe(length))
    return path.read_text().strip()


def _write_once(path: Path, text: str) -> None:
    # Two processes may start together: whoever links first wins, and nobody reads half a file.
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text)
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
