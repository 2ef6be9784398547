//===- OptimFuseSiblings.cpp - Ops over the same parameters ---------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "SiblingFusion.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSESIBLINGSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// The shapes of the parameters of `op`; null where each has one element.
static Type getShapes(StructuredOpInterface op) {
  if (isa<ForeachParameterOp>(op))
    return {};
  SmallVector<Type> shapes;
  for (Type type : op.getShapeStream().getTypes())
    shapes.push_back(cast<RankedTensorType>(type).clone(
        IntegerType::get(op->getContext(), 1)));
  return TupleType::get(op->getContext(), shapes);
}

/// Returns true if `reader` works on the parameters of `producer`. A
/// `foreach_parameter` treats a tensor of `foreach` as the value of one of many
/// parameters, such as a converted learning rate for all.
static bool haveSameParameters(Operation *producer, Operation *reader) {
  if (!isOnTensors(producer) ||
      (isa<ForeachOp>(producer) && isa<ForeachParameterOp>(reader)))
    return false;
  return asStructured(producer).getNumParameters() ==
         asStructured(reader).getNumParameters();
}

namespace {

/// Finds the ops of a block that work on the same parameters.
class Components {
public:
  explicit Components(Block &block) : block(block) {
    for (Operation &op : block)
      if (isOnTensors(&op))
        add(asStructured(&op));
  }
  Operation *find(Operation *op) const { return components.getLeaderValue(op); }

private:
  void add(StructuredOpInterface op);
  void addStream(OperandRange stream);

  Block &block;
  llvm::EquivalenceClasses<Operation *> components;
  /// Different lists of tensors, by their first.
  DenseMap<Value, SmallVector<OperandRange, 1>> lists;
};

} // namespace

void Components::addStream(OperandRange stream) {
  // Tensors without contents have nothing in common.
  if (stream.empty() || isEmpty(stream.front()))
    return;
  SmallVector<OperandRange, 1> &known = lists[stream.front()];
  auto *same = llvm::find_if(
      known, [&](OperandRange other) { return llvm::equal(other, stream); });
  if (same == known.end())
    known.push_back(stream);
  else
    components.unionSets(same->getBase()->getOwner(),
                         stream.getBase()->getOwner());
}

void Components::add(StructuredOpInterface op) {
  components.insert(op);
  size_t firstScalar = op->getNumOperands() - op.getScalars().size();
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    Operation *producer = operand.getDefiningOp();
    if (!producer || producer->getBlock() != &block ||
        !haveSameParameters(producer, op))
      continue;
    // A value that is computed once for all parameters does not relate them.
    bool isShared = index >= firstScalar && isSingle(asStructured(producer));
    if (!isShared)
      components.unionSets(producer, op);
  }
  if (isa<ForeachParameterOp>(op))
    return;
  for (OperandRange stream : op.getIns())
    addStream(stream);
  if (isa<ForeachOp>(op))
    for (OperandRange stream : op.getOuts())
      addStream(stream);
}

/// Returns the positions of the sums of `op`, if it is a reduction that has
/// them.
static DenseI32ArrayAttr getPositions(StructuredOpInterface op) {
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  return reduce ? reduce.getPositionsAttr() : DenseI32ArrayAttr();
}

/// Says that `op` is a reduction of some elements; null if it is not.
static UnitAttr getSampled(StructuredOpInterface op) {
  auto reduce = dyn_cast<ReduceOp>(op.getOperation());
  return reduce ? reduce.getSampledAttr() : UnitAttr();
}

/// The element type of the sums of `op`; null where it has none.
static Type getSumType(StructuredOpInterface op) {
  return op.getNumSums() == 0
             ? Type()
             : getStreamElementType(op.getOuts()[0][0].getType());
}

/// Name, component, number of parameters, shapes, type of sums, positions,
/// whether it is sampled.
using GroupKey = std::tuple<const void *, Operation *, int64_t, const void *,
                            const void *, const void *, const void *>;

static void fuseSiblings(RewriterBase &rewriter, Block &block) {
  SiblingFusion fusion(rewriter, block, "optim-fuse-siblings");
  // `optim-fuse-scalars` may fuse them yet, or says why not.
  fusion.ignoreSingles();
  llvm::MapVector<GroupKey, SmallVector<StructuredOpInterface>> groups;
  Components components(block);
  struct First {
    Type shapes, sumType;
  };
  DenseMap<std::tuple<const void *, Operation *, int64_t>, First> firsts;
  for (Operation &operation : block) {
    auto op = dyn_cast<StructuredOpInterface>(operation);
    if (!op || !isOnTensors(op))
      continue;
    const void *name = op->getName().getAsOpaquePointer();
    Operation *component = components.find(op);
    int64_t numParameters = op.getNumParameters();
    Type shapes = getShapes(op), sumType = getSumType(op);
    First &first = firsts
                       .try_emplace({name, component, numParameters},
                                    First{shapes, sumType})
                       .first->second;
    if (first.shapes != shapes)
      fusion.reportNotFused(op, "their parameters have different shapes");
    else if (first.sumType != sumType)
      fusion.reportNotFused(op, "their sums have different types");
    groups[{name, component, numParameters, shapes.getAsOpaquePointer(),
            sumType.getAsOpaquePointer(), getPositions(op).getAsOpaquePointer(),
            getSampled(op).getAsOpaquePointer()}]
        .push_back(op);
  }
  for (auto &[key, group] : groups)
    fusion.add(std::move(group));
  fusion.run();
}

namespace {

struct OptimFuseSiblings final
    : stepfold::impl::OptimFuseSiblingsPassBase<OptimFuseSiblings> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [](RewriterBase &rewriter, Block &block) {
      fuseSiblings(rewriter, block);
    });
  }
};

} // namespace
