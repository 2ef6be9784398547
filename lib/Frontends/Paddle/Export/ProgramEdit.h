//===- ProgramEdit.h - Changes of a program in JSON ------------*- C++ -*-===//
//
// A program is written as it was read, except for ops that are removed or
// inserted, for values that are renamed, and for attributes that are left out.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMEDIT_H
#define STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMEDIT_H

#include "stepfold/Frontends/Paddle/Format/JSONEdit.h"
#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace llvm::json {
class Value;
} // namespace llvm::json

namespace stepfold::pir {

/// An op that is inserted. Fields of text contain JSON.
struct NewOp {
  struct Result {
    ValueId id;
    std::string type;
  };

  /// Such as "1.cast", or kParameterCode.
  std::string code;
  std::vector<std::string> attributes;
  std::vector<ValueId> operands;
  std::vector<Result> results;
  /// Attributes of the results.
  std::vector<std::string> ofResults;
};

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
  /// The type of a value; absent where nothing defines that.
  JSONNode getType(ValueId id) const;

  // The edit.
  ValueId createId() { return nextId++; }
  void remove(const PirOp &op) { removed.insert(&op); }
  bool isRemoved(const PirOp &op) const { return removed.contains(&op); }
  /// Puts `created` behind `op`, and behind what has been put there.
  void insertAfter(const PirOp &op, NewOp created) {
    inserted[&op].push_back(std::move(created));
  }
  /// Lets every use of `from` use `to`.
  void rename(ValueId from, ValueId to) { renamed[from] = to; }
  /// The value that uses of `id` use.
  ValueId resolve(ValueId id) const;
  /// Leaves out that the results of an op stop gradients, which is the default.
  void omitStopGradient(const PirOp &op) { abridged.insert(&op); }

  bool isChanged() const {
    return !removed.empty() || !inserted.empty() || !renamed.empty() ||
           !abridged.empty();
  }
  /// Takes out lists and constants that only removed ops used, and writes the
  /// program.
  std::string write();

private:
  void add(const PirBlock &block);
  void removeUnused();
  void editBlock(const PirBlock &block, JSONEdit &edit) const;
  void renameOperands(const PirOp &op, JSONEdit &edit) const;
  static void removeStopGradient(const PirOp &op, JSONEdit &edit);
  std::string print(const NewOp &op) const;

  const Program &program;
  llvm::DenseMap<const PirOp *, const PirBlock *> blocks;
  llvm::DenseMap<ValueId, const PirOp *> definitions;
  llvm::DenseMap<ValueId, llvm::SmallVector<const PirOp *, 1>> users;
  llvm::StringMap<const PirOp *> variables, outputs;
  ValueId nextId = 1;

  llvm::SetVector<const PirOp *> removed;
  llvm::DenseMap<const PirOp *, std::vector<NewOp>> inserted;
  llvm::DenseMap<ValueId, ValueId> renamed;
  llvm::DenseSet<const PirOp *> abridged;
};

// JSON, as the framework writes it. Data is JSON text; writeScalar makes some.

std::string writeScalar(const llvm::json::Value &scalar);
std::string writeList(llvm::ArrayRef<std::string> elements);
/// The value of an attribute or a type of a kind such as "0.a_str".
std::string writeValue(llvm::StringRef kind, llvm::StringRef data);
std::string writeAttribute(llvm::StringRef name, llvm::StringRef value);
/// An attribute with one flag for each result.
std::string writeFlags(llvm::StringRef name, llvm::ArrayRef<bool> flags);

/// The code of an op that declares a parameter, which the framework writes in a
/// shorter form.
constexpr llvm::StringLiteral kParameterCode = "p";

/// An op that declares a parameter that is not trained.
NewOp writeParameter(llvm::StringRef name, NewOp::Result result);
/// An op that gives a value the name of an output.
NewOp writeOutput(llvm::StringRef name, ValueId value);
/// An op of a startup program that gives a parameter its value.
NewOp writeInitialValue(llvm::StringRef name, ValueId value);
/// An op that makes a vector of zeros, of the framework's type `dtype`.
NewOp writeZeros(NewOp::Result result, llvm::StringRef dtype,
                 int64_t numElements);

// Parts of a program, to be written again.

std::vector<std::string> copyAttributes(llvm::ArrayRef<PirAttribute> list);
/// Returns the kind of a value or type, or an empty string if `value` is
/// neither.
llvm::StringRef getKind(JSONNode value);
/// A field of the type of a tensor: its elements' type, or its shape.
enum class TensorField { ElementType, Shape };
llvm::StringRef getField(JSONNode tensorType, TensorField field);
/// A type of a tensor with another field.
std::string replaceField(JSONNode tensorType, TensorField field,
                         llvm::StringRef text);

} // namespace stepfold::pir

#endif // STEPFOLD_LIB_FRONTENDS_PADDLE_EXPORT_PROGRAMEDIT_H
