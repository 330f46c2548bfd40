"""A small typed client for the HTTP service of Beleg, with nothing but the standard library."""

from . import types
from .client import Client
from .transport import BelegError

__all__ = ["BelegError", "Client", "types"]
__version__ = "0.1.0"
