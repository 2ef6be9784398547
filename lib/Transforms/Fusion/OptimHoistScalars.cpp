//===- OptimHoistScalars.cpp - Scalar arithmetic out of traversals --------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/FusedOp.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"
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

/// Values of a traversal's body that depend on numbers of a parameter alone.
struct Invariants {
  void append(const Invariants &other) {
    llvm::append_range(values, other.values);
    needed |= other.needed;
  }

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

  void apply(RewriterBase &rewriter);

private:
  bool isNumber(BlockArgument argument) {
    return argument.getArgNumber() >= numStreams;
  }
  /// Returns true if the operand has one number for each parameter.
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
  llvm::SmallBitVector findLeft(const Invariants &invariants);
  bool isSmaller(const Invariants &invariants);
  StructuredOpInterface createProducer(RewriterBase &rewriter);
  void replaceTraversal(RewriterBase &rewriter, ValueRange numbers);

  StructuredOpInterface op;
  const Clobbers &clobbers;
  unsigned numStreams;
  ForeachParameterOp producer;
  Invariants hoisted;
};

} // namespace

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

/// Returns true if `producer` can read the number, or computes it.
bool Hoisting::isThere(unsigned argument) {
  Value number = getNumber(argument);
  Operation *definition = number.getDefiningOp();
  // The value of one parameter is not that of all.
  if (definition == producer)
    return isVector(argument) || op.getNumParameters() == 1;
  if (definition && definition->getBlock() == producer->getBlock() &&
      !definition->isBeforeInBlock(producer))
    return false;
  return !llvm::is_contained(clobbers.find(number), producer.getOperation());
}

/// The values, neither arguments nor constants, that depend on numbers alone,
/// and that something else depends on.
SmallVector<Value> Hoisting::findHoistable() {
  DenseSet<Value> numbers, constants;
  for (BlockArgument argument : op.getBlock()->getArguments())
    if (isNumber(argument) && isThere(argument.getArgNumber()))
      numbers.insert(argument);
  SmallVector<Value> values;
  for (Operation &inner : op.getBlock()->without_terminator()) {
    Value value = inner.getResult(0);
    if (inner.getNumOperands() == 0) {
      constants.insert(value);
    } else if (isa<BlockMaximumOp>(inner)) {
      continue; // There are no blocks outside of a traversal.
    } else if (llvm::all_of(inner.getOperands(), [&](Value operand) {
                 return numbers.contains(operand) ||
                        constants.contains(operand);
               })) {
      numbers.insert(value);
      values.push_back(value);
    }
  }
  llvm::erase_if(values, [&](Value value) {
    return llvm::all_of(value.getUsers(), [&](Operation *user) {
      return user->getNumResults() == 1 && numbers.contains(user->getResult(0));
    });
  });
  return values;
}

/// Returns the values that can be hoisted, in parts that share no number.
SmallVector<Invariants> Hoisting::findInvariants() {
  SmallVector<Invariants> result;
  for (Value value : findHoistable()) {
    Invariants joint{{}, findArgumentsOf(op, value)};
    llvm::erase_if(result, [&](const Invariants &part) {
      bool isShared = part.needed.anyCommon(joint.needed);
      if (isShared)
        joint.append(part);
      return isShared;
    });
    joint.values.push_back(value);
    result.push_back(std::move(joint));
  }
  return result;
}

/// The arguments that the body still needs without what computes `invariants`.
llvm::SmallBitVector Hoisting::findLeft(const Invariants &invariants) {
  return findArgumentsOf(
      op, llvm::to_vector(op.getYieldedValues()),
      DenseSet<Value>(invariants.values.begin(), invariants.values.end()));
}

/// Returns true if the traversal reads no more bytes of numbers than before.
/// Each thread loads every number and keeps it in registers.
bool Hoisting::isSmaller(const Invariants &invariants) {
  llvm::SmallBitVector left = findLeft(invariants);
  uint64_t before = 0, after = 0;
  for (unsigned argument : invariants.needed.set_bits())
    if (!left.test(argument))
      before += getElementBytes(op.getBlock()->getArgument(argument).getType());
  for (Value value : invariants.values)
    after += getElementBytes(value.getType());
  return after <= before;
}

/// Fills `body` with what computes the invariants of `op`'s body, which it
/// yields. Its arguments are those that they need.
static void buildBody(StructuredOpInterface op, const Invariants &invariants,
                      Block &body) {
  OpBuilder builder(op.getContext());
  builder.setInsertionPointToEnd(&body);
  IRMapping mapping;
  for (unsigned argument : invariants.needed.set_bits()) {
    BlockArgument old = op.getBlock()->getArgument(argument);
    mapping.map(old, body.addArgument(old.getType(), old.getLoc()));
  }
  for (Operation &inner : op.getBlock()->without_terminator())
    if (!isa<BlockMaximumOp>(inner) &&
        llvm::all_of(inner.getOperands(),
                     [&](Value operand) { return mapping.contains(operand); }))
      builder.clone(inner, mapping);
  YieldOp::create(builder, op.getLoc(),
                  llvm::map_to_vector(invariants.values, [&](Value value) {
                    return mapping.lookup(value);
                  }));
}

/// The producer that also computes what is hoisted: its last outs.
StructuredOpInterface Hoisting::createProducer(RewriterBase &rewriter) {
  StructuredOpInterface old = asStructured(producer);
  rewriter.setInsertionPoint(producer);
  FusedOp fused(old->getName());
  SmallVector<std::optional<Source>> sources = addOuts(fused, old);
  for (Value value : hoisted.values)
    fused.addOut(ValueRange(tensor::EmptyOp::create(rewriter, op.getLoc(),
                                                    {op.getNumParameters()},
                                                    value.getType())
                                .getResult()));
  for (OperandRange stream : old.getIns())
    sources.push_back(fused.addIn(stream));
  addWhole(fused, old, std::move(sources));
  SmallVector<std::optional<Source>> numbers;
  for (unsigned argument : hoisted.needed.set_bits()) {
    Value number = getNumber(argument);
    if (number.getDefiningOp() == producer)
      numbers.push_back(Source{Source::Yield,
                               locateResult(old, cast<OpResult>(number)).first,
                               /*part=*/0});
    else
      numbers.push_back(isVector(argument) ? fused.addIn(number)
                                           : fused.addScalar(number));
  }
  Block body;
  buildBody(op, hoisted, body);
  unsigned part = fused.addPart(&body, numbers);
  for (unsigned index = 0; index != hoisted.values.size(); ++index)
    fused.yield(part, index);
  return fused.create(rewriter, producer->getLoc());
}

/// Has the traversal read what is hoisted from `numbers`.
void Hoisting::replaceTraversal(RewriterBase &rewriter, ValueRange numbers) {
  FusedOp fused(op->getName());
  fused.setForm(op);
  SmallVector<std::optional<Source>> sources = addOuts(fused, op);
  for (OperandRange stream : op.getIns())
    sources.push_back(fused.addIn(stream));
  SmallVector<FusedOp::KnownValue> known;
  for (auto [value, number] : llvm::zip_equal(hoisted.values, numbers))
    known.push_back({value, op.getNumParameters() == 1
                                ? fused.addScalar(number)
                                : fused.addPerParameter(number)});
  addVectorsAndScalars(fused, op, findLeft(hoisted), sources);
  unsigned part = fused.addPart(op.getBlock(), sources, known);
  for (unsigned index = 0; index != op.getYieldedValues().size(); ++index)
    fused.yield(part, index);
  rewriter.setInsertionPoint(op);
  StructuredOpInterface created = fused.create(rewriter, op.getLoc());
  rewriter.replaceOp(op, created->getResults());
  op = created;
}

void Hoisting::apply(RewriterBase &rewriter) {
  producer = findProducer();
  if (!producer)
    return;
  hoisted.needed.resize(op.getBlock()->getNumArguments());
  for (const Invariants &invariants : findInvariants())
    if (isSmaller(invariants))
      hoisted.append(invariants);
  if (hoisted.values.empty())
    return;
  StructuredOpInterface created = createProducer(rewriter);
  unsigned numResults = producer->getNumResults();
  ValueRange results = created->getResults();
  rewriter.replaceOp(producer, results.take_front(numResults));
  replaceTraversal(rewriter, results.drop_front(numResults));
  remark::passed(op.getLoc(), getRemark(kPass, op, "ScalarsHoisted"))
      << "computes scalars once for each parameter"
      << remark::metric("scalarsHoisted", results.size() - numResults);
  simplify(rewriter, created);
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
