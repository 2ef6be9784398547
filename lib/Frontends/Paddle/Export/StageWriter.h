//===- StageWriter.h - The operator of a stage ------------------*- C++ -*-===//
//
// The operator has a value for each variable of a plan, and the plan's place.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEWRITER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEWRITER_H

#include "ReplacedStages.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Frontends/Paddle/Export/ExportKernels.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

namespace stepfold::pir {

/// Writes the operator of one stage.
class StageWriter {
public:
  /// `importedAs` has the values of the program that values of `step` are.
  StageWriter(ReplacedStages &program, mlir::func::FuncOp step,
              OptimizerStage stage, StagePlan plan,
              llvm::DenseMap<mlir::Value, ValueId> importedAs,
              FirstError &errors)
      : program(program), step(step), stage(std::move(stage)),
        plan(std::move(plan)), importedAs(std::move(importedAs)),
        errors(errors), values(program.values), edit(program.edit) {}

  void findRemoved(const llvm::DenseSet<const PirOp *> &kept);
  /// Returns false where an error was reported.
  bool findOperands();
  void findAccesses();
  const StageAccesses &getAccesses() const { return accesses; }
  /// Adds the state of one element that the stage writes.
  void findScalars(llvm::SetVector<llvm::StringRef> &names) const;
  /// Writes the operator behind the op at `position`, or further behind, which
  /// becomes `position`. Variables in `shared` are operands in place. Returns
  /// the stage, or nothing where an error was reported.
  std::optional<StageFile> write(StageOrder &order,
                                 const llvm::SetVector<llvm::StringRef> &shared,
                                 unsigned &position);
  const std::string &getDigest() const { return digest; }

private:
  ValueId findValue(mlir::Value value);
  ValueId findState(llvm::StringRef name);
  ValueId declare(llvm::StringRef name, std::string type,
                  llvm::function_ref<NewOp(NewOp::Result)> write);
  ValueId declareVariable(const PirOp &variable);
  ValueId declareBuffer(llvm::StringRef name, JSONNode typeOfPart);
  bool fail(const llvm::Twine &what);
  bool checkName(llvm::StringRef name);
  bool writes(llvm::StringRef name) const;
  bool isWritten(ValueId id) const;
  bool findBuffers();
  std::string getType(ValueId id) const;
  void writeOperator(unsigned position,
                     const llvm::SetVector<llvm::StringRef> &inPlace);
  void abridgeDeclarations();
  void report(const StagePlace &place) const;

  ReplacedStages &program;
  mlir::func::FuncOp step;
  OptimizerStage stage;
  StagePlan plan;
  llvm::DenseMap<mlir::Value, ValueId> importedAs;
  FirstError &errors;
  const PirValues &values;
  ProgramEdit &edit;
  /// The ops of the program that store first to variables.
  llvm::StringMap<const PirOp *> firstStores;
  /// The declarations that no stage before has written.
  std::vector<NewOp> declarations;
  /// The values of the variables of the plan and of its buffers, and what the
  /// stage does to variables of the program.
  std::vector<std::pair<const PlanVariable *, ValueId>> variables;
  std::vector<std::pair<const PlanBuffer *, ValueId>> buffers;
  /// The variables in buffers.
  llvm::StringSet<> parts;
  std::vector<mlir::optim::GradientOp> gradients;
  StageAccesses accesses;
  std::string digest;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_STAGEWRITER_H
