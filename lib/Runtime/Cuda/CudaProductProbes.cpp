//===- CudaProductProbes.cpp - Checks of an algorithm for products --------===//

#include "CudaTrialMemory.h"
#include "stepfold/Data/DotProduct.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <random>

using namespace llvm;
using namespace stepfold::runtime;

/// Returns the number of elements of a product that are compared with their
/// definition: about a million multiplications.
static int64_t getNumSamples(int64_t inner) {
  return std::clamp<int64_t>((1 << 20) / std::max<int64_t>(inner, 1), 128,
                             4096);
}

namespace stepfold::runtime {
/// A matrix for a check. Lines are what products add up: rows of the left
/// factor, columns of the right one. Only the first few are of their own, and
/// the others are copies of these, in turn.
class ProbeMatrix {
public:
  /// `numLines` of `length` elements, each of which is a row in memory or, if
  /// `areColumns`, a column. All are 0.
  ProbeMatrix(int64_t numLines, int64_t length, bool areColumns)
      : numLines(numLines), length(length),
        numOwnLines(std::min(numLines, maxOwnLines)), areColumns(areColumns),
        lines(numOwnLines * length) {}

  uint16_t &at(int64_t line, int64_t k) {
    return lines[line % numOwnLines * length + k];
  }
  int64_t getNumOwnLines() const { return numOwnLines; }
  /// Returns the lines of its own, for sums of their products.
  ProductRows getOwnLines(DType dtype) const {
    return ProductRows(dtype, lines, numOwnLines);
  }
  int64_t getLength() const { return length; }

  /// Returns the matrix as it is in memory.
  std::vector<uint16_t> getElements() const {
    std::vector<uint16_t> elements;
    elements.reserve(numLines * length);
    if (!areColumns) {
      for (int64_t line = 0; line != numLines; ++line)
        append_range(elements, ArrayRef(lines).slice(
                                   line % numOwnLines * length, length));
      return elements;
    }
    for (int64_t k = 0; k != length; ++k)
      for (int64_t line = 0; line != numLines; ++line)
        elements.push_back(lines[line % numOwnLines * length + k]);
    return elements;
  }

private:
  /// An even number: every other line has another sign.
  static constexpr int64_t maxOwnLines = 64;

  int64_t numLines, length, numOwnLines;
  bool areColumns;
  std::vector<uint16_t> lines;
};
} // namespace stepfold::runtime

/// Draws a factor for products that cancel. Of a line, the second half is the
/// first one, with the other sign in every other line; an element behind both
/// is 0. So the product of a line and one of the other kind is what sums have
/// lost, which depends on their order and roundings.
static void drawCancelling(ProbeMatrix &factor, DType dtype, unsigned seed) {
  std::minstd_rand generator(seed);
  bool isHalf = dtype == DType::F16;
  unsigned fractionBits = isHalf ? 10 : 7, bias = isHalf ? 15 : 127;
  int64_t length = factor.getLength(), half = length / 2;
  for (int64_t line = 0; line != factor.getNumOwnLines(); ++line)
    for (int64_t k = 0; k != length; ++k) {
      if (k == 2 * half)
        continue;
      uint32_t random = generator();
      bool isCopy = k >= half;
      factor.at(line, k) =
          isCopy ? factor.at(line, k - half) ^ (line % 2 != 0 ? 0x8000 : 0)
                 : (random & 1) << 15 |
                       (bias - 4 + (random >> 1) % 8) << fractionBits |
                       (random >> 8 & ((1u << fractionBits) - 1));
    }
}

static uint16_t narrow(DType dtype, double value) {
  return dtype == DType::F16 ? convertToF16(value) : convertToBF16(value);
}

/// Multiplies one pair of factors by the algorithm of the batch, and compares
/// elements with their definition.
Expected<bool> CudaProductBatch::isCorrect(ProbeMatrix &left,
                                           ProbeMatrix &right,
                                           ProbeMatrix &addend) {
  CudaDevice &device = multiplier.device;
  const Plan::ProductSizes &sizes = shape.sizes;
  TrialMemory memory(device);
  Expected<CudaProductOperands> operands = memory.allocate(shape);
  if (!operands)
    return operands.takeError();
  for (auto [address, matrix] :
       {std::pair(operands->lhs, &left), std::pair(operands->rhs, &right),
        std::pair(operands->plus, &addend)})
    if (address != 0) {
      std::vector<uint16_t> elements = matrix->getElements();
      ArrayRef<uint8_t> bytes(
          reinterpret_cast<const uint8_t *>(elements.data()),
          elements.size() * sizeof(uint16_t));
      if (Error error = device.copyToDevice(address, bytes))
        return error;
    }
  CudaProductBatch one(multiplier, plan, step, {positions.front()});
  if (Error error = one.createDescriptors())
    return error;
  one.algorithm = algorithm;
  if (Error error = one.multiply(device.getStream(), *operands)) {
    consumeError(std::move(error)); // It is for batches alone.
    return false;
  }
  if (Error error = device.synchronize())
    return error;
  std::vector<uint16_t> result(sizes.rows * sizes.columns);
  if (Error error =
          device.copyToHost({reinterpret_cast<uint8_t *>(result.data()),
                             result.size() * sizeof(uint16_t)},
                            operands->out))
    return error;

  ProductRows ownRows = left.getOwnLines(shape.dtype);
  ProductRows ownColumns = right.getOwnLines(shape.dtype);
  std::minstd_rand generator(3);
  for (int64_t sample = 0, e = getNumSamples(sizes.inner); sample != e;
       ++sample) {
    int64_t i = generator() % sizes.rows, j = generator() % sizes.columns;
    float sum = addProducts(ownRows, i % left.getNumOwnLines(), ownColumns,
                            j % right.getNumOwnLines(), Accumulation::MMA16);
    std::optional<uint16_t> plus;
    if (shape.hasPlus)
      plus = addend.at(i, j);
    if (result[i * sizes.columns + j] != step.finish(shape.dtype, sum, plus))
      return false;
  }
  return true;
}

/// Numbers of 16 bits whose sum may be any number of f32 near to 1.
static constexpr int64_t maxParts = 3;

/// Checks sums by products that cancel, and then what is done to a sum, by
/// addends that cancel it but for roundings: in every other column, the rounded
/// product of the addend and beta is what is taken off.
Expected<bool> CudaProductBatch::computeIsCorrect() {
  DType dtype = shape.dtype;
  int64_t rows = shape.sizes.rows, columns = shape.sizes.columns,
          inner = shape.sizes.inner;
  ProbeMatrix left(rows, inner, step.isLhsTransposed);
  ProbeMatrix right(columns, inner, !step.isRhsTransposed);
  ProbeMatrix addend(rows, columns, /*areColumns=*/false);
  drawCancelling(left, dtype, /*seed=*/1);
  drawCancelling(right, dtype, /*seed=*/2);
  Expected<bool> sums = isCorrect(left, right, addend);
  if (!sums || !*sums || !shape.hasPlus || inner == 0)
    return sums;

  left = ProbeMatrix(rows, inner, step.isLhsTransposed);
  right = ProbeMatrix(columns, inner, !step.isRhsTransposed);
  int64_t numParts = std::min<int64_t>(inner, maxParts);
  for (int64_t j = 0; j != right.getNumOwnLines(); ++j)
    for (int64_t k = 0; k != numParts; ++k)
      right.at(j, k) = narrow(dtype, 1.0);
  bool cancels = step.alpha != 0.0f && step.beta != 0.0f;
  std::minstd_rand generator(4);
  for (int64_t i = 0; i != left.getNumOwnLines(); ++i) {
    double sum = 1.0 + (generator() % 4096) / 4096.0;
    uint16_t plus =
        narrow(dtype, cancels ? -step.alpha * sum / step.beta : sum);
    if (cancels)
      sum = -(step.beta * widenFactor(dtype, plus)) / step.alpha;
    for (int64_t k = 0; k != numParts; ++k) {
      left.at(i, k) = narrow(dtype, sum);
      sum -= widenFactor(dtype, left.at(i, k));
    }
    for (int64_t j = 0; j != columns; ++j)
      addend.at(i, j) = plus + j % 2;
  }
  return isCorrect(left, right, addend);
}

Expected<bool> CudaProductBatch::isCorrect() {
  CudaMultiplier::CheckKey key(shape, {});
  // One product of the batch is checked.
  key.first.count = 1;
  key.first.distances = {};
  if (algorithm)
    llvm::copy(algorithm->algorithm.data, key.second.begin());
  auto known = multiplier.checked.find(key);
  if (known != multiplier.checked.end())
    return known->second;
  Expected<bool> correct = computeIsCorrect();
  if (correct)
    multiplier.checked[key] = *correct;
  return correct;
}
