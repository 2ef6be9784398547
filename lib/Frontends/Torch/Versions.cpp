//===- Versions.cpp - Versions of tensors of torch's own classes ----------===//
//
// `objects` are the addresses of their objects of Python. A parameter may have
// become a tensor of inference mode, which has no version.
//
//===----------------------------------------------------------------------===//

#include "TorchFunctions.h"

#include <cstddef>

using namespace stepfold::torch;

template <typename Visitor>
static void forEachVersion(const DirectAccess *direct, const uint64_t *objects,
                           size_t count, Visitor visit) {
  for (size_t i = 0; i != count; ++i) {
    auto *tensor =
        reinterpret_cast<const void *>(objects[i] + direct->tensorOffset);
    if (*direct->getVersionCounter(tensor))
      visit(tensor);
  }
}

extern "C" {

/// Advances the versions, by which autograd detects changes.
void stepfoldAdvanceVersions(const DirectAccess *direct,
                             const uint64_t *objects, size_t count) {
  forEachVersion(direct, objects, count, direct->advanceVersion);
}

/// Returns the sum of the versions.
int64_t stepfoldSumVersions(const DirectAccess *direct, const uint64_t *objects,
                            size_t count) {
  int64_t sum = 0;
  forEachVersion(direct, objects, count, [&](const void *tensor) {
    sum += direct->getVersion(tensor);
  });
  return sum;
}

} // extern "C"
