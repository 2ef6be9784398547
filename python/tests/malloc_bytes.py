"""The bytes that malloc has given out in this process."""

import ctypes


class MallocInfo(ctypes.Structure):
    """The struct that glibc's mallinfo2 returns: bytes, and numbers of blocks."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks".split()
    ] + [("keepcost", ctypes.c_size_t)]


libc = ctypes.CDLL(None)
libc.mallinfo2.restype = MallocInfo


def count_malloc_bytes():
    info = libc.mallinfo2()
    return info.uordblks + info.hblkhd
