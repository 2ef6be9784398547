//===- CudaProducts.cpp - Products of a step on a GPU ---------------------===//

#include "CudaProducts.h"

#include "CudaTimer.h"
#include "stepfold/Data/DotProduct.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <cmath>
#include <random>

using namespace llvm;
using namespace stepfold::runtime;

/// Memory that algorithms may use, in bytes.
static constexpr uint64_t workspaceBytes = 32 << 20;
/// Maximum number of algorithms that are tried.
static constexpr int maxAlgorithms = 32;
/// Number of timed calls of each.
static constexpr unsigned numTrials = 3;
/// Elements of a product that are compared with their definition.
static constexpr unsigned numSamples = 512;

//===----------------------------------------------------------------------===//
// State that products share
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<CudaMultiplier>>
CudaMultiplier::create(CudaDevice &device) {
  const CudaArch &arch = device.getArch();
  if (arch.major != 9 || arch.minor != 0)
    return createStringError("the plan has products of matrices, whose bits "
                             "are defined for sm_90, and " +
                             device.getName().str() + " is " + arch.getName());
  Expected<const CublasLt *> library = getCublasLt();
  if (!library)
    return library.takeError();
  std::unique_ptr<CudaMultiplier> multiplier(
      new CudaMultiplier(device, **library));
  if (Error error = (*library)->check((*library)->create(&multiplier->handle),
                                      "open cuBLASLt on " + device.getName()))
    return error;
  Expected<CUdeviceptr> workspace = device.allocate(workspaceBytes);
  if (!workspace)
    return workspace.takeError();
  multiplier->workspace = *workspace;
  return multiplier;
}

CudaMultiplier::~CudaMultiplier() {
  if (handle)
    library.destroy(handle);
}

//===----------------------------------------------------------------------===//
// Batches
//===----------------------------------------------------------------------===//

/// Returns the distance in elements between the matrices of a list at two
/// positions.
static int64_t getDistance(const Plan &plan, ArrayRef<uint32_t> list,
                           size_t first, size_t second) {
  if (list.empty())
    return 0;
  const Plan::Buffer &a = plan.buffers[list[first]];
  const Plan::Buffer &b = plan.buffers[list[second]];
  return (static_cast<int64_t>(b.offset) - static_cast<int64_t>(a.offset)) /
         static_cast<int64_t>(getSize(a.dtype));
}

static std::array<int64_t, 4> getDistances(const Plan &plan,
                                           const Plan::Product &step,
                                           size_t first, size_t second) {
  return {getDistance(plan, step.outs, first, second),
          getDistance(plan, step.lhs, first, second),
          getDistance(plan, step.rhs, first, second),
          getDistance(plan, step.plus, first, second)};
}

static bool areScratch(const Plan &plan, ArrayRef<uint32_t> list) {
  return all_of(list, [&](uint32_t buffer) {
    return plan.buffers[buffer].role == Role::Scratch;
  });
}

CudaProductBatch::CudaProductBatch(CudaMultiplier &multiplier, const Plan &plan,
                                   const Plan::Product &step,
                                   std::vector<size_t> positions)
    : multiplier(multiplier), plan(plan), step(step),
      positions(std::move(positions)),
      sizes(plan.getSizes(step, this->positions.front())) {
  std::array<int64_t, 4> distances = {};
  if (this->positions.size() > 1)
    distances =
        getDistances(plan, step, this->positions[0], this->positions[1]);
  shape = {sizes.rows,           sizes.columns,
           sizes.inner,          static_cast<int>(this->positions.size()),
           step.isLhsTransposed, step.isRhsTransposed,
           step.plus.empty(),    plan.buffers[step.outs.front()].dtype,
           isScratch(),          distances};
}

CudaProductBatch::CudaProductBatch(CudaProductBatch &&other)
    : multiplier(other.multiplier), plan(other.plan), step(other.step),
      positions(std::move(other.positions)), sizes(other.sizes),
      desc(std::exchange(other.desc, nullptr)),
      lhs(std::exchange(other.lhs, nullptr)),
      rhs(std::exchange(other.rhs, nullptr)),
      out(std::exchange(other.out, nullptr)),
      plus(std::exchange(other.plus, nullptr)), shape(other.shape),
      algorithm(other.algorithm) {}

CudaProductBatch::~CudaProductBatch() {
  for (CublasLtLayout layout : {lhs, rhs, out, plus})
    if (layout)
      multiplier.library.destroyLayout(layout);
  if (desc)
    multiplier.library.destroyDesc(desc);
}

bool CudaProductBatch::isScratch() const {
  return all_of(positions, [&](size_t position) {
    return areScratch(plan, {step.outs[position], step.lhs[position],
                             step.rhs[position]}) &&
           (step.plus.empty() || areScratch(plan, step.plus[position]));
  });
}

static int getCudaType(DType dtype) {
  return dtype == DType::BF16 ? cudaDataBF16 : cudaDataF16;
}

/// The library's matrices are stored by columns: a matrix in memory is the
/// transpose of one of its own.
Error CudaProductBatch::createLayout(CublasLtLayout &layout, uint32_t buffer,
                                     int64_t distance) {
  const CublasLt &library = multiplier.library;
  const Plan::Buffer &info = plan.buffers[buffer];
  int64_t rows = info.shape[0], columns = info.shape[1];
  if (Error error =
          library.check(library.createLayout(&layout, getCudaType(info.dtype),
                                             columns, rows, columns),
                        "describe a matrix"))
    return error;
  if (positions.size() == 1)
    return Error::success();
  int32_t count = positions.size();
  CublasStatus status = library.setLayout(layout, cublasLtLayoutBatchCount,
                                          &count, sizeof(count));
  if (status == cublasSuccess)
    status = library.setLayout(layout, cublasLtLayoutBatchOffset, &distance,
                               sizeof(distance));
  return library.check(status, "describe a batch of matrices");
}

/// The transpose of a product is that of the transposed factors, in the other
/// order.
Error CudaProductBatch::createDescriptors() {
  const CublasLt &library = multiplier.library;
  CublasStatus status =
      library.createDesc(&desc, cublasCompute32F, cudaDataF32);
  int32_t transposed = cublasTranspose;
  if (status == cublasSuccess && step.isRhsTransposed)
    status = library.setDesc(desc, cublasLtDescTransposeA, &transposed,
                             sizeof(transposed));
  if (status == cublasSuccess && step.isLhsTransposed)
    status = library.setDesc(desc, cublasLtDescTransposeB, &transposed,
                             sizeof(transposed));
  if (Error error = library.check(status, "describe a product of matrices"))
    return error;
  size_t first = positions.front();
  const std::array<int64_t, 4> &distances = std::get<9>(shape);
  if (Error error = createLayout(out, step.outs[first], distances[0]))
    return error;
  if (Error error = createLayout(lhs, step.lhs[first], distances[1]))
    return error;
  if (Error error = createLayout(rhs, step.rhs[first], distances[2]))
    return error;
  if (step.plus.empty())
    return Error::success();
  return createLayout(plus, step.plus[first], distances[3]);
}

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
  // Memory of the caller may be aligned to one element alone.
  uint32_t alignment = isScratch() ? planBlockAlignment : sizeof(uint16_t);
  for (int key = cublasLtPreferenceAlignmentA;
       key <= cublasLtPreferenceAlignmentD && status == cublasSuccess; ++key)
    status =
        library.setPreference(preference, key, &alignment, sizeof(alignment));
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

Error CudaProductBatch::multiply(CUstream stream, uint64_t outAddress,
                                 uint64_t lhsAddress, uint64_t rhsAddress,
                                 uint64_t plusAddress) const {
  bool hasPlus = !step.plus.empty();
  if (!algorithm) {
    CudaProductArguments arguments = {};
    arguments.out = outAddress;
    arguments.lhs = lhsAddress;
    arguments.rhs = rhsAddress;
    arguments.plus = hasPlus ? plusAddress : 0;
    arguments.rows = sizes.rows;
    arguments.columns = sizes.columns;
    arguments.inner = sizes.inner;
    arguments.lhsRowStride = step.isLhsTransposed ? 1 : sizes.inner;
    arguments.lhsColumnStride = step.isLhsTransposed ? sizes.rows : 1;
    arguments.rhsRowStride = step.isRhsTransposed ? 1 : sizes.columns;
    arguments.rhsColumnStride = step.isRhsTransposed ? sizes.inner : 1;
    const std::array<int64_t, 4> &distances = std::get<9>(shape);
    arguments.outDistance = distances[0];
    arguments.lhsDistance = distances[1];
    arguments.rhsDistance = distances[2];
    arguments.plusDistance = distances[3];
    arguments.alpha = step.alpha;
    arguments.beta = step.beta;
    return multiplier.kernel.launch(plan.buffers[step.outs.front()].dtype,
                                    arguments, positions.size(), stream);
  }
  auto get = [](uint64_t address) { return reinterpret_cast<void *>(address); };
  const CublasLt &library = multiplier.library;
  float beta = hasPlus ? step.beta : 0.0f;
  return library.check(
      library.multiply(
          multiplier.handle, desc, &step.alpha, get(rhsAddress), rhs,
          get(lhsAddress), lhs, &beta, get(hasPlus ? plusAddress : outAddress),
          hasPlus ? plus : out, get(outAddress), out, &algorithm->algorithm,
          get(multiplier.workspace), workspaceBytes, stream),
      "multiply matrices");
}

Error CudaProductBatch::enqueue(CUstream stream,
                                ArrayRef<uint64_t> addresses) const {
  size_t first = positions.front();
  auto getAddress = [&](ArrayRef<uint32_t> list) {
    return list.empty() ? 0 : addresses[list[first]];
  };
  return multiply(stream, getAddress(step.outs), getAddress(step.lhs),
                  getAddress(step.rhs), getAddress(step.plus));
}

//===----------------------------------------------------------------------===//
// Choice of an algorithm
//===----------------------------------------------------------------------===//

Error CudaProductBatch::sortByTime(std::vector<CublasLtHeuristic> &algorithms,
                                   ArrayRef<uint64_t> addresses) {
  std::vector<std::pair<double, size_t>> times;
  CUstream stream = multiplier.device.getStream();
  for (size_t i = 0; i != algorithms.size(); ++i) {
    algorithm = algorithms[i];
    if (Error error = enqueue(stream, addresses)) {
      consumeError(std::move(error)); // Some are not for this device.
      continue;
    }
    CudaTimer timer(multiplier.device);
    if (Error error = timer.mark())
      return error;
    for (unsigned trial = 0; trial != numTrials; ++trial)
      if (Error error = enqueue(stream, addresses))
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

namespace {
/// Memory of the device for a check.
class CheckedMemory {
public:
  explicit CheckedMemory(const CudaDevice &device) : device(device) {}
  ~CheckedMemory() {
    for (CUdeviceptr address : blocks)
      device.getDriver().free(address);
  }

  Expected<uint64_t> allocate(uint64_t bytes) {
    CUdeviceptr address = 0;
    if (Error error = device.getDriver().check(
            device.getDriver().allocate(&address, bytes),
            "allocate memory for a check of products"))
      return error;
    blocks.push_back(address);
    return address;
  }
  Expected<uint64_t> copy(ArrayRef<uint8_t> bytes) {
    Expected<uint64_t> address = allocate(bytes.size());
    if (address)
      if (Error error = device.copyToDevice(*address, bytes))
        return error;
    return address;
  }

private:
  const CudaDevice &device;
  std::vector<CUdeviceptr> blocks;
};
} // namespace

/// Multiplies one pair of factors by the algorithm of the batch, and compares
/// elements with their definition.
Expected<bool> CudaProductBatch::isCorrect(ProbeMatrix &left,
                                           ProbeMatrix &right,
                                           ProbeMatrix &addend) {
  CudaDevice &device = multiplier.device;
  DType dtype = plan.buffers[step.outs.front()].dtype;
  CheckedMemory memory(device);
  SmallVector<uint64_t> addresses;
  for (const ProbeMatrix *matrix : {&addend, &left, &right, &addend}) {
    Expected<uint64_t> address = memory.copy(matrix->getBytes());
    if (!address)
      return address.takeError();
    addresses.push_back(*address);
  }
  CudaProductBatch one(multiplier, plan, step, {positions.front()});
  if (Error error = one.createDescriptors())
    return error;
  one.algorithm = algorithm;
  if (Error error = one.multiply(device.getStream(), addresses[0], addresses[1],
                                 addresses[2], addresses[3])) {
    consumeError(std::move(error)); // It is for batches alone.
    return false;
  }
  if (Error error = device.synchronize())
    return error;
  std::vector<uint16_t> result(sizes.rows * sizes.columns);
  if (Error error =
          device.copyToHost({reinterpret_cast<uint8_t *>(result.data()),
                             result.size() * sizeof(uint16_t)},
                            addresses[0]))
    return error;

  std::minstd_rand generator(3);
  for (unsigned sample = 0; sample != numSamples; ++sample) {
    int64_t i = generator() % sizes.rows, j = generator() % sizes.columns;
    ProductRows row(dtype, left.getLine(i), 1);
    ProductRows column(dtype, right.getLine(j), 1);
    float sum = addProducts(row, 0, column, 0, Accumulation::MMA16);
    float value =
        step.plus.empty()
            ? step.alpha * sum
            : std::fma(step.alpha, sum,
                       step.beta * widenFactor(dtype, addend.at(i, j)));
    if (result[i * sizes.columns + j] != narrow(dtype, value))
      return false;
  }
  return true;
}

/// Checks sums by products that cancel, and then what is done to a sum, by
/// addends that nearly cancel it: what is left shows all roundings.
Expected<bool> CudaProductBatch::isCorrect() {
  DType dtype = plan.buffers[step.outs.front()].dtype;
  int64_t rows = sizes.rows, columns = sizes.columns, inner = sizes.inner;
  ProbeMatrix left(rows, inner, step.isLhsTransposed);
  ProbeMatrix right(columns, inner, !step.isRhsTransposed);
  ProbeMatrix addend(rows, columns, /*areColumns=*/false);
  drawCancelling(left, dtype, /*seed=*/1);
  drawCancelling(right, dtype, /*seed=*/2);
  Expected<bool> sums = isCorrect(left, right, addend);
  if (!sums || !*sums || step.plus.empty() || inner == 0)
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

Error CudaProductBatch::prepare(ArrayRef<uint64_t> addresses) {
  if (Error error = createDescriptors())
    return error;
  if (auto known = multiplier.chosen.find(shape);
      known != multiplier.chosen.end()) {
    algorithm = known->second;
    return Error::success();
  }
  Expected<std::vector<CublasLtHeuristic>> found = findAlgorithms();
  if (!found)
    return found.takeError();
  if (isScratch())
    if (Error error = sortByTime(*found, addresses))
      return error;
  for (const CublasLtHeuristic &each : *found) {
    algorithm = each;
    Expected<bool> correct = isCorrect();
    if (!correct)
      return correct.takeError();
    if (!*correct)
      continue;
    multiplier.chosen[shape] = algorithm;
    return Error::success();
  }
  algorithm.reset();
  Expected<bool> correct = isCorrect();
  if (!correct)
    return correct.takeError();
  if (!*correct)
    return createStringError(
        formatv("the tensor cores of {0} do not add as mma16 is defined",
                multiplier.device.getName()));
  multiplier.chosen[shape] = algorithm;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

CudaProducts::CudaProducts(CudaMultiplier &multiplier, const Plan &plan,
                           const Plan::Product &step)
    : multiplier(multiplier), plan(plan), step(step) {
  std::vector<std::vector<size_t>> groups;
  for (size_t i = 0; i != step.outs.size(); ++i) {
    Plan::ProductSizes sizes = plan.getSizes(step, i);
    if (sizes.rows == 0 || sizes.columns == 0)
      continue;
    auto group = find_if(groups, [&](const std::vector<size_t> &members) {
      return plan.getSizes(step, members.front()) == sizes;
    });
    if (group == groups.end())
      groups.push_back({i});
    else
      group->push_back(i);
  }
  bool isStrided = isScratch();
  for (const std::vector<size_t> &members : groups) {
    std::vector<size_t> batch;
    auto end = [&] {
      if (!batch.empty())
        batches.emplace_back(multiplier, plan, step, std::move(batch));
      batch.clear();
    };
    for (size_t position : members) {
      bool fits =
          batch.empty() ||
          (isStrided && (batch.size() == 1 ||
                         getDistances(plan, step, batch[0], batch[1]) ==
                             getDistances(plan, step, batch.back(), position)));
      if (!fits)
        end();
      batch.push_back(position);
    }
    end();
  }
}

bool CudaProducts::isScratch() const {
  return areScratch(plan, step.outs) && areScratch(plan, step.lhs) &&
         areScratch(plan, step.rhs) && areScratch(plan, step.plus);
}

Error CudaProducts::prepare(ArrayRef<uint64_t> addresses) {
  for (CudaProductBatch &batch : batches)
    if (Error error = batch.prepare(addresses))
      return error;
  return Error::success();
}

Error CudaProducts::enqueue(CUstream stream,
                            ArrayRef<uint64_t> addresses) const {
  for (const CudaProductBatch &batch : batches)
    if (Error error = batch.enqueue(stream, addresses))
      return error;
  return Error::success();
}

Expected<CUgraph> CudaProducts::capture(ArrayRef<uint64_t> addresses) const {
  const CudaDriver &driver = multiplier.device.getDriver();
  CUstream stream = multiplier.device.getStream();
  if (Error error =
          driver.check(driver.beginCapture(stream, cudaCaptureModeRelaxed),
                       "capture products of matrices"))
    return error;
  Error error = enqueue(stream, addresses);
  CUgraph graph = nullptr;
  CUresult result = driver.endCapture(stream, &graph);
  if (!error)
    error = driver.check(result, "capture products of matrices");
  if (!error)
    return graph;
  if (graph)
    driver.destroyGraph(graph);
  return error;
}
