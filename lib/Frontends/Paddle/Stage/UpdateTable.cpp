//===- UpdateTable.cpp - The framework's update ops ------------*- C++ -*-===//
//
// Questions that the rows answer (UpdateRows.cpp).
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"
#include "UpdateRows.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// One row
//===----------------------------------------------------------------------===//

template <typename Predicate>
static const UpdateSetting *find(const UpdateOp &row, Predicate predicate) {
  const auto *found = llvm::find_if(row.settings, predicate);
  return found == row.settings.end() ? nullptr : found;
}

const UpdateSetting *UpdateOp::findSetting(StringRef name) const {
  return find(*this, [&](const UpdateSetting &setting) {
    return setting.name == name || setting.condition == name;
  });
}

const UpdateSetting *UpdateOp::findSource(StringRef target) const {
  return find(*this, [&](const UpdateSetting &setting) {
    return setting.target == target;
  });
}

bool UpdateOp::isConstant(StringRef name) const {
  const UpdateSetting *setting = findSetting(name);
  return setting && (setting->kind == UpdateSetting::Kind::Operand ||
                     setting->kind == UpdateSetting::Kind::Element);
}

ArrayRef<optim::StreamSpec>
UpdateOp::getStreamSpecs(MLIRContext *context) const {
  return OperationName(optimName, context)
      .getInterface<optim::OptimizerOpInterface>()
      ->getStreamSpecs();
}

//===----------------------------------------------------------------------===//
// All rows
//===----------------------------------------------------------------------===//

const UpdateOp *stepfold::pir::lookupUpdateOp(StringRef name) {
  ArrayRef<UpdateOp> rows = getUpdateRows();
  const auto *found = llvm::find_if(
      rows, [&](const UpdateOp &row) { return row.name == name; });
  return found == rows.end() ? nullptr : found;
}

StringRef stepfold::pir::getMissingUpdateReason(StringRef name) {
  for (const MissingUpdate &update : getMissingUpdates())
    if (update.name == name)
      return update.reason;
  return "";
}

StringRef stepfold::pir::getFrameworkName(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Case("params", "param")
      .Case("masters", "master_param")
      .Case("grads", "grad")
      .Case("lr", "learning_rate")
      .Case("skip", "skip_update")
      .Case("step_size", "learning_rate")
      .Default(name);
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

std::optional<UpdateOperands> UpdateOp::getOperands(const PirOp &op) const {
  if (op.operands.size() != operands.size())
    return std::nullopt;
  auto get = [&](StringRef stream) {
    const auto *found = llvm::find(operands, stream);
    return found == operands.end() ? absentValue
                                   : op.operands[found - operands.begin()];
  };
  return UpdateOperands{get("params"), get("grads"), get("lr"), get("skip")};
}

bool UpdateOp::isConstantOperand(unsigned index) const {
  return index < operands.size() && isConstant(operands[index]);
}
