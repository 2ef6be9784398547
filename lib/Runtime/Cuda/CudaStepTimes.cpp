//===- CudaStepTimes.cpp - Measures steps on a GPU ------------------------===//

#include "CudaPlanEngine.h"
#include "CudaTimer.h"

using namespace llvm;
using namespace stepfold::runtime;

/// Steps are queued one behind the other, so that launching costs nothing as
/// long as it is faster than executing. They are single launches: events
/// between these time kernels.
Expected<StepTimes> CudaPlanEngine::time(const TimingOptions &timing) {
  CudaScope scope = device->enter();
  CUstream stream = device->getStream();
  if (Error error = updateAddresses(stream, /*isCapturing=*/false))
    return error;
  for (unsigned i = 0; i != timing.warmup; ++i)
    if (Error error = launchAll(stream))
      return error;
  Expected<std::vector<double>> intervals = CudaTimer::measure(
      *device, timing.repetitions, [&] { return launchAll(stream); });
  if (!intervals)
    return intervals.takeError();
  StepTimes times;
  times.step = std::move(*intervals);
  if (timing.timeKernels)
    if (Error error = timeKernels(timing, times))
      return error;
  return times;
}

static StringRef getKernelName(const CudaLaunch &launch) { return launch.name; }
static StringRef getKernelName(const CudaProducts &) { return "products"; }
static StringRef getKernelName(const CudaRowCopies &) { return "row copies"; }

Error CudaPlanEngine::timeKernels(const TimingOptions &timing,
                                  StepTimes &times) {
  size_t next = 0;
  Expected<std::vector<double>> intervals =
      CudaTimer::measure(*device, timing.repetitions * work.size(), [&] {
        return launch(work[next++ % work.size()], device->getStream());
      });
  if (!intervals)
    return intervals.takeError();
  for (const CudaWork &next : work)
    times.kernels.push_back(
        {std::visit([](const auto &own) { return getKernelName(own).str(); },
                    next),
         {}});
  for (size_t i = 0; i != intervals->size(); ++i)
    times.kernels[i % work.size()].times.push_back((*intervals)[i]);
  return Error::success();
}
