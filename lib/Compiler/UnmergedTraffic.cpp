//===- UnmergedTraffic.cpp - A stage whose ops run alone ------------------===//

#include "UnmergedTraffic.h"

#include "RunPasses.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/TrafficModel.h"
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
static llvm::Expected<Traffic>
estimateAlone(OptimizerOpInterface op,
              function_ref<Type(Value, StreamKind)> getType) {
  OpBuilder builder(op.getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(builder, op.getLoc());
  builder.setInsertionPointToStart(module->getBody());
  auto function = func::FuncOp::create(builder, op.getLoc(), "op_alone",
                                       builder.getFunctionType({}, {}));
  Block *body = function.addEntryBlock();
  SmallVector<SmallVector<Value>> streams;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs())) {
    streams.emplace_back();
    for (Value value : op.getStream(index))
      streams.back().push_back(
          body->addArgument(getType(value, spec.kind), value.getLoc()));
  }
  builder.setInsertionPointToStart(body);
  SmallVector<NamedAttribute> attributes;
  for (NamedAttribute attribute : op->getAttrs())
    if (attribute.getName() != "operandSegmentSizes")
      attributes.push_back(attribute);
  Operation *alone =
      createUpdateOp(builder, op.getLoc(), op->getName(), streams, attributes);
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
  StageTraffic traffic = estimateTraffic(
      llvm::map_to_vector(*body, [](Operation &nested) { return &nested; }));
  return Traffic{traffic.launches, traffic.bytesRead, traffic.bytesWritten};
}

/// What the traffic of an update of one parameter depends on, besides the
/// parameter's size.
static Attribute getSampleKey(OptimizerOpInterface op) {
  Builder builder(op.getContext());
  SmallVector<Attribute> key = {
      StringAttr::get(op.getContext(), op->getName().getStringRef()),
      op->getAttrDictionary()};
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
    for (Value value : op.getStream(index))
      key.push_back(
          TypeAttr::get(getSampleType(value.getType(), spec.kind, 2)));
  return builder.getArrayAttr(key);
}

/// Bytes for a parameter of `numElements`, from those for two and for three.
static uint64_t extrapolate(int64_t two, int64_t three, int64_t numElements) {
  return two + (numElements - 2) * (three - two);
}

void UnmergedTraffic::addTotal(const Traffic &traffic) {
  total.launches += traffic.launches;
  total.bytesRead += traffic.bytesRead;
  total.bytesWritten += traffic.bytesWritten;
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
  addTotal({two.launches,
            extrapolate(two.bytesRead, three.bytesRead, numElements),
            extrapolate(two.bytesWritten, three.bytesWritten, numElements)});
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
  addTotal(*traffic);
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
    StageTraffic traffic = estimateTraffic(ArrayRef(op));
    addTotal({traffic.launches, traffic.bytesRead, traffic.bytesWritten});
  } else if (auto cast = dyn_cast<CastOp>(op)) {
    uint64_t read = getByteSize(cast.getInput().getType());
    addTotal({read != 0, read, getByteSize(cast.getResult().getType())});
  }
  return llvm::Error::success();
}
