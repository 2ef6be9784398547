//===- IEEEMode.h - Floating-point arithmetic of a thread -------*- C++ -*-===//

#ifndef STEPFOLD_SUPPORT_IEEEMODE_H
#define STEPFOLD_SUPPORT_IEEEMODE_H

#include <cfenv>

namespace stepfold {

/// Has the thread compute as IEEE 754 says, to nearest even and with
/// subnormals, while it exists. A process may have set another mode for itself,
/// such as torch.set_flush_denormal.
class IEEEMode {
public:
  IEEEMode() {
    std::fegetenv(&before);
    std::fesetenv(FE_DFL_ENV);
  }
  ~IEEEMode() { std::fesetenv(&before); }
  IEEEMode(const IEEEMode &) = delete;
  IEEEMode &operator=(const IEEEMode &) = delete;

private:
  std::fenv_t before;
};

} // namespace stepfold

#endif // STEPFOLD_SUPPORT_IEEEMODE_H
