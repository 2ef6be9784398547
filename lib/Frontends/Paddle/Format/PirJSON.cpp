//===- PirJSON.cpp - Paddle PIR programs in JSON ---------------*- C++ -*-===//
//
// The reader of the JSON form, and its checks.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Format/PirJSON.h"

#include "stepfold/Frontends/Paddle/Format/JSONEdit.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace stepfold::pir;
using llvm::StringRef;
using llvm::Twine;

static constexpr llvm::StringLiteral kCallStackName = "op_callstack";

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

JSONNode PirAttribute::findData() const {
  switch (form) {
  case Form::Typed:
    return value && value.getKind() == JSONNode::Kind::Object ? value.find("D")
                                                              : JSONNode();
  case Form::Flag:
    return {};
  case Form::Name:
    return value;
  }
  llvm_unreachable("unknown form of an attribute");
}

const PirAttribute *PirOp::findAttribute(StringRef name) const {
  auto found = llvm::find_if(attributes, [&](const PirAttribute &attribute) {
    return attribute.name == name;
  });
  return found == attributes.end() ? nullptr : &*found;
}

JSONNode PirOp::findData(StringRef name) const {
  const PirAttribute *attribute = findAttribute(name);
  return attribute ? attribute->findData() : JSONNode();
}

/// The text of an attribute; empty where there is none.
StringRef PirOp::getText(StringRef attribute) const {
  return attribute.empty() ? "" : findData(attribute).asString().value_or("");
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

JSONEdit Program::createEdit() const {
  JSONEdit edit(text);
  for (auto [list, callStack] : callStacks)
    edit.removeElement(list, callStack);
  return edit;
}

namespace stepfold::pir {
/// Reads one program.
class ProgramReader {
public:
  ProgramReader(Program &program, FirstError &errors)
      : program(program), errors(errors) {}

  void read();

private:
  void readHeader(JSONNode header);
  void readRegion(JSONNode node, PirRegion &region);
  void readBlock(JSONNode node, PirBlock &block);
  void readOperation(JSONNode node, const Twine &place, PirOp &op);
  void readParameter(JSONNode node, PirOp &op);
  void readOperands(JSONNode node, PirOp &op);
  void readAttributes(JSONNode list, PirOp &op);
  void addAttribute(PirOp &op, const PirAttribute &attribute);
  Definition define(JSONNode node, StringRef idKey);
  ValueId readId(JSONNode node);

  Program &program;
  FirstError &errors;
  /// Ids seen anywhere, and those that are visible here, outer blocks first.
  llvm::DenseSet<ValueId> defined;
  llvm::DenseSet<ValueId> visible;
  std::vector<ValueId> visibleInOrder;
};
} // namespace stepfold::pir

void ProgramReader::read() {
  program.document = JSONDocument::parse(program.text, program.file, errors);
  if (!program.document)
    return;
  program.scope = {&*program.document, &errors, program.file};
  JSONNode root(program.scope);
  root.expectKeys({"base_code", "program"});
  readHeader(root.get("base_code"));
  if (errors.any())
    return;
  JSONNode body = root.get("program");
  body.expectKeys({"regions"});
  JSONNode region = body.get("regions").getElements(1).front();
  PirRegion top;
  readRegion(region, top);
  if (!top.block)
    return region.fail("expected a block");
  program.body = std::move(*top.block);
}

void ProgramReader::readHeader(JSONNode header) {
  header.expectKeys({"magic", "version", "trainable"});
  StringRef magic = header.get("magic").getString();
  if (magic != "pir")
    header.fail("expected magic 'pir', got " + quote(magic));
  int64_t version = header.get("version").getInt64();
  if (version != 1)
    header.fail("expected version 1, got " + Twine(version));
  if (!header.get("trainable").getBoolean())
    header.fail("the program was serialized without the attributes of its "
                "results; serialize it with trainable=True");
}

void ProgramReader::readRegion(JSONNode node, PirRegion &region) {
  node.expectKeys({"#", "blocks"});
  JSONNode blocks = node.get("blocks");
  if (size_t count = blocks.getArraySize(); count > 1)
    return node.fail("expected one block, got " + Twine(count));
  blocks.forEachElement(
      [&](JSONNode block) { readBlock(block, region.block.emplace()); });
}

void ProgramReader::readBlock(JSONNode node, PirBlock &block) {
  node.expectKeys({"#", "args", "ops"});
  size_t numOutside = visibleInOrder.size();
  node.get("args").forEachElement([&](JSONNode argument) {
    block.arguments.push_back(define(argument, "#"));
  });
  block.list = node.get("ops");
  // Ops stay where they are: their nodes point to them.
  block.ops.reserve(block.list.getArraySize());
  std::string place = block.list ? block.list.getPlace() : "";
  block.list.forEachElement([&](JSONNode op) {
    if (errors.any())
      return;
    size_t index = block.ops.size();
    readOperation(op, place + "[" + Twine(index) + "]",
                  block.ops.emplace_back());
  });
  // Values of this block are not visible after it.
  for (ValueId id : llvm::drop_begin(visibleInOrder, numOutside))
    visible.erase(id);
  visibleInOrder.resize(numOutside);
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

void ProgramReader::readOperation(JSONNode node, const Twine &place,
                                  PirOp &op) {
  StringRef code = node.get("#").getString();
  auto [number, mnemonic] = code.split('.');
  StringRef dialect = code == "p" ? "builtin" : getDialect(number);
  if (code == "p")
    mnemonic = "parameter";
  if (dialect.empty() || !isIdentifier(mnemonic))
    return node.fail("unknown operation " + quote(code));
  op.name = (dialect + "." + mnemonic).str();
  op.place = (place + " (" + op.name + ")").str();
  op.scope = node.getScope(op.place, errors);

  JSONNode named = op.getNode();
  if (code == "p")
    return readParameter(named, op);
  named.expectKeys({"#", "A", "I", "O", "OA", "regions"});
  readOperands(named.get("I"), op);
  readAttributes(named.get("A"), op);
  op.numOwnAttributes = op.attributes.size();
  readAttributes(named.get("OA"), op);
  named.find("regions").forEachElement(
      [&](JSONNode region) { readRegion(region, op.regions.emplace_back()); });
  // After the regions: they do not see the results.
  named.get("O").forEachElement(
      [&](JSONNode result) { op.results.push_back(define(result, "%")); });
}

/// A parameter packs its attributes into short lists.
void ProgramReader::readParameter(JSONNode node, PirOp &op) {
  node.expectKeys({"#", "A", "DA", "O", "OA", "QA"});
  auto addFlag = [&](StringRef name, JSONNode flag) {
    int64_t value = flag.getInt64();
    if (value != 0 && value != 1)
      flag.fail("expected 0 or 1, got " + Twine(value));
    addAttribute(op, {name, flag, PirAttribute::Form::Flag});
  };
  llvm::SmallVector<JSONNode, 4> own = node.get("A").getElements(4);
  addFlag("is_distributed", own[0]);
  addFlag("is_parameter", own[1]);
  addFlag("need_clip", own[2]);
  own[3].getString();
  addAttribute(op, {"parameter_name", own[3], PirAttribute::Form::Name});
  readAttributes(node.get("DA"), op);
  readAttributes(node.get("QA"), op);
  op.numOwnAttributes = op.attributes.size();
  llvm::SmallVector<JSONNode, 4> ofResult = node.get("OA").getElements(3);
  addFlag("persistable", ofResult[0]);
  addFlag("stop_gradient", ofResult[1]);
  addFlag("trainable", ofResult[2]);
  op.results.push_back(define(node.get("O"), "%"));
}

void ProgramReader::readOperands(JSONNode node, PirOp &op) {
  node.forEachElement([&](JSONNode operand) {
    operand.expectKeys({"%"});
    ValueId id = readId(operand.get("%"));
    if (id != absentValue && !visible.contains(id))
      errors.report(op.place, "operand " + Twine(op.operands.size()) +
                                  " refers to undefined value id " + Twine(id));
    op.operands.push_back(id);
  });
}

void ProgramReader::readAttributes(JSONNode list, PirOp &op) {
  list.forEachElement([&](JSONNode attribute) {
    attribute.expectKeys({"N", "AT"});
    StringRef name = attribute.get("N").getString();
    if (name == kCallStackName)
      program.callStacks.push_back({list, attribute});
    else
      addAttribute(op, {name, attribute.get("AT")});
  });
}

void ProgramReader::addAttribute(PirOp &op, const PirAttribute &attribute) {
  if (!isIdentifier(attribute.name))
    attribute.value.fail("expected an identifier as attribute name, got " +
                         quote(attribute.name));
  if (op.findAttribute(attribute.name))
    attribute.value.fail("second attribute " + quote(attribute.name));
  op.attributes.push_back(attribute);
}

/// Ids are dense in practice; the bound keeps clear of the two values that
/// hash tables reserve.
ValueId ProgramReader::readId(JSONNode node) {
  constexpr ValueId maxId = ValueId(1) << 40;
  ValueId id = node.getInt64();
  if (id >= -maxId && id <= maxId)
    return id;
  node.fail("value id " + Twine(id) + " is out of range");
  return absentValue;
}

Definition ProgramReader::define(JSONNode node, StringRef idKey) {
  node.expectKeys({"#", "%", "TT"});
  ValueId id = readId(node.get(idKey));
  if (id != absentValue) {
    if (!defined.insert(id).second)
      node.fail("value id " + Twine(id) + " is already defined");
    visible.insert(id);
    visibleInOrder.push_back(id);
  }
  return {id, node.get("TT")};
}

std::unique_ptr<Program> Program::parse(StringRef file, std::string text,
                                        FirstError &errors) {
  std::unique_ptr<Program> program(new Program(file, std::move(text)));
  ProgramReader(*program, errors).read();
  if (errors.any())
    return nullptr;
  return program;
}
