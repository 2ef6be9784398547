//===- ProgramState.h - The globals of an imported module ------*- C++ -*-===//
//
// PIR values name storage: after an op has worked in place, an old value's id
// stands for the new contents. There is a variable for each storage.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_PROGRAMSTATE_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_PROGRAMSTATE_H

#include "stepfold/Frontends/Paddle/Import/ImportPir.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
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
  /// The variable that this temporary is another name of, if any. The value is
  /// one of its own: of names that share memory, only the one by which it was
  /// last overwritten is read.
  Variable *storage = nullptr;
  /// The other names of this variable.
  llvm::SmallVector<Variable *, 1> aliases;
  /// Variables that may share memory with this one: an in-place op that is not
  /// understood made one of the other.
  llvm::SmallVector<Variable *, 0> maybeShared;
  /// Reason why the contents are unknown; empty if they are known.
  std::string unknown;
  /// Error, and its place, if no name is given to the temporary although the
  /// program uses it as a variable.
  std::string complaint, complaintPlace;
  /// For a buffer: the tensors in it, their values when `value` was made of
  /// them, and the op that made the buffer.
  llvm::SmallVector<Variable *> parts;
  llvm::SmallVector<mlir::Value> partValues;
  const PirOp *coalesce = nullptr;
  /// The buffer that the tensor lies in, if any.
  Variable *buffer = nullptr;
  /// True if the program reads a global.
  bool isLoaded = false;
};

/// The variable that holds the contents of `variable`.
inline Variable *getStorage(Variable *variable) {
  return variable->storage ? variable->storage : variable;
}

/// Returns true if the storage of `variable` has several names.
inline bool isShared(Variable *variable) {
  return !getStorage(variable)->aliases.empty();
}

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
  /// Lets `variable`, and all other names of its storage, name `storage`.
  void shareStorage(Variable *variable, Variable *storage);
  /// Reports a temporary that should have had a name and has none.
  void checkNames();
  /// Reports an operator with a buffer that the startup program does not make.
  void checkBuffers();

  mlir::ModuleOp module;
  const ImportOptions &options;
  FirstError &errors;
  /// The buffers that operators of plans have as operands, with the op's place.
  /// They are no variables: the startup program makes each of variables.
  llvm::StringMap<llvm::StringRef> operatorBuffers;

private:
  std::deque<Variable> variables;
  llvm::SmallVector<Variable *> globals;
  llvm::StringMap<Variable *> globalsByName;
};

/// The type as it is printed, for messages.
std::string describe(mlir::Type type);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_IMPORT_PROGRAMSTATE_H
