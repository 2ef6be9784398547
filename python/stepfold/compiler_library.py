"""The functions of libStepfold.so, by ctypes (include/stepfold-c/Stepfold.h)."""

import ctypes
import functools
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_size_t, c_uint32, c_void_p

from stepfold.library import find_library

# Version that sessions are created with: a library that cannot serve it refuses.
API_VERSION = 0x00020003

# StepfoldErrorKind, from 1, and StepfoldSeverity, from 0.
ERROR_KINDS = ("argument", "program", "compilation", "system", "internal", "cancelled")
SEVERITIES = ("error", "warning", "remark", "note")


class DiagnosticInfo(ctypes.Structure):
    _fields_ = [
        ("severity", c_int),
        ("line", c_uint32),
        ("column", c_uint32),
        ("file", c_char_p),
        ("message", c_char_p),
        ("category", c_char_p),
        ("name", c_char_p),
    ]


DiagnosticCallback = CFUNCTYPE(None, POINTER(DiagnosticInfo), c_void_p)

# Functions that return an error, or null.
CALLS = {
    "stepfoldSessionCreate": [c_uint32, c_char_p, POINTER(c_void_p)],
    "stepfoldSessionSetDiagnosticCallback": [c_void_p, DiagnosticCallback, c_void_p],
    "stepfoldProgramParse": [c_void_p, c_char_p, c_char_p, c_size_t, POINTER(c_void_p)],
    "stepfoldProgramImportPir": [
        c_void_p,
        *[c_char_p, c_char_p, c_size_t] * 2,
        c_char_p,
        POINTER(c_void_p),
    ],
    "stepfoldProgramRunPasses": [c_void_p, c_char_p],
    "stepfoldProgramOptimize": [c_void_p, c_char_p],
    "stepfoldProgramPrint": [c_void_p, c_char_p, POINTER(c_void_p)],
    "stepfoldProgramWriteBytecode": [c_void_p, POINTER(c_void_p)],
    "stepfoldProgramExportPir": [c_void_p, POINTER(c_void_p), POINTER(c_void_p)],
    "stepfoldProgramExportKernels": [c_void_p, c_char_p, c_char_p, *[POINTER(c_void_p)] * 2],
    "stepfoldProgramCompile": [c_void_p, c_char_p, POINTER(c_void_p)],
    "stepfoldCompilationWrite": [c_void_p, c_char_p],
    "stepfoldProgramInterpret": [c_void_p, POINTER(c_void_p)],
    "stepfoldInterpreterSet": [c_void_p, c_int, c_char_p, c_void_p, c_size_t],
    "stepfoldInterpreterGet": [c_void_p, c_int, c_char_p, c_void_p, c_size_t],
    "stepfoldInterpreterStep": [c_void_p],
}

# Functions that return something else, with the type of their result.
GETTERS = {
    "stepfoldGetCompilerVersion": ([], c_char_p),
    "stepfoldErrorGetKind": ([c_void_p], c_int),
    "stepfoldErrorGetMessage": ([c_void_p], c_char_p),
    "stepfoldErrorGetFile": ([c_void_p], c_char_p),
    "stepfoldErrorGetLine": ([c_void_p], c_uint32),
    "stepfoldErrorGetColumn": ([c_void_p], c_uint32),
    # Text may hold zero bytes, which c_char_p would end at.
    "stepfoldTextGetData": ([c_void_p], c_void_p),
    "stepfoldTextGetSize": ([c_void_p], c_size_t),
    "stepfoldCompilationGetNumFiles": ([c_void_p], c_size_t),
    "stepfoldCompilationGetFileName": ([c_void_p, c_size_t], c_char_p),
    "stepfoldCompilationGetFile": ([c_void_p, c_char_p, POINTER(c_size_t)], c_void_p),
    "stepfoldErrorDestroy": ([c_void_p], None),
    "stepfoldTextDestroy": ([c_void_p], None),
    "stepfoldSessionDestroy": ([c_void_p], None),
    "stepfoldSessionCancel": ([c_void_p], None),
    "stepfoldProgramDestroy": ([c_void_p], None),
    "stepfoldCompilationDestroy": ([c_void_p], None),
    "stepfoldInterpreterGetNumVariables": ([c_void_p], c_size_t),
    "stepfoldInterpreterGetVariable": (
        [c_void_p, c_size_t, POINTER(c_int), POINTER(c_size_t)],
        c_char_p,
    ),
    "stepfoldInterpreterDestroy": ([c_void_p], None),
}


@functools.cache
def load_library():
    """The library, with the types of its functions.

    Raises OSError if there is none, or one without some of the functions.
    """
    path = find_library("libStepfold.so", "STEPFOLD_COMPILER")
    library = ctypes.CDLL(path)
    for name, (arguments, result) in (
        *((name, (arguments, c_void_p)) for name, arguments in CALLS.items()),
        *GETTERS.items(),
    ):
        try:
            function = getattr(library, name)
        except AttributeError:
            raise OSError(
                f"{path}: expected a later version, with {name}: install that of this package"
            ) from None
        function.argtypes, function.restype = arguments, result
    return library
