//===- CudaArch.cpp - Names of GPU architectures --------------------------===//
//
// The compatibility rules of NVIDIA's machine code and PTX.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Plan/CudaArch.h"

#include "llvm/Support/FormatVariadic.h"

#include <tuple>

using namespace llvm;
using namespace stepfold::runtime;

std::string CudaArch::getName() const {
  std::string name = formatv("sm_{0}{1}", major, minor);
  if (suffix)
    name += suffix;
  return name;
}

bool CudaArch::runsCubinOn(const CudaArch &device) const {
  if (suffix == 'a')
    return major == device.major && minor == device.minor;
  return major == device.major && minor <= device.minor;
}

bool CudaArch::compilesPTXOn(const CudaArch &device) const {
  if (suffix)
    return runsCubinOn(device);
  return std::tie(major, minor) <= std::tie(device.major, device.minor);
}

std::optional<CudaArch> stepfold::runtime::parseCudaArch(StringRef name) {
  CudaArch arch;
  if (!name.consume_front("sm_"))
    return std::nullopt;
  if (name.ends_with("a") || name.ends_with("f")) {
    arch.suffix = name.back();
    name = name.drop_back();
  }
  unsigned number;
  if (name.size() < 2 || name.size() > 3 || name.getAsInteger(10, number) ||
      number < 10)
    return std::nullopt;
  arch.major = number / 10;
  arch.minor = number % 10;
  return arch;
}
