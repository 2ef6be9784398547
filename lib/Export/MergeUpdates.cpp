//===- MergeUpdates.cpp - Updates as ops on lists --------------*- C++ -*-===//
//
// The framework has lists for some of its updates, as ops of their own.
//
//===----------------------------------------------------------------------===//

#include "MergeUpdates.h"

#include "stepfold/Import/JsonPrinter.h"
#include "stepfold/Import/UpdateTable.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {
/// The op on lists that stands for several of an op.
struct ListForm {
  StringLiteral name;
  StringLiteral listName;
  /// Attributes that are lists there.
  ArrayRef<StringLiteral> lists;
  /// Attributes that are not there.
  ArrayRef<StringLiteral> dropped;
  /// Operands of which it takes one for all.
  ArrayRef<Role> shared;
  /// With which it rounds as the op does; empty for any.
  ArrayRef<optim::Numerics> numerics;
};
} // namespace

static constexpr StringLiteral larsLists[] = {"lars_weight_decay"};
static constexpr StringLiteral adamDropped[] = {
    "lazy_mode", "min_row_size_to_use_multithread"};

static constexpr Role fusedShared[] = {Role::LearningRate, Role::SkipUpdate};
static constexpr optim::Numerics mergedNumerics[] = {
    optim::Numerics::Paddle, optim::Numerics::PaddleCPU};
static constexpr optim::Numerics fmaNumerics[] = {
    optim::Numerics::PaddleCPUFMA};
static constexpr optim::Numerics cpuNumerics[] = {
    optim::Numerics::PaddleCPU, optim::Numerics::PaddleCPUFMA};

constexpr StringLiteral fusedAdamName = "pd_op.fused_adam_";

// For CPUs the framework's fused_adam_ executes the kernel of one update on
// each parameter, merged_adam_ one of its own; for GPUs it is the other way
// round.
static constexpr ListForm listForms[] = {
    {"pd_op.lars_momentum_", "pd_op.lars_momentum_", larsLists, {}, {}, {}},
    {"pd_op.adam_", "pd_op.merged_adam_", {}, adamDropped, {}, mergedNumerics},
    {"pd_op.adam_", fusedAdamName, {}, adamDropped, fusedShared, fmaNumerics},
    {"pd_op.adamw_", fusedAdamName, {}, adamDropped, fusedShared, cpuNumerics},
    {"pd_op.merged_adam_", "pd_op.merged_adam_", {}, {}, {}, {}},
};

/// The list for ops called `name` of which `op` was merged; null where the
/// framework has none that rounds as they do.
static const ListForm *lookupListForm(StringRef name,
                                      optim::OptimizerOpInterface op) {
  auto numerics = op->getAttrOfType<optim::NumericsAttr>("numerics");
  const auto *found = llvm::find_if(listForms, [&](const ListForm &form) {
    return form.name == name &&
           (form.numerics.empty() ||
            (numerics &&
             llvm::is_contained(form.numerics, numerics.getValue())));
  });
  return found == std::end(listForms) ? nullptr : found;
}

//===----------------------------------------------------------------------===//
// One list
//===----------------------------------------------------------------------===//

namespace {
/// Makes one op of several.
class ListBuilder {
public:
  /// Of the members, and perhaps of more, `op` was merged.
  ListBuilder(const ListForm &form, ArrayRef<const PirOp *> members,
              optim::OptimizerOpInterface op, ProgramEdit &edit)
      : form(form), members(members), op(op), edit(edit),
        kind(*lookupUpdateOp(form.name)),
        listKind(*lookupUpdateOp(form.listName)) {}

  /// Why the members cannot be one op; empty where they can.
  std::string explainRefusal() const;
  /// Replaces the members by their list, behind the last one.
  void build();

private:
  static unsigned getIndex(ArrayRef<Role> roles, Role role) {
    return llvm::find(roles, role) - roles.begin();
  }
  static bool has(ArrayRef<Role> roles, Role role) {
    return llvm::is_contained(roles, role);
  }
  ValueId getOperand(const PirOp &member, Role role) const {
    return member.operands[getIndex(kind.operands, role)];
  }
  ValueId buildOperand(Role role);
  ValueId combine(Role role);
  NewOp::Result buildResult(Role role);
  double getSetting(Role role) const;
  std::string buildList(StringRef name) const;
  std::vector<std::string> buildAttributes() const;
  std::vector<std::string> buildFusedAdamAttributes() const;
  std::string explainFusedAdamRefusal() const;
  std::optional<std::vector<std::string>> getResultTypes(Role role) const;
  void replaceResults(Role role, ArrayRef<ValueId> values);

  const ListForm &form;
  ArrayRef<const PirOp *> members;
  optim::OptimizerOpInterface op;
  ProgramEdit &edit;
  const UpdateOp &kind;
  const UpdateOp &listKind;
  /// In front of the list, the list, and behind it.
  std::vector<NewOp> lists, behind;
};
} // namespace

std::string ListBuilder::explainRefusal() const {
  for (const PirOp *member : members)
    for (auto [id, role] : llvm::zip(member->operands, kind.operands))
      if (id != absentValue && !has(listKind.operands, role) &&
          !isConstant(role))
        return ("'" + form.listName + "' has no " + getName(role)).str();
  return form.listName == fusedAdamName ? explainFusedAdamRefusal() : "";
}

/// An operand that is a constant, of all members.
double ListBuilder::getSetting(Role role) const {
  return op->getAttrOfType<FloatAttr>(getName(role)).getValueAsDouble();
}

std::string ListBuilder::explainFusedAdamRefusal() const {
  for (Role role : kind.operands)
    if (isConstant(role) && double(float(getSetting(role))) != getSetting(role))
      return ("'" + form.listName + "' has " + getName(role) + " in f32").str();
  JSONNode ratio = members.front()->findData("lr_ratio");
  if (ratio && ratio.asNumber() != 1.0)
    return ("'" + form.listName + "' has no lr_ratio").str();
  return "";
}

/// Combines the operands of all members to a list.
ValueId ListBuilder::combine(Role role) {
  std::vector<ValueId> operands;
  std::vector<std::string> types;
  for (const PirOp *member : members) {
    size_t count = edit.getElements(getOperand(*member, Role::Param)).size();
    std::vector<ValueId> elements = edit.getElements(getOperand(*member, role));
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
                   {writeFlags("stop_gradient", role != Role::Param)}});
  return id;
}

ValueId ListBuilder::buildOperand(Role role) {
  if (!has(kind.operands, role))
    return absentValue;
  ValueId first = getOperand(*members.front(), role);
  bool isOne = isConstant(role) || llvm::is_contained(form.shared, role);
  return first == absentValue || isOne ? first : combine(role);
}

/// The types of what the members make of their operands in `role`; null where
/// the framework says that there is nothing.
std::optional<std::vector<std::string>>
ListBuilder::getResultTypes(Role role) const {
  std::vector<std::string> types;
  for (const PirOp *member : members) {
    JSONNode type = member->results[getIndex(kind.results, role)].type;
    StringRef name = stepfold::pir::getKind(type);
    if (name == "NULL")
      return std::nullopt;
    if (name != "0.t_vec") {
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
NewOp::Result ListBuilder::buildResult(Role role) {
  ValueId id = edit.createId();
  std::optional<std::vector<std::string>> types = getResultTypes(role);
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
  replaceResults(role, elementIds);
  return {id, writeValue("0.t_vec", writeList(*types))};
}

/// Lets the new results stand for those of the members.
void ListBuilder::replaceResults(Role role, ArrayRef<ValueId> values) {
  for (const PirOp *member : members) {
    ValueId old = member->results[getIndex(kind.results, role)].id;
    size_t count = edit.getElements(getOperand(*member, Role::Param)).size();
    for (auto [from, to] : llvm::zip(edit.getElements(old), values))
      edit.rename(from, to);
    values = values.drop_front(count);
    for (const PirOp *user : edit.getUsers(old))
      if (user->name == "builtin.split")
        edit.remove(*user);
  }
}

/// The value of attribute `name` of all members, as one list.
std::string ListBuilder::buildList(StringRef name) const {
  std::vector<std::string> elements;
  for (const PirOp *member : members) {
    JSONNode own = member->findAttribute(name)->value;
    if (stepfold::pir::getKind(own) != "0.a_array")
      elements.push_back(own.getText().str());
    else
      own.get("D").forEachElement([&](JSONNode element) {
        elements.push_back(element.getText().str());
      });
  }
  return writeValue("0.a_array", writeList(elements));
}

std::vector<std::string> ListBuilder::buildAttributes() const {
  std::vector<std::string> attributes;
  for (const auto &[name, value, _] : members.front()->getOwnAttributes())
    if (llvm::is_contained(form.lists, name))
      attributes.push_back(writeAttribute(name, buildList(name)));
    else if (!llvm::is_contained(form.dropped, name))
      attributes.push_back(writeAttribute(name, value.getText()));
  return attributes;
}

/// It has attributes where an update has constants.
std::vector<std::string> ListBuilder::buildFusedAdamAttributes() const {
  // As the framework's own pass has it.
  constexpr int64_t chunkSize = 32768;
  const PirOp &first = *members.front();
  auto copy = [&](StringRef name, StringRef from) {
    return writeAttribute(name, first.findAttribute(from)->value.getText());
  };
  auto write = [](StringRef name, StringRef kind,
                  const llvm::json::Value &value) {
    return writeAttribute(name, writeValue(kind, writeScalar(value)));
  };
  std::vector<std::string> attributes;
  for (Role role : {Role::Beta1, Role::Beta2, Role::Epsilon})
    attributes.push_back(write(getName(role), "0.a_f32", getSetting(role)));
  attributes.push_back(write("chunk_size", "0.a_i32", chunkSize));
  // What is not decayed has the coefficient 0, which changes nothing.
  JSONNode decay = first.findData("with_decay");
  bool isAdamW = bool(decay);
  attributes.push_back(decay.asBoolean().value_or(false)
                           ? copy("weight_decay", "coeff")
                           : write("weight_decay", "0.a_f32", 0.0));
  attributes.push_back(write("use_adamw", "0.a_bool", isAdamW));
  for (StringRef name : {"multi_precision", "use_global_beta_pow", "amsgrad"})
    attributes.push_back(copy(name, name));
  return attributes;
}

void ListBuilder::build() {
  const PirOp &first = *members.front();
  const auto *last =
      llvm::max_element(members, [](const PirOp *a, const PirOp *b) {
        return std::less<const PirOp *>()(a, b);
      });
  NewOp list;
  list.code = "1." + form.listName.split('.').second.str();
  for (Role role : listKind.operands)
    list.operands.push_back(buildOperand(role));
  for (Role role : listKind.results)
    list.results.push_back(buildResult(role));
  list.ofResults = copyAttributes(first.getResultAttributes());
  list.attributes = form.listName == fusedAdamName ? buildFusedAdamAttributes()
                                                   : buildAttributes();
  lists.push_back(std::move(list));
  for (std::vector<NewOp> *ops : {&lists, &behind})
    for (NewOp &created : *ops)
      edit.insertAfter(**last, std::move(created));
  for (const PirOp *member : members)
    edit.remove(*member);
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// The updates that `op` was merged from, in its order; none where it holds
/// only some of the parameters of one.
static SmallVector<const PirOp *> findMembers(optim::OptimizerOpInterface op,
                                              const NumberedFunction &given,
                                              const NumberedFunction &imported,
                                              const Origins &origins) {
  llvm::SetVector<const PirOp *> members;
  size_t numParameters = 0;
  for (Value result : op.getUpdatedStream(0)) {
    mlir::Operation *producer =
        imported.producers.lookup(given.values.lookup(result));
    auto update = dyn_cast_or_null<optim::OptimizerOpInterface>(producer);
    const PirOp *origin = update ? origins.lookup(update) : nullptr;
    if (!origin)
      return {};
    if (members.insert(origin))
      numParameters += update.getNumParameters();
  }
  if (numParameters != op.getNumParameters())
    return {};
  return SmallVector<const PirOp *>(members.getArrayRef());
}

/// What updates must have in common to become one list, in text.
static std::string getGroupKey(const PirOp &op, const ListForm &form) {
  std::string key;
  llvm::raw_string_ostream os(key);
  const UpdateOp &kind = *lookupUpdateOp(form.name);
  os << op.name;
  for (auto [id, role] : llvm::zip(op.operands, kind.operands)) {
    os << (id == absentValue ? '-' : '+');
    if (llvm::is_contained(form.shared, role))
      os << id;
  }
  for (const PirAttribute &attribute : op.attributes)
    if (!llvm::is_contained(form.lists, attribute.name) &&
        !llvm::is_contained(form.dropped, attribute.name)) {
      os << attribute.name;
      printJson(attribute.value, os);
    }
  return key;
}

static void reportApart(mlir::Operation *op, ArrayRef<const PirOp *> members,
                        const Twine &reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("UpdatesApart")
                                   .category("export-pir")
                                   .function("train_step"))
      << (Twine(members.size()) + " ops '" + members.front()->name +
          "' stay apart: " + reason)
             .str();
}

/// Why the framework has no list for ops called `name`.
static StringRef explainMissingForm(StringRef name) {
  // Its kernel wants outputs that are its inputs, and gets copies of them.
  if (name == "pd_op.momentum_" || name == "pd_op.merged_momentum_")
    return "the framework does not run 'pd_op.merged_momentum_'";
  if (name == "pd_op.adamw_")
    return "'pd_op.fused_adam_' has a kernel for GPUs of its own";
  return "the framework has no such op on lists";
}

/// Why `group`, of which `op` was merged, is not merged in the program; empty
/// after it was.
static std::string mergeGroup(optim::OptimizerOpInterface op,
                              ArrayRef<const PirOp *> group,
                              ProgramEdit &edit) {
  StringRef name = group.front()->name;
  const ListForm *form = lookupListForm(name, op);
  if (!form)
    return explainMissingForm(name).str();
  ListBuilder builder(*form, group, op, edit);
  std::string refusal = builder.explainRefusal();
  if (refusal.empty())
    builder.build();
  return refusal;
}

MergedUpdates stepfold::pir::mergeUpdates(const NumberedFunction &given,
                                          const NumberedFunction &imported,
                                          const Origins &origins,
                                          ProgramEdit &edit) {
  MergedUpdates merged;
  for (optim::OptimizerOpInterface op : given.updates) {
    SmallVector<const PirOp *> members =
        findMembers(op, given, imported, origins);
    if (members.size() < 2)
      continue;
    llvm::MapVector<std::string, SmallVector<const PirOp *>,
                    std::map<std::string, unsigned>>
        groups;
    for (const PirOp *member : members) {
      const ListForm *form = lookupListForm(member->name, op);
      groups[form ? getGroupKey(*member, *form) : member->name].push_back(
          member);
    }
    for (auto &[key, group] : groups) {
      if (group.size() < 2)
        continue;
      std::string refusal = mergeGroup(op, group, edit);
      if (!refusal.empty()) {
        reportApart(op, group, refusal);
        continue;
      }
      const PirOp *last = *llvm::max_element(group, std::less<const PirOp *>());
      for (const PirOp *member : group)
        merged[member] = last;
    }
  }
  return merged;
}
