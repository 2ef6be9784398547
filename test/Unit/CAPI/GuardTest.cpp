//===- GuardTest.cpp - Tests of surviving fatal errors --------------------===//

#include "../../../lib/CAPI/Guard.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"
#include "gtest/gtest.h"

#include <cstdint>
#include <fstream>
#include <new>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using stepfold::capi::minMemory;
using stepfold::capi::runGuarded;

TEST(GuardTest, ReturnsNothingForWhatReturns) {
  bool hasRun = false;
  EXPECT_EQ(runGuarded([&] { hasRun = true; }), std::nullopt);
  EXPECT_TRUE(hasRun);
}

TEST(GuardTest, ReturnsTheMessageOfAFatalError) {
  EXPECT_EQ(runGuarded([] { llvm::report_fatal_error("no such thing"); }),
            "no such thing");
}

TEST(GuardTest, ReturnsThatMemoryRanOut) {
  EXPECT_EQ(runGuarded([] { llvm::report_bad_alloc_error("too large"); }),
            "too large");
  EXPECT_EQ(runGuarded([] { throw std::bad_alloc(); }), "out of memory");
}

// ASan's `new` ends the process by itself.
#if !LLVM_ADDRESS_SANITIZER_BUILD
/// Most of LLVM is compiled without exceptions: what `new` throws there ends
/// the process.
TEST(GuardTest, PassesNoExceptionThroughCodeWithoutExceptions) {
  auto allocate = []() noexcept {
    ::operator delete(::operator new(SIZE_MAX / 4));
  };
  EXPECT_EQ(runGuarded(allocate), "out of memory");
  EXPECT_THROW(::operator delete(::operator new(SIZE_MAX / 4)), std::bad_alloc);
}
#endif

TEST(GuardTest, BeginsOnlyWithMemory) {
  size_t numPages = 0;
  std::ifstream("/proc/self/statm") >> numPages;
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  rlimit tight = before;
  tight.rlim_cur = numPages * sysconf(_SC_PAGESIZE) + minMemory / 2;
  ASSERT_EQ(setrlimit(RLIMIT_AS, &tight), 0);
  bool hasRun = false;
  std::optional<std::string> message = runGuarded([&] { hasRun = true; });
  ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_EQ(message, "out of memory");
  EXPECT_FALSE(hasRun);
}

TEST(GuardTest, GoesBackToTheInnermost) {
  std::optional<std::string> inner;
  EXPECT_EQ(runGuarded([&] {
              inner = runGuarded([] { llvm::report_fatal_error("inner"); });
              llvm::report_fatal_error("outer");
            }),
            "outer");
  EXPECT_EQ(inner, "inner");
}

TEST(GuardTest, KeepsThreadsApart) {
  EXPECT_EQ(runGuarded([] {
              std::optional<std::string> other;
              std::thread thread([&] {
                other = runGuarded([] { llvm::report_fatal_error("other"); });
              });
              thread.join();
              EXPECT_EQ(other, "other");
            }),
            std::nullopt);
}
