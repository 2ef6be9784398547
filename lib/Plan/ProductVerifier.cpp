//===- ProductVerifier.cpp - Verifies products of matrices ----------------===//

#include "PlanVerifier.h"
#include "stepfold/Plan/CudaArch.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
/// Verifies the products of one step. `index` is its own in plan.json.
class ProductVerifier {
public:
  ProductVerifier(const Plan &plan, const Plan::Product &product, size_t index)
      : plan(plan), product(product), index(index) {}

  Error verify() {
    if (Error error = verifyTarget())
      return error;
    if (product.outs.empty())
      return failHere("out: expected at least 1 buffer");
    for (auto [name, list] : getLists()) {
      bool isAbsent = list == &product.plus && list->empty();
      if (!isAbsent && list->size() != product.outs.size())
        return failHere("{0}: expected {1} buffers, as many as in out, got {2}",
                        name, product.outs.size(), list->size());
      for (size_t i = 0; i != list->size(); ++i)
        if (Error error = verifyMatrix(name, *list, i))
          return error;
    }
    for (size_t i = 0; i != product.outs.size(); ++i)
      if (Error error = verifySizes(i))
        return error;
    return verifyOuts();
  }

private:
  using List = const std::vector<uint32_t> *;
  SmallVector<std::pair<const char *, List>> getLists() const {
    return {{"out", &product.outs},
            {"lhs", &product.lhs},
            {"rhs", &product.rhs},
            {"plus", &product.plus}};
  }

  template <typename... Args>
  Error failHere(const char *message, Args &&...args) const {
    return failPlan("steps[{0}].product.{1}", index,
                    formatv(message, std::forward<Args>(args)...).str());
  }

  /// Checks that the target has the accumulation.
  Error verifyTarget() const {
    bool isHost = plan.target.kind == Plan::TargetKind::Host;
    Accumulation expected =
        isHost ? Accumulation::Sequential : Accumulation::MMA16;
    StringRef target = isHost ? StringRef("a CPU") : plan.target.arch;
    std::optional<CudaArch> arch = parseCudaArch(plan.target.arch);
    if (!isHost && (!arch || arch->major != 9 || arch->minor != 0))
      return failHere("accumulation: products are defined for sm_90 alone, "
                      "and the target is {0}",
                      target);
    if (product.accumulation != expected)
      return failHere("accumulation: expected {0}, that of {1}, got {2}",
                      getName(expected), target, getName(product.accumulation));
    return Error::success();
  }

  Error verifyMatrix(const char *name, const std::vector<uint32_t> &list,
                     size_t i) const {
    if (list[i] >= plan.buffers.size())
      return failHere("{0}[{1}]: buffer index {2} is out of range ({3} "
                      "buffers)",
                      name, i, list[i], plan.buffers.size());
    const Plan::Buffer &matrix = plan.buffers[list[i]];
    DType expected = plan.buffers[product.outs[0]].dtype;
    if (matrix.shape.size() != 2)
      return failHere("{0}[{1}]: expected a buffer of 2 dimensions, got {2}",
                      name, i, matrix.shape.size());
    if (matrix.dtype != DType::F16 && matrix.dtype != DType::BF16)
      return failHere("{0}[{1}]: expected a buffer of f16 or bf16, got {2}",
                      name, i, getName(matrix.dtype));
    if (matrix.dtype != expected)
      return failHere("{0}[{1}]: expected a buffer of {2}, as the others, got "
                      "{3}",
                      name, i, getName(expected), getName(matrix.dtype));
    return Error::success();
  }

  Error verifySizes(size_t i) const {
    Plan::ProductSizes sizes = plan.getSizes(product, i);
    uint64_t inner =
        plan.buffers[product.rhs[i]].shape[product.isRhsTransposed];
    if (inner != sizes.inner)
      return failHere("rhs[{0}]: expected {1} rows of the factor, as lhs has "
                      "columns, got {2}",
                      i, sizes.inner, inner);
    for (auto [name, list] :
         {std::pair("out", &product.outs), std::pair("plus", &product.plus)}) {
      if (list->empty())
        continue;
      const auto &shape = plan.buffers[(*list)[i]].shape;
      uint64_t rows = shape[0], columns = shape[1];
      if (rows != sizes.rows || columns != sizes.columns)
        return failHere("{0}[{1}]: expected {2} x {3} elements, got {4} x {5}",
                        name, i, sizes.rows, sizes.columns, rows, columns);
    }
    if (product.isSymmetric && sizes.rows != sizes.columns)
      return failHere("out[{0}]: expected a square of a symmetric product, got "
                      "{1} x {2} elements",
                      i, sizes.rows, sizes.columns);
    return Error::success();
  }

  Error verifyOuts() const {
    DenseSet<uint32_t> read(product.lhs.begin(), product.lhs.end());
    read.insert(product.rhs.begin(), product.rhs.end());
    read.insert(product.plus.begin(), product.plus.end());
    for (const auto &[i, out] : enumerate(product.outs)) {
      if (plan.buffers[out].access == Access::Read)
        return failHere("out[{0}]: buffers[{1}] is written, and its access is "
                        "read",
                        i, out);
      if (!read.insert(out).second)
        return failHere("out[{0}]: buffer {1} is another operand, too", i, out);
    }
    return Error::success();
  }

  const Plan &plan;
  const Plan::Product &product;
  size_t index;
};
} // namespace

Error stepfold::runtime::verifyProduct(const Plan &plan,
                                       const Plan::Product &product,
                                       size_t index) {
  return ProductVerifier(plan, product, index).verify();
}
