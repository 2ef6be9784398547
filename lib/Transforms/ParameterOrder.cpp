//===- ParameterOrder.cpp - One order of parameters -----------------------===//

#include "ParameterOrder.h"
#include "StructuredFusion.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// The tensors of ops whose order stays, and where these have them.
class Anchors {
public:
  void add(ForeachOp op);
  /// For each parameter of an op that is an anchor, which parameter of `op` has
  /// the same tensors; nothing where there is no such op, or none differs.
  std::optional<SmallVector<unsigned>> findOrder(ForeachOp op) const;

private:
  struct Place {
    ForeachOp op;
    unsigned stream, parameter;
  };
  void addStream(ForeachOp op, unsigned index, ValueRange stream);
  std::optional<SmallVector<unsigned>> findOrder(ForeachOp op,
                                                 ValueRange stream) const;

  DenseMap<Value, Place> places;
};

} // namespace

void Anchors::addStream(ForeachOp op, unsigned index, ValueRange stream) {
  for (auto [parameter, value] : llvm::enumerate(stream))
    places.try_emplace(value,
                       Place{op, index, static_cast<unsigned>(parameter)});
}

void Anchors::add(ForeachOp op) {
  StructuredOpInterface structured = asStructured(op);
  unsigned index = 0;
  for (OperandRange stream : op.getOuts())
    addStream(op, index++, stream);
  for (OperandRange stream : op.getIns())
    addStream(op, index++, stream);
  for (unsigned out = 0; out < op.getOuts().size(); ++out)
    addStream(op, index++, structured.getResultStream(out));
}

std::optional<SmallVector<unsigned>>
Anchors::findOrder(ForeachOp op, ValueRange stream) const {
  auto first = places.find(stream.front());
  if (first == places.end() || first->second.op == op ||
      ForeachOp(first->second.op).getNumParameters() != op.getNumParameters())
    return std::nullopt;
  SmallVector<unsigned> order(stream.size(), stream.size());
  for (auto [parameter, value] : llvm::enumerate(stream)) {
    auto place = places.find(value);
    if (place == places.end() || place->second.op != first->second.op ||
        place->second.stream != first->second.stream ||
        order[place->second.parameter] != stream.size())
      return std::nullopt;
    order[place->second.parameter] = parameter;
  }
  if (llvm::is_sorted(order))
    return std::nullopt;
  return order;
}

std::optional<SmallVector<unsigned>> Anchors::findOrder(ForeachOp op) const {
  for (OperandRange stream : op.getIns())
    if (auto order = findOrder(op, stream))
      return order;
  for (OperandRange stream : op.getOuts())
    if (auto order = findOrder(op, stream))
      return order;
  return std::nullopt;
}

/// Rebuilds `op`, which has no vectors, with its parameters in `order`.
static ForeachOp reorder(RewriterBase &rewriter, ForeachOp op,
                         ArrayRef<unsigned> order) {
  StructuredOpInterface structured = asStructured(op);
  auto permute = [&](ValueRange stream) {
    return llvm::map_to_vector(
        order, [&](unsigned parameter) -> Value { return stream[parameter]; });
  };
  FusedOp reordered(op->getName());
  SmallVector<std::optional<FusedOp::Source>> sources;
  for (OperandRange stream : op.getOuts())
    sources.push_back(reordered.addOut(permute(stream)));
  for (OperandRange stream : op.getIns())
    sources.push_back(reordered.addIn(permute(stream)));
  addWhole(reordered, structured, std::move(sources));

  rewriter.setInsertionPoint(op);
  StructuredOpInterface created = reordered.create(rewriter, op.getLoc());
  for (unsigned index = 0; index < op.getOuts().size(); ++index) {
    ResultRange olds = structured.getResultStream(index);
    ResultRange news = created.getResultStream(index);
    for (auto [position, parameter] : llvm::enumerate(order))
      rewriter.replaceAllUsesWith(olds[parameter], news[position]);
  }
  rewriter.eraseOp(op);
  return cast<ForeachOp>(created.getOperation());
}

void stepfold::alignParameters(RewriterBase &rewriter, Block &block) {
  Anchors anchors;
  auto isCandidate = [](ForeachOp op) {
    return op->getNumResults() != 0 && op.getNumParameters() > 1;
  };
  for (auto op : block.getOps<ForeachOp>())
    if (isCandidate(op) && !op.getPerParameter().empty())
      anchors.add(op);
  for (auto op : llvm::make_early_inc_range(block.getOps<ForeachOp>())) {
    if (!isCandidate(op) || !op.getPerParameter().empty())
      continue;
    if (auto order = anchors.findOrder(op))
      op = reorder(rewriter, op, *order);
    anchors.add(op);
  }
}
