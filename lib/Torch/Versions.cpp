//===- Versions.cpp - Advances the versions of tensors --------------------===//

#include "Objects.h"
#include "TorchFunctions.h"

using namespace stepfold::torch;

/// Advances the versions of a list of tensors of torch's own classes, which
/// have one.
extern "C" void stepfoldAdvanceVersions(const DirectAccess *direct,
                                        PyObject *tensors) {
  for (Py_ssize_t i = 0, size = PyList_Size(tensors); i < size; ++i) {
    auto *object = reinterpret_cast<const char *>(PyList_GetItem(tensors, i));
    direct->advanceVersion(object + direct->tensorOffset);
  }
}
