//===- CudaProductTrials.cpp - Choice of an algorithm for products --------===//

#include "CudaProducts.h"
#include "CudaTimer.h"
#include "stepfold/Data/DotProduct.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <random>

using namespace llvm;
using namespace stepfold::runtime;

/// Maximum number of algorithms that are tried.
static constexpr int maxAlgorithms = 32;
/// Number of timed calls of each.
static constexpr unsigned numTrials = 3;
/// Elements of a product that are compared with their definition.
static constexpr unsigned numSamples = 512;

namespace {
/// Memory of the device for trials and checks.
class TrialMemory {
public:
  explicit TrialMemory(const CudaDevice &device) : device(device) {}
  TrialMemory(const TrialMemory &) = delete;
  ~TrialMemory() {
    for (CUdeviceptr address : blocks)
      device.getDriver().free(address);
  }

  /// Returns memory for the operands of one product. Its contents are
  /// undefined.
  Expected<CudaProductOperands> allocate(const CudaProductShape &shape) {
    const Plan::ProductSizes &sizes = shape.sizes;
    CudaProductOperands operands = {};
    for (auto [address, numElements] :
         {std::pair(&operands.out, sizes.rows * sizes.columns),
          std::pair(&operands.lhs, sizes.rows * sizes.inner),
          std::pair(&operands.rhs, sizes.inner * sizes.columns),
          std::pair(&operands.plus, sizes.rows * sizes.columns)}) {
      if (numElements == 0 || (address == &operands.plus && !shape.hasPlus))
        continue;
      Expected<uint64_t> allocated = allocate(numElements * sizeof(uint16_t));
      if (!allocated)
        return allocated.takeError();
      *address = *allocated;
    }
    return operands;
  }

private:
  Expected<uint64_t> allocate(uint64_t bytes) {
    CUdeviceptr address = 0;
    if (Error error = device.getDriver().check(
            device.getDriver().allocate(&address, bytes),
            "allocate memory for a trial of products"))
      return error;
    blocks.push_back(address);
    return address;
  }
  const CudaDevice &device;
  std::vector<CUdeviceptr> blocks;
};
} // namespace

Expected<std::vector<CublasLtHeuristic>>
CudaProductBatch::findAlgorithms() const {
  const CublasLt &library = multiplier.library;
  CublasLtPreference preference = nullptr;
  CublasStatus status = library.createPreference(&preference);
  uint64_t bytes = workspaceBytes;
  if (status == cublasSuccess)
    status = library.setPreference(preference, cublasLtPreferenceWorkspaceBytes,
                                   &bytes, sizeof(bytes));
  // Without a reduction, one chain of sums takes the whole inner dimension.
  uint32_t scheme = 0;
  if (status == cublasSuccess)
    status = library.setPreference(
        preference, cublasLtPreferenceReductionScheme, &scheme, sizeof(scheme));
  for (int key = cublasLtPreferenceAlignmentA;
       key <= cublasLtPreferenceAlignmentD && status == cublasSuccess; ++key)
    status = library.setPreference(preference, key, &matrixAlignment,
                                   sizeof(matrixAlignment));
  std::vector<CublasLtHeuristic> found(maxAlgorithms);
  int count = 0;
  if (status == cublasSuccess)
    status = library.getHeuristics(multiplier.handle, desc, rhs, lhs,
                                   plus ? plus : out, out, preference,
                                   maxAlgorithms, found.data(), &count);
  if (preference)
    library.destroyPreference(preference);
  // The library says so, too, if it has none.
  found.resize(status == cublasSuccess ? count : 0);
  erase_if(found, [](const CublasLtHeuristic &each) {
    return each.status != cublasSuccess;
  });
  return found;
}

Error CudaProductBatch::sortByTime(std::vector<CublasLtHeuristic> &algorithms,
                                   const CudaProductOperands &operands) {
  std::vector<std::pair<double, size_t>> times;
  CUstream stream = multiplier.device.getStream();
  for (size_t i = 0; i != algorithms.size(); ++i) {
    algorithm = algorithms[i];
    if (Error error = multiply(stream, operands)) {
      consumeError(std::move(error)); // Some are not for this device.
      continue;
    }
    CudaTimer timer(multiplier.device);
    if (Error error = timer.mark())
      return error;
    for (unsigned trial = 0; trial != numTrials; ++trial)
      if (Error error = multiply(stream, operands))
        return error;
    if (Error error = timer.mark())
      return error;
    Expected<std::vector<double>> intervals = timer.getIntervals();
    if (!intervals)
      return intervals.takeError();
    times.push_back({intervals->front(), i});
  }
  llvm::sort(times);
  std::vector<CublasLtHeuristic> sorted;
  for (auto [time, i] : times)
    sorted.push_back(algorithms[i]);
  algorithms = std::move(sorted);
  return Error::success();
}

namespace stepfold::runtime {
/// A matrix for a check, on the host. Lines are what products add up: rows of
/// the left factor, columns of the right one.
class ProbeMatrix {
public:
  /// `numLines` of `length` elements, each of which is a row in memory or, if
  /// `areColumns`, a column. All are 0.
  ProbeMatrix(int64_t numLines, int64_t length, bool areColumns)
      : numLines(numLines), length(length), areColumns(areColumns),
        bits(numLines * length) {}

  uint16_t &at(int64_t line, int64_t k) {
    return bits[areColumns ? k * numLines + line : line * length + k];
  }
  std::vector<uint16_t> getLine(int64_t line) {
    std::vector<uint16_t> result;
    for (int64_t k = 0; k != length; ++k)
      result.push_back(at(line, k));
    return result;
  }
  ArrayRef<uint8_t> getBytes() const {
    return {reinterpret_cast<const uint8_t *>(bits.data()),
            bits.size() * sizeof(uint16_t)};
  }

  int64_t numLines, length;

private:
  bool areColumns;
  std::vector<uint16_t> bits;
};
} // namespace stepfold::runtime

/// Draws a factor for products that cancel. Of a line, the second half is the
/// first one, with the other sign in every other line. So the product of a line
/// and one of the other kind is what sums have lost, which depends on their
/// order and roundings.
static void drawCancelling(ProbeMatrix &factor, DType dtype, unsigned seed) {
  std::minstd_rand generator(seed);
  bool isHalf = dtype == DType::F16;
  unsigned fractionBits = isHalf ? 10 : 7, bias = isHalf ? 15 : 127;
  int64_t half = factor.length / 2;
  for (int64_t line = 0; line != factor.numLines; ++line)
    for (int64_t k = 0; k != factor.length; ++k) {
      uint32_t random = generator();
      bool isCopy = k >= half && k < 2 * half;
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
    if (address != 0)
      if (Error error = device.copyToDevice(address, matrix->getBytes()))
        return error;
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

  std::minstd_rand generator(3);
  for (unsigned sample = 0; sample != numSamples; ++sample) {
    int64_t i = generator() % sizes.rows, j = generator() % sizes.columns;
    ProductRows row(shape.dtype, left.getLine(i), 1);
    ProductRows column(shape.dtype, right.getLine(j), 1);
    float sum = addProducts(row, 0, column, 0, Accumulation::MMA16);
    std::optional<uint16_t> plus;
    if (shape.hasPlus)
      plus = addend.at(i, j);
    if (result[i * sizes.columns + j] != step.finish(shape.dtype, sum, plus))
      return false;
  }
  return true;
}

/// Checks sums by products that cancel, and then what is done to a sum, by
/// addends that nearly cancel it: what is left shows all roundings.
Expected<bool> CudaProductBatch::isCorrect() {
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

  // Each sum is one element of the left factor.
  left = ProbeMatrix(rows, inner, step.isLhsTransposed);
  right = ProbeMatrix(columns, inner, !step.isRhsTransposed);
  for (int64_t j = 0; j != columns; ++j)
    right.at(j, 0) = narrow(dtype, 1.0);
  std::minstd_rand generator(4);
  for (int64_t i = 0; i != rows; ++i) {
    left.at(i, 0) = narrow(dtype, 1.0 + (generator() % 4096) / 4096.0);
    double opposite =
        -step.alpha * widenFactor(dtype, left.at(i, 0)) / step.beta;
    for (int64_t j = 0; j != columns; ++j)
      addend.at(i, j) = narrow(dtype, opposite) + j % 3 - 1;
  }
  return isCorrect(left, right, addend);
}

Error CudaProductBatch::checkKernel() {
  if (multiplier.checkedKernels.count(shape))
    return Error::success();
  std::optional<CublasLtHeuristic> chosen = std::exchange(algorithm, {});
  Expected<bool> correct = isCorrect();
  if (!correct)
    return correct.takeError();
  if (!*correct)
    return createStringError(
        formatv("the tensor cores of {0} do not add as mma16 is defined",
                multiplier.device.getName()));
  algorithm = chosen;
  multiplier.checkedKernels.insert(shape);
  return Error::success();
}

Error CudaProductBatch::choose(ArrayRef<uint64_t> addresses) {
  Expected<std::vector<CublasLtHeuristic>> found = findAlgorithms();
  if (!found)
    return found.takeError();
  TrialMemory memory(multiplier.device);
  Expected<CudaProductOperands> operands =
      isScratch() ? getOperands(addresses) : memory.allocate(shape);
  if (!operands)
    return operands.takeError();
  if (Error error = sortByTime(*found, *operands))
    return error;
  for (const CublasLtHeuristic &each : *found) {
    algorithm = each;
    Expected<bool> correct = isCorrect();
    if (!correct)
      return correct.takeError();
    if (*correct)
      return Error::success();
  }
  algorithm.reset();
  return Error::success();
}

Error CudaProductBatch::prepare(ArrayRef<uint64_t> addresses) {
  if (Error error = createDescriptors())
    return error;
  auto known = multiplier.chosen.find(shape);
  if (known != multiplier.chosen.end()) {
    algorithm = known->second;
  } else {
    if (Error error = choose(addresses))
      return error;
    multiplier.chosen[shape] = algorithm;
  }
  // Memory of the caller may be aligned to one element alone.
  if (!algorithm || !isScratch())
    return checkKernel();
  return Error::success();
}
