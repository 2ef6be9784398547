//===- Versions.cpp - Advances the versions of tensors --------------------===//

#include "TorchFunctions.h"

#include <cstddef>

using namespace stepfold::torch;

/// Advances the versions of tensors of torch's own classes, which have one.
/// `objects` are the addresses of their objects of Python.
extern "C" void stepfoldAdvanceVersions(const DirectAccess *direct,
                                        const uint64_t *objects, size_t count) {
  for (size_t i = 0; i != count; ++i)
    direct->advanceVersion(
        reinterpret_cast<const void *>(objects[i] + direct->tensorOffset));
}
