//===- OpByOp.cpp - A program whose ops run one by one --------------------===//

#include "OpByOp.h"

#include "stepfold/Analysis/Launches.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Pipelines/Pipelines.h"
#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Elements of a parameter in a sample. More than one, which scalars have.
static constexpr int64_t kSampleSize = 2;

static uint64_t getNumElements(Value value) {
  return cast<ShapedType>(value.getType()).getNumElements();
}

static Type getSampleType(Type type) {
  return RankedTensorType::get({kSampleSize},
                               cast<RankedTensorType>(type).getElementType());
}

OpByOp::OpByOp(MLIRContext *context, const StreamRoles &roles)
    : roles(roles), module(ModuleOp::create(UnknownLoc::get(context))) {}

void OpByOp::add(ArrayRef<Operation *> ops) {
  for (Operation *op : ops)
    add(op);
}

void OpByOp::add(Operation *op) {
  // A step in which the condition holds.
  if (auto conditional = dyn_cast<scf::IfOp>(op))
    for (Operation &nested : conditional.getThenRegion().getOps())
      add(&nested);
  else if (auto update = dyn_cast<OptimizerOpInterface>(op))
    addUpdate(update);
  else if (auto cast = dyn_cast<CastOp>(op))
    addCast(cast);
  else if (isStageCompute(op))
    total.add(roles.sum(estimateTraffic(ArrayRef(op))));
}

void OpByOp::addUpdate(OptimizerOpInterface op) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  if (!type || !type.hasStaticShape())
    return;
  // An empty parameter needs fewer launches than its kind does.
  bool isSized = op.getNumParameters() == 1 && type.getNumElements() != 0 &&
                 !op.dependsOnShapes();
  SmallVector<Operand> operands;
  SmallVector<size_t> numOperands;
  for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs())) {
    numOperands.push_back(op.getStream(index).size());
    for (Value value : op.getStream(index))
      operands.push_back({value, isSized && !isOneElement(spec.kind)
                                     ? getSampleType(value.getType())
                                     : value.getType()});
  }
  addSample(op, isSized, operands, [&](OpBuilder &builder, ValueRange values) {
    SmallVector<SmallVector<Value>> streams;
    for (size_t number : numOperands) {
      streams.emplace_back(values.take_front(number));
      values = values.drop_front(number);
    }
    return createUpdateOp(builder, op->getLoc(), op->getName(), streams,
                          op->getAttrs());
  });
}

void OpByOp::addCast(CastOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  if (!type || !type.hasStaticShape() || type.getNumElements() == 0)
    return;
  Operand operand = {op.getInput(), getSampleType(type)};
  addSample(op, /*isSized=*/true, operand,
            [&](OpBuilder &builder, ValueRange values) {
              return CastOp::create(builder, op.getLoc(),
                                    getSampleType(op.getResult().getType()),
                                    values.front());
            });
}

/// Returns the properties that the traffic of `op` depends on, except the size
/// of its parameter if that is a sample's.
static Attribute getKey(Operation *op, ArrayRef<Type> types,
                        ArrayRef<StreamRole> roles) {
  Builder builder(op->getContext());
  SmallVector<int32_t> numbers;
  for (StreamRole role : roles)
    numbers.push_back(static_cast<int32_t>(role));
  return builder.getArrayAttr(
      {builder.getStringAttr(op->getName().getStringRef()),
       op->getAttrDictionary(), builder.getTypeArrayAttr(types),
       builder.getDenseI32ArrayAttr(numbers)});
}

func::FuncOp OpByOp::makeFunction(
    Operation *op, ArrayRef<Operand> operands,
    function_ref<Operation *(OpBuilder &, ValueRange)> create) {
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  std::string name = "op" + std::to_string(samples.size());
  auto function = func::FuncOp::create(builder, op->getLoc(), name,
                                       builder.getFunctionType({}, {}));
  Block *body = function.addEntryBlock();
  for (Operand operand : operands) {
    Value argument = body->addArgument(operand.type, operand.value.getLoc());
    sampleRoles.set(argument, roles.get(operand.value));
  }
  builder.setInsertionPointToStart(body);
  Operation *alone = create(builder, body->getArguments());
  func::ReturnOp::create(builder, op->getLoc(), alone->getResults());
  function.setType(builder.getFunctionType(body->getArgumentTypes(),
                                           alone->getResultTypes()));
  return function;
}

void OpByOp::addSample(
    Operation *op, bool isSized, ArrayRef<Operand> operands,
    function_ref<Operation *(OpBuilder &, ValueRange)> create) {
  SmallVector<Type> types;
  SmallVector<StreamRole> operandRoles;
  for (Operand operand : operands) {
    types.push_back(operand.type);
    operandRoles.push_back(roles.get(operand.value));
  }
  // A cast's key has its result in it, too.
  llvm::append_range(types,
                     llvm::map_range(op->getResultTypes(), [](Type type) {
                       return getElementTypeOrSelf(type);
                     }));
  auto [position, isNew] = samples.try_emplace(getKey(op, types, operandRoles));
  Sample &sample = position->second;
  if (isNew) {
    sample.function = makeFunction(op, operands, create);
    sample.isSized = isSized;
  }
  ++sample.count;
  sample.numElements += getNumElements(op->getOperand(0));
}

void OpByOp::count(const Sample &sample) {
  SmallVector<Operation *> ops =
      llvm::map_to_vector(func::FuncOp(sample.function).getBody().front(),
                          [](Operation &op) { return &op; });
  StageTraffic traffic = estimateTraffic(ops);
  total.launches += sample.count * traffic.launches;
  for (const OpTraffic &op : traffic.ops)
    for (const StreamTraffic &stream : op.streams) {
      Value first = stream.buffers.front();
      bool isOfParameter =
          sample.isSized && getNumElements(first) == kSampleSize;
      auto scale = [&](uint64_t bytes) {
        return isOfParameter ? bytes / kSampleSize * sample.numElements
                             : bytes * sample.count;
      };
      Report::Bytes &bytes = total[sampleRoles.get(first)];
      bytes.read += scale(stream.bytesRead);
      bytes.written += scale(stream.bytesWritten);
    }
}

llvm::Expected<Traffic> OpByOp::estimate() {
  // A single op cannot be merged.
  OptimizePipelineOptions options;
  if (llvm::Error error = runPasses(*module, [&](PassManager &pm) {
        buildStructuringPipeline(pm, options);
      }))
    return std::move(error);
  for (const auto &[key, sample] : samples)
    count(sample);
  return total;
}
