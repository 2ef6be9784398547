//===- OptimDistributeFlags.cpp - Flags in the order of other sums --------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "stepfold/Analysis/FlagSums.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/MapVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMDISTRIBUTEFLAGSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// More vectors of one search are more arguments of the kernel that adds them
/// up than one launch is worth.
static constexpr size_t kMaxVectors = 8;

namespace {

/// A vector of flags to be: parameters of one reduction, in the vector's order.
struct FlagVector {
  ReduceOp reduce;
  SmallVector<int32_t> parameters;
};

class FlagAlignment {
public:
  FlagAlignment(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block) {
    for (auto reduce : block.getOps<ReduceOp>())
      addReaders(reduce);
  }

  void run();

private:
  /// A stream that a reduction reads, and the parameter of an element of it.
  struct Reader {
    ReduceOp reduce;
    unsigned stream;
    int32_t parameter;
  };

  void addReaders(ReduceOp reduce);
  void align(ReduceParametersOp op);
  bool split(ReduceOp part, SmallVectorImpl<FlagVector> &vectors) const;
  Value createTotal(const FlagVector &vector, ReduceParametersOp op, Type type);

  RewriterBase &rewriter;
  Block &block;
  DenseMap<Value, SmallVector<Reader, 2>> readers;
  DenseSet<Operation *> erased;
};

} // namespace

/// Streams of reductions that keep their order.
void FlagAlignment::addReaders(ReduceOp reduce) {
  if (reduce.getPositions() || reduce.getSampled())
    return;
  for (auto [stream, values] : llvm::enumerate(reduce.getIns()))
    for (auto [parameter, value] : llvm::enumerate(values))
      readers[value].push_back({reduce, static_cast<unsigned>(stream),
                                static_cast<int32_t>(parameter)});
}

/// Adds the vectors that take the place of `part` to `vectors`. Returns whether
/// any of them is other than `part`'s.
bool FlagAlignment::split(ReduceOp part,
                          SmallVectorImpl<FlagVector> &vectors) const {
  using Stream = std::pair<Operation *, unsigned>;
  llvm::MapVector<Stream, SmallVector<std::pair<int32_t, int32_t>>> shared;
  for (auto [parameter, value] : llvm::enumerate(part.getIns()[0]))
    for (const Reader &reader : readers.lookup(value))
      if (reader.reduce != part && !erased.contains(reader.reduce))
        shared[{reader.reduce, reader.stream}].push_back(
            {reader.parameter, static_cast<int32_t>(parameter)});

  size_t numParameters = part.getNumParameters();
  llvm::SmallBitVector isLeft(numParameters, true);
  bool isAligned = false;
  for (auto &[stream, parameters] : shared) {
    auto other = cast<ReduceOp>(stream.first);
    // All that the other traversal reads, each once, and not taken already.
    bool isWhole =
        static_cast<int64_t>(parameters.size()) == other.getNumParameters() &&
        llvm::all_of(parameters,
                     [&](auto pair) { return isLeft.test(pair.second); });
    llvm::sort(parameters);
    auto *repeated =
        std::adjacent_find(parameters.begin(), parameters.end(),
                           [](auto a, auto b) { return a.first == b.first; });
    if (!isWhole || repeated != parameters.end())
      continue;
    FlagVector vector{part, {}};
    for (auto [index, parameter] : parameters) {
      vector.parameters.push_back(parameter);
      isLeft.reset(parameter);
    }
    isAligned |= part.getPositions() ||
                 vector.parameters.size() != numParameters ||
                 !llvm::is_sorted(vector.parameters);
    vectors.push_back(std::move(vector));
  }
  if (isLeft.any())
    vectors.push_back({part, SmallVector<int32_t>(isLeft.set_bits())});
  return isAligned;
}

/// The total of `vector`, which takes a part of the place of `op`.
Value FlagAlignment::createTotal(const FlagVector &vector,
                                 ReduceParametersOp op, Type type) {
  StructuredOpInterface old = asStructured(vector.reduce);
  Location loc = old.getLoc();
  rewriter.setInsertionPoint(vector.reduce);
  FusedOp flags(old->getName());
  flags.addSum(
      tensor::EmptyOp::create(
          rewriter, loc, {static_cast<int64_t>(vector.parameters.size())}, type)
          .getResult(),
      op.getCombiner());
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (OperandRange stream : old.getIns())
    sources.push_back(flags.addIn(
        llvm::map_to_vector(vector.parameters, [&](int32_t parameter) -> Value {
          return stream[parameter];
        })));
  addWhole(flags, old, std::move(sources));
  Value sums = flags.create(rewriter, loc)->getResult(0);

  rewriter.setInsertionPoint(op);
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, ArrayRef<int64_t>{1}, type);
  return ReduceParametersOp::create(rewriter, loc, empty, sums,
                                    op.getCombiner())
      .getResult();
}

/// 1 where any of `totals` is more than 0, else 0.
static Value createAny(RewriterBase &rewriter, Location loc,
                       ArrayRef<Value> totals, RankedTensorType type) {
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType());
  SmallVector<ValueRange> ins(totals.begin(), totals.end());
  auto any = ForeachParameterOp::create(
      rewriter, loc, ArrayRef<ValueRange>{empty}, ins, ValueRange(),
      ValueRange(), [&](ImplicitLocOpBuilder &builder, ValueRange arguments) {
        Type element = type.getElementType();
        Value zero =
            arith::ConstantOp::create(builder, builder.getZeroAttr(element));
        Value one = arith::ConstantOp::create(
            builder, builder.getFloatAttr(element, 1.0));
        Value flag = zero;
        for (Value total : arguments.drop_front()) {
          Value isPositive = arith::CmpFOp::create(
              builder, arith::CmpFPredicate::OLT, zero, total);
          flag = arith::SelectOp::create(builder, isPositive, one, flag);
        }
        return SmallVector<Value>{flag};
      });
  return any->getResult(0);
}

/// Returns true if the sums of each parameter of `reduce` may be assigned to
/// any element.
static bool isPlain(ReduceOp reduce) {
  return reduce->getNumResults() == 1 && reduce.getPerParameter().empty() &&
         !reduce.getSampled();
}

void FlagAlignment::align(ReduceParametersOp op) {
  std::optional<SmallVector<SumPart, 2>> parts = findFlagParts(op);
  if (!parts)
    return;
  SmallVector<FlagVector> vectors;
  bool isAligned = false;
  for (SumPart part : *parts) {
    if (!isPlain(part.reduce))
      return;
    isAligned |= split(part.reduce, vectors);
  }
  if (!isAligned || vectors.size() > kMaxVectors)
    return;

  auto type = cast<RankedTensorType>(op.getResult().getType());
  SmallVector<Value> totals;
  for (const FlagVector &vector : vectors)
    totals.push_back(createTotal(vector, op, type.getElementType()));
  Value any = createAny(rewriter, op.getLoc(), totals, type);
  remark::passed(op.getLoc(),
                 getRemark("optim-distribute-flags", op, "FlagsAligned"))
      << "searches in the order of other reductions"
      << remark::metric("vectors", vectors.size());
  rewriter.replaceOp(op, any);
  for (SumPart part : llvm::reverse(*parts)) {
    erased.insert(part.reduce);
    rewriter.eraseOp(part.reduce);
  }
}

void FlagAlignment::run() {
  for (auto op : llvm::make_early_inc_range(block.getOps<ReduceParametersOp>()))
    if (op.getResult())
      align(op);
}

namespace {

struct OptimDistributeFlags final
    : stepfold::impl::OptimDistributeFlagsPassBase<OptimDistributeFlags> {
  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      FlagAlignment(rewriter, block).run();
    });
  }
};

} // namespace
