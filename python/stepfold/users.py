"""Objects whose class is another one as long as someone uses it."""

from typing import Any
from weakref import WeakKeyDictionary, WeakSet


class Users:
    """The users of objects. Neither are kept alive."""

    def __init__(self) -> None:
        self._users: WeakKeyDictionary[Any, WeakSet[Any]] = WeakKeyDictionary()

    def add(self, used: Any, user: Any) -> None:
        """Adds a user of an object."""
        self._users.setdefault(used, WeakSet()).add(user)

    def remove(self, used: Any, user: Any) -> bool:
        """Removes a user. Returns whether no other uses the object."""
        users = self._users[used]
        users.discard(user)
        return not users
