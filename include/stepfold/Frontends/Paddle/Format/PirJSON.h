//===- PirJSON.h - Paddle PIR programs in JSON -----------------*- C++ -*-===//
//
// Reads version 1 of the JSON form of PIR programs, which
// `serialize_pir_program` writes, into a checked model: every operand refers to
// a value that is visible, ids are unique, every key is known. Types and
// attributes stay JSON; PirTypes.h and PirAttributes.h convert them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRJSON_H
#define STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRJSON_H

#include "stepfold/Support/JSONReader.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace stepfold::pir {

using runtime::FirstError;
using runtime::JSONDocument;
using runtime::JSONNode;
using runtime::JSONScope;
using runtime::quote;

class JSONEdit;

/// Identifies a value within a program. Results are positive, block arguments
/// negative; an absent operand is 0.
using ValueId = int64_t;
constexpr ValueId absentValue = 0;

/// The result of an operation, or the argument of a block.
struct Definition {
  ValueId id;
  JSONNode type;
};

struct PirAttribute {
  /// Parameters pack their attributes: `value` is then a flag, 0 or 1, or a
  /// name alone, and elsewhere an object with the kind of the attribute.
  enum class Form { Typed, Flag, Name };

  llvm::StringRef name;
  JSONNode value;
  Form form = Form::Typed;

  /// Data of the attribute, without its kind; no value if the data is missing
  /// or the attribute is a packed flag.
  JSONNode findData() const;
};

struct PirRegion;

struct PirOp {
  /// With its dialect: `pd_op.conv2d`.
  std::string name;
  std::string place;
  /// Its text, of which `place` is the name.
  JSONScope scope;
  llvm::SmallVector<ValueId, 4> operands;
  llvm::SmallVector<Definition, 1> results;
  /// Attributes of the operation, then those of its results. Call stacks are
  /// not among them: they say nothing about the program.
  std::vector<PirAttribute> attributes;
  size_t numOwnAttributes = 0;
  std::vector<PirRegion> regions;

  llvm::ArrayRef<PirAttribute> getOwnAttributes() const {
    return llvm::ArrayRef(attributes).take_front(numOwnAttributes);
  }
  llvm::ArrayRef<PirAttribute> getResultAttributes() const {
    return llvm::ArrayRef(attributes).drop_front(numOwnAttributes);
  }
  JSONNode getNode() const { return JSONNode(scope); }
  const PirAttribute *findAttribute(llvm::StringRef name) const;
  /// The data of an attribute; no value where there is none.
  JSONNode findData(llvm::StringRef name) const;
  // The importer reports a malformed name attribute where it imports the op.

  /// The name of the variable that `builtin.parameter` or `pd_op.data`
  /// declares; empty for any other op.
  llvm::StringRef getVariableName() const;
  /// The name that `builtin.set_parameter` or `builtin.shadow_output` gives its
  /// operand; empty for any other op.
  llvm::StringRef getOutputName() const;

private:
  llvm::StringRef getText(llvm::StringRef attribute) const;
};

struct PirBlock {
  std::vector<Definition> arguments;
  /// The array of the ops.
  JSONNode list;
  std::vector<PirOp> ops;
};

/// PIR regions have one block at most.
struct PirRegion {
  std::optional<PirBlock> block;
};

class Program {
public:
  /// Reads `text`, the contents of `file`; null where an error was reported.
  static std::unique_ptr<Program> parse(llvm::StringRef file, std::string text,
                                        FirstError &errors);

  // The nodes of the model point into the program.
  Program(const Program &) = delete;
  Program &operator=(const Program &) = delete;

  const std::string &getFile() const { return file; }
  const PirBlock &getBody() const { return body; }
  /// An edit of the text that takes out the call stacks of ops.
  JSONEdit createEdit() const;

private:
  Program(llvm::StringRef file, std::string text)
      : file(file.str()), text(std::move(text)) {}

  std::string file;
  std::string text;
  std::optional<JSONDocument> document;
  JSONScope scope;
  PirBlock body;
  /// Lists of attributes with a call stack, and that.
  std::vector<std::pair<JSONNode, JSONNode>> callStacks;

  friend class ProgramReader;
};

} // namespace stepfold::pir

#endif // STEPFOLD_FRONTENDS_PADDLE_FORMAT_PIRJSON_H
