//===- Signals.cpp - No signal handlers -----------------------------------===//
//
// LLVM has files that it is writing removed when a signal ends the process, and
// takes over the handlers of all signals for that. They are the host's: the
// linker has the call resolved to the function below (--wrap). What a signal
// leaves is a temporary file.
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
