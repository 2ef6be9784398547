//===- CudaArch.h - Names of GPU architectures ------------------*- C++ -*-===//
//
// Reads names such as "sm_90" and "sm_90a", and says which devices run them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_PLAN_CUDAARCH_H
#define STEPFOLD_PLAN_CUDAARCH_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace stepfold::runtime {

struct CudaArch {
  int major = 0;
  int minor = 0;
  /// 0, 'a' (this architecture only) or 'f' (this family only).
  char suffix = 0;

  std::string getName() const;
  /// Returns true if `device` runs machine code for this architecture.
  bool runsCubinOn(const CudaArch &device) const;
  /// Returns true if the driver of `device` can compile PTX for this
  /// architecture.
  bool compilesPTXOn(const CudaArch &device) const;
  /// Returns the largest size of a kernel's arguments in bytes. PTX allows more
  /// from its version 8.1 on, and code for compute capability 10 needs a later
  /// one.
  unsigned getMaxParameterBytes() const { return major >= 10 ? 32764 : 4096; }
};

std::optional<CudaArch> parseCudaArch(llvm::StringRef name);

} // namespace stepfold::runtime

#endif // STEPFOLD_PLAN_CUDAARCH_H
