//===- ProductCheck.cpp - Products compared with their meaning ------------===//

#include "stepfold/Runtime/Engine/ProductCheck.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace llvm;
using namespace stepfold::runtime;

using Elements = std::vector<uint16_t>;

/// Returns the elements of a buffer, which has 16 bits for each.
static Expected<Elements> readElements(const Plan &plan, uint32_t buffer,
                                       ProductCheck::ReadBuffer read) {
  Elements elements(plan.buffers[buffer].getNumElements());
  if (!elements.empty())
    if (Error error =
            read(buffer, {reinterpret_cast<uint8_t *>(elements.data()),
                          elements.size() * sizeof(uint16_t)}))
      return error;
  return elements;
}

/// Returns lines of a matrix in memory: rows, or columns.
static ProductRows takeLines(DType dtype, const Elements &matrix,
                             ArrayRef<int64_t> lines, uint64_t length,
                             uint64_t numLines, bool areColumns) {
  Elements taken;
  taken.reserve(lines.size() * length);
  for (int64_t line : lines)
    for (uint64_t k = 0; k != length; ++k)
      taken.push_back(
          matrix[areColumns ? k * numLines + line : line * length + k]);
  return ProductRows(dtype, taken, lines.size());
}

static bool areEqual(DType dtype, uint16_t a, uint16_t b) {
  return a == b || (std::isnan(widenFactor(dtype, a)) &&
                    std::isnan(widenFactor(dtype, b)));
}

Error ProductCheck::check(const Plan::Product &step, ReadBuffer read) {
  for (size_t index = 0; index != step.outs.size(); ++index)
    if (Error error = check(step, index, read))
      return error;
  return Error::success();
}

Error ProductCheck::check(const Plan::Product &step, size_t index,
                          ReadBuffer read) {
  Plan::ProductSizes sizes = plan.getSizes(step, index);
  uint64_t total = sizes.rows * sizes.columns;
  if (total == 0)
    return Error::success();
  SmallVector<int64_t> rows, columns;
  for (uint64_t sample = 0; sample != std::min<uint64_t>(numSamples, total);
       ++sample) {
    uint64_t place = total <= numSamples ? sample : generator() % total;
    rows.push_back(place / sizes.columns);
    columns.push_back(place % sizes.columns);
    // Elements below the diagonal are copies.
    if (step.isSymmetric && rows.back() > columns.back())
      std::swap(rows.back(), columns.back());
  }

  DType dtype = plan.buffers[step.outs[index]].dtype;
  Elements matrices[4];
  for (auto [matrix, list] :
       zip_equal(matrices, ArrayRef<ArrayRef<uint32_t>>{step.outs, step.lhs,
                                                        step.rhs, step.plus})) {
    if (list.empty())
      continue;
    Expected<Elements> elements = readElements(plan, list[index], read);
    if (!elements)
      return elements.takeError();
    matrix = std::move(*elements);
  }
  auto &[out, lhs, rhs, plus] = matrices;
  ProductRows left = takeLines(dtype, lhs, rows, sizes.inner, sizes.rows,
                               step.isLhsTransposed);
  ProductRows right = takeLines(dtype, rhs, columns, sizes.inner, sizes.columns,
                                !step.isRhsTransposed);
  ++numProducts;
  numElements += rows.size();
  for (size_t sample = 0; sample != rows.size(); ++sample) {
    uint64_t place = rows[sample] * sizes.columns + columns[sample];
    uint64_t mirrored = columns[sample] * sizes.columns + rows[sample];
    float sum = addProducts(left, sample, right, sample, step.accumulation);
    uint16_t expected = step.finish(
        dtype, sum,
        step.plus.empty() ? std::nullopt : std::optional(plus[place]));
    for (uint64_t own : {place, step.isSymmetric ? mirrored : place})
      if (!areEqual(dtype, out[own], expected) && difference.empty())
        difference = formatv(
            "element [{0}, {1}] of a product of matrices, {2}x{3} by {3}x{4}, "
            "is {5}, expected {6}",
            own / sizes.columns, own % sizes.columns, sizes.rows, sizes.inner,
            sizes.columns, widenFactor(dtype, out[own]),
            widenFactor(dtype, expected));
  }
  return Error::success();
}
