//===- TestSupport.h - Shared code of tests of the runtime ------*- C++ -*-===//
//
// Temporary folders, small plans and values.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_UNIT_TESTSUPPORT_H
#define STEPFOLD_TEST_UNIT_TESTSUPPORT_H

#include "stepfold/Plan/Plan.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include "gtest/gtest.h"

#include <cstring>
#include <string>

namespace stepfold::runtime::test {

/// A folder that is removed with everything in it.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();

  const std::string &getPath() const { return path; }
  std::string getFile(llvm::StringRef name) const;
  void write(llvm::StringRef name, llvm::StringRef contents) const;
  /// Returns the names of all files, sorted and separated by spaces.
  std::string list() const;

private:
  std::string path;
};

/// Returns the bytes of a file, or none where there is no such file.
std::string readContents(llvm::StringRef path);

/// Returns the message of the error of a failed result, or "" of a good one.
template <typename T> std::string getMessage(llvm::Expected<T> result) {
  return result ? "" : llvm::toString(result.takeError());
}
std::string getMessage(llvm::Error error);

template <typename T> std::vector<uint8_t> toBytes(std::vector<T> values) {
  std::vector<uint8_t> bytes(values.size() * sizeof(T));
  if (!bytes.empty())
    std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

template <typename T> std::vector<T> fromBytes(llvm::ArrayRef<uint8_t> bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  if (!bytes.empty())
    std::memcpy(values.data(), bytes.data(), bytes.size());
  return values;
}

Plan::Buffer makeBuffer(llvm::StringRef name, Role role,
                        std::vector<int64_t> shape, DType dtype = DType::F32);

/// Adds a matrix of bf16, which is state of a name of its own, and returns its
/// index.
uint32_t addMatrix(Plan &plan, int64_t rows, int64_t columns);

/// A plan that verifies: `parameters` sizes of f32 parameters "p0", "p1", ...,
/// one table of (state, gradient), one step of the kernel "axpy" with the
/// table and a learning rate, buffer "lr" of 0.5.
Plan makeAxpyPlan(Plan::TargetKind target, std::vector<int64_t> sizes);

/// Writes the object of a host plan of makeAxpyPlan: compiles its kernel,
/// which says `state <assignment> lr * gradient`.
void writeAxpyObject(const TemporaryFolder &folder, const Plan &plan,
                     llvm::StringRef assignment = "-=");

/// The text of plan.json for `plan`.
std::string print(const Plan &plan);

/// Writes plan.json, with the digests of the files that are in the folder.
void writePlan(const TemporaryFolder &folder, Plan plan);

} // namespace stepfold::runtime::test

#endif // STEPFOLD_TEST_UNIT_TESTSUPPORT_H
