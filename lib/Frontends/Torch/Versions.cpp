//===- Versions.cpp - Advances the versions of tensors --------------------===//

#include "TorchFunctions.h"

#include <cstddef>

using namespace stepfold::torch;

/// Advances the versions of tensors of torch's own classes, if they have one: a
/// parameter may have become a tensor of inference mode. `objects` are the
/// addresses of their objects of Python.
extern "C" void stepfoldAdvanceVersions(const DirectAccess *direct,
                                        const uint64_t *objects, size_t count) {
  for (size_t i = 0; i != count; ++i) {
    auto *tensor =
        reinterpret_cast<const void *>(objects[i] + direct->tensorOffset);
    if (*direct->getVersionCounter(tensor))
      direct->advanceVersion(tensor);
  }
}
