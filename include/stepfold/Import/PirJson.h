//===- PirJson.h - Paddle PIR programs in JSON -----------------*- C++ -*-===//
//
// Reads version 1 of the JSON form of PIR programs, which
// `serialize_pir_program` writes, into a checked model: every operand refers to
// a value that is visible, ids are unique, every key is known. Types and
// attributes stay JSON; PirTypes.h and PirAttributes.h convert them.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_IMPORT_PIRJSON_H
#define STEPFOLD_IMPORT_PIRJSON_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace stepfold::pir {

/// The first thing found wrong; what follows is mostly its consequence. Code
/// that reads a file goes on with harmless defaults after an error, and its
/// caller asks once at the end.
class FirstError {
public:
  void report(const llvm::Twine &place, const llvm::Twine &message);
  bool any() const { return !text.empty(); }
  llvm::StringRef message() const { return text; }
  void clear() { text.clear(); }

private:
  std::string text;
};

/// A JSON value, and where it stands. An access that does not fit the value
/// is reported, and gives null, an empty string or zero.
class JsonCursor {
public:
  JsonCursor(const llvm::json::Value &value, std::string place,
             FirstError &errors)
      : value(&value), where(std::move(place)), errors(&errors) {}

  JsonCursor member(llvm::StringRef key) const;
  std::optional<JsonCursor> findMember(llvm::StringRef key) const;
  /// Reports members whose keys are not among `keys`.
  void expectKeys(llvm::ArrayRef<llvm::StringLiteral> keys) const;
  llvm::SmallVector<JsonCursor, 4> elements() const;
  /// The elements of an array that must have `size` of them.
  llvm::SmallVector<JsonCursor, 4> elements(size_t size) const;

  llvm::StringRef string() const;
  int64_t integer() const;
  double number() const;
  bool boolean() const;

  const llvm::json::Value &json() const { return *value; }
  llvm::StringRef place() const { return where; }
  FirstError &error() const { return *errors; }
  void report(const llvm::Twine &message) const {
    errors->report(where, message);
  }
  /// The same value at a place with another name.
  JsonCursor renamed(std::string place) const {
    return JsonCursor(*value, std::move(place), *errors);
  }

private:
  void expected(llvm::StringRef what) const;

  const llvm::json::Value *value;
  std::string where;
  FirstError *errors;
};

/// Identifies a value within a program. Results are positive, block arguments
/// negative; an absent operand is 0.
using ValueId = int64_t;
constexpr ValueId absentValue = 0;

/// The result of an operation, or the argument of a block.
struct Definition {
  ValueId id;
  JsonCursor type;
};

struct PirAttribute {
  std::string name;
  JsonCursor value;
};

struct PirRegion;

struct PirOp {
  /// With its dialect: `pd_op.conv2d`.
  std::string name;
  std::string place;
  llvm::SmallVector<ValueId, 4> operands;
  llvm::SmallVector<Definition, 1> results;
  /// Attributes of the operation, then those of its results.
  std::vector<PirAttribute> attributes;
  std::vector<PirRegion> regions;

  const PirAttribute *findAttribute(llvm::StringRef name) const;
  /// The member "D" of an attribute's value; null where there is none.
  const llvm::json::Value *findData(llvm::StringRef name) const;
  // What is wrong with a name's attribute is reported where the op is imported.

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
  std::vector<PirOp> ops;
};

/// PIR regions have one block at most.
struct PirRegion {
  std::optional<PirBlock> block;
};

class Program {
public:
  /// Reads `text`, the contents of `file`; null where an error was reported.
  static std::unique_ptr<Program>
  parse(llvm::StringRef file, llvm::StringRef text, FirstError &errors);

  const std::string &getFile() const { return file; }
  const PirBlock &getBody() const { return body; }
  /// The text, parsed, without call stacks; `getBody` has an op for each of its
  /// ops.
  const llvm::json::Value &getDocument() const { return document; }

private:
  std::string file;
  /// Cursors point into these two.
  llvm::json::Value document = nullptr;
  std::deque<llvm::json::Value> unpacked;
  PirBlock body;

  friend class ProgramReader;
};

} // namespace stepfold::pir

#endif // STEPFOLD_IMPORT_PIRJSON_H
