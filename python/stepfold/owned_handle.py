"""Base class of objects that own something of a C library, and free it with the last reference."""

from typing import TypeVar

OwnedHandleT = TypeVar("OwnedHandleT", bound="OwnedHandle")


class OwnedHandle:
    """Owns a handle, which is freed at the end of a `with`, and with the last reference.

    It cannot be copied or pickled. A subclass sets `_library`, then `_handle`.
    """

    _destroy: "str | None" = None  # the name of the library's function
    _handle: "object" = None  # until `__init__` has made it, and once it is freed

    def close(self) -> None:
        """Frees it; it cannot be used afterwards."""
        # Give it up first: if a signal's handler raises once it is freed, `__del__` comes here
        # again.
        handle, self._handle = self._handle, None
        if handle is not None:
            getattr(self._library, self._destroy)(handle)

    def __enter__(self: OwnedHandleT) -> OwnedHandleT:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __del__(self):
        self.close()

    def __reduce__(self):
        # A copy would free the same handle.
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled")
