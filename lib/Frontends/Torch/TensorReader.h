//===- TensorReader.h - Reads tensors without DLPack ------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H

#include "TorchFunctions.h"

#include <cstdint>

namespace stepfold::torch {

/// Reads what steps depend on of a tensor, by functions of torch's stable ABI.
/// A tensor is the address of an at::Tensor, which points to the
/// implementation.
class TensorReader {
public:
  /// Properties that all gradients of a parameter share.
  struct Kind {
    int32_t dtype = 0, deviceType = 0, deviceIndex = 0;
  };
  /// `sizes` and `strides` are the tensor's.
  struct View {
    uint64_t address = 0;
    int32_t dtype = 0;
    int64_t numDims = 0;
    const int64_t *sizes = nullptr, *strides = nullptr;
  };

  /// Both may be null, for a reader that is not used.
  TensorReader(const StableABI *abi, const DirectAccess *direct)
      : abi(abi), direct(direct) {}

  /// Returns true if a tensor is dense, and has its elements itself. torch
  /// prints errors of the functions that read other tensors.
  bool isDense(const void *tensor) const;
  /// Reads a dense tensor. Returns false if torch could not say all of it.
  bool read(const void *tensor, View &view) const;
  /// Returns false for a tensor whose storage has been freed: its address is
  /// then its offset in the storage. `elementBytes` is the size of an element.
  bool hasMemory(const void *tensor, const View &view,
                 uint64_t elementBytes) const;
  /// Returns false for a tensor that is not dense, or whose elements a class of
  /// Python has.
  bool readKind(const void *tensor, Kind &kind) const;
  /// Returns true if a dense tensor is on the device of a kind.
  bool isOnDevice(const void *tensor, const Kind &kind) const;

private:
  const StableABI *abi;
  const DirectAccess *direct;
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_TENSORREADER_H
