//===- CastFunctions.h - Functions of torch for casts -----------*- C++ -*-===//
//
// Functions of torch's graph and of autocast that casts of parameters need.
// Python finds them in torch's libraries, and has tried them with the torch
// that is there. All need the GIL.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_CASTFUNCTIONS_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_CASTFUNCTIONS_H

#include "Objects.h"
#include "TorchFunctions.h"

#include <cstdint>
#include <cstring>
#include <utility>

namespace stepfold::torch {

/// An at::Tensor that a function of C++ returns: a pointer. `deleteTensor`
/// frees one in memory of `operator new`, and nothing else does.
class OwnedTensor {
public:
  OwnedTensor(OwnedTensor &&other)
      : implementation(std::exchange(other.implementation, nullptr)) {}
  ~OwnedTensor() {}

private:
  void *implementation;
};

/// A torch::autograd::Edge, which one function of C++ returns and another one
/// takes. One that leads to no node needs no function that frees it. It has 16
/// or 24 bytes, depending on the version of torch; the node is in front.
class Edge {
public:
  Edge(Edge &&other) {
    std::memcpy(words, other.words, sizeof(words));
    other.words[0] = nullptr;
  }
  ~Edge() {}
  bool hasNode() const { return words[0]; }

private:
  void *words[4];
};

/// A tensor is the address of an at::Tensor.
struct GraphFunctions {
  /// at::_ops::alias::call.
  OwnedTensor (*alias)(const void *tensor);
  /// torch::autograd::impl::gradient_edge: none of a tensor that does not
  /// require a gradient.
  Edge (*getEdge)(const void *tensor);
  /// torch::autograd::impl::set_gradient_edge.
  void (*setEdge)(const void *tensor, Edge edge);
  /// aoti_torch_delete_tensor_object, of torch's stable C ABI, ...
  int32_t (*deleteTensor)(void *tensor);
  /// ... and aoti_torch_grad_mode_is_enabled.
  bool (*isGradEnabled)();
  /// Offset of a version, a uint32_t, in its counter, in bytes.
  uint64_t versionOffset;
  /// Offset of the address of the storage in an implementation, in bytes.
  uint64_t storageOffset;
  /// Torch's number of the dtype, ...
  uint64_t float32;
  /// ... and the dtype in Python; null if gradients have that of the tensor.
  PyObject *gradDType;
  /// All else that is known of tensors.
  const TorchFunctions *functions;
};

/// Conditions, in the thread that calls, under which autocast keeps casts of
/// parameters, and under which these are more than casts.
struct AutocastFunctions {
  /// at::autocast::is_autocast_enabled, get_autocast_dtype and
  /// is_autocast_cache_enabled.
  bool (*isEnabled)(int8_t deviceType);
  int8_t (*getDType)(int8_t deviceType);
  bool (*keepsCasts)();
  /// c10::InferenceMode::is_enabled.
  bool (*isInference)();
  /// c10::impl::TorchDispatchModeTLS::stack_len.
  int64_t (*countDispatchModes)();
  /// at::functorch::getDynamicLayerStack: a std::vector, which begins with the
  /// addresses of its begin and its end.
  const void *const *(*getTransforms)();
  /// torch::jit::tracer::getTracingState: a std::shared_ptr.
  const void *const *(*getTrace)();
};

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_CASTFUNCTIONS_H
