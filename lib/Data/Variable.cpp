//===- Variable.cpp - Variables that a stage reads and writes -------------===//

#include "stepfold/Data/Variable.h"

using namespace llvm;
using namespace stepfold::runtime;

StringRef stepfold::runtime::getName(Role role) {
  static constexpr StringLiteral names[] = {"state", "gradient", "scratch",
                                            "result"};
  return names[static_cast<unsigned>(role)];
}

StringRef stepfold::runtime::getName(Access access) {
  static constexpr StringLiteral names[] = {"read", "write", "readwrite"};
  return names[static_cast<unsigned>(access)];
}

StringRef stepfold::runtime::getName(InitialKind kind) {
  static constexpr StringLiteral names[] = {"seeded", "splat", "data",
                                            "cast",   "copy",  "step"};
  return names[static_cast<unsigned>(kind)];
}

uint64_t TensorInfo::getNumElements() const {
  uint64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}
