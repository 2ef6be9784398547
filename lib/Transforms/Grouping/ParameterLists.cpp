//===- ParameterLists.cpp - Ops on lists out of pieces --------------------===//

#include "ParameterLists.h"
#include "../Utils/FusedOp.h"
#include "../Utils/Storage.h"
#include "stepfold/IR/Combiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

EqualLoads stepfold::findEqualLoads(Block &block) {
  EqualLoads equalLoads;
  DenseMap<Attribute, Value> current;
  for (Operation &op : block) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op)) {
      auto [it, isFirst] =
          current.try_emplace(load.getGlobalAttr(), load.getResult());
      if (!isFirst && it->second.getType() == load.getType())
        equalLoads[load.getResult()] = it->second;
    } else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op)) {
      current.erase(store.getGlobalAttr());
    } else if (isBarrier(&op)) {
      current.clear();
    }
  }
  return equalLoads;
}

void stepfold::eraseUnusedLoads(RewriterBase &rewriter,
                                EqualLoads &equalLoads) {
  for (auto [load, equal] : equalLoads)
    if (load.use_empty())
      rewriter.eraseOp(load.getDefiningOp());
  equalLoads.clear();
}

//===----------------------------------------------------------------------===//
// Update ops
//===----------------------------------------------------------------------===//

static Location getFusedLocation(Builder &builder, ArrayRef<Piece> pieces) {
  return builder.getFusedLoc(llvm::map_to_vector(
      pieces, [](Piece piece) { return piece.op->getLoc(); }));
}

/// Returns the element of a list at `position`, or the only element.
template <typename ListT>
static auto getOwn(const ListT &list, unsigned position) {
  return list[list.size() == 1 ? 0 : position];
}

static bool agree(ArrayRef<double> values) {
  return llvm::all_equal(llvm::map_range(values, [](double value) {
    return llvm::bit_cast<uint64_t>(value); // Zeros of either sign differ.
  }));
}

/// The settings of a parameter's own of `pieces`, and what they have in common.
static SmallVector<NamedAttribute> getAttributes(ArrayRef<Piece> pieces) {
  Operation *first = pieces.front().op;
  ArrayRef<llvm::StringLiteral> own =
      cast<OptimizerOpInterface>(first).getPerParameterAttrNames();
  SmallVector<NamedAttribute> attributes;
  for (NamedAttribute attribute : first->getAttrs())
    if (!llvm::is_contained(own, attribute.getName()))
      attributes.push_back(attribute);
  Builder builder(first->getContext());
  for (StringRef name : own) {
    SmallVector<double> values;
    for (Piece piece : pieces)
      values.push_back(
          getOwn(piece.op->getAttrOfType<DenseF64ArrayAttr>(name).asArrayRef(),
                 piece.position));
    if (agree(values))
      values.truncate(1);
    attributes.push_back(
        builder.getNamedAttr(name, builder.getDenseF64ArrayAttr(values)));
  }
  return attributes;
}

Operation *ListBuilder::createUpdate(ArrayRef<Piece> pieces) {
  auto first = cast<OptimizerOpInterface>(pieces.front().op);
  SmallVector<SmallVector<Value>> streams;
  for (auto [index, spec] : llvm::enumerate(first.getStreamSpecs())) {
    SmallVector<Value> &stream = streams.emplace_back();
    if (first.getStream(index).empty())
      continue;
    bool isRead =
        spec.kind == StreamKind::Scalar || spec.kind == StreamKind::Flag;
    for (Piece piece : pieces) {
      Value value =
          getOwn(cast<OptimizerOpInterface>(piece.op).getStream(index),
                 piece.position);
      stream.push_back(isRead ? getEarliest(value) : value);
    }
    if (isRead && llvm::all_equal(stream))
      stream.truncate(1);
  }
  auto update = cast<OptimizerOpInterface>(
      createUpdateOp(rewriter, getFusedLocation(rewriter, pieces),
                     first->getName(), streams, getAttributes(pieces)));
  for (unsigned index = 0; index < streams.size(); ++index)
    for (auto [piece, result] :
         llvm::zip(pieces, update.getUpdatedStream(index)))
      rewriter.replaceAllUsesWith(
          cast<OptimizerOpInterface>(piece.op).getUpdatedStream(
              index)[piece.position],
          result);
  return update;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// Creates an op that passes the elements of `in` on to those of `out`.
static ForeachParameterOp createCopy(RewriterBase &rewriter, Location loc,
                                     ValueRange out, ValueRange in) {
  return ForeachParameterOp::create(
      rewriter, loc, out, in, ValueRange(), ValueRange(),
      [](ImplicitLocOpBuilder &, ValueRange arguments) {
        return SmallVector<Value>{arguments.back()};
      });
}

/// The vector of sums whose elements `elements` are, in order, if an op does
/// nothing but scatter it and nothing updates it.
static Value findScattered(ValueRange elements) {
  auto scatter = elements.front().getDefiningOp<ForeachParameterOp>();
  if (!scatter || !llvm::equal(scatter->getResults(), elements) ||
      !scatter.getScalars().empty() || scatter.getIns().size() != 1 ||
      scatter.getIns()[0].size() != 1)
    return {};
  Value vector = scatter.getIns()[0][0];
  StructuredOpInterface op = asStructured(scatter);
  bool isSum = vector.getDefiningOp<ReduceOp>() &&
               llvm::none_of(vector.getUses(), isUpdate);
  bool isCopy = op.getYieldedValues()[0] == op.getInArgument(0);
  return isSum && isCopy ? vector : Value();
}

/// An uninitialised vector with an element for each of `elements`.
Value ListBuilder::createVector(Location loc, ValueRange elements) {
  return tensor::EmptyOp::create(
      rewriter, loc, static_cast<int64_t>(elements.size()),
      getStreamElementType(elements.front().getType()));
}

/// The vector of `elements`, of one element each.
Value ListBuilder::gather(ValueRange elements) {
  if (Value vector = findScattered(elements))
    return vector;
  Location loc = elements.front().getLoc();
  return createCopy(rewriter, loc, createVector(loc, elements), elements)
      ->getResult(0);
}

/// Has each of `outs` get its element of `vector`.
ValueRange ListBuilder::scatter(Value vector, ValueRange outs) {
  // One empty tensor may be what several sums were to be written to.
  SmallVector<Value> destinations = llvm::map_to_vector(outs, [&](Value out) {
    return isEmpty(out) ? rewriter.clone(*out.getDefiningOp())->getResult(0)
                        : out;
  });
  return createCopy(rewriter, vector.getLoc(), destinations, vector)
      ->getResults();
}

Value ListBuilder::concatenateConstants(ValueRange vectors,
                                        ArrayRef<Piece> pieces) {
  SmallVector<Attribute> elements;
  for (auto [vector, piece] : llvm::zip_equal(vectors, pieces)) {
    elements.push_back(
        getOwn(getConstant(vector).getValues<Attribute>(), piece.position));
  }
  auto type =
      RankedTensorType::get(static_cast<int64_t>(elements.size()),
                            getStreamElementType(vectors.front().getType()));
  return arith::ConstantOp::create(rewriter, vectors.front().getLoc(),
                                   DenseElementsAttr::get(type, elements));
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

Operation *ListBuilder::createStructured(ArrayRef<Piece> pieces) {
  StructuredOpInterface first = asStructured(pieces.front().op);
  Location loc = getFusedLocation(rewriter, pieces);
  SmallVector<SmallVector<Access>> accesses = llvm::map_to_vector(
      pieces, [](Piece piece) { return getAccesses(piece); });
  FusedOp fused(first->getName());
  SmallVector<std::optional<Source>> sources;
  for (unsigned index = 0; index < accesses.front().size(); ++index) {
    const Access &access = accesses.front()[index];
    SmallVector<Value> list = llvm::map_to_vector(
        accesses, [&](ArrayRef<Access> own) { return own[index].value; });
    bool isList =
        access.kind == AccessKind::Tensor || access.kind == AccessKind::Element;
    if (access.kind == AccessKind::Scalar)
      for (Value &value : list)
        value = getEarliest(value);
    if (access.kind == AccessKind::Sum)
      fused.addSum(createVector(loc, list), getCombiner(first, index));
    else if (access.result)
      sources.push_back(fused.addOut(list));
    else if (access.kind == AccessKind::Setting)
      sources.push_back(
          fused.addPerParameter(concatenateConstants(list, pieces)));
    else if (access.kind == AccessKind::Scalar && llvm::all_equal(list))
      sources.push_back(fused.addScalar(list.front()));
    else if (isList || isa<ForeachParameterOp>(first))
      sources.push_back(fused.addIn(list));
    else
      sources.push_back(fused.addPerParameter(gather(list)));
  }
  addWhole(fused, first, std::move(sources));
  StructuredOpInterface op = fused.create(rewriter, loc);
  op->setDiscardableAttrs(first->getDiscardableAttrDictionary());

  for (unsigned index = 0; index < op.getOuts().size(); ++index) {
    SmallVector<Value> olds, outs;
    for (ArrayRef<Access> own : accesses) {
      olds.push_back(own[index].result);
      outs.push_back(own[index].value);
    }
    ValueRange news = op.getResultStream(index);
    if (index < op.getNumSums())
      news = scatter(news[0], outs);
    for (auto [oldValue, newValue] : llvm::zip_equal(olds, news))
      rewriter.replaceAllUsesWith(oldValue, newValue);
  }
  return op;
}

//===----------------------------------------------------------------------===//
// Ops on matrices
//===----------------------------------------------------------------------===//

Operation *ListBuilder::createMatrixOp(ArrayRef<Piece> pieces) {
  auto first = cast<MatrixOpInterface>(pieces.front().op);
  SmallVector<SmallVector<Value>> streams(first.getStreams().size());
  for (Piece piece : pieces) {
    auto op = cast<MatrixOpInterface>(piece.op);
    for (auto [stream, old] : llvm::zip_equal(streams, op.getStreams()))
      llvm::append_range(stream, op.getOwn(old, piece.position));
  }
  auto merged = cast<MatrixOpInterface>(optim::createMatrixOp(
      rewriter, getFusedLocation(rewriter, pieces), first, streams));
  for (auto [place, piece] : llvm::enumerate(pieces)) {
    auto op = cast<MatrixOpInterface>(piece.op);
    rewriter.replaceAllUsesWith(op.getOwn(op->getResults(), piece.position),
                                merged.getOwn(merged->getResults(), place));
  }
  return merged;
}

Operation *ListBuilder::create(ArrayRef<Piece> pieces) {
  return llvm::TypeSwitch<Operation *, Operation *>(pieces.front().op)
      .Case<OptimizerOpInterface>([&](auto) { return createUpdate(pieces); })
      .Case<MatrixOpInterface>([&](auto) { return createMatrixOp(pieces); })
      .Default([&](Operation *) { return createStructured(pieces); });
}

SmallVector<Operation *>
ListBuilder::divide(ReduceOp reduce, ArrayRef<SmallVector<int32_t>> parts) {
  StructuredOpInterface old = asStructured(reduce);
  Value sums = reduce.getOuts()[0][0];
  SmallVector<Operation *> created;
  for (ArrayRef<int32_t> positions : parts) {
    auto gatherOwn = [&](ValueRange stream) {
      return llvm::map_to_vector(positions, [&](int32_t position) -> Value {
        return stream[position];
      });
    };
    FusedOp part(old->getName());
    part.addSum(sums, getCombiner(old, 0));
    SmallVector<std::optional<Source>> sources;
    for (OperandRange stream : old.getIns())
      sources.push_back(part.addIn(gatherOwn(stream)));
    for (Value vector : old.getPerParameter())
      sources.push_back(part.addPerParameter(concatenateConstants(
          SmallVector<Value>(positions.size(), vector),
          llvm::map_to_vector(positions, [&](int32_t position) {
            return Piece{reduce, static_cast<unsigned>(position)};
          }))));
    for (Value scalar : old.getScalars())
      sources.push_back(part.addScalar(scalar));
    addWhole(part, old, std::move(sources));
    auto op =
        cast<ReduceOp>(part.create(rewriter, old.getLoc()).getOperation());
    op.setPositions(positions);
    op->setDiscardableAttrs(old->getDiscardableAttrDictionary());
    sums = op->getResult(0);
    created.push_back(op);
  }
  rewriter.replaceOp(reduce, sums);
  return created;
}
