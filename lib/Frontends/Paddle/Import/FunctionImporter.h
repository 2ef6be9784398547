//===- FunctionImporter.h - From a PIR block to a function -----*- C++ -*-===//
//
// The importer gives every use of a variable (ProgramState.h) the SSA value
// that the variable has at that point.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_FUNCTIONIMPORTER_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_FUNCTIONIMPORTER_H

#include "../Stage/GradientReaders.h"
#include "../Stage/StageBuilder.h"
#include "ProgramState.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {
class IRMapping;
} // namespace mlir

namespace stepfold::pir {

/// Operands of the operator of a plan, by the names of state of its stage.
struct StageOperands {
  llvm::StringMap<Variable *> state;
};

/// Imports the body of one program into a function.
class FunctionImporter final : public StageBuilder {
public:
  /// `skipped` are ops that are imported elsewhere; those of `chains` belong to
  /// the optimizer stage, and `readers` read gradients outside of it. In a
  /// startup program, every named output is a global.
  FunctionImporter(ProgramState &state, const PirValues &values,
                   const GradientChains &chains, const GradientReaders &readers,
                   const llvm::DenseSet<const PirOp *> &skipped, bool isStartup)
      : state(state), values(values), chains(chains), readers(readers),
        skipped(skipped), isStartup(isStartup),
        builder(state.module.getContext()) {}

  /// Appends a function with the operations of `program`.
  void import(const Program &program, llvm::StringRef name);
  /// Globals that the function has stored to.
  bool isStored(Variable *global) const { return allStored.contains(global); }

  // For the importers of single ops.
  mlir::OpBuilder &getBuilder() override { return builder; }
  FirstError &getErrors() { return state.errors; }
  const ImportOptions &getOptions() const { return state.options; }
  const PirValues &getValues() const override { return values; }
  mlir::Location getLoc(const PirOp &op) override;
  /// The variables of an operand: one, those of a list, or none where it is
  /// absent.
  llvm::ArrayRef<Variable *> getVariables(ValueId id) const;
  /// The contents of `variable` at this point.
  mlir::Value read(Variable *variable, const PirOp &op);
  /// As `read`, for an op of the stage. A value that an op outside of the stage
  /// has written is loaded, since the stage may begin behind that op.
  mlir::Value readInStage(Variable *variable, const PirOp &op);
  /// Gives `variable` a new value, for `op`.
  void write(Variable *variable, mlir::Value value, const PirOp &op);
  /// Lets a result stand for `variables`.
  void bindResult(const Definition &result,
                  llvm::ArrayRef<Variable *> variables, const PirOp &op);

  // Values of the optimizer stage.
  void setStageValue(TensorKey key, mlir::Value value) override;
  /// The variables of a tensor or of a list of them, in the stage where they
  /// are computed there.
  llvm::SmallVector<Variable *> getTensors(ValueId id) const;
  /// The gradient `variable`, where the stage begins marked as that of `param`.
  mlir::Value readGradient(Variable *variable, Variable *param,
                           const PirOp &op);
  mlir::Value readTensor(TensorKey key, const PirOp &op) override;
  mlir::Value readScalar(TensorKey key, const PirOp &op) override;
  void writeSum(TensorKey key, mlir::Value value, const PirOp &op) override;
  void bindState(const PirOp &op, unsigned operand, unsigned result,
                 mlir::Value value) override;
  /// A flag of one element: a variable, computed in the stage or, outside of
  /// regions, handed to it by a variable that is called `name`. Null for any
  /// other value.
  mlir::Value readFlag(ValueId id, const PirOp &op,
                       llvm::StringRef name = "skip_update") {
    return readFlag(getVariable(values.resolve(id)), op, name);
  }

private:
  /// Meaning of an id: one variable, or a list of them.
  struct Binding {
    llvm::SmallVector<Variable *, 1> variables;
    bool isList = false;
    /// The op that made the list, if one did.
    const PirOp *combine = nullptr;
  };

  /// Returns the list that an id means, or null if its elements are unknown.
  const Binding *lookupList(ValueId id) const;
  /// Returns the one variable that an id means, or null if there is none.
  Variable *lookupTensor(ValueId id) const;

  /// Contents of variables within a block.
  struct Scope {
    Scope *outer;
    mlir::Block *block;
    /// The contents of globals that have been loaded or stored here.
    llvm::DenseMap<Variable *, mlir::Value> globals;
    /// The globals whose contents here are of ops outside of the stage.
    llvm::DenseSet<Variable *> writtenOutside;
    llvm::SetVector<Variable *> stored;
    mlir::Value absent;
    /// The marks of gradients.
    llvm::DenseMap<mlir::Value, mlir::Value> marks;
    /// Lists that have been made for kept ops.
    struct List {
      llvm::SmallVector<mlir::Value> elements;
      mlir::Value value;
    };
    llvm::DenseMap<ValueId, List> lists;
  };

  bool isTopLevel() const { return !scope->outer; }
  /// Notes that `value` is that of `id` in the program.
  void record(mlir::Value value, ValueId id) {
    if (state.options.values && !isStartup)
      (*state.options.values)[value] = id;
  }
  void importFeeds(const PirBlock &block, mlir::Block *entry);
  void importBlock(const PirBlock &block, mlir::Block *into);
  void importOperations(const PirBlock &block, mlir::Block *into);
  void inBlock(mlir::Block *into, llvm::function_ref<void()> fill);
  void importOperation(const PirOp &op);
  void importVariable(const PirOp &op, llvm::StringRef nameAttribute);
  void importCombine(const PirOp &op);
  bool importSplit(const PirOp &op);
  bool importSlice(const PirOp &op);
  bool importNamedOutput(const PirOp &op);
  mlir::Operation *keepOperation(const PirOp &op,
                                 mlir::TypeRange moreTypes = {});
  void importRegions(const PirOp &op, mlir::OperationState &created);
  void importConditional(const PirOp &op);
  void importAlias(const PirOp &op);
  void importInPlace(const PirOp &op);
  void overwrite(const PirOp &op, unsigned operand, unsigned result,
                 mlir::Value value);
  void importUnknownInPlace(const PirOp &op);
  void loseContents(Variable *variable, const llvm::Twine &reason);
  void poisonOtherNames(Variable *variable, const PirOp &op);
  void loseMaybeShared(Variable *variable, mlir::Value value, const PirOp &op);
  void store(Variable *global, mlir::Value value, const PirOp &op);
  void checkContents(Variable *variable, const PirOp &op);
  void bindNewValue(const Definition &result, mlir::Value value);
  void bindNewResult(const PirOp &op, unsigned index, mlir::Value value);
  mlir::Value getOperand(ValueId id, const PirOp &op);
  mlir::Value getList(ValueId id, const Binding &binding, const PirOp &op);
  mlir::Value createList(llvm::ArrayRef<mlir::Value> elements,
                         mlir::DictionaryAttr attributes, const PirOp &op);
  llvm::SmallVector<mlir::Value> splitList(mlir::Value list,
                                           llvm::ArrayRef<Variable *> variables,
                                           const PirOp &op);
  void expectName(Variable *variable, unsigned result,
                  llvm::StringRef complaint, const PirOp &op);
  mlir::Value load(Variable *global, const PirOp &op);

  // Operators of plans, in StepOperators.cpp.
  void findOperatorBuffers(const PirBlock &body);
  void importStepOperator(const PirOp &op);
  void importStage(mlir::Block &stage, const StageOperands &operands,
                   mlir::IRMapping &mapping, const PirOp &op);
  mlir::Value readStageState(llvm::StringRef name,
                             const StageOperands &operands, const PirOp &op);

  // Buffers and collectives, in Collectives.cpp.
  void importCoalesce(const PirOp &op);
  bool importBroadcast(const PirOp &op);
  void checkParts(Variable *buffer, const PirOp &op);
  mlir::Value readBuffer(Variable *buffer, const PirOp &op);
  void writeBuffer(Variable *buffer, mlir::Value value, const PirOp &op);

  Variable *getVariable(TensorKey key) const;
  mlir::Value readFlag(Variable *flag, const PirOp &op, llvm::StringRef name);

  ProgramState &state;
  const PirValues &values;
  const GradientChains &chains;
  const GradientReaders &readers;
  const llvm::DenseSet<const PirOp *> &skipped;
  bool isStartup;
  mlir::OpBuilder builder;
  llvm::DenseMap<ValueId, Binding> bindings;
  llvm::DenseMap<TensorKey, Variable *> stageBindings;
  llvm::DenseSet<Variable *> stageVariables;
  /// The globals by which the stage gets flags.
  llvm::DenseMap<mlir::Value, Variable *> stageInputs;
  llvm::DenseSet<Variable *> allStored;
  Scope *scope = nullptr;
};

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_FUNCTIONIMPORTER_H
