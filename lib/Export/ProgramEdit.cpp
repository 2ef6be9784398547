//===- ProgramEdit.cpp - Changes of a program in JSON ----------*- C++ -*-===//
//
// The model and the text of a program have one op for each other.
//
//===----------------------------------------------------------------------===//

#include "ProgramEdit.h"

#include "stepfold/Import/JsonPrinter.h"

#include "llvm/ADT/STLExtras.h"

using namespace stepfold::pir;
using llvm::ArrayRef;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

Object stepfold::pir::writeOperand(ValueId id) { return Object{{"%", id}}; }

Object stepfold::pir::writeResult(ValueId id, Value type) {
  return Object{{"%", id}, {"TT", std::move(type)}};
}

Object stepfold::pir::writeAttribute(StringRef name, Value value) {
  return Object{{"N", name.str()}, {"AT", std::move(value)}};
}

Object stepfold::pir::writeValue(StringRef kind, Value data) {
  return Object{{"#", kind.str()}, {"D", std::move(data)}};
}

Object stepfold::pir::writeFlags(StringRef name, ArrayRef<bool> flags) {
  Array elements;
  for (bool flag : flags)
    elements.push_back(writeValue("0.a_bool", flag));
  return writeAttribute(name, writeValue("0.a_array", std::move(elements)));
}

Object stepfold::pir::writeOp(StringRef code, Array attributes, Array operands,
                              Array results, Array ofResults) {
  return Object{{"#", code.str()},
                {"A", std::move(attributes)},
                {"I", std::move(operands)},
                {"O", std::move(results)},
                {"OA", std::move(ofResults)}};
}

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

/// The text of the one block of a region.
static const Object &getBlockText(const Value &region) {
  return *region.getAsObject()->getArray("blocks")->front().getAsObject();
}

ProgramEdit::ProgramEdit(const Program &program) : program(program) {
  const Object &document = *program.getDocument().getAsObject();
  const Array &regions = *document.getObject("program")->getArray("regions");
  add(program.getBody(), getBlockText(regions.front()));
  for (const PirOp &op : program.getBody().ops) {
    if (StringRef name = op.getVariableName(); !name.empty())
      variables.try_emplace(name, &op);
    if (StringRef name = op.getOutputName();
        !name.empty() && op.operands.size() == 1)
      outputs[name] = &op;
  }
}

void ProgramEdit::add(const PirBlock &block, const Object &text) {
  lists[text.get("ops")] = &block;
  for (const Definition &argument : block.arguments)
    nextId = std::max(nextId, argument.id + 1);
  for (const auto &[op, opText] :
       llvm::zip_equal(block.ops, *text.getArray("ops"))) {
    texts[&op] = &opText;
    blocks[&op] = &block;
    for (ValueId id : op.operands)
      users[id].push_back(&op);
    for (const Definition &result : op.results) {
      definitions[result.id] = &op;
      nextId = std::max(nextId, result.id + 1);
    }
    for (const auto &[index, region] : llvm::enumerate(op.regions))
      if (region.block)
        add(*region.block,
            getBlockText((*opText.getAsObject()->getArray("regions"))[index]));
  }
}

ArrayRef<const PirOp *> ProgramEdit::getUsers(ValueId id) const {
  auto found = users.find(id);
  if (found == users.end())
    return {};
  return found->second;
}

const Value &ProgramEdit::getType(ValueId id) const {
  static const Value none = nullptr;
  const PirOp *op = getDefiningOp(id);
  if (!op)
    return none;
  return llvm::find_if(
             op->results,
             [&](const Definition &result) { return result.id == id; })
      ->type.json();
}

static bool isList(const Value &type) {
  const Object *object = type.getAsObject();
  return object && object->getString("#") == "0.t_vec";
}

std::vector<ValueId> ProgramEdit::getElements(ValueId id) const {
  const PirOp *op = getDefiningOp(id);
  if (!op)
    return {};
  if (op->name == "builtin.combine")
    return std::vector<ValueId>(op->operands.begin(), op->operands.end());
  if (!isList(getType(id)))
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

/// Whether an op does nothing but make its results.
static bool isGlue(const PirOp &op) {
  return op.name == "builtin.combine" || op.name == "builtin.split" ||
         op.name == "pd_op.full" || op.name == "pd_op.full_int_array";
}

void ProgramEdit::removeUnused() {
  llvm::DenseSet<ValueId> insertedUses;
  for (const auto &[op, texts] : inserted)
    for (const Object &text : texts)
      for (const Value &operand : *text.getArray("I"))
        insertedUses.insert(*operand.getAsObject()->getInteger("%"));
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

void ProgramEdit::renameOperands(Value &operands) const {
  for (Value &operand : *operands.getAsArray()) {
    Object &reference = *operand.getAsObject();
    reference["%"] = resolve(*reference.getInteger("%"));
  }
}

/// Prints the text of ops that are left, with the ops of their regions.
void ProgramEdit::print(const Value &text, llvm::json::OStream &os) {
  printJson(text, os, [&](const Value &value) {
    const PirBlock *block = lists.lookup(&value);
    if (block)
      printOps(*block, os);
    return block != nullptr;
  });
}

void ProgramEdit::printOp(const PirOp &op, llvm::json::OStream &os) {
  const Value &text = *texts.lookup(&op);
  bool isRenamed = llvm::any_of(
      op.operands, [&](ValueId id) { return renamed.contains(id); });
  if (!isRenamed && op.regions.empty())
    return printJson(text, os);
  const Value *operands = getJson(op).get("I");
  printJson(text, os, [&](const Value &value) {
    if (&value == operands) {
      Value copy = value;
      renameOperands(copy);
      printJson(copy, os);
    } else if (const PirBlock *block = lists.lookup(&value)) {
      printOps(*block, os);
    } else {
      return false;
    }
    return true;
  });
}

void ProgramEdit::printOps(const PirBlock &block, llvm::json::OStream &os) {
  os.array([&] {
    for (const PirOp &op : block.ops) {
      if (!isRemoved(op))
        printOp(op, os);
      auto found = inserted.find(&op);
      if (found == inserted.end())
        continue;
      for (Object &text : found->second) {
        if (Value *operands = text.get("I"))
          renameOperands(*operands);
        printJson(std::move(text), os);
      }
    }
  });
}

std::string ProgramEdit::write() {
  removeUnused();
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream os(stream);
  print(program.getDocument(), os);
  os.flush();
  stream << '\n';
  return text;
}
