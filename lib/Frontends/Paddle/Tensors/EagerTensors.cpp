//===- EagerTensors.cpp - Reads tensors of PaddlePaddle -------------------===//

#include "EagerTensors.h"

using namespace stepfold::paddle;

/// Number of tensors between the one that is fetched and the one that is read.
static constexpr size_t distance = 16;
/// Bytes of an implementation of a dense tensor, about.
static constexpr size_t implementationBytes = 256;

static void fetchBytes(const void *begin, size_t size) {
  constexpr size_t lineBytes = 64;
  for (size_t offset = 0; offset < size; offset += lineBytes)
    __builtin_prefetch(static_cast<const char *>(begin) + offset);
}

void EagerTensors::fetch(size_t index) const {
  if (index >= tensors.size())
    return;
  const Entry &entry = tensors[index];
  __builtin_prefetch(entry.tensor);
  fetchBytes(entry.implementation, implementationBytes);
}

const void *EagerTensors::find(PyObject *object) const {
  try {
    return functions.getTensor(object, 0);
  } catch (...) {
    return nullptr;
  }
}

bool EagerTensors::add(PyObject *object) {
  const void *tensor = find(object);
  if (!tensor)
    return false;
  bool isDefined = *functions.getImplementation(tensor);
  tensors.push_back({tensor, isDefined ? functions.getSize(tensor) : 0});
  return true;
}

uint64_t EagerTensors::readAddress(const void *tensor) const {
  try {
    return reinterpret_cast<uint64_t>(functions.getData(tensor));
  } catch (...) {
    return 0;
  }
}

size_t EagerTensors::readAddresses(uint64_t *addresses) {
  size_t numMissing = 0;
  for (size_t index = 0; index != tensors.size(); ++index) {
    fetch(index + distance);
    Entry &entry = tensors[index];
    entry.implementation = *functions.getImplementation(entry.tensor);
    bool isSame =
        entry.implementation && functions.getSize(entry.tensor) == entry.size;
    addresses[index] = isSame ? readAddress(entry.tensor) : 0;
    numMissing += !addresses[index];
  }
  return numMissing;
}

bool EagerTensors::stopsGradient(const void *param) const {
  const void *meta = functions.getAutogradMeta(param);
  return !functions.requiresGradient(true, &meta);
}

void EagerTensors::describe(const void *param, const void *gradient,
                            uint64_t &address, uint64_t &kind) const {
  address = 0;
  kind = stopsGradient(param) ? StopsGradient : 0;
  if (kind || !gradient)
    return;
  kind = IsPresent;
  if (*functions.getImplementation(gradient) && functions.isDense(gradient))
    address = readAddress(gradient);
  if (!address)
    return;
  kind |= HasMemory |
          static_cast<uint64_t>(functions.getDType(gradient)) << dtypeShift |
          static_cast<uint64_t>(functions.getSize(gradient)) << sizeShift;
  if (functions.isContiguous(gradient))
    kind |= IsContiguous;
  // A parameter without implementation has no shape.
  if (*functions.getImplementation(param) &&
      functions.areEqual(functions.getShape(param),
                         functions.getShape(gradient)))
    kind |= HasShape;
}

void EagerTensors::readGradients(uint64_t *addresses, uint64_t *kinds) {
  for (size_t index = 0; index != tensors.size(); ++index) {
    if (index + distance < tensors.size()) {
      fetch(index + distance);
      __builtin_prefetch(tensors[index + distance].autogradMeta);
      __builtin_prefetch(tensors[index + distance].gradient);
    }
    if (index + distance / 2 < tensors.size()) {
      // Implementations of gradients are new ones in most steps.
      const void *next =
          functions.getGradient(tensors[index + distance / 2].tensor);
      if (next)
        fetchBytes(*functions.getImplementation(next), implementationBytes);
    }
    Entry &entry = tensors[index];
    entry.implementation = *functions.getImplementation(entry.tensor);
    entry.autogradMeta = functions.getAutogradMeta(entry.tensor);
    entry.gradient = functions.getGradient(entry.tensor);
    bool isPresent = entry.gradient && functions.isInitialized(entry.gradient);
    describe(entry.tensor, isPresent ? entry.gradient : nullptr,
             addresses[index], kinds[index]);
  }
}

bool EagerTensors::readGradient(size_t index, PyObject *gradient,
                                uint64_t &address, uint64_t &kind) const {
  const void *tensor = nullptr;
  if (gradient != Py_None) {
    tensor = find(gradient);
    if (!tensor)
      return false;
  }
  describe(tensors[index].tensor, tensor, address, kind);
  return true;
}
