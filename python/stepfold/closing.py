"""What is freed when nobody uses it any more."""


class Closing:
    """Is closed at the end of a `with`, and with its last reference.

    A subclass has `close`, which may be called again, and when `__init__` has failed.
    """

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.close()

    def __del__(self):
        self.close()
