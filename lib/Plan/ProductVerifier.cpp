//===- ProductVerifier.cpp - Verifies products of matrices ----------------===//

#include "MatrixVerifier.h"
#include "stepfold/Plan/CudaArch.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
/// Verifies the products of one step. `index` is its own in plan.json.
class ProductVerifier : MatrixVerifier {
public:
  ProductVerifier(const Plan &plan, const Plan::Product &product, size_t index)
      : MatrixVerifier(plan, index, "product"), product(product) {}

  Error verify() {
    if (Error error = verifyTarget())
      return error;
    if (product.outs.empty())
      return failHere("out: expected at least 1 buffer");
    SmallVector<List> lists = {
        {"out", &product.outs}, {"lhs", &product.lhs}, {"rhs", &product.rhs}};
    if (!product.plus.empty())
      lists.push_back({"plus", &product.plus});
    for (auto [name, list] : lists)
      if (list->size() != product.outs.size())
        return failHere("{0}: expected {1} buffers, as many as in out, got {2}",
                        name, product.outs.size(), list->size());
    if (Error error = verifyMatrices(lists))
      return error;
    for (size_t i = 0; i != product.outs.size(); ++i)
      if (Error error = verifySizes(i))
        return error;
    return Error::success();
  }

private:
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

  const Plan::Product &product;
};
} // namespace

Error stepfold::runtime::verifyProduct(const Plan &plan,
                                       const Plan::Product &product,
                                       size_t index) {
  return ProductVerifier(plan, product, index).verify();
}
