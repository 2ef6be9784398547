//===- ProgramEdit.h - Changes of a program in JSON ------------*- C++ -*-===//
//
// A program is written as it was read, but for ops that are taken out, ops that
// are put in, and values that others stand for.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_EXPORT_PROGRAMEDIT_H
#define STEPFOLD_LIB_EXPORT_PROGRAMEDIT_H

#include "stepfold/Import/PirJson.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace stepfold::pir {

class ProgramEdit {
public:
  explicit ProgramEdit(const Program &program);

  // The program before the edit.
  const PirBlock &getBody() const { return program.getBody(); }
  const PirOp *getDefiningOp(ValueId id) const {
    return definitions.lookup(id);
  }
  llvm::ArrayRef<const PirOp *> getUsers(ValueId id) const;
  const PirBlock *getBlock(const PirOp &op) const { return blocks.lookup(&op); }
  const llvm::json::Object &getJson(const PirOp &op) const {
    return *texts.lookup(&op)->getAsObject();
  }
  /// The op that declares a variable; null where there is none.
  const PirOp *findVariable(llvm::StringRef name) const {
    return variables.lookup(name);
  }
  /// The op that names the value that a variable is left with; null where there
  /// is none.
  const PirOp *findOutput(llvm::StringRef name) const {
    return outputs.lookup(name);
  }
  /// The elements of a list, or the value itself; none where the elements have
  /// no names.
  std::vector<ValueId> getElements(ValueId id) const;
  /// The JSON of a value's type.
  const llvm::json::Value &getType(ValueId id) const;

  // The edit.
  ValueId createId() { return nextId++; }
  void remove(const PirOp &op) { removed.insert(&op); }
  bool isRemoved(const PirOp &op) const { return removed.contains(&op); }
  /// Puts `text` behind `op`, and behind what has been put there.
  void insertAfter(const PirOp &op, llvm::json::Object text) {
    inserted[&op].push_back(std::move(text));
  }
  /// Lets every use of `from` use `to`.
  void rename(ValueId from, ValueId to) { renamed[from] = to; }

  bool isChanged() const {
    return !removed.empty() || !inserted.empty() || !renamed.empty();
  }
  /// Takes out lists and constants that only removed ops used, and writes the
  /// program.
  std::string write();

private:
  void add(const PirBlock &block, const llvm::json::Object &text);
  void removeUnused();
  ValueId resolve(ValueId id) const;
  void print(const llvm::json::Value &text, llvm::json::OStream &os);
  void printOps(const PirBlock &block, llvm::json::OStream &os);
  void printOp(const PirOp &op, llvm::json::OStream &os);
  void renameOperands(llvm::json::Value &operands) const;

  const Program &program;
  llvm::DenseMap<const PirOp *, const llvm::json::Value *> texts;
  /// The blocks of lists of ops.
  llvm::DenseMap<const llvm::json::Value *, const PirBlock *> lists;
  llvm::DenseMap<const PirOp *, const PirBlock *> blocks;
  llvm::DenseMap<ValueId, const PirOp *> definitions;
  llvm::DenseMap<ValueId, llvm::SmallVector<const PirOp *, 1>> users;
  llvm::StringMap<const PirOp *> variables, outputs;
  ValueId nextId = 1;

  llvm::SetVector<const PirOp *> removed;
  llvm::DenseMap<const PirOp *, std::vector<llvm::json::Object>> inserted;
  llvm::DenseMap<ValueId, ValueId> renamed;
};

// JSON of ops, as the framework writes it.

/// A reference to a value, as an operand.
llvm::json::Object writeOperand(ValueId id);
/// A result.
llvm::json::Object writeResult(ValueId id, llvm::json::Value type);
llvm::json::Object writeAttribute(llvm::StringRef name,
                                  llvm::json::Value value);
/// The value of an attribute of a kind such as "0.a_str".
llvm::json::Object writeValue(llvm::StringRef kind, llvm::json::Value data);
/// An attribute with one flag for each result.
llvm::json::Object writeFlags(llvm::StringRef name, llvm::ArrayRef<bool> flags);
/// An op; `code` is such as "1.cast".
llvm::json::Object writeOp(llvm::StringRef code, llvm::json::Array attributes,
                           llvm::json::Array operands,
                           llvm::json::Array results,
                           llvm::json::Array ofResults);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_EXPORT_PROGRAMEDIT_H
