//===- MatrixVerifier.cpp - Verifies matrices of a step -------------------===//

#include "MatrixVerifier.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

Error MatrixVerifier::verifyMatrix(List list, size_t i, DType expected) const {
  auto [name, buffers] = list;
  const Plan::Buffer &matrix = plan.buffers[(*buffers)[i]];
  if (matrix.shape.size() != 2)
    return failHere("{0}[{1}]: expected a buffer of 2 dimensions, got {2}",
                    name, i, matrix.shape.size());
  if (matrix.dtype != DType::F16 && matrix.dtype != DType::BF16)
    return failHere("{0}[{1}]: expected a buffer of f16 or bf16, got {2}", name,
                    i, getName(matrix.dtype));
  if (matrix.dtype != expected)
    return failHere("{0}[{1}]: expected a buffer of {2}, as the others, got "
                    "{3}",
                    name, i, getName(expected), getName(matrix.dtype));
  return Error::success();
}

Error MatrixVerifier::verifyMatrices(ArrayRef<List> lists) const {
  for (auto [name, buffers] : lists)
    for (const auto &[i, buffer] : enumerate(*buffers))
      if (buffer >= plan.buffers.size())
        return failHere("{0}[{1}]: buffer index {2} is out of range ({3} "
                        "buffers)",
                        name, i, buffer, plan.buffers.size());
  const std::vector<uint32_t> &outs = *lists.front().second;
  DType expected = plan.buffers[outs.front()].dtype;
  DenseSet<uint32_t> read;
  for (const List &list : lists)
    for (size_t i = 0; i != list.second->size(); ++i)
      if (Error error = verifyMatrix(list, i, expected))
        return error;
  for (const List &list : lists.drop_front())
    read.insert(list.second->begin(), list.second->end());
  for (const auto &[i, out] : enumerate(outs)) {
    if (plan.buffers[out].access == Access::Read)
      return failHere("out[{0}]: buffers[{1}] is written, and its access is "
                      "read",
                      i, out);
    if (!read.insert(out).second)
      return failHere("out[{0}]: buffer {1} is another operand, too", i, out);
  }
  return Error::success();
}
