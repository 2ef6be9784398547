//===- DLPack.h - Used part of DLPack's exchange API ------------*- C++ -*-===//
//
// The part of DLPack's C ABI, version 1, that describes a tensor without taking
// a reference (Source: github.com/dmlc/dlpack, dlpack.h). Frameworks hand the
// API out as a capsule, `__dlpack_c_exchange_api__`.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_DLPACK_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_DLPACK_H

#include <cstdint>

namespace stepfold::torch::dlpack {

struct Device {
  int32_t type;
  int32_t index;
};

struct DataType {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
};

struct Tensor {
  void *data;
  Device device;
  int32_t numDims;
  DataType dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byteOffset;
};

/// Describes a tensor of Python, whose memory and shape it does not keep alive.
/// Returns 0, or -1 with an exception of Python.
using TensorFromPyObject = int (*)(void *object, Tensor *out);

struct ExchangeAPI {
  struct {
    uint32_t major;
    uint32_t minor;
  } version;
  void *previous;
  void *managedTensorAllocator;
  void *managedTensorFromPyObject;
  void *managedTensorToPyObject;
  /// Null if the framework does not have it.
  TensorFromPyObject tensorFromPyObject;
  void *currentWorkStream;
};

/// Code of complex numbers in a DataType.
constexpr uint8_t complexCode = 5;
constexpr char capsuleName[] = "dlpack_exchange_api";
constexpr uint32_t majorVersion = 1;

} // namespace stepfold::torch::dlpack

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_DLPACK_H
