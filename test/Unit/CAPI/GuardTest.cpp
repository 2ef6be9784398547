//===- GuardTest.cpp - Tests of surviving fatal errors --------------------===//

#include "../../../lib/CAPI/Guard.h"

#include "llvm/Support/ErrorHandling.h"
#include "gtest/gtest.h"

#include <new>
#include <thread>

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
