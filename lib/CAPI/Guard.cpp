//===- Guard.cpp - Survives what LLVM takes for fatal ---------------------===//
//
// LLVM calls a handler before it ends the process. The handler must not return,
// and it cannot throw: most of LLVM is compiled without exceptions. So it
// jumps, as LLVM's own CrashRecoveryContext does, but without signal handlers,
// which would be the whole process's.
//
//===----------------------------------------------------------------------===//

#include "Guard.h"

#include "llvm/Support/ErrorHandling.h"

#include <csetjmp>
#include <new>

using namespace stepfold;

namespace {
struct Frame {
  std::jmp_buf buffer;
  std::string message;
};
} // namespace

/// The innermost guarded call of this thread.
static thread_local Frame *currentFrame = nullptr;

static void handleFatalError(void *, const char *reason, bool) {
  if (!currentFrame)
    return;
  currentFrame->message = reason;
  std::longjmp(currentFrame->buffer, 1);
}

static void installHandlers() {
  static const bool isInstalled = [] {
    llvm::install_fatal_error_handler(handleFatalError);
    llvm::install_bad_alloc_error_handler(handleFatalError);
    return true;
  }();
  (void)isInstalled;
}

/// Returns whether `body` returned. Holds nothing that a jump would leave
/// behind.
static bool runInFrame(Frame &frame, llvm::function_ref<void()> body) {
  if (setjmp(frame.buffer) != 0)
    return false;
  try {
    body();
    return true;
  } catch (const std::bad_alloc &) {
    frame.message = "out of memory";
    return false;
  }
}

std::optional<std::string> capi::runGuarded(llvm::function_ref<void()> body) {
  installHandlers();
  Frame frame;
  Frame *outer = currentFrame;
  currentFrame = &frame;
  bool hasReturned = runInFrame(frame, body);
  currentFrame = outer;
  if (hasReturned)
    return std::nullopt;
  return std::move(frame.message);
}
