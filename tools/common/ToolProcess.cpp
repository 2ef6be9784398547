//===- ToolProcess.cpp - Common start of all tools ------------------------===//

#include "ToolProcess.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"

#include <csignal>
#include <cstring>
#include <new>
#include <unistd.h>

using namespace llvm;

static const char *toolName = "";

/// Allocates nothing.
static void failWithoutMemory() {
  for (const char *part : {toolName, ": error: out of memory\n"})
    if (write(STDERR_FILENO, part, std::strlen(part)) < 0)
      break;
  sys::RunInterruptHandlers();
  _exit(1);
}

void stepfold::setUpToolProcess(const char *name) {
  toolName = name;
  // Registers LLVM's handlers, of which one is replaced.
  sys::PrintStackTraceOnErrorSignal(name);
  std::signal(SIGXFSZ, SIG_IGN);
  std::set_new_handler(failWithoutMemory);
  install_bad_alloc_error_handler(
      [](void *, const char *, bool) { failWithoutMemory(); });
}

void stepfold::hideRegisteredOptions() {
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (name != "help" && name != "version")
      option->setHiddenFlag(cl::Hidden);
}
