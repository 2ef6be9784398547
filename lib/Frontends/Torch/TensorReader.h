//===- TensorReader.h - Reads tensors without DLPack ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H

#include "TorchFunctions.h"

#include <cstdint>
#include <cstring>

namespace stepfold::torch {

/// Reads what steps depend on of a tensor: from the fields of its
/// implementation if it is known where they are, else by torch's functions. A
/// tensor is the address of an at::Tensor, which points to the implementation.
///
/// Before a step, thousands of tensors are read, and the instructions for that
/// take much of its time. Reading known fields needs almost no function calls.
class TensorReader {
public:
  /// Properties that all gradients of a parameter share.
  struct Kind {
    int32_t dtype = 0, deviceType = 0, deviceIndex = 0;
    /// Dispatch keys of a tensor that is read from its fields; otherwise 0,
    /// which no tensor has.
    uint64_t keySet = 0;
  };
  /// `sizes` and `strides` are the tensor's.
  struct View {
    uint64_t address = 0;
    int32_t dtype = 0;
    int64_t numDims = 0;
    const int64_t *sizes = nullptr, *strides = nullptr;
  };

  TensorReader(const StableABI *abi, const TensorFields *fields,
               const DirectAccess *direct)
      : abi(abi), direct(direct), hasFields(fields) {
    if (fields)
      this->fields = *fields;
  }

  /// Reads a tensor whose elements have so many bytes if its dtype is the one
  /// that the caller expects, and returns what `use` returns of its View.
  /// Returns false if torch could not say all of it.
  template <typename Use>
  bool read(const void *tensor, uint64_t elementBytes, Use use) const {
    View view;
    if (readFields(getImplementation(tensor), elementBytes, view))
      return use(view);
    // The view that fields are read to stays in registers.
    View other;
    return readByFunctions(tensor, other) && use(other);
  }

  /// Reads a tensor from its fields, as `read`, and its storage. Returns false
  /// if it cannot be read so.
  bool readDirectly(const void *tensor, uint64_t elementBytes, View &view,
                    const void *&storage) const {
    const char *implementation = getImplementation(tensor);
    if (!readFields(implementation, elementBytes, view))
      return false;
    storage = load<const void *>(implementation, fields.storage);
    return true;
  }
  /// The dispatch keys of an implementation that is read from its fields; else
  /// 0.
  uint64_t readKeySet(const void *implementation) const {
    const char *base = static_cast<const char *>(implementation);
    return isPlain(base) ? load<uint64_t>(base, fields.keySet) : 0;
  }
  /// Returns false for a tensor that is not dense, or whose elements a class of
  /// Python has.
  bool readKind(const void *tensor, Kind &kind) const;
  /// Returns true if a tensor is dense, has its elements itself, and is of a
  /// kind.
  bool isOfKind(const void *tensor, const Kind &kind) const {
    const char *implementation = getImplementation(tensor);
    int32_t deviceIndex;
    // With the same keys, all the rest of a kind is the same.
    if (isPlain(implementation) &&
        load<uint64_t>(implementation, fields.keySet) == kind.keySet)
      return load<uint16_t>(implementation, fields.dtype) == kind.dtype &&
             !abi->getDeviceIndex(tensor, &deviceIndex) &&
             deviceIndex == kind.deviceIndex;
    Kind found;
    return readKind(tensor, found) && found.dtype == kind.dtype &&
           found.deviceType == kind.deviceType &&
           found.deviceIndex == kind.deviceIndex;
  }

  /// Prefetches the parts of an implementation, which may be null, that `read`
  /// reads, except its storage.
  void prefetch(const void *implementation) const {
    // In torch 2.11 and 2.13, the fields are in these.
    constexpr size_t bytes = 176;
    const char *begin = static_cast<const char *>(implementation);
    for (size_t offset = 0; offset < bytes; offset += lineBytes)
      __builtin_prefetch(begin + offset);
    __builtin_prefetch(begin + bytes - 1);
  }
  /// Prefetches what `read` reads of a storage. `implementation` may be null.
  void prefetchStorage(const void *implementation) const {
    if (!hasFields || !implementation)
      return;
    const char *storage = load<const char *>(implementation, fields.storage);
    __builtin_prefetch(storage + fields.data);
    __builtin_prefetch(storage + fields.isGuarded);
  }
  static constexpr size_t lineBytes = 64;

private:
  static const char *getImplementation(const void *tensor) {
    return *static_cast<const char *const *>(tensor);
  }
  template <typename T> static T load(const void *base, uint64_t place) {
    T value;
    std::memcpy(&value, static_cast<const char *>(base) + place, sizeof(T));
    return value;
  }
  /// Returns true if the fields of an implementation are at the known offsets.
  bool isPlain(const char *implementation) const {
    return hasFields &&
           load<uint64_t>(implementation, 0) == fields.virtualTable;
  }
  bool readFields(const char *implementation, uint64_t elementBytes,
                  View &view) const {
    if (!isPlain(implementation))
      return false;
    view.numDims = load<int64_t>(implementation, fields.numDims);
    const char *storage = load<const char *>(implementation, fields.storage);
    if (view.numDims > fields.maxDims || !storage ||
        load<uint8_t>(storage, fields.isGuarded))
      return false;
    view.address = load<uint64_t>(storage, fields.data);
    // Without memory, there is no address.
    if (view.address)
      view.address +=
          load<int64_t>(implementation, fields.storageOffset) * elementBytes;
    view.dtype = load<uint16_t>(implementation, fields.dtype);
    view.sizes =
        reinterpret_cast<const int64_t *>(implementation + fields.sizes);
    view.strides =
        reinterpret_cast<const int64_t *>(implementation + fields.strides);
    return true;
  }
  bool readByFunctions(const void *tensor, View &view) const;

  const StableABI *abi;
  const DirectAccess *direct;
  bool hasFields;
  TensorFields fields{};
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H
