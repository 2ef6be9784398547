//===- StageOrder.h - Places for an operator --------------------*- C++ -*-===//
//
// The framework's executor runs an op when the ops that made its operands have
// run, and orders ops that access one variable if one of them is declared to
// overwrite it. An operator that is given a variable as a plain operand and
// writes it is ordered by its other operands alone.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEORDER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEORDER_H

#include "../Stage/PirValues.h"
#include "ProgramEdit.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace stepfold::pir {

/// Accesses of the stage to a variable.
struct StageAccess {
  bool isWritten = false;
  /// The op of the program by which the stage writes the variable first, or
  /// else reads it first.
  const PirOp *first = nullptr;
};

/// The variables of a stage, by their names: each region that uses a variable
/// may have a declaration of its own.
using StageAccesses = llvm::MapVector<llvm::StringRef, StageAccess>;

struct StagePlace {
  /// The position of the op that the operator stands behind.
  unsigned position = 0;
  /// The variables that have to be operands in place, each with an op that
  /// would not be ordered otherwise.
  llvm::MapVector<llvm::StringRef, const PirOp *> inPlace;
};

/// The ops of a program that stay when operators replace its stages, and the
/// operators.
class StageOrder {
public:
  using Ops = llvm::SetVector<const PirOp *>;

  /// An operator that has a place.
  struct Operator {
    /// As in StagePlace.
    unsigned position;
    llvm::SmallVector<ValueId> operands;
    /// The variables that it has in place.
    llvm::SetVector<llvm::StringRef> inPlace;
  };

  /// `removed` are ops of `body` itself. `edit` says which values stand for
  /// their results.
  StageOrder(const PirBlock &body, const PirValues &values, const Ops &removed,
             const ProgramEdit &edit);

  /// Finds a place for an operator with `operands`, no further in front than
  /// behind the op at `position`. Reports an error where there is none.
  std::optional<StagePlace> place(llvm::ArrayRef<ValueId> operands,
                                  const StageAccesses &accesses,
                                  unsigned position, FirstError &errors) const;
  /// Adds an operator, behind those that were added.
  void add(Operator placed) { operators.push_back(std::move(placed)); }
  /// An op that stays and uses a value; null where there is none.
  const PirOp *findUser(ValueId id) const { return users.lookup(id); }

private:
  struct Access {
    unsigned position;
    bool isWrite;
  };

  void addOp(const PirOp &op, unsigned position);
  void addAccess(llvm::StringRef name, Access access);
  llvm::ArrayRef<Access> getAccesses(llvm::StringRef name) const;
  unsigned getPosition(ValueId id) const;
  llvm::BitVector findAncestors(llvm::ArrayRef<ValueId> operands,
                                const StageAccesses &accesses) const;

  const PirBlock &body;
  const PirValues &values;
  const ProgramEdit &edit;
  /// The positions of the ops of `body` by all ops in them.
  llvm::DenseMap<const PirOp *, unsigned> positions;
  /// The values that each op of `body` that stays uses, also in its regions,
  /// and the variables.
  std::vector<llvm::SmallVector<ValueId>> operandsOf;
  std::vector<llvm::SmallVector<llvm::StringRef, 1>> variablesOf;
  /// The accesses by ops that stay, in their order.
  llvm::StringMap<std::vector<Access>> accessesOf;
  llvm::DenseMap<ValueId, const PirOp *> users;
  std::vector<Operator> operators;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEORDER_H
