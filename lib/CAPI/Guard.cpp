//===- Guard.cpp - Surviving LLVM's fatal errors --------------------------===//
//
// LLVM calls a handler before it ends the process, and `new` calls one where
// there is no memory. A handler must not return, and it cannot throw: most of
// LLVM is compiled without exceptions. So it jumps, as LLVM's own
// CrashRecoveryContext does, but without signal handlers, which would be the
// whole process's.
//
// A jump out of the initialization of a static variable, or from under a lock,
// would have later calls wait forever, and some of LLVM uses what `malloc`
// returns unseen. So a call begins only with memory for an ordinary one.
//
//===----------------------------------------------------------------------===//

#include "Guard.h"

#include "llvm/Support/ErrorHandling.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <sys/mman.h>

using namespace stepfold;

namespace {
/// Holds nothing that a jump would leave behind, or that has to be allocated
/// where there is no memory.
struct Frame {
  std::jmp_buf buffer;
  char message[1024];
  /// Freed for what reports that there is no memory.
  void *reserve;
};
} // namespace

static constexpr const char *outOfMemory = "out of memory";
/// Taken from the heap of the thread, unlike larger blocks.
static constexpr size_t reserveSize = 64 << 10;

/// The innermost guarded call of this thread.
static thread_local Frame *currentFrame = nullptr;

static void setMessage(Frame &frame, const char *message) {
  std::snprintf(frame.message, sizeof(frame.message), "%s", message);
}

static void handleFatalError(void *, const char *reason, bool) {
  if (!currentFrame)
    return;
  setMessage(*currentFrame, reason);
  std::longjmp(currentFrame->buffer, 1);
}

static std::new_handler previousHandler;

/// Outside of guarded calls, does what `new` would do without this handler.
static void handleNoMemory() {
  if (currentFrame)
    handleFatalError(nullptr, outOfMemory, /*genCrashDiag=*/false);
  if (!previousHandler)
    throw std::bad_alloc();
  previousHandler();
}

static void installHandlers() {
  static const bool isInstalled = [] {
    llvm::install_fatal_error_handler(handleFatalError);
    llvm::install_bad_alloc_error_handler(handleFatalError);
    previousHandler = std::set_new_handler(handleNoMemory);
    return true;
  }();
  (void)isInstalled;
}

/// Returns whether the process may map so much memory now.
static bool hasMemory(size_t size) {
  void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, /*fd=*/-1, /*offset=*/0);
  if (memory == MAP_FAILED)
    return false;
  munmap(memory, size);
  return true;
}

/// Returns whether `body` returned.
static bool runInFrame(Frame &frame, llvm::function_ref<void()> body) {
  if (setjmp(frame.buffer) != 0)
    return false;
  try {
    body();
    return true;
  } catch (const std::bad_alloc &) {
    setMessage(frame, outOfMemory);
    return false;
  }
}

std::optional<std::string> capi::runGuarded(llvm::function_ref<void()> body) {
  installHandlers();
  Frame frame;
  frame.reserve = std::malloc(reserveSize);
  if (!frame.reserve || !hasMemory(minMemory)) {
    std::free(frame.reserve);
    return outOfMemory;
  }
  Frame *outer = currentFrame;
  currentFrame = &frame;
  bool hasReturned = runInFrame(frame, body);
  currentFrame = outer;
  std::free(frame.reserve);
  if (hasReturned)
    return std::nullopt;
  return frame.message;
}
