//===- TensorReader.h - Reads tensors without DLPack ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_TORCH_TENSORREADER_H
#define STEPFOLD_LIB_TORCH_TENSORREADER_H

#include "TorchFunctions.h"

#include <cstdint>
#include <cstring>

namespace stepfold::torch {

/// Reads what steps depend on of a tensor: from the fields of its
/// implementation if it is known where they are, else by torch's functions. A
/// tensor is the address of an at::Tensor, which points to the implementation.
class TensorReader {
public:
  /// The element type and the device.
  struct Kind {
    int32_t dtype = 0, deviceType = 0, deviceIndex = 0;
    bool operator==(const Kind &other) const {
      return dtype == other.dtype && deviceType == other.deviceType &&
             deviceIndex == other.deviceIndex;
    }
  };
  /// `sizes` and `strides` are the tensor's.
  struct Dims {
    int64_t numDims = 0;
    const int64_t *sizes = nullptr, *strides = nullptr;
  };

  TensorReader(const StableABI *abi, const TensorFields *fields)
      : abi(abi), fields(fields) {}

  /// Each returns whether torch could say it.
  bool readAddress(const void *tensor, uint64_t &address) const {
    void *data;
    if (abi->getDataPointer(tensor, &data))
      return false;
    address = reinterpret_cast<uint64_t>(data);
    return true;
  }
  bool readDType(const void *tensor, int32_t &dtype) const {
    if (!fields)
      return !abi->getDType(tensor, &dtype);
    dtype = read<uint16_t>(getImplementation(tensor), fields->dtype);
    return true;
  }
  bool readDims(const void *tensor, Dims &dims) const {
    if (fields) {
      const char *implementation = getImplementation(tensor);
      dims.numDims = read<int64_t>(implementation, fields->numDims);
      if (dims.numDims <= fields->maxDims &&
          read<uint64_t>(implementation, 0) == fields->virtualTable) {
        dims.sizes =
            reinterpret_cast<const int64_t *>(implementation + fields->sizes);
        dims.strides =
            reinterpret_cast<const int64_t *>(implementation + fields->strides);
        return true;
      }
    }
    return readDimsByFunctions(tensor, dims);
  }
  bool readKind(const void *tensor, Kind &kind) const;

  /// Prefetches the storage of a tensor, which has the address of its elements.
  /// `implementation` may be null.
  void prefetchStorage(const void *implementation) const {
    if (fields && implementation)
      __builtin_prefetch(read<const void *>(
          static_cast<const char *>(implementation), fields->storage));
  }

private:
  static const char *getImplementation(const void *tensor) {
    return *static_cast<const char *const *>(tensor);
  }
  template <typename T>
  static T read(const char *implementation, uint64_t place) {
    T value;
    std::memcpy(&value, implementation + place, sizeof(T));
    return value;
  }
  bool readDimsByFunctions(const void *tensor, Dims &dims) const;

  const StableABI *abi;
  const TensorFields *fields;
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_TORCH_TENSORREADER_H
