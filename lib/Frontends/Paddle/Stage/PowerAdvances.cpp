//===- PowerAdvances.cpp - Powers that other ops advance -------*- C++ -*-===//
//
// The op that advances a power moves to the update that reads it. Each check
// rules out one way in which a program could tell.
//
//===----------------------------------------------------------------------===//

#include "PowerAdvances.h"
#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "ChainImporter.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

PowerAdvances::PowerAdvances(const PirBlock &body, const PirValues &values)
    : values(values) {
  findUpdates(body);
  if (updates.empty())
    return;
  findUsers(body);
  for (auto [update, power] : updates)
    pair(*update, power);
}

//===----------------------------------------------------------------------===//
// Powers and their users
//===----------------------------------------------------------------------===//

/// Returns the position of the operand called `name` among those of `row`.
static unsigned getIndex(const UpdateOp &row, StringRef name) {
  return llvm::find(row.operands, name) - row.operands.begin();
}

void PowerAdvances::findUpdates(const PirBlock &block) {
  for (const PirOp &op : block.ops) {
    const UpdateOp *row = values.getUpdate(op);
    if (row && !row->advancedApart.stream.empty()) {
      if (op.operands.size() != row->operands.size()) {
        refusals[&op] = "its operands are not those that are known of it";
      } else {
        ValueId id = op.operands[getIndex(*row, row->advancedApart.stream)];
        TensorKey power = values.resolve(id);
        updates.push_back({&op, power});
        users[power];
      }
    }
    for (const PirRegion &region : op.regions)
      if (region.block)
        findUpdates(*region.block);
  }
}

void PowerAdvances::findUsers(const PirBlock &block) {
  for (const PirOp &op : block.ops) {
    // An op made of a list uses the tensors of the list, and not the list
    // itself.
    if (!isListOp(op))
      for (ValueId id : op.operands)
        for (TensorKey key : values.resolveStorage(id))
          if (auto found = users.find(key); found != users.end())
            found->second.push_back(&op);
    for (const PirRegion &region : op.regions)
      if (region.block)
        findUsers(*region.block);
  }
}

//===----------------------------------------------------------------------===//
// The proof
//===----------------------------------------------------------------------===//

void PowerAdvances::pair(const PirOp &update, TensorKey power) {
  std::string reason = explainPower(update, power);
  if (reason.empty())
    reason = explainUsers(update, power);
  if (!reason.empty()) {
    refusals[&update] = std::move(reason);
    return;
  }
  const PirOp &advance = *values.getOverwriters(power).front();
  reason = explainAdvance(update, power, advance);
  if (reason.empty())
    reason = explainReaders(update, power, advance);
  if (reason.empty())
    advances[power] = &advance;
  else
    refusals[&update] = std::move(reason);
}

/// The framework multiplies in the power's type, except for 16 bits.
std::string PowerAdvances::explainPower(const PirOp &update,
                                        TensorKey power) const {
  RankedTensorType type = getTensor(values, power);
  if (!values.isVariable(power) || !isOneFloat(type) || !isComputed(type))
    return "its power is not a variable of one f32 or f64";
  return "";
}

/// One update and one op that overwrites are all that uses of a power may mean.
std::string PowerAdvances::explainUsers(const PirOp &update,
                                        TensorKey power) const {
  for (const PirOp *user : users.find(power)->second) {
    if (user != &update && values.getUpdate(*user))
      return "another update has its power, too";
    // The framework does not order the users of one name and of another; in a
    // region, the operands of its op have other names.
    if (isAlias(user->name) || isCoalesce(user->name) || !user->regions.empty())
      return "'" + user->name + "' gives its power another name";
  }
  size_t count = values.getOverwriters(power).size();
  if (count == 0)
    return "no op advances its power";
  if (count > 1)
    return "several ops overwrite its power";
  return "";
}

/// Returns the reason why `advance`, which overwrites the power, differs from
/// the advance by the update's optim op. The reason is empty if it does not
/// differ.
std::string PowerAdvances::explainAdvance(const PirOp &update, TensorKey power,
                                          const PirOp &advance) const {
  if (!isMultiplication(advance, power))
    return "'" + advance.name +
           "' overwrites its power, and is no "
           "multiplication by a number";
  if (!multipliesByFactor(update, power, advance))
    return "its power is multiplied by another number than its own";
  if (values.getBlock(advance) != values.getBlock(update))
    return "its power is advanced in another region";
  if (values.getPosition(advance) < values.getPosition(update))
    return "its power is advanced in front of it";
  return "";
}

/// Checks the readers of the power. Ops in front of the update read the old
/// power, and ops behind `advance` read the new one, with either import.
std::string PowerAdvances::explainReaders(const PirOp &update, TensorKey power,
                                          const PirOp &advance) const {
  unsigned uses = 0;
  for (const PirOp *user : users.find(power)->second) {
    unsigned position = values.getPosition(*user);
    bool isBetween = position > values.getPosition(update) &&
                     position < values.getPosition(advance);
    if (user == &update)
      ++uses;
    if (isBetween || uses > 1)
      return "'" + user->name + "' reads its power before it is advanced";
  }
  return "";
}

//===----------------------------------------------------------------------===//
// The multiplication
//===----------------------------------------------------------------------===//

/// Returns true if `op` multiplies the power by a number, and adds a zero.
/// Adding 0.0 changes only -0.0, and no power of a number that is not negative
/// is -0.0; adding -0.0 changes nothing.
bool PowerAdvances::isMultiplication(const PirOp &op, TensorKey power) const {
  if (op.name != "pd_op.scale_" || op.operands.size() != 2 ||
      op.results.size() != 1 || values.resolve(op.operands[0]) != power)
    return false;
  MLIRContext *context = values.getContext();
  auto bias = getAttribute<FloatAttr>(op, "bias", context);
  auto isBehind = getAttribute<BoolAttr>(op, "bias_after_scale", context);
  return bias && bias.getValue().isZero() && isBehind && isBehind.getValue() &&
         llvm::all_of(op.attributes, [](const PirAttribute &attribute) {
           return attribute.name == "bias" ||
                  attribute.name == "bias_after_scale" ||
                  isIrrelevantAttribute(attribute.name);
         });
}

/// Returns true if `advance` multiplies by the number of the update, both
/// rounded to the power's type: the framework's attribute is an f32, its
/// constant may be an f64.
bool PowerAdvances::multipliesByFactor(const PirOp &update, TensorKey power,
                                       const PirOp &advance) const {
  const UpdateOp &row = *values.getUpdate(update);
  auto factor = getAttribute<FloatAttr>(update, row.advancedApart.factor,
                                        values.getContext());
  DenseElementsAttr full = values.getFull(advance.operands[1]);
  if (!factor || !full || !isOneFloat(cast<RankedTensorType>(full.getType())))
    return false;
  auto type = cast<FloatType>(getTensor(values, power).getElementType());
  auto round = [&](APFloat number) {
    bool losesInfo;
    number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number;
  };
  APFloat number = round(full.getSplatValue<APFloat>());
  return !number.isNegative() &&
         number.bitwiseIsEqual(round(factor.getValue()));
}
