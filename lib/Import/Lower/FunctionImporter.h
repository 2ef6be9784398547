//===- FunctionImporter.h - From a PIR block to a function -----*- C++ -*-===//
//
// PIR values name storage: after an op has worked in place, an old value's id
// stands for the new contents. The importer keeps a variable for each storage
// and gives every use the SSA value that the variable has at that point.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_IMPORT_LOWER_FUNCTIONIMPORTER_H
#define STEPFOLD_LIB_IMPORT_LOWER_FUNCTIONIMPORTER_H

#include "../Stage/GradientChains.h"
#include "../Stage/PirValues.h"

#include "stepfold/Import/Lower/ImportPir.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

#include <deque>

namespace stepfold::pir {

/// Storage that PIR values refer to: a global, or a temporary of a block.
struct Variable {
  mlir::Type type;
  /// Null for a temporary, to which the next two belong.
  mlir::ml_program::GlobalOp global;
  mlir::Value value;
  mlir::Block *block = nullptr;
  /// The op that worked in place on a temporary in a way not known.
  std::string overwrittenBy;
  /// What is wrong, and where, if no name is given to the temporary: the
  /// program takes it for a variable.
  std::string complaint, complaintPlace;
  /// Of a buffer: the tensors that lie in it, what they were when `value` was
  /// made of them, and the op that put them there.
  llvm::SmallVector<Variable *> parts;
  llvm::SmallVector<mlir::Value> partValues;
  const PirOp *coalesce = nullptr;
  /// The buffer that the tensor lies in, if any.
  Variable *buffer = nullptr;
  /// Whether the program reads a global.
  bool isLoaded = false;
};

/// The globals of the module under construction.
class ProgramState {
public:
  ProgramState(mlir::ModuleOp module, const ImportOptions &options,
               FirstError &errors)
      : module(module), options(options), errors(errors) {}

  /// The global `name`, declared where it is new. Null, with an error, where
  /// it has another type.
  Variable *declareGlobal(llvm::StringRef name, mlir::Type type,
                          mlir::DictionaryAttr attributes,
                          llvm::StringRef place);
  Variable *lookupGlobal(llvm::StringRef name) const {
    return globalsByName.lookup(name);
  }
  llvm::ArrayRef<Variable *> getGlobals() const { return globals; }
  Variable *addTemporary(mlir::Value value, mlir::Block *block);
  /// Reports a temporary that should have had a name and has none.
  void checkNames();

  mlir::ModuleOp module;
  const ImportOptions &options;
  FirstError &errors;

private:
  std::deque<Variable> variables;
  llvm::SmallVector<Variable *> globals;
  llvm::StringMap<Variable *> globalsByName;
};

/// Imports the body of one program into a function.
class FunctionImporter {
public:
  /// `skipped` are ops that are accounted for elsewhere; those of `chains` are
  /// of the optimizer stage. In a startup program, every named output is a
  /// global.
  FunctionImporter(ProgramState &state, const PirValues &values,
                   const GradientChains &chains,
                   const llvm::DenseSet<const PirOp *> &skipped, bool isStartup)
      : state(state), values(values), chains(chains), skipped(skipped),
        isStartup(isStartup), builder(state.module.getContext()) {}

  /// Appends a function with the operations of `program`.
  void import(const Program &program, llvm::StringRef name);
  /// Globals that the function has stored to.
  bool isStored(Variable *global) const { return allStored.contains(global); }

  // For the importers of single ops.
  mlir::OpBuilder &getBuilder() { return builder; }
  FirstError &getErrors() { return state.errors; }
  const ImportOptions &getOptions() const { return state.options; }
  const PirValues &getValues() const { return values; }
  mlir::Location getLoc(const PirOp &op);
  /// The variables of an operand: one, those of a list, or none where it is
  /// absent.
  llvm::ArrayRef<Variable *> getVariables(ValueId id) const;
  /// The contents of `variable` at this point.
  mlir::Value read(Variable *variable, const PirOp &op);
  /// Gives `variable` a new value, for `op`.
  void write(Variable *variable, mlir::Value value, const PirOp &op);
  /// Lets a result stand for `variables`.
  void bindResult(const Definition &result,
                  llvm::ArrayRef<Variable *> variables, const PirOp &op);

  // Values of the optimizer stage. Other ops do not see them: for these, a
  // PIR value stands for what the framework's own op makes.
  void setStageValue(TensorKey key, mlir::Value value);
  /// The variables of a tensor or of a list of them, in the stage where they
  /// are computed there.
  llvm::SmallVector<Variable *> getTensors(ValueId id) const;
  /// The gradient `variable`, where the stage begins marked as that of `param`.
  mlir::Value readGradient(Variable *variable, Variable *param,
                           const PirOp &op);
  mlir::Value readGradient(TensorKey key, const PirOp &op);
  /// Gives the variable `key` a value; nothing where it is another tensor.
  void writeSum(TensorKey key, mlir::Value value, const PirOp &op);
  mlir::Value readScalar(TensorKey key, const PirOp &op);
  /// A flag of one element: a variable, computed in the stage or, outside of
  /// regions, handed to it. Null for any other value.
  mlir::Value readFlag(ValueId id, const PirOp &op);

private:
  /// What an id stands for: one variable, or a list of them.
  struct Binding {
    llvm::SmallVector<Variable *, 1> variables;
    bool isList = false;
    /// The op that made the list, if one did.
    const PirOp *combine = nullptr;
  };
  /// What is known within a block.
  struct Scope {
    Scope *outer;
    mlir::Block *block;
    /// The contents of globals that have been loaded or stored here.
    llvm::DenseMap<Variable *, mlir::Value> globals;
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
  void importFeeds(const PirBlock &block, mlir::Block *entry);
  void importBlock(const PirBlock &block, mlir::Block *into);
  void importOperation(const PirOp &op);
  void importVariable(const PirOp &op, llvm::StringRef nameAttribute);
  void importCombine(const PirOp &op);
  bool importSplit(const PirOp &op);
  bool importSlice(const PirOp &op);
  bool importNamedOutput(const PirOp &op);
  mlir::Operation *keepOperation(const PirOp &op);
  void importRegions(const PirOp &op, mlir::OperationState &created);
  void importConditional(const PirOp &op);
  void importInPlace(const PirOp &op);
  void poisonOperands(const PirOp &op);
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

  // Buffers and collectives, in Collectives.cpp.
  void importCoalesce(const PirOp &op);
  bool importBroadcast(const PirOp &op);
  void checkParts(Variable *buffer, const PirOp &op);
  mlir::Value readBuffer(Variable *buffer, const PirOp &op);
  void writeBuffer(Variable *buffer, mlir::Value value, const PirOp &op);

  Variable *getVariable(TensorKey key) const;

  ProgramState &state;
  const PirValues &values;
  const GradientChains &chains;
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

/// The attributes of `op`.
mlir::DictionaryAttr importAttributes(const PirOp &op,
                                      mlir::MLIRContext *context);
/// The text of a string attribute, which must not be empty.
llvm::StringRef getStringAttribute(const PirOp &op, llvm::StringRef name,
                                   FirstError &errors);
/// Whether `op` is `builtin.parameter` or a `pd_op.data` that persists.
bool isVariable(const PirOp &op);
/// Whether result `index` is marked as persistable.
bool isPersistable(const PirOp &op, unsigned index);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_IMPORT_LOWER_FUNCTIONIMPORTER_H
