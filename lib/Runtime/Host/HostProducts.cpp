//===- HostProducts.cpp - Products of a step on the processor -------------===//

#include "HostProducts.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Returns a factor, without an address, of the matrix that is in `buffer`.
static Matrix getFactor(const Plan::Buffer &buffer, bool isTransposed) {
  Matrix factor;
  factor.rowStride = isTransposed ? 1 : buffer.shape[1];
  factor.columnStride = isTransposed ? buffer.shape[1] : 1;
  return factor;
}

HostProducts::HostProducts(const Plan &plan, const Plan::Product &step)
    : step(step) {
  for (size_t i = 0; i != step.outs.size(); ++i) {
    const Plan::Buffer &out = plan.buffers[step.outs[i]];
    Plan::ProductSizes sizes = plan.getSizes(step, i);
    MatrixProduct &product = products.emplace_back();
    product.dtype = out.dtype;
    product.rows = sizes.rows;
    product.columns = sizes.columns;
    product.inner = sizes.inner;
    product.lhs = getFactor(plan.buffers[step.lhs[i]], step.isLhsTransposed);
    product.rhs = getFactor(plan.buffers[step.rhs[i]], step.isRhsTransposed);
    if (!step.plus.empty())
      product.addend = getFactor(out, /*isTransposed=*/false);
    product.outRowStride = out.shape[1];
    product.outColumnStride = 1;
    product.alpha = step.alpha;
    product.beta = step.beta;
    product.isSymmetric = step.isSymmetric;
    ends.push_back(getNumTiles() + countTiles(product));
  }
}

void HostProducts::setAddresses(ArrayRef<uint64_t> addresses) {
  auto getAddress = [&](ArrayRef<uint32_t> list, size_t i) {
    return reinterpret_cast<uint16_t *>(addresses[list[i]]);
  };
  for (auto [i, product] : enumerate(products)) {
    product.out = getAddress(step.outs, i);
    product.lhs.data = getAddress(step.lhs, i);
    product.rhs.data = getAddress(step.rhs, i);
    if (!step.plus.empty())
      product.addend.data = getAddress(step.plus, i);
  }
}

void HostProducts::computeTiles(int64_t begin, int64_t end) const {
  size_t i = upper_bound(ends, begin) - ends.begin();
  for (int64_t tile = begin; tile != end; ++tile) {
    while (tile == ends[i])
      ++i;
    computeTile(products[i], tile - (i == 0 ? 0 : ends[i - 1]));
  }
}
