//===- StreamRoles.h - Kinds of tensors of streams --------------*- C++ -*-===//

#ifndef STEPFOLD_LIB_REPORT_STREAMROLES_H
#define STEPFOLD_LIB_REPORT_STREAMROLES_H

#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Report/Report.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace stepfold {

/// Launches and bytes in one step.
struct Traffic {
  uint64_t launches = 0;
  std::array<Report::Bytes, numStreamRoles> byRole;

  Report::Bytes &operator[](StreamRole role) {
    return byRole[static_cast<unsigned>(role)];
  }
  void add(const Traffic &other);
};

/// Finds what the values of a program, in any phase, are.
class StreamRoles {
public:
  /// Roles for a program without state, all of whose arguments are `set`.
  StreamRoles() = default;
  explicit StreamRoles(mlir::ModuleOp module);

  StreamRole get(mlir::Value value) const;
  void set(mlir::Value value, StreamRole role) { known[value] = role; }
  /// The sum of `traffic`. A stream counts for what its first buffer is.
  Traffic sum(const StageTraffic &traffic) const;

private:
  StreamRole getOfGlobal(mlir::StringAttr name) const;

  llvm::DenseSet<mlir::StringAttr> parameters, copies;
  llvm::DenseMap<mlir::Value, StreamRole> known;
};

} // namespace stepfold

#endif // STEPFOLD_LIB_REPORT_STREAMROLES_H
