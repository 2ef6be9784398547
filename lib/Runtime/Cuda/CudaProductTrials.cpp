//===- CudaProductTrials.cpp - Choice of an algorithm for products --------===//

#include "CudaTimer.h"
#include "CudaTrialMemory.h"
#include "stepfold/Data/Digest.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Maximum number of algorithms that are tried.
static constexpr int maxAlgorithms = 32;
/// Number of timed calls of each.
static constexpr unsigned numTrials = 3;
/// Time after which a plan tries no more algorithms: the order of the library
/// decides then.
static constexpr std::chrono::seconds maxTrialTime(2);

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

Expected<std::optional<double>>
CudaProductBatch::measure(const CudaProductOperands &operands) {
  CUstream stream = multiplier.device.getStream();
  if (Error error = multiply(stream, operands)) {
    consumeError(std::move(error)); // Some are not for this device.
    return std::nullopt;
  }
  auto multiplyAgain = [&]() -> Error {
    for (unsigned trial = 0; trial != numTrials; ++trial)
      if (Error error = multiply(stream, operands))
        return error;
    return Error::success();
  };
  Expected<std::vector<double>> intervals =
      CudaTimer::measure(multiplier.device, /*count=*/1, multiplyAgain);
  if (!intervals)
    return intervals.takeError();
  return intervals->front();
}

Error CudaProductBatch::sortByTime(std::vector<CublasLtHeuristic> &algorithms,
                                   const CudaProductOperands &operands) {
  std::vector<std::pair<double, size_t>> times;
  size_t next = 0;
  for (; next != algorithms.size() && multiplier.trialTime < maxTrialTime;
       ++next) {
    auto begin = std::chrono::steady_clock::now();
    algorithm = algorithms[next];
    Expected<std::optional<double>> time = measure(operands);
    if (!time)
      return time.takeError();
    if (*time)
      times.push_back({**time, next});
    multiplier.trialTime += std::chrono::steady_clock::now() - begin;
  }
  llvm::sort(times);
  std::vector<CublasLtHeuristic> sorted;
  for (auto [time, i] : times)
    sorted.push_back(algorithms[i]);
  append_range(sorted, ArrayRef(algorithms).drop_front(next));
  algorithms = std::move(sorted);
  return Error::success();
}

/// Returns a name of an algorithm that is the same in other processes.
static std::string getAlgorithmName(const CublasLtHeuristic &algorithm) {
  return getDigest(
      StringRef(reinterpret_cast<const char *>(algorithm.algorithm.data),
                sizeof(algorithm.algorithm.data)));
}

/// Brings the fastest algorithms to the front: by trials, or the one whose name
/// is known from earlier trials.
Error CudaProductBatch::sort(std::vector<CublasLtHeuristic> &algorithms,
                             ArrayRef<uint64_t> addresses,
                             std::optional<std::string> name) {
  auto known = find_if(algorithms, [&](const CublasLtHeuristic &each) {
    return name == getAlgorithmName(each);
  });
  if (known != algorithms.end()) {
    std::rotate(algorithms.begin(), known, std::next(known));
    return Error::success();
  }
  TrialMemory memory(multiplier.device);
  Expected<CudaProductOperands> operands =
      isScratch() ? getOperands(addresses) : memory.allocate(shape);
  if (!operands)
    return operands.takeError();
  return sortByTime(algorithms, *operands);
}

Error CudaProductBatch::checkKernel() {
  std::optional<CublasLtHeuristic> chosen = std::exchange(algorithm, {});
  Expected<bool> correct = isCorrect();
  if (!correct)
    return correct.takeError();
  if (!*correct)
    return createStringError(
        formatv("the tensor cores of {0} do not add as mma16 is defined",
                multiplier.device.getName()));
  algorithm = chosen;
  return Error::success();
}

Error CudaProductBatch::choose(ArrayRef<uint64_t> addresses) {
  Expected<std::vector<CublasLtHeuristic>> found = findAlgorithms();
  if (!found)
    return found.takeError();
  std::string product = shape.describe();
  std::optional<std::string> known = multiplier.cache.find(product);
  if (Error error = sort(*found, addresses, known))
    return error;
  for (const CublasLtHeuristic &each : *found) {
    algorithm = each;
    Expected<bool> correct = isCorrect();
    if (!correct)
      return correct.takeError();
    if (!*correct)
      continue;
    if (std::string name = getAlgorithmName(each); name != known)
      multiplier.cache.store(product, name);
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
