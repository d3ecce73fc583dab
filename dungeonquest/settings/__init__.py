"""All settings come from the environment; docs/operations.md lists the variables. One file for each concern."""

from .api import *
from .base import *
from .celery import *
from .channels import *
from .database import *
from .logs import *
from .people import *
from .security import *
from .tables import *
