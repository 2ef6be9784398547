//===- RegionConverter.cpp - Regions without conditions -------------------===//

#include "RegionConverter.h"

#include "FilledConstants.h"
#include "stepfold/Analysis/Launches.h"
#include "stepfold/IR/StructuredUtils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Computes a tensor of one flag from others.
static Value
createFlag(ImplicitLocOpBuilder &builder, ValueRange flags,
           function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> compute) {
  Value empty = tensor::EmptyOp::create(builder, ArrayRef<int64_t>{1},
                                        builder.getI1Type());
  SmallVector<ValueRange> ins;
  for (unsigned i = 0; i < flags.size(); ++i)
    ins.push_back(flags.slice(i, 1));
  return ForeachParameterOp::create(
             builder, ArrayRef<ValueRange>{ValueRange(empty)}, ins,
             ValueRange(), ValueRange(),
             [&](ImplicitLocOpBuilder &body, ValueRange arguments) {
               return SmallVector<Value>{compute(body, arguments.drop_front())};
             })
      ->getResult(0);
}

Value stepfold::createNot(ImplicitLocOpBuilder &builder, Value flag) {
  return createFlag(
      builder, flag, [](ImplicitLocOpBuilder &body, ValueRange flags) -> Value {
        Value truth = arith::ConstantOp::create(body, body.getBoolAttr(true));
        return arith::XOrIOp::create(body, flags[0], truth);
      });
}

static Value createOr(ImplicitLocOpBuilder &builder, Value a, Value b) {
  return createFlag(builder, {a, b},
                    [](ImplicitLocOpBuilder &body, ValueRange flags) -> Value {
                      return arith::OrIOp::create(body, flags[0], flags[1]);
                    });
}

Value RegionConverter::load(SymbolRefAttr global, Type type) {
  Value &value = before[global];
  if (!value)
    value = ml_program::GlobalLoadOp::create(builder, type, global);
  return value;
}

/// Has `op` change nothing where `skip` holds.
void RegionConverter::skipUpdate(OptimizerOpInterface op) {
  ArrayRef<StreamSpec> specs = op.getStreamSpecs();
  SmallVector<SmallVector<Value>> streams;
  for (unsigned index = 0; index < specs.size(); ++index) {
    streams.emplace_back(op.getStream(index));
    if (specs[index].kind != StreamKind::Flag)
      continue;
    if (streams.back().empty()) {
      streams.back().push_back(skip);
      continue;
    }
    Value &flag = streams.back().front();
    Value &both = combined[flag];
    if (!both)
      both = createOr(builder, flag, skip);
    flag = both;
  }
  Operation *skipping = createUpdateOp(builder, op.getLoc(), op->getName(),
                                       streams, op->getAttrs());
  op->replaceAllUsesWith(skipping);
  op->erase();
}

/// Has the sums of `op` go to tensors of their own where what these hold is not
/// read: what is stored is selected between the old sum and the new one.
void RegionConverter::separateSums(Operation *op) {
  OpBuilder inits(op);
  for (OpOperand &sum :
       op->getOpOperands().take_front(stepfold::getSums(op).size())) {
    if (shared::readsInit(sum) || sum.get().getDefiningOp<tensor::EmptyOp>())
      continue;
    auto type = cast<RankedTensorType>(sum.get().getType());
    sum.set(tensor::EmptyOp::create(inits, op->getLoc(), type.getShape(),
                                    type.getElementType()));
  }
}

/// Has `op` sum zeros and update nothing where `skip` holds: what uses the sums
/// is skipped, too, and a kernel that sums zeros reads nothing.
void RegionConverter::skipReduction(ReduceOp op) {
  StructuredOpInterface structured = asStructured(op);
  Value flag = appendScalar(structured, skip);
  Operation *yield = structured.getBlock()->getTerminator();
  OpBuilder body(yield);
  for (auto [index, yielded] : llvm::enumerate(yield->getOpOperands())) {
    Type type = yielded.get().getType();
    Value skipped = index < op.getNumSums()
                        ? arith::ConstantOp::create(body, op.getLoc(), type,
                                                    body.getZeroAttr(type))
                        : Value(structured.getOutArgument(index));
    yielded.set(arith::SelectOp::create(body, op.getLoc(), flag, skipped,
                                        yielded.get()));
  }
  skippedReductions.insert(op);
}

void RegionConverter::moveOut(Operation *op) {
  op->moveBefore(conditional);
  builder.setLoc(op->getLoc());
  if (isa<ReduceOp, ReduceParametersOp>(op))
    separateSums(op);
  if (auto update = dyn_cast<OptimizerOpInterface>(op))
    skipUpdate(update);
  else if (auto reduce = dyn_cast<ReduceOp>(op))
    skipReduction(reduce);
}

void RegionConverter::convert(Region &region) {
  for (Operation &op : llvm::make_early_inc_range(region.getOps())) {
    builder.setLoc(op.getLoc());
    if (auto access = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      Value &value = current[access.getGlobalAttr()];
      if (!value)
        value = load(access.getGlobalAttr(), access.getType());
      access.replaceAllUsesWith(value);
      access.erase();
    } else if (auto access = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      // The value from before is read where it still is there.
      load(access.getGlobalAttr(), access.getValue().getType());
      current[access.getGlobalAttr()] = access.getValue();
      stored[access.getGlobalAttr()] = access.getValue();
      access.erase();
    } else if (!isa<scf::YieldOp>(op)) {
      moveOut(&op);
    }
  }
  builder.setLoc(conditional.getLoc());
  storeSelected();
}

/// Returns true if `value` is `old` wherever `skip` holds.
bool RegionConverter::isSkipped(Value value, Value old) const {
  if (skippedReductions.contains(value.getDefiningOp())) {
    auto reduce = cast<ReduceOp>(value.getDefiningOp());
    unsigned result = cast<OpResult>(value).getResultNumber();
    // A sum is one result. It is 0 there, whatever it was.
    return result >= reduce.getNumSums() && reduce->getOperand(result) == old;
  }
  auto update = value.getDefiningOp<OptimizerOpInterface>();
  if (!update || update->getBlock() != conditional->getBlock())
    return false;
  OperandRange flags = update.getStream("skip");
  bool isOfRegion =
      !flags.empty() &&
      (flags[0] == skip || llvm::any_of(combined, [&](const auto &entry) {
         return entry.second == flags[0];
       }));
  return isOfRegion &&
         update->getOperand(cast<OpResult>(value).getResultNumber()) == old;
}

/// Selects between the old and new values of several globals, which are all
/// elements `constant` if that is given.
template <typename OpT>
ResultRange RegionConverter::select(ArrayRef<Value> olds, ArrayRef<Value> news,
                                    TypedAttr constant) {
  auto body = [&](ImplicitLocOpBuilder &inner, ValueRange arguments) {
    Value value = constant ? Value(arith::ConstantOp::create(inner, constant))
                           : arguments[1];
    return SmallVector<Value>{
        arith::SelectOp::create(inner, arguments.back(), arguments[0], value)};
  };
  SmallVector<ValueRange, 1> ins;
  if (!constant)
    ins.push_back(news);
  return OpT::create(builder, ArrayRef<ValueRange>{ValueRange(olds)}, ins,
                     ValueRange(), ValueRange(skip), body)
      ->getResults();
}

void RegionConverter::storeSelected() {
  // Values of one element type together, apart from those that a structured op
  // computed once for each parameter, and from constants.
  struct Group {
    SmallVector<SymbolRefAttr> globals;
    SmallVector<Value> olds, news;
  };
  using Key = std::tuple<Type, /*isScalar=*/unsigned, /*constant=*/Attribute>;
  llvm::MapVector<Key, Group> groups;
  for (auto [global, value] : stored) {
    Value old = before[global];
    if (value == old)
      continue;
    if (isSkipped(value, old)) {
      ml_program::GlobalStoreOp::create(builder, global, value);
      continue;
    }
    bool isScalar =
        hasOneElement(value.getType()) && !value.getDefiningOp<ForeachOp>();
    Group &group = groups[{getStreamElementType(value.getType()), isScalar,
                           getRepeatedElement(value)}];
    group.globals.push_back(global);
    group.olds.push_back(old);
    group.news.push_back(value);
  }
  for (auto &[key, group] : groups) {
    auto [type, isScalar, constant] = key;
    auto element = cast_if_present<TypedAttr>(constant);
    ResultRange selected =
        isScalar ? select<ForeachParameterOp>(group.olds, group.news, element)
                 : select<ForeachOp>(group.olds, group.news, element);
    for (auto [global, value] : llvm::zip_equal(group.globals, selected))
      ml_program::GlobalStoreOp::create(builder, global, value);
  }
}
