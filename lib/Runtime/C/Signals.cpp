//===- Signals.cpp - No signal handlers -----------------------------------===//
//
// LLVM removes files that it is writing when a signal ends the process, and
// installs handlers of all signals for that. Signal handlers belong to the host
// process, so the linker resolves the call to the function below (--wrap). A
// signal therefore leaves a temporary file behind.
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/StringRef.h"

#include <string>

/// In place of llvm::sys::RemoveFileOnSignal. Returns whether it failed.
extern "C" bool
__wrap__ZN4llvm3sys18RemoveFileOnSignalENS_9StringRefEPNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(
    llvm::StringRef, std::string *) {
  return false;
}
