//===- ListBuilder.cpp - One op on lists for several ops -------*- C++ -*-===//
//
// Operands and results become lists; ListAttributes.cpp has the attributes.
//
//===----------------------------------------------------------------------===//

#include "ListBuilder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

static unsigned getIndex(const RowNames &names, StringRef name) {
  return llvm::find(names, name) - names.begin();
}

ValueId ListBuilder::getOperand(const PirOp &member, StringRef name) const {
  return member.operands[getIndex(row.operands, name)];
}

const Definition &ListBuilder::getResult(const PirOp &member,
                                         StringRef name) const {
  return member.results[getIndex(row.results, name)];
}

std::string ListBuilder::explainRefusal() const {
  for (const PirOp *member : members)
    for (auto [id, name] : llvm::zip(member->operands, row.operands))
      if (id != absentValue && !row.isConstant(name) &&
          !llvm::is_contained(listRow.operands, name))
        return ("'" + form.name + "' has no " + getFrameworkName(name)).str();
  std::string refusal = explainConstants();
  return refusal.empty() ? explainFixed() : refusal;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Combines the operands of all members to a list.
ValueId ListBuilder::combine(StringRef name) {
  std::vector<ValueId> operands;
  std::vector<std::string> types;
  for (const PirOp *member : members) {
    size_t count = edit.getElements(getOperand(*member, "params")).size();
    std::vector<ValueId> elements = edit.getElements(getOperand(*member, name));
    // One learning rate for all.
    if (elements.size() == 1)
      elements.resize(count, elements.front());
    for (ValueId id : elements) {
      operands.push_back(id);
      types.push_back(edit.getType(id).getText().str());
    }
  }
  ValueId id = edit.createId();
  lists.push_back({"0.combine",
                   {},
                   std::move(operands),
                   {{id, writeValue("0.t_vec", writeList(types))}},
                   {writeFlags("stop_gradient", name != "params")}});
  return id;
}

ValueId ListBuilder::buildOperand(StringRef name) {
  if (!llvm::is_contained(row.operands, name))
    return absentValue;
  ValueId first = getOperand(*members.front(), name);
  bool isOne = row.isConstant(name) || llvm::is_contained(form.shared, name);
  return first == absentValue || isOne ? first : combine(name);
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// The types of what the members make of their operands called `name`; null
/// where the framework says that there is nothing.
std::optional<std::vector<std::string>>
ListBuilder::getResultTypes(StringRef name) const {
  std::vector<std::string> types;
  for (const PirOp *member : members) {
    JSONNode type = getResult(*member, name).type;
    StringRef kind = stepfold::pir::getKind(type);
    if (kind == "NULL")
      return std::nullopt;
    if (kind != "0.t_vec") {
      types.push_back(type.getText().str());
      continue;
    }
    type.get("D").forEachElement(
        [&](JSONNode element) { types.push_back(element.getText().str()); });
  }
  return types;
}

/// A result of the list, and what takes its elements out of it: without that,
/// the framework does not see that they are the operands.
NewOp::Result ListBuilder::buildResult(StringRef name) {
  ValueId id = edit.createId();
  std::optional<std::vector<std::string>> types = getResultTypes(name);
  if (!types)
    return {id, R"({"#":"NULL"})"};
  std::vector<NewOp::Result> elements;
  std::vector<ValueId> elementIds;
  for (const std::string &type : *types) {
    elementIds.push_back(edit.createId());
    elements.push_back({elementIds.back(), type});
  }
  SmallVector<bool> flags(types->size(), false);
  behind.push_back({"0.split",
                    {},
                    {id},
                    std::move(elements),
                    {writeFlags("stop_gradient", flags)}});
  replaceResults(name, elementIds);
  return {id, writeValue("0.t_vec", writeList(*types))};
}

/// Lets the new results stand for those of the members.
void ListBuilder::replaceResults(StringRef name, ArrayRef<ValueId> values) {
  for (const PirOp *member : members) {
    ValueId old = getResult(*member, name).id;
    size_t count = edit.getElements(getOperand(*member, "params")).size();
    for (auto [from, to] : llvm::zip(edit.getElements(old), values))
      edit.rename(from, to);
    values = values.drop_front(count);
    for (const PirOp *user : edit.getUsers(old))
      if (user->name == "builtin.split")
        edit.remove(*user);
  }
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

void ListBuilder::build() {
  const auto *last =
      llvm::max_element(members, [](const PirOp *a, const PirOp *b) {
        return std::less<const PirOp *>()(a, b);
      });
  NewOp list;
  list.code = "1." + form.name.split('.').second.str();
  for (StringRef name : listRow.operands)
    list.operands.push_back(buildOperand(name));
  for (StringRef name : listRow.results)
    list.results.push_back(buildResult(name));
  list.ofResults = copyAttributes(members.front()->getResultAttributes());
  list.attributes = buildAttributes();
  lists.push_back(std::move(list));
  for (std::vector<NewOp> *ops : {&lists, &behind})
    for (NewOp &created : *ops)
      edit.insertAfter(**last, std::move(created));
  for (const PirOp *member : members)
    edit.remove(*member);
}
