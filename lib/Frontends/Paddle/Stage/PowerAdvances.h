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
/// advances it, or says why not. What it says holds as long as each update that
/// it pairs is imported as its row says, and no other.
class PowerAdvances {
public:
  PowerAdvances(const PirBlock &body, const PirValues &values);

  /// For each advanced power, the op that advances it.
  const llvm::MapVector<TensorKey, const PirOp *> &getAdvances() const {
    return advances;
  }
  /// Why updates are not those of their rows.
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
  /// Of each power, the ops with an operand that is it, for each such operand.
  llvm::DenseMap<TensorKey, std::vector<const PirOp *>> users;
  llvm::MapVector<TensorKey, const PirOp *> advances;
  llvm::MapVector<const PirOp *, std::string> refusals;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_STAGE_POWERADVANCES_H
