//===- Descriptions.h - Descriptions of tensors by DLPack -------*- C++ -*-===//

#ifndef STEPFOLD_LIB_FRONTENDS_TORCH_DESCRIPTIONS_H
#define STEPFOLD_LIB_FRONTENDS_TORCH_DESCRIPTIONS_H

#include "DLPack.h"
#include "Objects.h"

#include <cstdint>

namespace stepfold::torch {

bool isSame(const dlpack::DataType &type, const dlpack::DataType &other);
bool isSame(const dlpack::Device &device, const dlpack::Device &other);
uint64_t getAddress(const dlpack::Tensor &tensor);
/// Size of an element.
inline uint64_t getNumBytes(const dlpack::DataType &type) {
  return type.bits * type.lanes / 8;
}
/// Alignment of an element: a complex number is a pair.
inline uint64_t getAlignment(const dlpack::DataType &type) {
  return getNumBytes(type) / (type.code == dlpack::complexCode ? 2 : 1);
}
inline int64_t getNumElements(const int64_t *sizes, int64_t numDims) {
  int64_t numElements = 1;
  for (int64_t dim = 0; dim != numDims; ++dim)
    numElements *= sizes[dim];
  return numElements;
}
/// Tensors have few dimensions: a call of memcmp would take longer.
inline bool areEqual(const int64_t *numbers, const int64_t *others,
                     int64_t count) {
  for (int64_t i = 0; i != count; ++i)
    if (numbers[i] != others[i])
      return false;
  return true;
}
/// `dims`: sizes, then strides.
inline bool hasDims(const int64_t *sizes, const int64_t *strides,
                    int64_t numDims, const int64_t *dims) {
  return areEqual(sizes, dims, numDims) &&
         areEqual(strides, dims + numDims, numDims);
}
/// Returns true if two tensors of the same sizes have their elements in the
/// same order. A dimension of one element does not matter.
inline bool haveSameOrder(const int64_t *sizes, const int64_t *strides,
                          const int64_t *otherStrides, int64_t numDims) {
  for (int64_t dim = 0; dim != numDims; ++dim)
    if (sizes[dim] != 1 && strides[dim] != otherStrides[dim])
      return false;
  return true;
}

/// Returns true if the memory holds the negated or conjugated elements, a
/// property that DLPack lacks. A call takes longer than all other checks here.
bool isLazy(PyObject *tensor);
/// Returns true if a tensor like this one can be lazy and dense. Only complex
/// tensors are conjugated. A negated tensor is the imaginary part of a
/// conjugated one, so its strides are even, and if it is dense, then it has one
/// element.
bool canBeLazy(const dlpack::Tensor &tensor);

} // namespace stepfold::torch

#endif // STEPFOLD_LIB_FRONTENDS_TORCH_DESCRIPTIONS_H
