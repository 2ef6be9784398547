//===- StandardError.cpp - LLVM's output as text --------------------------===//
//
// Options of passes report a bad value by llvm::errs(). The linker has that
// resolved to the function below (--wrap): a library has no business on the
// standard error of a process, and the text belongs into the error.
//
//===----------------------------------------------------------------------===//

#include "StandardError.h"

#include "llvm/Support/raw_ostream.h"

using namespace stepfold;

namespace {

/// Never touches its file.
class CapturedStream : public llvm::raw_fd_ostream {
public:
  CapturedStream()
      : raw_fd_ostream(/*fd=*/2, /*shouldClose=*/false, /*unbuffered=*/true) {}

  std::string take() { return std::exchange(text, std::string()); }

private:
  void write_impl(const char *data, size_t size) override {
    text.append(data, size);
  }
  uint64_t current_pos() const override { return text.size(); }

  std::string text;
};

} // namespace

static CapturedStream &getStream() {
  static thread_local CapturedStream stream;
  return stream;
}

std::string capi::takeStandardError() { return getStream().take(); }

/// In place of llvm::errs().
extern "C" llvm::raw_fd_ostream &__wrap__ZN4llvm4errsEv() {
  return getStream();
}
