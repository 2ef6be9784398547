//===- UnmergedTraffic.cpp - A stage whose ops run alone ------------------===//

#include "UnmergedTraffic.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Compiler/RunPasses.h"
#include "stepfold/Pipelines/Pipelines.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/OwningOpRef.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The type with which a stream of kind `kind` stands in a sample for a
/// parameter of `numElements` elements.
static Type getSampleType(Type type, StreamKind kind, int64_t numElements) {
  auto tensor = cast<RankedTensorType>(type);
  return isOneElement(kind)
             ? tensor
             : RankedTensorType::get({numElements}, tensor.getElementType());
}

/// The traffic of an op like `op`, compiled alone. `getType` gives the type of
/// an operand, by the kind of its stream.
llvm::Expected<Traffic> UnmergedTraffic::estimateAlone(
    OptimizerOpInterface op,
    function_ref<Type(Value, StreamKind)> getType) const {
  OpBuilder builder(op.getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, op.getLoc());
  builder.setInsertionPointToStart(module->getBody());
  auto function = func::FuncOp::create(builder, op.getLoc(), "op_alone",
                                       builder.getFunctionType({}, {}));
  Block *body = function.addEntryBlock();
  SmallVector<SmallVector<Value>> streams;
  StreamRoles aloneRoles;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs())) {
    streams.emplace_back();
    for (Value value : op.getStream(index)) {
      Value argument =
          body->addArgument(getType(value, spec.kind), value.getLoc());
      aloneRoles.set(argument, roles.get(value));
      streams.back().push_back(argument);
    }
  }
  builder.setInsertionPointToStart(body);
  Operation *alone = createUpdateOp(builder, op.getLoc(), op->getName(),
                                    streams, op->getAttrs());
  func::ReturnOp::create(builder, op.getLoc(), alone->getResults());
  function.setType(builder.getFunctionType(body->getArgumentTypes(),
                                           alone->getResultTypes()));

  OptimizePipelineOptions options;
  options.hoistCasts = false;
  options.merge = false;
  if (llvm::Error error = runPasses(*module, [&](PassManager &pm) {
        buildOptimizePipeline(pm, options);
      }))
    return std::move(error);
  return aloneRoles.sum(estimateTraffic(
      llvm::map_to_vector(*body, [](Operation &nested) { return &nested; })));
}

/// What the traffic of an update of one parameter depends on, besides the
/// parameter's size.
Attribute UnmergedTraffic::getSampleKey(OptimizerOpInterface op) const {
  Builder builder(op.getContext());
  SmallVector<Attribute> key = {
      StringAttr::get(op.getContext(), op->getName().getStringRef()),
      op->getAttrDictionary()};
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
    for (Value value : op.getStream(index)) {
      key.push_back(
          TypeAttr::get(getSampleType(value.getType(), spec.kind, 2)));
      key.push_back(
          builder.getI64IntegerAttr(static_cast<int64_t>(roles.get(value))));
    }
  return builder.getArrayAttr(key);
}

/// The traffic for a parameter of `numElements`, from that for two and that for
/// three.
static Traffic extrapolate(const Traffic &two, const Traffic &three,
                           int64_t numElements) {
  auto extend = [&](int64_t first, int64_t second) -> uint64_t {
    return first + (numElements - 2) * (second - first);
  };
  Traffic result;
  result.launches = two.launches;
  for (unsigned role = 0; role < numStreamRoles; ++role) {
    Report::Bytes a = two.byRole[role], b = three.byRole[role];
    result.byRole[role] = {extend(a.read, b.read),
                           extend(a.written, b.written)};
  }
  return result;
}

llvm::Error UnmergedTraffic::addSampled(OptimizerOpInterface op) {
  auto [position, isNew] = samples.try_emplace(getSampleKey(op));
  auto &[two, three] = position->second;
  if (isNew)
    for (auto [sample, numElements] :
         {std::pair(&two, 2), std::pair(&three, 3)}) {
      auto traffic = estimateAlone(op, [&](Value value, StreamKind kind) {
        return getSampleType(value.getType(), kind, numElements);
      });
      if (!traffic)
        return traffic.takeError();
      *sample = *traffic;
    }
  int64_t numElements =
      cast<ShapedType>(op->getOperand(0).getType()).getNumElements();
  total.add(extrapolate(two, three, numElements));
  return llvm::Error::success();
}

llvm::Error UnmergedTraffic::addUpdate(OptimizerOpInterface op) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasStaticShape())
    return llvm::Error::success();
  // An empty parameter needs fewer launches than its kind does.
  if (op.getNumParameters() == 1 && type.getNumElements() != 0)
    return addSampled(op);
  auto traffic = estimateAlone(
      op, [](Value value, StreamKind) { return value.getType(); });
  if (!traffic)
    return traffic.takeError();
  total.add(*traffic);
  return llvm::Error::success();
}

llvm::Error UnmergedTraffic::add(Operation *op) {
  // A step in which the condition holds.
  if (auto conditional = dyn_cast<scf::IfOp>(op)) {
    for (Operation &nested : conditional.getThenRegion().getOps())
      if (llvm::Error error = add(&nested))
        return error;
    return llvm::Error::success();
  }
  if (auto update = dyn_cast<OptimizerOpInterface>(op))
    return addUpdate(update);
  if (isStageCompute(op)) {
    total.add(roles.sum(estimateTraffic(ArrayRef(op))));
  } else if (auto cast = dyn_cast<CastOp>(op)) {
    Traffic traffic;
    uint64_t read = getByteSize(cast.getInput().getType());
    traffic.launches = read != 0;
    traffic[roles.get(cast.getInput())].read = read;
    traffic[StreamRole::Temporaries].written =
        getByteSize(cast.getResult().getType());
    total.add(traffic);
  }
  return llvm::Error::success();
}
