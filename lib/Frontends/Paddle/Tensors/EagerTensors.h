//===- EagerTensors.h - Reads tensors of PaddlePaddle -----------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_EAGERTENSORS_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_EAGERTENSORS_H

#include "FrameworkFunctions.h"

#include <cstddef>
#include <vector>

namespace stepfold::paddle {

/// Bits of a word that says what a plan depends on of a parameter's gradient,
/// besides its address. Its element type is in the bits from `dtypeShift` on,
/// its number of elements in those from `sizeShift` on. Words of equal
/// gradients are equal.
enum GradientBits : uint64_t {
  /// The parameter stops gradients. No other bit is set.
  StopsGradient = 1,
  /// There is a gradient. Without it, no bit below is set.
  IsPresent = 2,
  /// The gradient is no list of rows, and has memory of its size. Without it,
  /// no bit below is set.
  HasMemory = 4,
  /// Its elements lie one behind the other.
  IsContiguous = 8,
  /// It has the shape of the parameter.
  HasShape = 16,
};
inline constexpr unsigned dtypeShift = 8;
inline constexpr unsigned sizeShift = 16;

/// Tensors that are read in each step. Does not keep them alive.
///
/// After a backward pass, the caches have none of the framework's objects that
/// a tensor consists of, which lie anywhere. So those of the tensors to come
/// are fetched where they were last. If they have moved, the fetch is in vain.
class EagerTensors {
public:
  explicit EagerTensors(const FrameworkFunctions &functions)
      : functions(functions) {}

  /// Adds the tensor of an object of Python. Returns false if it has none.
  bool add(PyObject *object);
  size_t getSize() const { return tensors.size(); }
  /// Reads the addresses of the tensors' elements. Returns the number of
  /// tensors without memory of their size, or with another number of elements
  /// than when they were added. Their addresses are 0.
  size_t readAddresses(uint64_t *addresses);
  /// Reads the gradients that autograd has for the tensors: the addresses of
  /// their elements, or 0, and `GradientBits`.
  void readGradients(uint64_t *addresses, uint64_t *kinds);
  /// Reads the gradient of one tensor, an object of Python or None, as
  /// `readGradients`. Returns false if it is no tensor.
  bool readGradient(size_t index, PyObject *gradient, uint64_t &address,
                    uint64_t &kind) const;

private:
  struct Entry {
    const void *tensor;
    int64_t size;
    /// Objects that were read last. They may be gone.
    const void *implementation = nullptr, *autogradMeta = nullptr,
               *gradient = nullptr;
  };

  void fetch(size_t index) const;
  const void *find(PyObject *object) const;
  /// Returns the address of a defined tensor's elements; 0 without memory of
  /// its size.
  uint64_t readAddress(const void *tensor) const;
  bool stopsGradient(const void *param) const;
  /// Describes a gradient, which is null without one.
  void describe(const void *param, const void *gradient, uint64_t &address,
                uint64_t &kind) const;

  const FrameworkFunctions &functions;
  std::vector<Entry> tensors;
};

} // namespace stepfold::paddle

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_TENSORS_EAGERTENSORS_H
