//===- PowerAdvances.h - Powers that other ops advance ---------*- C++ -*-===//
//
// Some updates of the framework read a power that an op of its own advances
// once all updates have read it. The optim op advances it itself, which is the
// same where nothing looks at the power in between.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_POWERADVANCES_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_POWERADVANCES_H

#include "PirValues.h"

#include "llvm/ADT/MapVector.h"

namespace stepfold::pir {

/// Pairs each update of a program whose row names such a power with the op that
/// advances it, or gives the reason why there is no pair. The pairs hold as
/// long as each paired update is imported by its row, and no other update is.
class PowerAdvances {
public:
  PowerAdvances(const PirBlock &body, const PirValues &values);

  /// For each advanced power, the op that advances it.
  const llvm::MapVector<TensorKey, const PirOp *> &getAdvances() const {
    return advances;
  }
  /// Reasons why updates are not imported by their rows.
  const llvm::MapVector<const PirOp *, std::string> &getRefusals() const {
    return refusals;
  }

private:
  void findUpdates(const PirBlock &block);
  void findUsers(const PirBlock &block);
  std::string explainPower(const PirOp &update, TensorKey power) const;
  std::string explainUsers(const PirOp &update, TensorKey power) const;
  std::string explainAdvance(const PirOp &update, TensorKey power,
                             const PirOp &advance) const;
  std::string explainReaders(const PirOp &update, TensorKey power,
                             const PirOp &advance) const;
  bool isMultiplication(const PirOp &op, TensorKey power) const;
  bool multipliesByFactor(const PirOp &update, TensorKey power,
                          const PirOp &advance) const;
  void pair(const PirOp &update, TensorKey power);

  const PirValues &values;
  /// With their powers, in program order.
  std::vector<std::pair<const PirOp *, TensorKey>> updates;
  /// For each power, the ops with an operand that is the power, once for each
  /// such operand.
  llvm::DenseMap<TensorKey, std::vector<const PirOp *>> users;
  llvm::MapVector<TensorKey, const PirOp *> advances;
  llvm::MapVector<const PirOp *, std::string> refusals;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_POWERADVANCES_H
