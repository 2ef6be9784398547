//===- Memory.cpp - Whether memory is enough ------------------------------===//

#include "stepfold/Data/Memory.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <sys/resource.h>
#include <sys/sysinfo.h>

using namespace llvm;
using namespace stepfold::runtime;

/// The bytes that this process can have at most.
static uint64_t getMaxBytes() {
  uint64_t bytes = std::numeric_limits<int64_t>::max();
  struct sysinfo info;
  if (sysinfo(&info) == 0)
    bytes = std::min<uint64_t>(
        bytes, (uint64_t(info.totalram) + info.totalswap) * info.mem_unit);
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    bytes = std::min<uint64_t>(bytes, limit.rlim_cur);
  return bytes;
}

Error stepfold::runtime::checkMemory(uint64_t bytes, const Twine &what) {
  uint64_t maxBytes = getMaxBytes();
  if (bytes <= maxBytes)
    return Error::success();
  return createStringError(
      std::make_error_code(std::errc::not_enough_memory),
      formatv("out of memory: cannot allocate {0} bytes for {1}, where {2} are "
              "all that there are",
              bytes, what, maxBytes));
}

/// The size of a variable in bytes, or the largest number where it has more.
static uint64_t getNumBytes(const Variable &variable) {
  uint64_t bytes = getSize(variable.dtype);
  for (int64_t size : variable.shape)
    bytes = SaturatingMultiply(bytes, uint64_t(size));
  return bytes;
}

Error stepfold::runtime::checkMemory(const Variable &variable) {
  return checkMemory(getNumBytes(variable),
                     getName(variable.role) + " '" + variable.name + "'");
}

Error stepfold::runtime::checkMemory(ArrayRef<Variable> variables) {
  uint64_t total = 0;
  for (const Variable &variable : variables) {
    if (Error error = checkMemory(variable))
      return error;
    total = SaturatingAdd(total, getNumBytes(variable));
  }
  return checkMemory(total, Twine(variables.size()) + " variables");
}
