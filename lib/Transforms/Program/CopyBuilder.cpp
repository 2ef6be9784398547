//===- CopyBuilder.cpp - Copies of parameters -----------------------------===//

#include "CopyBuilder.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/IR/Generalize.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The value of `global` where it is a constant, converted to `type`.
static ElementsAttr convertInitialValue(ml_program::GlobalOp global,
                                        RankedTensorType type) {
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(
      global.getValue().value_or(Attribute()));
  if (!dense)
    return {};
  auto elementType = cast<FloatType>(type.getElementType());
  return dense.mapValues(elementType, [&](const APFloat &value) {
    APFloat result = value;
    bool losesInfo;
    result.convert(elementType.getFloatSemantics(),
                   APFloat::rmNearestTiesToEven, &losesInfo);
    return result.bitcastToAPInt();
  });
}

func::FuncOp CopyBuilder::getStartup() {
  if (auto startup = symbols.lookup<func::FuncOp>(kStartupName))
    return startup;
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto startup = func::FuncOp::create(builder, module.getLoc(), kStartupName,
                                      builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(startup.addEntryBlock());
  func::ReturnOp::create(builder, module.getLoc());
  symbols.insert(startup);
  return startup;
}

static void createStore(OpBuilder &builder, Location loc, Value value,
                        ml_program::GlobalOp copy) {
  Value cast = CastOp::create(builder, loc, copy.getType(), value);
  ml_program::GlobalStoreOp::create(
      builder, loc, FlatSymbolRefAttr::get(copy.getSymNameAttr()), cast);
}

/// Has the copy begin as what its global begins as.
void CopyBuilder::initialize(ml_program::GlobalOp global,
                             ml_program::GlobalOp copy) {
  bool isStored =
      startupAccess.any || startupWrites.contains(global.getSymNameAttr());
  if (!isStored)
    if (ElementsAttr value =
            convertInitialValue(global, cast<RankedTensorType>(copy.getType())))
      return copy.setValueAttr(value);
  func::FuncOp startup = getStartup();
  OpBuilder builder(startup.getBody().back().getTerminator());
  Value value = ml_program::GlobalLoadOp::create(
      builder, global.getLoc(), global.getType(),
      FlatSymbolRefAttr::get(global.getSymNameAttr()));
  createStore(builder, global.getLoc(), value, copy);
}

ml_program::GlobalOp CopyBuilder::createCopy(ml_program::GlobalOp global,
                                             RankedTensorType type) {
  OpBuilder builder(module.getContext());
  std::string name;
  llvm::raw_string_ostream os(name);
  os << global.getSymName() << '.';
  type.getElementType().print(os, assembly);
  auto copy = ml_program::GlobalOp::create(
      builder, global.getLoc(), name, type,
      /*is_mutable=*/true,
      ml_program::ExternAttr::get(module.getContext(), type),
      builder.getStringAttr("private"));
  copy->setAttr(kCopyOfAttrName,
                FlatSymbolRefAttr::get(global.getSymNameAttr()));
  // Finds a free name first.
  symbols.insert(copy, std::next(Block::iterator(global)));
  initialize(global, copy);
  return copy;
}

/// The flag that has `store` store what the global held before the step; null
/// where there is none.
static Value getSkip(ml_program::GlobalStoreOp store) {
  Value value = store.getValue();
  auto update = value.getDefiningOp<OptimizerOpInterface>();
  if (!update)
    return {};
  OperandRange skip = update.getStream("skip");
  auto old = update->getOperand(cast<OpResult>(value).getResultNumber())
                 .getDefiningOp<ml_program::GlobalLoadOp>();
  bool keepsValue =
      !skip.empty() && old && old.getGlobalAttr() == store.getGlobalAttr();
  return keepsValue ? skip.front() : Value();
}

/// Has the copy written where its parameter is.
void CopyBuilder::write(const HoistingCandidate &candidate,
                        ml_program::GlobalOp copy) {
  ml_program::GlobalStoreOp store = candidate.store;
  OpBuilder builder(module.getContext());
  // With several stores, an earlier one may have changed it.
  Value flag = candidate.isStoredOnce ? getSkip(store) : Value();
  if (flag) {
    BroadcastOp broadcast;
    if (candidate.broadcast)
      broadcast = candidate.broadcast->op;
    auto type = cast<RankedTensorType>(copy.getType());
    skippedCopies[{flag, getStreamElementType(store.getValue().getType()),
                   type.getElementType(), broadcast}]
        .push_back({store, copy});
    return;
  }
  builder.setInsertionPointAfter(store);
  createStore(builder, store.getLoc(), store.getValue(), copy);
}

ml_program::GlobalOp CopyBuilder::hoist(const HoistingCandidate &candidate,
                                        RankedTensorType type,
                                        ArrayRef<Operation *> casts) {
  ml_program::GlobalOp copy = createCopy(candidate.global, type);
  OpBuilder builder(module.getContext());
  for (Operation *cast : casts) {
    // The position of the load of the parameter, where the copy has the old
    // value, too.
    builder.setInsertionPointAfterValue(cast->getOperand(0));
    Value loaded = ml_program::GlobalLoadOp::create(
        builder, cast->getLoc(), type,
        FlatSymbolRefAttr::get(copy.getSymNameAttr()));
    cast->getResult(0).replaceAllUsesWith(loaded);
    cast->erase();
  }
  if (candidate.isCastAtBroadcast) {
    ParameterBroadcast broadcast = *candidate.broadcast;
    builder.setInsertionPoint(broadcast.op);
    createStore(builder, broadcast.op.getLoc(), broadcast.load, copy);
  } else if (candidate.store) {
    write(candidate, copy);
  }
  return copy;
}

/// Selects the copy if the update is skipped: it already has the value of the
/// parameter. It is not made again, so that nothing needs to be read.
void CopyBuilder::writeSkippedCopies() {
  for (auto &[key, copies] : skippedCopies) {
    auto [flag, from, to, broadcast] = key;
    SmallVector<Location> locations;
    Operation *last = copies.front().store;
    for (SkippedCopy &copy : copies) {
      locations.push_back(copy.store.getLoc());
      if (last->isBeforeInBlock(copy.store))
        last = copy.store;
    }
    ImplicitLocOpBuilder builder(FusedLoc::get(module.getContext(), locations),
                                 module.getContext());
    builder.setInsertionPointAfter(last);
    SmallVector<Value> olds, news;
    for (SkippedCopy &copy : copies) {
      olds.push_back(ml_program::GlobalLoadOp::create(
          builder, copy.copy.getType(),
          FlatSymbolRefAttr::get(copy.copy.getSymNameAttr())));
      news.push_back(copy.store.getValue());
    }
    StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                                copies.size());
    auto old = operands.addOut(olds);
    auto updated = operands.addIn(news);
    auto skip = operands.addScalar(flag);
    StructuredOpInterface select =
        operands.create(cast<FloatType>(from),
                        [&, to = to](Arithmetic &a, const auto &arguments) {
                          return SmallVector<Value>{
                              a.select(arguments.raw(skip), arguments.raw(old),
                                       a.out(arguments[updated], to))};
                        });
    for (auto [copy, value] : llvm::zip_equal(copies, select->getResults()))
      ml_program::GlobalStoreOp::create(
          builder, FlatSymbolRefAttr::get(copy.copy.getSymNameAttr()), value);
  }
}
