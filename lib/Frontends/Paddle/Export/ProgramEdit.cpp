//===- ProgramEdit.cpp - Changes of a program in JSON ----------*- C++ -*-===//
//
// The model and the text of a program have one op for each other.
//
//===----------------------------------------------------------------------===//

#include "ProgramEdit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace stepfold::pir;
using llvm::ArrayRef;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

std::string stepfold::pir::writeScalar(const llvm::json::Value &scalar) {
  // LLVM writes -0.0 as an integer, which has no sign.
  std::optional<double> number = scalar.getAsNumber();
  if (number && *number == 0 && std::signbit(*number))
    return "-0.0";
  std::string text;
  llvm::raw_string_ostream(text) << scalar;
  return text;
}

std::string stepfold::pir::writeList(ArrayRef<std::string> elements) {
  return "[" + llvm::join(elements, ",") + "]";
}

std::string stepfold::pir::writeValue(StringRef kind, StringRef data) {
  return "{\"#\":" + writeScalar(kind) + ",\"D\":" + data.str() + "}";
}

std::string stepfold::pir::writeAttribute(StringRef name, StringRef value) {
  return "{\"AT\":" + value.str() + ",\"N\":" + writeScalar(name) + "}";
}

std::string stepfold::pir::writeFlags(StringRef name, ArrayRef<bool> flags) {
  std::vector<std::string> elements;
  for (bool flag : flags)
    elements.push_back(writeValue("0.a_bool", writeScalar(flag)));
  return writeAttribute(name, writeValue("0.a_array", writeList(elements)));
}

NewOp stepfold::pir::writeParameter(StringRef name, NewOp::Result result) {
  // is_distributed, is_parameter, need_clip and the name; of the result:
  // persistable, stop_gradient and trainable.
  return {kParameterCode.str(),
          {"0", "1", "0", writeScalar(name)},
          {},
          {std::move(result)},
          {"1", "1", "0"}};
}

static NewOp writeNaming(StringRef code, StringRef attribute, StringRef name,
                         ValueId value) {
  return {code.str(),
          {writeAttribute(attribute, writeValue("0.a_str", writeScalar(name)))},
          {value},
          {},
          {}};
}

NewOp stepfold::pir::writeOutput(StringRef name, ValueId value) {
  return writeNaming("0.shadow_output", "output_name", name, value);
}

NewOp stepfold::pir::writeInitialValue(StringRef name, ValueId value) {
  return writeNaming("0.set_parameter", "parameter_name", name, value);
}

NewOp stepfold::pir::writeZeros(NewOp::Result result, StringRef dtype,
                                int64_t numElements) {
  std::string shape = "[" + std::to_string(numElements) + "]";
  return {"1.full",
          {writeAttribute("shape", writeValue("1.a_intarray", shape)),
           writeAttribute("value", writeValue("0.a_f64", "0.0")),
           writeAttribute("dtype", writeValue("1.a_dtype", writeScalar(dtype))),
           writeAttribute("place", writeValue("1.a_place", R"([0,0,""])"))},
          {},
          {std::move(result)},
          {writeFlags("stop_gradient", true)}};
}

std::vector<std::string>
stepfold::pir::copyAttributes(ArrayRef<PirAttribute> list) {
  std::vector<std::string> copies;
  for (const PirAttribute &attribute : list)
    copies.push_back(writeAttribute(attribute.name, attribute.value.getText()));
  return copies;
}

StringRef stepfold::pir::getKind(JSONNode value) {
  if (!value || value.getKind() != JSONNode::Kind::Object)
    return "";
  return value.find("#").asString().value_or("");
}

static JSONNode findField(JSONNode tensorType, TensorField field) {
  return tensorType.get("D").getElements(5)[static_cast<unsigned>(field)];
}

StringRef stepfold::pir::getField(JSONNode tensorType, TensorField field) {
  return findField(tensorType, field).getText();
}

std::string stepfold::pir::replaceField(JSONNode tensorType, TensorField field,
                                        StringRef text) {
  JSONEdit edit(tensorType.getText());
  edit.replace(findField(tensorType, field), text.str());
  return edit.write();
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

ProgramEdit::ProgramEdit(const Program &program) : program(program) {
  add(program.getBody());
  for (const PirOp &op : program.getBody().ops) {
    if (StringRef name = op.getVariableName(); !name.empty())
      variables.try_emplace(name, &op);
    if (StringRef name = op.getOutputName();
        !name.empty() && op.operands.size() == 1)
      outputs[name] = &op;
  }
}

void ProgramEdit::add(const PirBlock &block) {
  for (const Definition &argument : block.arguments)
    nextId = std::max(nextId, argument.id + 1);
  for (const PirOp &op : block.ops) {
    blocks[&op] = &block;
    for (ValueId id : op.operands)
      users[id].push_back(&op);
    for (const Definition &result : op.results) {
      definitions[result.id] = &op;
      nextId = std::max(nextId, result.id + 1);
    }
    for (const PirRegion &region : op.regions)
      if (region.block)
        add(*region.block);
  }
}

ArrayRef<const PirOp *> ProgramEdit::getUsers(ValueId id) const {
  auto found = users.find(id);
  if (found == users.end())
    return {};
  return found->second;
}

JSONNode ProgramEdit::getType(ValueId id) const {
  const PirOp *op = getDefiningOp(id);
  if (!op)
    return {};
  return llvm::find_if(
             op->results,
             [&](const Definition &result) { return result.id == id; })
      ->type;
}

std::vector<ValueId> ProgramEdit::getElements(ValueId id) const {
  const PirOp *op = getDefiningOp(id);
  if (!op)
    return {};
  if (op->name == "builtin.combine")
    return std::vector<ValueId>(op->operands.begin(), op->operands.end());
  if (getKind(getType(id)) != "0.t_vec")
    return {id};
  for (const PirOp *user : getUsers(id))
    if (user->name == "builtin.split") {
      std::vector<ValueId> elements;
      for (const Definition &result : user->results)
        elements.push_back(result.id);
      return elements;
    }
  return {};
}

//===----------------------------------------------------------------------===//
// Edit
//===----------------------------------------------------------------------===//

ValueId ProgramEdit::resolve(ValueId id) const {
  // A value may stand for one that another stands for.
  for (auto found = renamed.find(id); found != renamed.end();
       found = renamed.find(id))
    id = found->second;
  return id;
}

/// Returns true if an op makes a constant or a list, so that it can be removed
/// with the last use of its results.
static bool isGlue(const PirOp &op) {
  return op.name == "builtin.combine" || op.name == "builtin.split" ||
         op.name == "pd_op.full" || op.name == "pd_op.full_int_array";
}

void ProgramEdit::removeUnused() {
  llvm::DenseSet<ValueId> insertedUses;
  for (const auto &[op, created] : inserted)
    for (const NewOp &user : created)
      insertedUses.insert(user.operands.begin(), user.operands.end());
  auto isUsed = [&](const Definition &result) {
    return insertedUses.contains(result.id) ||
           llvm::any_of(getUsers(result.id),
                        [&](const PirOp *user) { return !isRemoved(*user); });
  };
  // Grows while it is visited.
  for (size_t i = 0; i < removed.size(); ++i)
    for (ValueId operand : removed[i]->operands)
      if (const PirOp *op = getDefiningOp(operand);
          op && isGlue(*op) && llvm::none_of(op->results, isUsed))
        removed.insert(op);
}

void ProgramEdit::renameOperands(const PirOp &op, JSONEdit &edit) const {
  if (llvm::none_of(op.operands,
                    [&](ValueId id) { return renamed.contains(id); }))
    return;
  const ValueId *id = op.operands.begin();
  op.getNode().get("I").forEachElement([&](JSONNode operand) {
    edit.replace(operand.get("%"), std::to_string(resolve(*id++)));
  });
}

std::string ProgramEdit::print(const NewOp &op) const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream os(stream);
  auto printAll = [&](StringRef key, ArrayRef<std::string> elements) {
    os.attributeBegin(key);
    os.rawValue(writeList(elements));
    os.attributeEnd();
  };
  auto printResult = [&](const NewOp::Result &result) {
    os.object([&] {
      os.attribute("%", result.id);
      os.attributeBegin("TT");
      os.rawValue(result.type);
      os.attributeEnd();
    });
  };
  os.object([&] {
    os.attribute("#", op.code);
    printAll("A", op.attributes);
    if (op.code == kParameterCode) {
      os.attributeArray("DA", [] {});
      os.attributeBegin("O");
      printResult(op.results.front());
      os.attributeEnd();
      printAll("OA", op.ofResults);
      os.attributeArray("QA", [] {});
      return;
    }
    os.attributeArray("I", [&] {
      for (ValueId id : op.operands)
        os.object([&] { os.attribute("%", resolve(id)); });
    });
    os.attributeArray("O", [&] { llvm::for_each(op.results, printResult); });
    printAll("OA", op.ofResults);
  });
  os.flush();
  return text;
}

void ProgramEdit::removeStopGradient(const PirOp &op, JSONEdit &edit) {
  JSONNode ofResults = op.getNode().get("OA");
  ofResults.forEachElement([&](JSONNode attribute) {
    if (attribute.get("N").asString() == "stop_gradient")
      edit.removeElement(ofResults, attribute);
  });
}

void ProgramEdit::editBlock(const PirBlock &block, JSONEdit &edit) const {
  for (const PirOp &op : block.ops) {
    if (isRemoved(op)) {
      edit.removeElement(block.list, op.getNode());
    } else {
      renameOperands(op, edit);
      if (abridged.contains(&op))
        removeStopGradient(op, edit);
      for (const PirRegion &region : op.regions)
        if (region.block)
          editBlock(*region.block, edit);
    }
    auto found = inserted.find(&op);
    if (found == inserted.end())
      continue;
    for (const NewOp &created : found->second)
      edit.insertAfter(block.list, op.getNode(), print(created));
  }
}

std::string ProgramEdit::write() {
  removeUnused();
  JSONEdit edit = program.createEdit();
  editBlock(program.getBody(), edit);
  return edit.write();
}
