//===- Variable.h - Variables that a stage reads and writes -----*- C++ -*-===//
//
// The tensors of a stage, and what its state begins as.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_DATA_VARIABLE_H
#define STEPFOLD_DATA_VARIABLE_H

#include "stepfold/Data/DType.h"

#include <string>
#include <vector>

namespace stepfold::runtime {

/// The values of these enumerations are part of the program engine ABI.
enum class Role : uint8_t {
  State = 0,
  Gradient = 1,
  /// Memory of the plan that is not used outside of a step.
  Scratch = 2,
  /// Value that a whole step returns, such as the loss.
  Result = 3,
};
enum class Access : uint8_t { Read = 0, Write = 1, ReadWrite = 2 };
enum class InitialKind : uint8_t {
  Seeded = 0,
  Splat = 1,
  Data = 2,
  Cast = 3,
  Copy = 4,
  Step = 5,
};

llvm::StringRef getName(Role role);
llvm::StringRef getName(Access access);
llvm::StringRef getName(InitialKind kind);

/// Returns true if the value is the converted value of another variable. Unlike
/// a cast, a copy is derived state, which checkpoints do not hold.
inline bool isConverted(InitialKind kind) {
  return kind == InitialKind::Cast || kind == InitialKind::Copy;
}

/// A dense row-major tensor that the stage reads or writes.
struct TensorInfo {
  std::string name;
  Role role = Role::State;
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  Access access = Access::ReadWrite;

  uint64_t getNumElements() const;
  uint64_t getNumBytes() const { return getNumElements() * getSize(dtype); }
};

/// Returns true if the variable follows from others and from the number of
/// steps, so that checkpoints do not hold it.
inline bool isDerived(InitialKind kind) {
  return kind == InitialKind::Copy || kind == InitialKind::Step;
}

/// Value that the startup program gives a state variable.
struct InitialValue {
  InitialKind kind = InitialKind::Seeded;
  /// Splat: the bits of every element.
  uint64_t bits = 0;
  /// Data: the elements.
  std::vector<uint8_t> data;
  /// Cast, Copy: the state variable whose converted value this is.
  std::string of;

  bool isConverted() const { return stepfold::runtime::isConverted(kind); }
};

struct Variable : TensorInfo {
  /// Means something for state alone.
  InitialValue initial;
};

} // namespace stepfold::runtime

#endif // STEPFOLD_DATA_VARIABLE_H
