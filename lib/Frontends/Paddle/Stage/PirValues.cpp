//===- PirValues.cpp - Properties of a program's values ---------*- C++ -*-===//
//
// One pass over the program; types are converted when they are asked for.
//
//===----------------------------------------------------------------------===//

#include "PirValues.h"
#include "../Format/Constants.h"
#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "PowerAdvances.h"

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

PirValues::PirValues(const PirBlock &body, MLIRContext *context)
    : context(context) {
  refuseUnsupported(body, /*region=*/nullptr);
  add(body);
  while (!pairPowers(PowerAdvances(body, *this))) {
    // A refused update works in place, which says more of other ops.
    definitions.clear();
    places.clear();
    overwriters.clear();
    lastUses.clear();
    types.clear();
    add(body);
  }
}

void PirValues::add(const PirBlock &block) {
  for (const pir::Definition &argument : block.arguments)
    definitions[argument.id] = {nullptr, 0, argument.type};
  for (const PirOp &op : block.ops) {
    unsigned position = places.size();
    places[&op] = {&block, position};
    for (auto [index, result] : llvm::enumerate(op.results))
      if (result.id != absentValue)
        definitions[result.id] = {&op, static_cast<unsigned>(index),
                                  result.type};
    if (!isListOp(op))
      addUses(op, position);
    for (const PirRegion &region : op.regions)
      if (region.block)
        add(*region.block);
  }
}

void PirValues::addUses(const PirOp &op, unsigned position) {
  bool overwrites = isInPlace(op.name) && !getUpdate(op) && !isAlias(op.name) &&
                    !isStepOperator(op);
  std::optional<ArrayRef<InPlacePair>> pairs = getInPlacePairs(op.name);
  for (auto [index, id] : llvm::enumerate(op.operands)) {
    bool isOverwritten =
        overwrites &&
        (!pairs || llvm::any_of(*pairs, [&, index = index](InPlacePair pair) {
          return pair.operand == index;
        }));
    for (TensorKey key : resolveStorage(id)) {
      lastUses[key] = position;
      if (isOverwritten)
        overwriters[key].push_back(&op);
    }
  }
}

SmallVector<TensorKey> PirValues::resolveStorage(ValueId id) const {
  SmallVector<TensorKey> keys(resolveList(id));
  ValueId buffer = id;
  while (getOverwritten(buffer) != absentValue)
    buffer = getOverwritten(buffer);
  const Definition definition = definitions.lookup(buffer);
  if (!definition.op || definition.result != 1 ||
      !isCoalesce(definition.op->name) || definition.op->operands.empty())
    return keys;
  llvm::append_range(keys, resolveList(definition.op->results[0].id));
  llvm::append_range(keys, resolveList(definition.op->operands[0]));
  return keys;
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// Refuses updates by flags that their rows do not support, and updates in
/// `region`, an op with regions that are not conditionals; null elsewhere.
void PirValues::refuseUnsupported(const PirBlock &block, const PirOp *region) {
  for (const PirOp &op : block.ops) {
    if (const UpdateOp *row = lookupUpdateOp(op.name)) {
      if (region)
        refusals[&op] = "it is nested in '" + region->name + "'";
      for (const UpdateSetting &setting : row->settings)
        if (setting.kind == UpdateSetting::Kind::Unsupported &&
            op.findData(setting.name).asBoolean() == true)
          refusals[&op] = (setting.name + " is not supported").str();
    }
    for (const PirRegion &nested : op.regions)
      if (nested.block)
        refuseUnsupported(*nested.block, isConditional(op) ? region : &op);
  }
}

/// Refuses updates, or else takes the ops that advance powers for a part of
/// their updates. False where it has refused one.
bool PirValues::pairPowers(const PowerAdvances &found) {
  refusals.insert(found.getRefusals().begin(), found.getRefusals().end());
  if (!found.getRefusals().empty())
    return false;
  for (auto [power, advance] : found.getAdvances()) {
    advances.insert(advance);
    overwriters.erase(power);
  }
  return true;
}

const UpdateOp *PirValues::getUpdate(const PirOp &op) const {
  return refusals.contains(&op) ? nullptr : lookupUpdateOp(op.name);
}

std::optional<UpdateOperands>
PirValues::getUpdateOperands(const PirOp &op) const {
  const UpdateOp *row = getUpdate(op);
  return row ? row->getOperands(op) : std::nullopt;
}

bool PirValues::isRefusedUpdate(const PirOp &op) const {
  return refusals.contains(&op) || !getMissingUpdateReason(op.name).empty();
}

std::vector<OpRefusal> PirValues::getUpdateRefusals() const {
  std::vector<OpRefusal> refused;
  for (auto [op, place] : places)
    if (auto found = refusals.find(op); found != refusals.end())
      refused.push_back({op, found->second});
    else if (StringRef reason = getMissingUpdateReason(op->name);
             !reason.empty())
      refused.push_back({op, reason.str()});
  llvm::sort(refused, [&](const OpRefusal &a, const OpRefusal &b) {
    return getPosition(*a.op) < getPosition(*b.op);
  });
  return refused;
}

/// Returns the pairs of tensors that `op` overwrites, as far as they are known.
/// Updates of the stage have none.
ArrayRef<InPlacePair> PirValues::getOverwrites(const PirOp &op) const {
  if (!isInPlace(op.name) || getUpdate(op))
    return {};
  return getInPlacePairs(op.name).value_or(ArrayRef<InPlacePair>());
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Returns true if a result of `op` that is a list is known to be the list of
/// tensors that the op has overwritten.
bool PirValues::standsForElements(const PirOp &op, unsigned result) const {
  if (isCoalesce(op.name))
    return result == 0;
  return getUpdate(op) ||
         llvm::any_of(getOverwrites(op),
                      [&](InPlacePair pair) { return pair.result == result; });
}

/// The tensor that `element` stands for: element `index` of `list`.
TensorKey PirValues::resolveElement(ValueId list, unsigned index,
                                    ValueId element) const {
  const Definition definition = definitions.lookup(list);
  const PirOp *op = definition.op;
  if (op && op->name == "builtin.combine")
    return index < op->operands.size() ? resolve(op->operands[index])
                                       : TensorKey(element, 0);
  if (op && standsForElements(*op, definition.result))
    return {list, index};
  return {element, 0};
}

/// The operand that result `id` of an op in place is the new contents of;
/// absent for any other value.
ValueId PirValues::getOverwritten(ValueId id) const {
  const Definition definition = definitions.lookup(id);
  if (!definition.op)
    return absentValue;
  for (InPlacePair pair : getOverwrites(*definition.op)) {
    if (pair.result != definition.result ||
        pair.operand >= definition.op->operands.size())
      continue;
    ValueId operand = definition.op->operands[pair.operand];
    // A value that is used before it is defined is reported elsewhere.
    const PirOp *source = getDefiningOp(operand);
    if (source && getPosition(*source) < getPosition(*definition.op))
      return operand;
  }
  return absentValue;
}

bool PirValues::isVariable(TensorKey key) const {
  const PirOp *op = getDefiningOp(key.first);
  return op && pir::isVariable(*op);
}

ValueId PirValues::getVariable(ValueId id) const {
  while (id != absentValue && !isVariable({id, 0}))
    id = getOverwritten(id);
  return id;
}

/// The value that `id` is another name of, by way of aliases; `id` itself where
/// it is none.
ValueId PirValues::getAliased(ValueId id) const {
  while (true) {
    const PirOp *op = getDefiningOp(id);
    ValueId operand =
        op && isAlias(op->name) ? getOverwritten(id) : absentValue;
    if (operand == absentValue)
      return id;
    id = operand;
  }
}

TensorKey PirValues::resolve(ValueId id) const {
  id = getAliased(id);
  if (isa_and_nonnull<TupleType>(getType(id)))
    return {absentValue, 0};
  if (ValueId variable = getVariable(id); variable != absentValue)
    return {variable, 0};
  const Definition definition = definitions.lookup(id);
  const PirOp *op = definition.op;
  if (!op || op->operands.size() != 1)
    return {id, 0};
  if (op->name == "builtin.split")
    return resolveElement(op->operands[0], definition.result, id);
  if (op->name != "builtin.slice")
    return {id, 0};
  std::optional<int64_t> index = op->findData("index").asInt64();
  if (!index || *index < 0 || *index > std::numeric_limits<int32_t>::max())
    return {id, 0};
  return resolveElement(op->operands[0], *index, id);
}

SmallVector<TensorKey, 1> PirValues::resolveList(ValueId id) const {
  SmallVector<TensorKey, 1> keys;
  if (id == absentValue)
    return keys;
  const PirOp *op = getDefiningOp(id);
  if (op && op->name == "builtin.combine") {
    for (ValueId element : op->operands)
      keys.push_back(resolve(element));
    return keys;
  }
  auto list = dyn_cast_or_null<TupleType>(getType(id));
  if (!list)
    return {resolve(id)};
  for (unsigned index = 0; index < list.size(); ++index)
    keys.push_back({id, index});
  return keys;
}

//===----------------------------------------------------------------------===//
// Types and constants
//===----------------------------------------------------------------------===//

Type PirValues::getType(ValueId id) const {
  auto [position, isNew] = types.try_emplace(id);
  JSONNode type = definitions.lookup(id).type;
  if (isNew && type)
    position->second = importValidType(type, context);
  return position->second;
}

Type PirValues::getType(TensorKey key) const {
  Type type = getType(key.first);
  auto list = dyn_cast_or_null<TupleType>(type);
  if (!list)
    return type;
  return key.second < list.size() ? list.getType(key.second) : Type();
}

DenseElementsAttr PirValues::getFull(ValueId id) const {
  const PirOp *op = getDefiningOp(id);
  if (!op || op->name != "pd_op.full" || !getOverwriters({id, 0}).empty())
    return {};
  return importFull(*op, context);
}

std::optional<double> PirValues::getConstant(ValueId id) const {
  DenseElementsAttr full = getFull(id);
  if (!full || !full.isSplat() || !isa<FloatType>(full.getElementType()))
    return std::nullopt;
  APFloat value = full.getSplatValue<APFloat>();
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

/// Returns true if `op` overwrites the result of a `pd_op.full`, and no other
/// op does.
bool PirValues::overwritesFull(const PirOp &op) const {
  if (op.operands.size() != 1)
    return false;
  const PirOp *full = getDefiningOp(op.operands[0]);
  ArrayRef<const PirOp *> all = getOverwriters({op.operands[0], 0});
  return full && full->name == "pd_op.full" && all.size() == 1 &&
         all.front() == &op;
}

DenseElementsAttr PirValues::getConstantTensor(ValueId id) const {
  const PirOp *op = getDefiningOp(id);
  if (!op || op->results.size() != 1 || !getOverwriters({id, 0}).empty())
    return {};
  if (op->name == "pd_op.full")
    return importFull(*op, context);
  if (isPersistable(*op, 0))
    return {};
  if (op->name == "pd_op.assign_value" ||
      (op->name == "pd_op.assign_value_" && overwritesFull(*op)))
    return importAssignValue(*op, context);
  if (op->name != "pd_op.cast" || op->operands.size() != 1)
    return {};
  // A value that is used before it is defined is reported elsewhere.
  const PirOp *source = getDefiningOp(op->operands[0]);
  if (!source || getPosition(*source) >= getPosition(*op))
    return {};
  return convertElements(getConstantTensor(op->operands[0]), getType({id, 0}));
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

ArrayRef<const PirOp *> PirValues::getOverwriters(TensorKey key) const {
  auto found = overwriters.find(key);
  if (found == overwriters.end())
    return {};
  return found->second;
}

bool PirValues::isUsedAfter(TensorKey key, const PirOp &op) const {
  auto found = lastUses.find(key);
  return found != lastUses.end() && found->second > getPosition(op);
}
