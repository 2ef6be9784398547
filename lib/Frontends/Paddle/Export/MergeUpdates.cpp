//===- MergeUpdates.cpp - Updates as ops on lists --------------*- C++ -*-===//
//
// The framework has lists for some of its updates, as ops of their own.
//
//===----------------------------------------------------------------------===//

#include "MergeUpdates.h"
#include "ListBuilder.h"

#include "stepfold/Frontends/Paddle/Format/JSONPrinter.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

/// The list for ops of `row` of which `op` was merged; null where the framework
/// has none that rounds as they do.
static const ListForm *findListForm(const UpdateOp &row,
                                    optim::OptimizerOpInterface op) {
  auto numerics = op->getAttrOfType<optim::NumericsAttr>("numerics");
  const auto *found = llvm::find_if(row.lists, [&](const ListForm &form) {
    return form.numerics.size() == 0 ||
           (numerics && llvm::is_contained(form.numerics, numerics.getValue()));
  });
  return found == row.lists.end() ? nullptr : found;
}

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

/// Returns, as text, the properties that updates must share to become one list.
static std::string getGroupKey(const PirOp &op, const UpdateOp &row,
                               const ListForm &form) {
  std::string key;
  llvm::raw_string_ostream os(key);
  const UpdateOp &listRow = *lookupUpdateOp(form.name);
  os << op.name;
  for (auto [id, name] : llvm::zip(op.operands, row.operands)) {
    os << (id == absentValue ? '-' : '+');
    if (llvm::is_contained(form.shared, name))
      os << id;
  }
  auto add = [&](const PirAttribute &attribute) {
    os << attribute.name;
    printJSON(attribute.value, os);
  };
  for (const PirAttribute &attribute : op.getOwnAttributes())
    if (mustBeEqual(attribute.name, row, listRow))
      add(attribute);
  // The list's results have those of the first member.
  llvm::for_each(op.getResultAttributes(), add);
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

/// Merges `group`, a group of updates that were merged into `op`. Returns the
/// reason if the group stays apart in the program, or an empty string.
static std::string mergeGroup(optim::OptimizerOpInterface op,
                              ArrayRef<const PirOp *> group,
                              ProgramEdit &edit) {
  const UpdateOp &row = *lookupUpdateOp(group.front()->name);
  const ListForm *form = findListForm(row, op);
  if (!form)
    return row.apart.empty() ? "the framework has no such op on lists"
                             : row.apart.str();
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
      const UpdateOp &row = *lookupUpdateOp(member->name);
      const ListForm *form = findListForm(row, op);
      groups[form ? getGroupKey(*member, row, *form) : member->name].push_back(
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
