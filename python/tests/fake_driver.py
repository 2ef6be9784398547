"""The library that stands in for the CUDA driver (test/Unit/Runtime/Cuda).

Its path is in STEPFOLD_CUDA_DRIVER. It copies memory, and counts launches.
"""

import ctypes
import os

driver = ctypes.CDLL(os.environ["STEPFOLD_CUDA_DRIVER"])
driver.fakeDriverAllocate.restype = ctypes.c_uint64
driver.fakeDriverAllocate.argtypes = [ctypes.c_int, ctypes.c_size_t]
driver.fakeDriverGetNumLaunches.restype = ctypes.c_size_t
driver.fakeDriverGetLastStream.restype = ctypes.c_void_p
driver.fakeDriverCreateStream.restype = ctypes.c_void_p
