//===- OptimFuseProducers.cpp - Recomputing streams -----------------------===//

#include "../Utils/BlockRewrites.h"
#include "../Utils/Simplification.h"
#include "../Utils/Storage.h"
#include "../Utils/ValueNumbering.h"
#include "stepfold/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMFUSEPRODUCERSPASS
#include "stepfold/Transforms/Fusion/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

static constexpr StringLiteral kPass = "optim-fuse-producers";

namespace {

/// An element of a stream as the result of an elementwise op.
struct ProducedElement {
  ForeachOp producer;
  /// Index of the producer's parameter.
  unsigned parameter;
};

/// A stream that can be recomputed where it is read: all its producers have
/// one body, which takes list-wise what each takes of its own.
struct ProducedStream {
  SmallVector<ProducedElement> elements;
  /// Stream of the producers' outs.
  unsigned out = 0;
  /// Arguments of the body that this stream needs.
  llvm::SmallBitVector needed;

  ForeachOp first() const { return elements.front().producer; }
  /// Returns true if it is computed from old values of the producers' outs.
  bool needsOldValues() const {
    int first = needed.find_first();
    return first >= 0 &&
           first < static_cast<int>(this->first().getOuts().size());
  }
};

/// Recomputes in each op of a block the streams that it reads.
class ProducerFusion {
public:
  ProducerFusion(RewriterBase &rewriter, Block &block)
      : rewriter(rewriter), block(block), clobbers(rewriter, block) {}

  void run();
  void reportMissed();

private:
  /// A stream that no elementwise op produces is neither found nor refused.
  struct Result {
    std::optional<ProducedStream> stream;
    std::string refusal;
  };

  Result find(StructuredOpInterface consumer, unsigned in);
  std::string findElements(OperandRange values, ProducedStream &stream);
  std::string checkProducers(ProducedStream &stream);
  std::string checkBlocks(StructuredOpInterface consumer, unsigned in,
                          const ProducedStream &stream);
  std::string checkOldValues(StructuredOpInterface consumer, unsigned in,
                             const ProducedStream &stream);
  std::string checkClobbers(StructuredOpInterface consumer,
                            const ProducedStream &stream);

  void fuse(StructuredOpInterface consumer);

  RewriterBase &rewriter;
  Block &block;
  Clobbers clobbers;
};

} // namespace

/// The list of what the producers take for stream `index` of their outs, or
/// then ins.
static SmallVector<Value> gatherOperands(const ProducedStream &stream,
                                         unsigned index) {
  SmallVector<Value> values;
  for (ProducedElement element : stream.elements) {
    unsigned numOuts = element.producer.getOuts().size();
    OperandRange operands = index < numOuts
                                ? element.producer.getOuts()[index]
                                : element.producer.getIns()[index - numOuts];
    values.push_back(operands[element.parameter]);
  }
  return values;
}

static unsigned getNumStreams(ForeachOp op) {
  return op.getOuts().size() + op.getIns().size();
}

/// The lists of tensors that recomputing `stream` reads.
static SmallVector<SmallVector<Value>>
gatherNeededStreams(const ProducedStream &stream) {
  SmallVector<SmallVector<Value>> streams;
  for (unsigned index = 0; index < getNumStreams(stream.first()); ++index)
    if (stream.needed.test(index))
      streams.push_back(gatherOperands(stream, index));
  return streams;
}

/// Finds the producer of each of `values`. Returns a refusal, or nothing.
std::string ProducerFusion::findElements(OperandRange values,
                                         ProducedStream &stream) {
  for (Value value : values) {
    auto producer = value.getDefiningOp<ForeachOp>();
    if (!producer || producer->getBlock() != &block)
      continue;
    unsigned position = cast<OpResult>(value).getResultNumber();
    // Outs have one size.
    unsigned size = producer.getNumParameters();
    if (stream.elements.empty())
      stream.out = position / size;
    else if (stream.out != position / size)
      return "its elements are different results of optim.foreach";
    stream.elements.push_back({producer, position % size});
  }
  if (stream.elements.empty() || stream.elements.size() == values.size())
    return "";
  return "only some of its elements are results of optim.foreach";
}

/// Checks that the producers' bodies can stand for each other, and that what
/// is not a stream can be passed on.
std::string ProducerFusion::checkProducers(ProducedStream &stream) {
  ForeachOp first = stream.first();
  stream.needed = findNeededArguments(first, stream.out);
  ForeachOp previous = first;
  ValueNumbering numbers;
  bool isWhole =
      stream.elements.size() == static_cast<size_t>(first.getNumParameters());
  for (auto [index, element] : llvm::enumerate(stream.elements)) {
    isWhole &= element.producer == first && element.parameter == index;
    if (element.producer == previous)
      continue;
    previous = element.producer;
    if (numbers.getOp(first) != numbers.getOp(previous))
      return "its producers differ in what they compute";
    unsigned argument = getNumStreams(first) + first.getPerParameter().size();
    for (auto [a, b] :
         llvm::zip_equal(first.getScalars(), previous.getScalars()))
      if (stream.needed.test(argument++) && a != b)
        return "its producers read different scalars";
  }
  for (unsigned i = 0; i < first.getPerParameter().size(); ++i)
    if (stream.needed.test(getNumStreams(first) + i) && !isWhole)
      return "its producer's vectors belong to another list of parameters";
  return "";
}

/// Old values of outs can be read again only if the producers go away.
std::string ProducerFusion::checkOldValues(StructuredOpInterface consumer,
                                           unsigned in,
                                           const ProducedStream &stream) {
  if (!stream.needsOldValues())
    return "";
  OperandRange operands = consumer.getIns()[in];
  auto isThisStream = [&](OpOperand &use) {
    unsigned number = use.getOperandNumber();
    return use.getOwner() == consumer &&
           number >= operands.getBeginOperandIndex() &&
           number < operands.getBeginOperandIndex() + operands.size();
  };
  Operation *previous = nullptr; // One op may produce many elements.
  for (ProducedElement element : stream.elements)
    if (Operation *producer = element.producer;
        std::exchange(previous, producer) != producer &&
        !llvm::all_of(producer->getUses(), isThisStream))
      return "its producer updates a tensor in place and has another reader";
  return "";
}

/// Checks that what is read again still has the value that it had.
std::string ProducerFusion::checkClobbers(StructuredOpInterface consumer,
                                          const ProducedStream &stream) {
  // Producers whose old values are read again go away: see `checkOldValues`.
  DenseSet<Operation *> unused;
  if (stream.needsOldValues())
    for (ProducedElement element : stream.elements)
      unused.insert(element.producer);
  for (ArrayRef<Value> values : gatherNeededStreams(stream)) {
    // The consumer may update what it reads, element by element.
    bool isOut = llvm::any_of(consumer.getUpdates(), [&](OperandRange out) {
      return llvm::equal(out, values);
    });
    for (Value value : values)
      for (Operation *op : clobbers.find(value)) {
        if (op == consumer ? isOut : unused.contains(op))
          continue;
        if (op == consumer || op->isBeforeInBlock(consumer))
          return "what its producer reads is updated before or in this op";
      }
  }
  Operation *previous = nullptr;
  for (ProducedElement element : stream.elements) {
    ForeachOp producer = element.producer;
    if (std::exchange(previous, producer) == producer)
      continue;
    for (OperandRange values :
         {producer.getPerParameter(), producer.getScalars()})
      for (Value value : values)
        if (llvm::is_contained(clobbers.find(value), consumer) ||
            clobbers.isClobbered(value, producer, consumer))
          return "a scalar that its producer reads is updated before or in "
                 "this op";
  }
  return "";
}

/// The elements of a producer's result must be those of the consumer, element
/// by element or block by block.
std::string ProducerFusion::checkBlocks(StructuredOpInterface consumer,
                                        unsigned in,
                                        const ProducedStream &stream) {
  bool areBlocks = consumer.isBlockStream(consumer.getIns()[in]);
  for (ProducedElement element : stream.elements) {
    StructuredOpInterface producer = asStructured(element.producer);
    if (producer.getBlockSize() && isa<ReduceOp>(consumer))
      return "its producer works on blocks";
    if (!haveOneBlockSize(producer, consumer) ||
        producer.isBlockStream(producer.getOuts()[stream.out]) != areBlocks)
      return "its producer has other blocks";
  }
  return "";
}

ProducerFusion::Result ProducerFusion::find(StructuredOpInterface consumer,
                                            unsigned in) {
  ProducedStream stream;
  std::string refusal = findElements(consumer.getIns()[in], stream);
  if (stream.elements.empty())
    return {};
  if (refusal.empty())
    refusal = checkProducers(stream);
  if (refusal.empty())
    refusal = checkBlocks(consumer, in, stream);
  if (refusal.empty())
    refusal = checkOldValues(consumer, in, stream);
  if (refusal.empty())
    refusal = checkClobbers(consumer, stream);
  if (!refusal.empty())
    return {std::nullopt, refusal};
  return {std::move(stream), ""};
}

/// Adds the body that computes `stream`. Returns where it is.
static Source addProducedStream(FusedOp &fused, const ProducedStream &stream) {
  ForeachOp producer = stream.first();
  SmallVector<std::optional<Source>> sources;
  for (unsigned index = 0; index < getNumStreams(producer); ++index)
    sources.push_back(
        stream.needed.test(index)
            ? std::optional(fused.addIn(gatherOperands(stream, index)))
            : std::nullopt);
  StructuredOpInterface op = asStructured(producer);
  addVectorsAndScalars(fused, op, stream.needed, sources);
  unsigned part = fused.addPart(op.getBlock(), sources);
  return {Source::Yield, stream.out, part};
}

void ProducerFusion::fuse(StructuredOpInterface consumer) {
  SmallVector<std::optional<ProducedStream>> produced;
  for (unsigned index = 0; index < consumer.getIns().size(); ++index)
    produced.push_back(find(consumer, index).stream);
  // The streams of a reduction say what its parameters are: one must be left.
  if (isa<ReduceOp>(consumer) && llvm::all_of(produced, [](const auto &stream) {
        return stream && gatherNeededStreams(*stream).empty();
      }))
    produced.front().reset();
  if (llvm::none_of(produced, [](const auto &stream) { return !!stream; }))
    return;

  FusedOp fused(consumer->getName());
  fused.setForm(consumer);
  SmallVector<std::optional<Source>> sources = addOuts(fused, consumer);
  SetVector<Operation *> producers;
  for (auto [operands, stream] : llvm::zip_equal(consumer.getIns(), produced)) {
    sources.push_back(stream ? addProducedStream(fused, *stream)
                             : fused.addIn(operands));
    for (Value value : operands)
      if (stream)
        producers.insert(value.getDefiningOp());
  }
  addWhole(fused, consumer, std::move(sources));

  if (auto op = replaceSimplified(rewriter, consumer, fused))
    remark::passed(op.getLoc(), getRemark(kPass, op, "Recomputed"))
        << "recomputes its producers' values"
        << remark::metric("producers", producers.size());
  for (Operation *producer : producers)
    if (producer->use_empty())
      rewriter.eraseOp(producer);
}

static bool readsElements(Operation *op) {
  return isOnTensors(op) && isa<ForeachOp, ReduceOp>(op);
}

void ProducerFusion::run() {
  SmallVector<StructuredOpInterface> consumers;
  for (Operation &op : block)
    if (readsElements(&op))
      consumers.push_back(asStructured(&op));
  // In program order, so that an op's producers have their own in them.
  for (StructuredOpInterface consumer : consumers)
    fuse(consumer);
}

void ProducerFusion::reportMissed() {
  for (Operation &op : block) {
    auto consumer = dyn_cast<StructuredOpInterface>(op);
    if (!consumer || !readsElements(&op))
      continue;
    for (unsigned index = 0; index < consumer.getIns().size(); ++index) {
      std::string refusal = find(consumer, index).refusal;
      if (!refusal.empty())
        remark::missed(op.getLoc(), getRemark(kPass, &op, "NotRecomputed"))
            << "stream " + std::to_string(index) +
                   " of its ins is not recomputed: " + refusal;
    }
  }
}

namespace {

struct OptimFuseProducers final
    : stepfold::impl::OptimFuseProducersPassBase<OptimFuseProducers> {
  using OptimFuseProducersPassBase::OptimFuseProducersPassBase;

  void runOnOperation() override {
    rewriteBlocks(getOperation(), [&](RewriterBase &rewriter, Block &block) {
      ProducerFusion fusion(rewriter, block);
      fusion.run();
      eraseUnused(rewriter, block);
      if (reportMissed)
        fusion.reportMissed();
    });
  }
};

} // namespace
