//===- TorchFunctions.h - Functions of torch that guards call ---*- C++ -*-===//
//
// Python finds them in torch's libraries. All need the GIL.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_TORCHFUNCTIONS_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_TORCHFUNCTIONS_H

#include "DLPack.h"

#include <cstdint>

namespace stepfold::torch {

/// Functions of torch's stable C ABI (Source: torch, aoti_torch/c/shim.h). They
/// read a tensor in a tenth of the time that DLPack takes. A tensor is the
/// address of an at::Tensor, which is one pointer. Each returns 0, or another
/// number if it fails.
struct StableABI {
  int32_t (*getDataPointer)(const void *tensor, void **pointer);
  int32_t (*getDType)(const void *tensor, int32_t *dtype);
  int32_t (*getNumDims)(const void *tensor, int64_t *numDims);
  int32_t (*getSizes)(const void *tensor, int64_t **sizes);
  int32_t (*getStrides)(const void *tensor, int64_t **strides);
  int32_t (*getStorageOffset)(const void *tensor, int64_t *offset);
  int32_t (*getLayout)(const void *tensor, int32_t *layout);
  int32_t (*getDeviceType)(const void *tensor, int32_t *type);
  int32_t (*getDeviceIndex)(const void *tensor, int32_t *index);
};

/// Access to the tensors of parameters and gradients without DLPack, and
/// without an object of Python for each gradient. Python has verified all of
/// this with the installed torch.
struct DirectAccess {
  /// Returns the gradient of a tensor: c10::TensorImpl::grad.
  const void *(*getGradient)(const void *implementation);
  /// Returns true if a class of Python has the elements:
  /// at::impl::tensor_has_dispatch.
  bool (*isDispatched)(const void *tensor);
  /// torch::autograd::impl::version_counter: a pointer to the counter, null for
  /// a tensor of inference mode.
  const char *const *(*getVersionCounter)(const void *tensor);
  /// torch::autograd::impl::bump_version, for a tensor that has a counter.
  void (*advanceVersion)(const void *tensor);
  /// at::TensorBase::_version, for a tensor that has a counter.
  int64_t (*getVersion)(const void *tensor);
  /// Implementation that an undefined tensor points to.
  const void *undefined;
  /// Offset of a tensor in its object of Python, in bytes.
  uint64_t tensorOffset;
  /// Layout of dense tensors, for `StableABI::getLayout`.
  int32_t stridedLayout;
};

/// Null where a version of torch does not have it.
struct TorchFunctions {
  dlpack::TensorFromPyObject describe;
  const StableABI *abi;
  /// Needs `abi`.
  const DirectAccess *direct;
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_TORCHFUNCTIONS_H
