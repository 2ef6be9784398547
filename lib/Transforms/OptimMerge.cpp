//===- OptimMerge.cpp - One update op per group ---------------------------===//

#include "EqualScalars.h"
#include "GatheredReductions.h"
#include "GroupScheduler.h"
#include "UpdateNeighbours.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Transforms/Passes.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/bit.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMMERGEPASS
#include "stepfold/Transforms/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

/// Loads of a global that give the value of an earlier load of it, and that
/// load: nothing between them may have stored to the global.
static DenseMap<Value, Value> findEqualLoads(Block &block) {
  DenseMap<Value, Value> equalLoads;
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

static bool agree(ArrayRef<double> values) {
  return llvm::all_equal(llvm::map_range(values, [](double value) {
    return llvm::bit_cast<uint64_t>(value); // Zeros of either sign differ.
  }));
}

/// Name of a stream of state that `op` has one operand of for several
/// parameters: two such ops have no common form.
static std::optional<StringRef> findSharedState(OptimizerOpInterface op) {
  if (op.getNumParameters() > 1)
    for (auto [index, spec] : llvm::enumerate(op.getStreamSpecs()))
      if (spec.kind == StreamKind::ScalarState &&
          op.getStream(index).size() == 1)
        return spec.name;
  return std::nullopt;
}

namespace {

/// Creates the op that replaces `members`, which follow each other.
class Merger {
public:
  Merger(ArrayRef<Operation *> members,
         const DenseMap<Value, Value> &equalLoads)
      : members(members), equalLoads(equalLoads) {}

  OptimizerOpInterface merge() {
    SmallVector<SmallVector<Value>> streams;
    for (unsigned i = 0; i < first().getStreamSpecs().size(); ++i)
      streams.push_back(concatenateStream(i));
    OpBuilder builder(members.front());
    auto merged = cast<OptimizerOpInterface>(
        createUpdateOp(builder, fuseLocations(), members.front()->getName(),
                       streams, mergeAttributes()));
    replaceMembers(merged);
    return merged;
  }

private:
  OptimizerOpInterface first() const {
    return cast<OptimizerOpInterface>(members.front());
  }

  SmallVector<Value> concatenateStream(unsigned index) {
    StreamKind kind = first().getStreamSpecs()[index].kind;
    // The same for all of a group.
    if (kind == StreamKind::Flag)
      return SmallVector<Value>(first().getStream(index));
    bool isScalar = kind == StreamKind::Scalar;
    SmallVector<Value> stream;
    for (Operation *member : members) {
      auto op = cast<OptimizerOpInterface>(member);
      OperandRange values = op.getStream(index);
      if (!isScalar) {
        llvm::append_range(stream, values);
        continue;
      }
      for (unsigned i = 0; i < op.getNumParameters(); ++i) {
        Value value = values[values.size() == 1 ? 0 : i];
        Value equal = equalLoads.lookup(value);
        stream.push_back(equal ? equal : value);
      }
    }
    if (isScalar && llvm::all_equal(stream))
      stream.truncate(1);
    return stream;
  }

  SmallVector<NamedAttribute> mergeAttributes() {
    ArrayRef<llvm::StringLiteral> perParameter =
        first().getPerParameterAttrNames();
    SmallVector<NamedAttribute> attributes;
    for (NamedAttribute attribute : members.front()->getAttrs())
      if (!llvm::is_contained(perParameter, attribute.getName()))
        attributes.push_back(attribute);
    Builder builder(members.front()->getContext());
    for (StringRef name : perParameter)
      attributes.push_back(builder.getNamedAttr(
          name, builder.getDenseF64ArrayAttr(concatenateSetting(name))));
    return attributes;
  }

  SmallVector<double> concatenateSetting(StringRef name) {
    SmallVector<double> values;
    for (Operation *member : members) {
      unsigned count = cast<OptimizerOpInterface>(member).getNumParameters();
      ArrayRef<double> own =
          member->getAttrOfType<DenseF64ArrayAttr>(name).asArrayRef();
      if (own.size() == 1)
        values.append(count, own.front());
      else
        llvm::append_range(values, own);
    }
    if (agree(values))
      values.truncate(1);
    return values;
  }

  Location fuseLocations() {
    SmallVector<Location> locations;
    for (Operation *member : members)
      locations.push_back(member->getLoc());
    return FusedLoc::get(members.front()->getContext(), locations);
  }

  void replaceMembers(OptimizerOpInterface merged) {
    for (unsigned i = 0; i < merged.getStreamSpecs().size(); ++i) {
      ResultRange results = merged.getUpdatedStream(i);
      for (Operation *member : members) {
        ResultRange old =
            cast<OptimizerOpInterface>(member).getUpdatedStream(i);
        old.replaceAllUsesWith(results.take_front(old.size()));
        results = results.drop_front(old.size());
      }
    }
    for (Operation *member : members)
      member->erase();
  }

  ArrayRef<Operation *> members;
  const DenseMap<Value, Value> &equalLoads;
};

struct OptimMerge final : stepfold::impl::OptimMergePassBase<OptimMerge> {
  void runOnOperation() override {
    getOperation()->walk([&](Block *block) {
      if (!mayBeGraphRegion(*block->getParent()))
        mergeBlock(*block);
    });
  }

private:
  using Groups = llvm::MapVector<Attribute, SmallVector<Operation *>>;

  remark::RemarkOpts remarkOpts(StringRef name) {
    return remark::RemarkOpts::name(name)
        .category("optim-merge")
        .function(getOperation().getName());
  }

  Groups collectGroups(Block &block) {
    Groups groups;
    UpdateNeighbours neighbours;
    for (Operation &op : block) {
      auto optimizer = dyn_cast<OptimizerOpInterface>(op);
      if (!optimizer || !isa<RankedTensorType>(op.getOperand(0).getType()))
        continue;
      if (std::optional<StringRef> shared = findSharedState(optimizer)) {
        remark::missed(op.getLoc(), remarkOpts("SharedState"))
            << "not merged: its parameters share one " + shared->str();
        continue;
      }
      NamedAttrList key(optimizer.getGroupKey());
      neighbours.addTo(key, optimizer);
      groups[key.getDictionary(op.getContext())].push_back(&op);
    }
    return groups;
  }

  void reportGroups(const Groups &groups) {
    DictionaryAttr previous;
    for (const auto &[key, members] : groups) {
      auto dictionary = cast<DictionaryAttr>(key);
      std::string differences;
      if (previous && previous.get("#op") == dictionary.get("#op"))
        differences = explainDifference(previous, dictionary);
      remark::analysis(members.front()->getLoc(), remarkOpts("Group"))
          << "the first update of a group" + differences
          << remark::metric("updates", members.size());
      previous = dictionary;
    }
  }

  /// Names what keeps two updates by one optimizer in different groups.
  static std::string explainDifference(DictionaryAttr a, DictionaryAttr b) {
    SmallVector<StringRef> names;
    for (auto [left, right] : {std::pair(a, b), std::pair(b, a)})
      for (NamedAttribute entry : left)
        if (right.get(entry.getName()) != entry.getValue() &&
            !llvm::is_contained(names, entry.getName().getValue()))
          names.push_back(entry.getName());
    for (StringRef &name : names)
      name.consume_front("#"); // A stream's type.
    return ", which differs from the one before it in " +
           llvm::join(names, ", ");
  }

  void mergeScalars(Block &block) {
    IRRewriter rewriter(block.getParentOp()->getContext());
    if (size_t count = mergeEqualScalars(rewriter, block))
      remark::passed(block.getParentOp()->getLoc(), remarkOpts("MergedScalars"))
          << "scalars that were computed several times are computed once"
          << remark::metric("scalarsMerged", count);
  }

  void mergeReductions(Block &block) {
    IRRewriter rewriter(block.getParentOp()->getContext());
    for (Operation &op : llvm::make_early_inc_range(block)) {
      auto gather = dyn_cast<ForeachParameterOp>(op);
      auto reductions =
          gather ? GatheredReductions::match(gather) : std::nullopt;
      if (!reductions)
        continue;
      size_t count = reductions->size();
      ReduceOp merged = reductions->merge(rewriter);
      remark::passed(merged.getLoc(), remarkOpts("MergedReductions"))
          << "merged reductions into one"
          << remark::metric("reductionsBefore", count)
          << remark::metric("reductionsAfter", 1);
    }
  }

  void mergeBlock(Block &block) {
    mergeScalars(block);
    mergeReductions(block);
    Groups groups = collectGroups(block);
    reportGroups(groups);
    if (llvm::all_of(groups,
                     [](const auto &entry) { return entry.second.size() < 2; }))
      return;

    DenseMap<Value, Value> equalLoads = findEqualLoads(block);
    GroupScheduler scheduler(block);
    for (auto [index, entry] : llvm::enumerate(groups))
      for (Operation *member : entry.second)
        scheduler.assign(member, index);
    SmallVector<Batch> batches = scheduler.run();
    reportObstacles(batches);
    for (const Batch &batch : batches)
      if (batch.members.size() > 1)
        mergeBatch(batch, equalLoads);
    for (auto [load, equal] : equalLoads)
      if (load.use_empty())
        load.getDefiningOp()->erase();
  }

  void reportObstacles(ArrayRef<Batch> batches) {
    for (const Batch &batch : batches)
      if (batch.obstacle)
        remark::missed(batch.obstacle->member->getLoc(),
                       remarkOpts("NotMerged"))
            << "not merged with the updates before it: " +
                   describe(*batch.obstacle);
  }

  void mergeBatch(const Batch &batch,
                  const DenseMap<Value, Value> &equalLoads) {
    OptimizerOpInterface merged = Merger(batch.members, equalLoads).merge();
    remark::passed(merged->getLoc(), remarkOpts("Merged"))
        << "merged updates into one"
        << remark::metric("updatesBefore", batch.members.size())
        << remark::metric("updatesAfter", 1)
        << remark::metric("tensors", merged.getNumParameters());
  }
};

} // namespace
