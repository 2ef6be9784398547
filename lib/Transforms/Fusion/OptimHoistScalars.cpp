//===- OptimHoistScalars.cpp - Scalar arithmetic out of traversals --------===//

#include "BlockRewrites.h"
#include "FusedOp.h"
#include "Simplification.h"
#include "Storage.h"
#include "ValueNumbering.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMHOISTSCALARSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-hoist-scalars";

namespace {

/// Values of a traversal's body that depend on numbers of a parameter alone,
/// and share them.
struct Invariants {
  SmallVector<Value> values;
  /// Arguments of the body that they are computed of.
  llvm::SmallBitVector needed;
};

/// A traversal of all elements, and the op before it that computes numbers for
/// the same parameters.
class Hoisting {
public:
  Hoisting(StructuredOpInterface op, const Clobbers &clobbers)
      : op(op), clobbers(clobbers),
        numStreams(op.getUpdates().size() + op.getIns().size()) {}

  bool apply(RewriterBase &rewriter);

private:
  bool isNumber(BlockArgument argument) {
    return argument.getArgNumber() >= numStreams;
  }
  /// Whether it has one number of each parameter.
  bool isVector(unsigned argument) {
    return argument < numStreams + op.getPerParameter().size();
  }
  Value getNumber(unsigned argument) {
    return getArgumentOperands(op, argument)[0];
  }

  ForeachParameterOp findProducer();
  bool isThere(unsigned argument);
  SmallVector<Value> findHoistable();
  SmallVector<Invariants> findInvariants();
  bool isSmaller(const Invariants &invariants);
  StructuredOpInterface createProducer(RewriterBase &rewriter);
  void replaceTraversal(RewriterBase &rewriter, ValueRange numbers);

  StructuredOpInterface op;
  const Clobbers &clobbers;
  unsigned numStreams;
  ForeachParameterOp producer;
  SmallVector<Invariants> hoisted;
};

} // namespace

static uint64_t getNumBytes(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// The last op on the same parameters that `op` has a number of. With it, what
/// is hoisted takes no launch.
ForeachParameterOp Hoisting::findProducer() {
  ForeachParameterOp last;
  for (unsigned argument = numStreams, end = op.getBlock()->getNumArguments();
       argument != end; ++argument) {
    auto candidate = getNumber(argument).getDefiningOp<ForeachParameterOp>();
    if (candidate && candidate->getBlock() == op->getBlock() &&
        isOnTensors(candidate) &&
        asStructured(candidate).getNumParameters() == op.getNumParameters() &&
        (!last || last->isBeforeInBlock(candidate)))
      last = candidate;
  }
  return last;
}

/// Whether `producer` can read the number, or computes it.
bool Hoisting::isThere(unsigned argument) {
  Value number = getNumber(argument);
  Operation *definition = number.getDefiningOp();
  if (definition == producer) // That of one parameter is not each one's.
    return isVector(argument) || op.getNumParameters() == 1;
  if (definition && definition->getBlock() == producer->getBlock() &&
      !definition->isBeforeInBlock(producer))
    return false;
  return !llvm::is_contained(clobbers.find(number), producer.getOperation());
}

/// The values, neither arguments nor constants, that depend on numbers alone,
/// and that something else depends on.
SmallVector<Value> Hoisting::findHoistable() {
  // Constants are neither: they follow whatever reads them.
  DenseSet<Value> invariant, constant;
  for (BlockArgument argument : op.getBlock()->getArguments())
    if (isNumber(argument) && isThere(argument.getArgNumber()))
      invariant.insert(argument);
  SmallVector<Value> values;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    Value value = inner.getResult(0);
    if (inner.getNumOperands() == 0)
      constant.insert(value);
    else if (llvm::all_of(inner.getOperands(), [&](Value operand) {
               return invariant.contains(operand) || constant.contains(operand);
             }))
      values.push_back(value);
    else
      continue;
    if (inner.getNumOperands() != 0)
      invariant.insert(value);
  }
  llvm::erase_if(values, [&](Value value) {
    return llvm::all_of(value.getUsers(), [&](Operation *user) {
      return user->getNumResults() == 1 &&
             invariant.contains(user->getResult(0));
    });
  });
  return values;
}

/// What can be hoisted, in parts that share no number.
SmallVector<Invariants> Hoisting::findInvariants() {
  SmallVector<Invariants> result;
  for (Value value : findHoistable()) {
    Invariants joint{{}, findArgumentsOf(op, value)};
    for (Invariants &part : result)
      if (part.needed.anyCommon(joint.needed)) {
        llvm::append_range(joint.values, part.values);
        joint.needed |= part.needed;
        part.values.clear();
      }
    joint.values.push_back(value);
    llvm::erase_if(result,
                   [](const Invariants &part) { return part.values.empty(); });
    result.push_back(std::move(joint));
  }
  return result;
}

/// Whether the traversal then reads no more bytes of numbers than before. Each
/// of them takes a load and a register of all threads.
bool Hoisting::isSmaller(const Invariants &invariants) {
  llvm::SmallBitVector left = findArgumentsOf(
      op, llvm::to_vector(op.getYieldedValues()),
      DenseSet<Value>(invariants.values.begin(), invariants.values.end()));
  uint64_t before = 0, after = 0;
  for (unsigned argument : invariants.needed.set_bits())
    if (!left.test(argument))
      before += getNumBytes(op.getBlock()->getArgument(argument).getType());
  for (Value value : invariants.values)
    after += getNumBytes(value.getType());
  return after <= before;
}

/// A body that yields `values`, and has the arguments that are `needed`.
static void buildBody(StructuredOpInterface op, ValueRange values,
                      const llvm::SmallBitVector &needed, Block &body) {
  OpBuilder builder(op.getContext());
  builder.setInsertionPointToEnd(&body);
  IRMapping mapping;
  for (unsigned argument : needed.set_bits()) {
    BlockArgument old = op.getBlock()->getArgument(argument);
    mapping.map(old, body.addArgument(old.getType(), old.getLoc()));
  }
  for (Operation &inner : op.getBlock()->without_terminator())
    if (llvm::all_of(inner.getOperands(),
                     [&](Value operand) { return mapping.contains(operand); }))
      builder.clone(inner, mapping);
  YieldOp::create(builder, op.getLoc(),
                  llvm::map_to_vector(values, [&](Value value) {
                    return mapping.lookup(value);
                  }));
}

/// The producer that also computes what is hoisted: its last outs.
StructuredOpInterface Hoisting::createProducer(RewriterBase &rewriter) {
  StructuredOpInterface old = asStructured(producer);
  rewriter.setInsertionPoint(producer);
  FusedOp fused(old->getName());
  SmallVector<std::optional<Source>> sources = addOuts(fused, old);
  for (const Invariants &part : hoisted)
    for (Value value : part.values)
      fused.addOut(ValueRange(tensor::EmptyOp::create(rewriter, op.getLoc(),
                                                      {op.getNumParameters()},
                                                      value.getType())
                                  .getResult()));
  for (OperandRange stream : old.getIns())
    sources.push_back(fused.addIn(stream));
  addWhole(fused, old, std::move(sources));
  SmallVector<std::unique_ptr<Block>> bodies;
  for (const Invariants &part : hoisted) {
    SmallVector<std::optional<Source>> numbers;
    for (unsigned argument : part.needed.set_bits()) {
      Value number = getNumber(argument);
      if (number.getDefiningOp() == producer)
        numbers.push_back(Source{
            Source::Yield, locateResult(old, cast<OpResult>(number)).first,
            /*part=*/0});
      else
        numbers.push_back(isVector(argument) ? fused.addIn(number)
                                             : fused.addScalar(number));
    }
    bodies.push_back(std::make_unique<Block>());
    buildBody(op, part.values, part.needed, *bodies.back());
    unsigned number = fused.addPart(bodies.back().get(), numbers);
    for (unsigned index = 0; index != part.values.size(); ++index)
      fused.yield(number, index);
  }
  return fused.create(rewriter, producer->getLoc());
}

/// Has the traversal read what is hoisted from `numbers`.
void Hoisting::replaceTraversal(RewriterBase &rewriter, ValueRange numbers) {
  FusedOp fused(op->getName());
  fused.setPositions(op);
  SmallVector<std::optional<Source>> sources = addOuts(fused, op);
  for (OperandRange stream : op.getIns())
    sources.push_back(fused.addIn(stream));
  SmallVector<FusedOp::KnownValue> known;
  DenseSet<Value> values;
  for (const Invariants &part : hoisted)
    for (Value value : part.values) {
      known.push_back({value, op.getNumParameters() == 1
                                  ? fused.addScalar(numbers.front())
                                  : fused.addPerParameter(numbers.front())});
      numbers = numbers.drop_front();
      values.insert(value);
    }
  SmallVector<Value> yielded = llvm::to_vector(op.getYieldedValues());
  addVectorsAndScalars(fused, op, findArgumentsOf(op, yielded, values),
                       sources);
  unsigned part = fused.addPart(op.getBlock(), sources, known);
  for (unsigned index = 0; index != yielded.size(); ++index)
    fused.yield(part, index);
  rewriter.setInsertionPoint(op);
  StructuredOpInterface created = fused.create(rewriter, op.getLoc());
  rewriter.replaceOp(op, created->getResults());
  op = created;
}

bool Hoisting::apply(RewriterBase &rewriter) {
  producer = findProducer();
  if (!producer)
    return false;
  hoisted = findInvariants();
  llvm::erase_if(hoisted, [&](const Invariants &invariants) {
    return !isSmaller(invariants);
  });
  if (hoisted.empty())
    return false;
  StructuredOpInterface created = createProducer(rewriter);
  unsigned numResults = producer->getNumResults();
  ValueRange results = created->getResults();
  rewriter.replaceOp(producer, results.take_front(numResults));
  replaceTraversal(rewriter, results.drop_front(numResults));
  remark::passed(op.getLoc(), getRemark(kPass, op, "ScalarsHoisted"))
      << "computes scalars once for each parameter"
      << remark::metric("scalarsHoisted", results.size() - numResults);
  simplify(rewriter, created);
  return true;
}

namespace {

struct OptimHoistScalars final
    : stepfold::impl::OptimHoistScalarsPassBase<OptimHoistScalars> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      SmallVector<StructuredOpInterface> traversals;
      for (Operation &op : block)
        if (isa<ForeachOp, ReduceOp>(op) && op.getNumResults() != 0)
          traversals.push_back(asStructured(&op));
      Clobbers clobbers(rewriter, block);
      for (StructuredOpInterface op : traversals)
        Hoisting(op, clobbers).apply(rewriter);
      eraseUnused(rewriter, block);
    });
  }
};

} // namespace
