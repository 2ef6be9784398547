//===- FrameworkFunctions.h - Functions of PaddlePaddle ---------*- C++ -*-===//
//
// Python finds them in the framework's libraries, and tries them. All need the
// GIL.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_FRAMEWORKFUNCTIONS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_FRAMEWORKFUNCTIONS_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030a0000
#include <Python.h>

#include <cstdint>

namespace stepfold::paddle {

/// Functions of the framework's C++ interface. A tensor is the address of a
/// paddle::Tensor. Python fills this struct.
struct FrameworkFunctions {
  /// paddle::pybind::CastPyArg2Tensor: the tensor of an object of Python.
  /// Throws for another object. `position` is for its message.
  const void *(*getTensor)(PyObject *object, Py_ssize_t position);
  /// paddle::Tensor::impl: the address of a std::shared_ptr.
  const void *const *(*getImplementation)(const void *tensor);
  /// egr::EagerUtils::nullable_autograd_meta: null for a tensor without one.
  const void *(*getAutogradMeta)(const void *tensor);
  /// egr::EagerUtils::ComputeRequireGrad: false for a tensor that stops
  /// gradients, if `isTracing`.
  bool (*requiresGradient)(bool isTracing, const void *const *autogradMeta);
  /// egr::EagerUtils::mutable_grad: null for a tensor without autograd's data.
  /// The gradient may be an undefined tensor.
  const void *(*getGradient)(const void *tensor);
  /// paddle::Tensor::initialized: false for an undefined tensor, and for one
  /// whose memory was freed.
  bool (*isInitialized)(const void *tensor);
  /// paddle::Tensor::is_dense_tensor, for a defined tensor, as those below.
  bool (*isDense)(const void *tensor);
  /// paddle::Tensor::dtype.
  int32_t (*getDType)(const void *tensor);
  /// paddle::Tensor::numel: the number of elements.
  int64_t (*getSize)(const void *tensor);
  /// paddle::Tensor::dims.
  const void *(*getShape)(const void *tensor);
  /// common::DDim::operator==.
  bool (*areEqual)(const void *shape, const void *otherShape);
  /// paddle::Tensor::is_contiguous, for a dense tensor.
  bool (*isContiguous)(const void *tensor);
  /// paddle::Tensor::data. Throws for memory that is smaller than the tensor.
  const void *(*getData)(const void *tensor);
};

} // namespace stepfold::paddle

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_FRAMEWORKFUNCTIONS_H
