//===- PirJson.cpp - Paddle PIR programs in JSON ---------------*- C++ -*-===//
//
// The reader of the JSON form, and its checks.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/PirJson.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace stepfold::pir;
using llvm::StringRef;
using llvm::Twine;

/// JSON deeper than this is refused: the parser is recursive. A PIR region
/// takes six levels.
static constexpr unsigned maxNesting = 192;

static constexpr llvm::StringLiteral kCallStackName = "op_callstack";

void FirstError::report(const Twine &place, const Twine &message) {
  if (!any())
    text = (place + ": " + message).str();
}

//===----------------------------------------------------------------------===//
// JsonCursor
//===----------------------------------------------------------------------===//

static StringRef describe(const llvm::json::Value &value) {
  switch (value.kind()) {
  case llvm::json::Value::Null:
    return "null";
  case llvm::json::Value::Boolean:
    return "a boolean";
  case llvm::json::Value::Number:
    return "a number";
  case llvm::json::Value::String:
    return "a string";
  case llvm::json::Value::Array:
    return "an array";
  case llvm::json::Value::Object:
    return "an object";
  }
  llvm_unreachable("unknown kind of JSON value");
}

void JsonCursor::expected(StringRef what) const {
  report("expected " + what + ", got " + describe(*value));
}

static const llvm::json::Value &nullValue() {
  static const llvm::json::Value null = nullptr;
  return null;
}

JsonCursor JsonCursor::member(StringRef key) const {
  if (std::optional<JsonCursor> found = findMember(key))
    return *found;
  if (value->getAsObject())
    report("missing key '" + key + "'");
  return JsonCursor(nullValue(), where + "." + key.str(), *errors);
}

std::optional<JsonCursor> JsonCursor::findMember(StringRef key) const {
  const llvm::json::Object *object = value->getAsObject();
  if (!object) {
    expected("an object");
    return std::nullopt;
  }
  if (const llvm::json::Value *member = object->get(key))
    return JsonCursor(*member, where + "." + key.str(), *errors);
  return std::nullopt;
}

void JsonCursor::expectKeys(llvm::ArrayRef<llvm::StringLiteral> keys) const {
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return expected("an object");
  for (const auto &member : *object)
    if (!llvm::is_contained(keys, StringRef(member.first)))
      report("unexpected key '" + StringRef(member.first) + "'");
}

llvm::SmallVector<JsonCursor, 4> JsonCursor::elements() const {
  llvm::SmallVector<JsonCursor, 4> result;
  const llvm::json::Array *array = value->getAsArray();
  if (!array) {
    expected("an array");
    return result;
  }
  result.reserve(array->size());
  for (auto [index, element] : llvm::enumerate(*array))
    result.emplace_back(element, where + "[" + std::to_string(index) + "]",
                        *errors);
  return result;
}

llvm::SmallVector<JsonCursor, 4> JsonCursor::elements(size_t size) const {
  llvm::SmallVector<JsonCursor, 4> result = elements();
  if (result.size() != size && value->getAsArray())
    report("expected " + Twine(size) + " elements, got " +
           Twine(result.size()));
  result.resize(size, JsonCursor(nullValue(), where, *errors));
  return result;
}

StringRef JsonCursor::string() const {
  if (std::optional<StringRef> text = value->getAsString())
    return *text;
  expected("a string");
  return "";
}

int64_t JsonCursor::integer() const {
  if (std::optional<int64_t> integer = value->getAsInteger())
    return *integer;
  expected("a 64-bit integer");
  return 0;
}

double JsonCursor::number() const {
  if (std::optional<double> number = value->getAsNumber())
    return *number;
  expected("a number");
  return 0;
}

bool JsonCursor::boolean() const {
  if (std::optional<bool> boolean = value->getAsBoolean())
    return *boolean;
  expected("a boolean");
  return false;
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

const PirAttribute *PirOp::findAttribute(StringRef name) const {
  auto found = llvm::find_if(attributes, [&](const PirAttribute &attribute) {
    return attribute.name == name;
  });
  return found == attributes.end() ? nullptr : &*found;
}

const llvm::json::Value *PirOp::findData(StringRef name) const {
  const PirAttribute *attribute = findAttribute(name);
  const llvm::json::Object *value =
      attribute ? attribute->value.json().getAsObject() : nullptr;
  return value ? value->get("D") : nullptr;
}

/// The text of an attribute; empty where there is none.
StringRef PirOp::getText(StringRef attribute) const {
  const llvm::json::Value *text =
      attribute.empty() ? nullptr : findData(attribute);
  return text ? text->getAsString().value_or("") : "";
}

StringRef PirOp::getVariableName() const {
  return getText(name == "builtin.parameter" ? "parameter_name"
                 : name == "pd_op.data"      ? "name"
                                             : "");
}

StringRef PirOp::getOutputName() const {
  return getText(name == "builtin.set_parameter"   ? "parameter_name"
                 : name == "builtin.shadow_output" ? "output_name"
                                                   : "");
}

namespace stepfold::pir {
/// Reads one program.
class ProgramReader {
public:
  ProgramReader(Program &program, FirstError &errors)
      : program(program), errors(errors) {}

  void read(StringRef text);

private:
  void readHeader(const JsonCursor &header);
  void readRegion(const JsonCursor &cursor, PirRegion &region);
  void readBlock(const JsonCursor &cursor, PirBlock &block);
  void readOperation(const JsonCursor &cursor, PirOp &op);
  void readParameter(const JsonCursor &cursor, PirOp &op);
  void readOperands(const JsonCursor &cursor, PirOp &op);
  void readAttributes(const JsonCursor &list, PirOp &op);
  void addAttribute(PirOp &op, StringRef name, const JsonCursor &value);
  Definition define(const JsonCursor &cursor, StringRef idKey);
  ValueId readId(const JsonCursor &cursor);

  Program &program;
  FirstError &errors;
  /// Ids seen anywhere, and those that are visible here, outer blocks first.
  llvm::DenseSet<ValueId> defined;
  llvm::DenseSet<ValueId> visible;
};
} // namespace stepfold::pir

/// The deepest nesting of brackets in `text`, outside strings.
static unsigned measureNesting(StringRef text) {
  unsigned depth = 0, deepest = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      deepest = std::max(deepest, ++depth);
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return deepest;
}

/// The member of an object that is an array, or null.
static llvm::json::Array *findArray(llvm::json::Value &value, StringRef key) {
  llvm::json::Object *object = value.getAsObject();
  return object ? object->getArray(key) : nullptr;
}

static bool isCallStack(const llvm::json::Value &attribute) {
  const llvm::json::Object *object = attribute.getAsObject();
  return object && object->getString("N") == kCallStackName;
}

/// Takes the attributes out that say where in a Python file an op was made:
/// they say nothing about the program. What has another form than a program is
/// left for the reader to refuse.
static void removeCallStacks(llvm::json::Value &owner) {
  for (StringRef list : {"A", "DA", "OA", "QA"})
    if (llvm::json::Array *attributes = findArray(owner, list))
      for (auto it = attributes->begin(); it != attributes->end();)
        it = isCallStack(*it) ? attributes->erase(it) : std::next(it);
  for (StringRef list : {"regions", "blocks", "ops"})
    if (llvm::json::Array *parts = findArray(owner, list))
      for (llvm::json::Value &part : *parts)
        removeCallStacks(part);
}

void ProgramReader::read(StringRef text) {
  if (measureNesting(text) > maxNesting)
    return errors.report(program.file,
                         "nested deeper than " + Twine(maxNesting) + " levels");
  llvm::Expected<llvm::json::Value> document = llvm::json::parse(text);
  if (!document)
    return errors.report(program.file,
                         "not JSON: " + llvm::toString(document.takeError()));
  program.document = std::move(*document);
  if (llvm::json::Object *root = program.document.getAsObject())
    if (llvm::json::Value *body = root->get("program");
        body && text.contains(kCallStackName))
      removeCallStacks(*body);

  JsonCursor root(program.document, program.file, errors);
  root.expectKeys({"base_code", "program"});
  readHeader(root.member("base_code").renamed(program.file + ": base_code"));
  if (errors.any())
    return;
  JsonCursor body = root.member("program").renamed(program.file + ": program");
  body.expectKeys({"regions"});
  JsonCursor region = body.member("regions").elements(1).front();
  PirRegion top;
  readRegion(region, top);
  if (!top.block)
    return region.report("expected a block");
  program.body = std::move(*top.block);
}

void ProgramReader::readHeader(const JsonCursor &header) {
  header.expectKeys({"magic", "version", "trainable"});
  StringRef magic = header.member("magic").string();
  if (magic != "pir")
    header.report("expected magic 'pir', got '" + magic + "'");
  int64_t version = header.member("version").integer();
  if (version != 1)
    header.report("expected version 1, got " + Twine(version));
  if (!header.member("trainable").boolean())
    header.report("the program was serialized without the attributes of its "
                  "results; serialize it with trainable=True");
}

void ProgramReader::readRegion(const JsonCursor &cursor, PirRegion &region) {
  cursor.expectKeys({"#", "blocks"});
  llvm::SmallVector<JsonCursor, 4> blocks = cursor.member("blocks").elements();
  if (blocks.size() > 1)
    return cursor.report("expected one block, got " + Twine(blocks.size()));
  if (!blocks.empty())
    readBlock(blocks.front(), region.block.emplace());
}

void ProgramReader::readBlock(const JsonCursor &cursor, PirBlock &block) {
  cursor.expectKeys({"#", "args", "ops"});
  // Values of this block are not visible after it.
  llvm::DenseSet<ValueId> outside = visible;
  for (const JsonCursor &argument : cursor.member("args").elements())
    block.arguments.push_back(define(argument, "#"));
  llvm::SmallVector<JsonCursor, 4> ops = cursor.member("ops").elements();
  block.ops.reserve(ops.size());
  for (const JsonCursor &op : ops) {
    if (errors.any())
      break;
    readOperation(op, block.ops.emplace_back());
  }
  visible = std::move(outside);
}

/// The dialect that PIR abbreviates by `number`; empty for any other text.
static StringRef getDialect(StringRef number) {
  return llvm::StringSwitch<StringRef>(number)
      .Case("0", "builtin")
      .Case("1", "pd_op")
      .Case("2", "cf")
      .Case("3", "custom_op")
      .Case("4", "dist_op")
      .Default("");
}

static bool isIdentifier(StringRef text) {
  return !text.empty() && (llvm::isAlpha(text[0]) || text[0] == '_') &&
         llvm::all_of(text,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

void ProgramReader::readOperation(const JsonCursor &cursor, PirOp &op) {
  StringRef code = cursor.member("#").string();
  auto [number, mnemonic] = code.split('.');
  StringRef dialect = code == "p" ? "builtin" : getDialect(number);
  if (code == "p")
    mnemonic = "parameter";
  if (dialect.empty() || !isIdentifier(mnemonic))
    return cursor.report("unknown operation '" + code + "'");
  op.name = (dialect + "." + mnemonic).str();
  op.place = (cursor.place() + " (" + op.name + ")").str();

  JsonCursor named = cursor.renamed(op.place);
  if (code == "p")
    return readParameter(named, op);
  named.expectKeys({"#", "A", "I", "O", "OA", "regions"});
  readOperands(named.member("I"), op);
  readAttributes(named.member("A"), op);
  readAttributes(named.member("OA"), op);
  if (std::optional<JsonCursor> regions = named.findMember("regions"))
    for (const JsonCursor &region : regions->elements())
      readRegion(region, op.regions.emplace_back());
  // After the regions: they do not see the results.
  for (const JsonCursor &result : named.member("O").elements())
    op.results.push_back(define(result, "%"));
}

/// A parameter packs its attributes into short lists; they are unpacked into
/// the form that every other operation has.
void ProgramReader::readParameter(const JsonCursor &cursor, PirOp &op) {
  cursor.expectKeys({"#", "A", "DA", "O", "OA", "QA"});
  auto addFlag = [&](StringRef name, const JsonCursor &flag) {
    int64_t value = flag.integer();
    if (value != 0 && value != 1)
      flag.report("expected 0 or 1, got " + Twine(value));
    llvm::json::Array flags{
        llvm::json::Object{{"#", "0.a_bool"}, {"D", value != 0}}};
    program.unpacked.push_back(
        llvm::json::Object{{"#", "0.a_array"}, {"D", std::move(flags)}});
    addAttribute(
        op, name,
        JsonCursor(program.unpacked.back(), flag.place().str(), errors));
  };
  llvm::SmallVector<JsonCursor, 4> own = cursor.member("A").elements(4);
  addFlag("is_distributed", own[0]);
  addFlag("is_parameter", own[1]);
  addFlag("need_clip", own[2]);
  program.unpacked.push_back(
      llvm::json::Object{{"#", "0.a_str"}, {"D", own[3].string()}});
  addAttribute(
      op, "parameter_name",
      JsonCursor(program.unpacked.back(), own[3].place().str(), errors));
  readAttributes(cursor.member("DA"), op);
  readAttributes(cursor.member("QA"), op);
  llvm::SmallVector<JsonCursor, 4> ofResult = cursor.member("OA").elements(3);
  addFlag("persistable", ofResult[0]);
  addFlag("stop_gradient", ofResult[1]);
  addFlag("trainable", ofResult[2]);
  op.results.push_back(define(cursor.member("O"), "%"));
}

void ProgramReader::readOperands(const JsonCursor &cursor, PirOp &op) {
  for (auto [index, operand] : llvm::enumerate(cursor.elements())) {
    operand.expectKeys({"%"});
    ValueId id = readId(operand.member("%"));
    if (id != absentValue && !visible.contains(id))
      errors.report(op.place, "operand " + Twine(index) +
                                  " refers to undefined value id " + Twine(id));
    op.operands.push_back(id);
  }
}

void ProgramReader::readAttributes(const JsonCursor &list, PirOp &op) {
  for (const JsonCursor &attribute : list.elements()) {
    attribute.expectKeys({"N", "AT"});
    StringRef name = attribute.member("N").string();
    addAttribute(op, name, attribute.member("AT"));
  }
}

void ProgramReader::addAttribute(PirOp &op, StringRef name,
                                 const JsonCursor &value) {
  if (!isIdentifier(name))
    value.report("expected an identifier as attribute name, got '" + name +
                 "'");
  if (op.findAttribute(name))
    value.report("second attribute '" + name + "'");
  op.attributes.push_back({name.str(), value});
}

/// Ids are dense in practice; the bound keeps clear of the two values that
/// hash tables reserve.
ValueId ProgramReader::readId(const JsonCursor &cursor) {
  constexpr ValueId maxId = ValueId(1) << 40;
  ValueId id = cursor.integer();
  if (id >= -maxId && id <= maxId)
    return id;
  cursor.report("value id " + Twine(id) + " is out of range");
  return absentValue;
}

Definition ProgramReader::define(const JsonCursor &cursor, StringRef idKey) {
  cursor.expectKeys({"#", "%", "TT"});
  ValueId id = readId(cursor.member(idKey));
  if (id != absentValue) {
    if (!defined.insert(id).second)
      cursor.report("value id " + Twine(id) + " is already defined");
    visible.insert(id);
  }
  return {id, cursor.member("TT")};
}

std::unique_ptr<Program> Program::parse(StringRef file, StringRef text,
                                        FirstError &errors) {
  auto program = std::make_unique<Program>();
  program->file = file.str();
  ProgramReader(*program, errors).read(text);
  if (errors.any())
    return nullptr;
  return program;
}
