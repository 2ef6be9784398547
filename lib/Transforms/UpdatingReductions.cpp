//===- UpdatingReductions.cpp - Updates within reductions -----------------===//
//
// A reduction and an elementwise op over the same parameters may compute the
// same elements, the one to sum them, the other to store them: the moments of
// LAMB, whose update comes behind the norms, or gradients that are accumulated
// and then measured. The reduction can store them too; the other op reads them
// where it still needs them, or is gone.
//
//===----------------------------------------------------------------------===//

#include "UpdatingReductions.h"
#include "GroupScheduler.h"
#include "StructuredFusion.h"
#include "stepfold/Analysis/TrafficModel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"

#include <map>

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

using Source = FusedOp::Source;

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

/// The operands that an argument of the region of `op` stands for: a stream, or
/// a vector or scalar.
static ValueRange getArgumentOperands(StructuredOpInterface op,
                                      unsigned argument) {
  for (OperandRangeRange streams : {op.getUpdates(), op.getIns()}) {
    if (argument < streams.size())
      return streams[argument];
    argument -= streams.size();
  }
  for (OperandRange values : {op.getPerParameter(), op.getScalars()}) {
    if (argument < values.size())
      return values.slice(argument, 1);
    argument -= values.size();
  }
  llvm_unreachable("every argument stands for operands");
}

namespace {

/// Numbers the values of regions: those with one number are equal, element by
/// element.
class ValueNumbers {
public:
  void add(StructuredOpInterface op);
  /// Gives what reads `stream` the number of `value`.
  void addStream(ValueRange stream, Value value) {
    keys[getKey(Stream, stream)] = get(value);
  }
  unsigned get(Value value) const { return numbers.lookup(value); }

private:
  enum Kind { Stream, Shared, Operation };
  using Key = std::vector<uintptr_t>;

  static Key getKey(Kind kind, ValueRange operands) {
    Key key = {kind};
    for (Value value : operands)
      key.push_back(reinterpret_cast<uintptr_t>(value.getAsOpaquePointer()));
    return key;
  }
  void number(Value value, const Key &key) {
    numbers[value] = keys.try_emplace(key, keys.size() + 1).first->second;
  }

  std::map<Key, unsigned> keys;
  DenseMap<Value, unsigned> numbers;
};

} // namespace

void ValueNumbers::add(StructuredOpInterface op) {
  unsigned numStreams = op.getUpdates().size() + op.getIns().size();
  for (BlockArgument argument : op.getBlock()->getArguments()) {
    unsigned index = argument.getArgNumber();
    number(argument, getKey(index < numStreams ? Stream : Shared,
                            getArgumentOperands(op, index)));
  }
  for (mlir::Operation &bodyOp : op.getBlock()->without_terminator()) {
    Value result = bodyOp.getResult(0);
    Key key = {Operation};
    const void *parts[] = {bodyOp.getName().getAsOpaquePointer(),
                           bodyOp.getAttrDictionary().getAsOpaquePointer(),
                           result.getType().getAsOpaquePointer()};
    for (const void *part : parts)
      key.push_back(reinterpret_cast<uintptr_t>(part));
    for (Value operand : bodyOp.getOperands())
      key.push_back(get(operand));
    number(result, key);
  }
}

//===----------------------------------------------------------------------===//
// Moving an update
//===----------------------------------------------------------------------===//

namespace {

/// The streams of an update that a reduction over the same parameters can
/// update instead.
class UpdateMove {
public:
  UpdateMove(ReduceOp reduce, ForeachOp update)
      : reduce(asStructured(reduce)), update(asStructured(update)),
        isBefore(update->isBeforeInBlock(reduce)),
        moved(update.getOuts().size()) {}

  /// Finds the streams whose new elements the reduction computes, or reads.
  /// Returns whether there are any.
  bool findEqualElements();
  /// Leaves those that can be moved. Returns a refusal, or nothing.
  std::string check();
  /// Moves them if that takes fewer bytes. Returns whether it does.
  bool apply(RewriterBase &rewriter);

private:
  using Storages = DenseSet<const void *>;

  std::string keepUnavailable();
  std::string keepNeeded();
  std::string checkReduce();
  std::string checkBetween();

  SmallVector<unsigned> getMoved() {
    return SmallVector<unsigned>(moved.set_bits());
  }
  SmallVector<unsigned> getKept() {
    llvm::SmallBitVector kept = moved;
    return SmallVector<unsigned>(kept.flip().set_bits());
  }
  bool isGated(unsigned out, Value value, bool keepsWhereTrue);
  llvm::MapVector<Value, unsigned> findKnownValues();
  llvm::SmallBitVector findArgumentsOfKept();
  Storages getStorages(const llvm::SmallBitVector &arguments);
  Storages getMovedStorages();
  bool updatesAllOf(ValueRange stream);
  StructuredOpInterface createReduce(RewriterBase &rewriter);
  StructuredOpInterface createKept(RewriterBase &rewriter,
                                   StructuredOpInterface newReduce);

  StructuredOpInterface reduce, update;
  /// Whether the update comes before the reduction: then all of it is moved.
  bool isBefore;
  llvm::SmallBitVector moved;
};

} // namespace

/// What an update stores, but where it keeps the old element, and before it is
/// rounded: what a reduction sums.
static Value getComputedElement(Value stored, BlockArgument old) {
  if (auto select = stored.getDefiningOp<arith::SelectOp>()) {
    if (select.getTrueValue() == old)
      stored = select.getFalseValue();
    else if (select.getFalseValue() == old)
      stored = select.getTrueValue();
  }
  auto round = stored.getDefiningOp<arith::TruncFOp>();
  return round ? round.getIn() : stored;
}

bool UpdateMove::findEqualElements() {
  ValueNumbers numbers;
  numbers.add(update);
  if (isBefore)
    for (unsigned out = 0; out < moved.size(); ++out)
      numbers.addStream(update.getResultStream(out),
                        update.getYieldedValues()[out]);
  numbers.add(reduce);
  DenseSet<unsigned> computed;
  for (BlockArgument argument : reduce.getBlock()->getArguments())
    computed.insert(numbers.get(argument));
  for (Operation &bodyOp : reduce.getBlock()->without_terminator())
    computed.insert(numbers.get(bodyOp.getResult(0)));
  for (auto [out, stored] : llvm::enumerate(update.getYieldedValues())) {
    Value value = getComputedElement(stored, update.getOutArgument(out));
    moved[out] = !value.getDefiningOp<arith::ConstantOp>() &&
                 (computed.contains(numbers.get(stored)) ||
                  computed.contains(numbers.get(value)));
  }
  return moved.any();
}

//===----------------------------------------------------------------------===//
// What can be moved
//===----------------------------------------------------------------------===//

/// Whether all of `values` are there before `op`; an empty tensor can be.
static bool areBefore(ValueRange values, Operation *op) {
  return llvm::all_of(values, [&](Value value) {
    Operation *producer = value.getDefiningOp();
    return !producer || producer->getBlock() != op->getBlock() ||
           producer->isBeforeInBlock(op) || isEmpty(value);
  });
}

/// Keeps what is computed of values that are not there before the reduction.
std::string UpdateMove::keepUnavailable() {
  for (unsigned out : getMoved()) {
    bool isAvailable = areBefore(update.getOuts()[out], reduce);
    llvm::SmallBitVector needed = findNeededArguments(update, out);
    for (unsigned argument : needed.set_bits())
      isAvailable &= areBefore(getArgumentOperands(update, argument), reduce);
    if (!isAvailable)
      moved.reset(out);
  }
  return moved.any() ? ""
                     : "they depend on what is computed behind the reduction";
}

static bool dependsOn(Value value, Value other) {
  SmallVector<Value> worklist = {value};
  DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (next == other)
      return true;
    Operation *producer = next.getDefiningOp();
    if (producer && visited.insert(next).second)
      llvm::append_range(worklist, producer->getOperands());
  }
  return false;
}

/// Whether `value` matters to what is kept only where moved stream `out` gets
/// it: both are selected by one condition.
bool UpdateMove::isGated(unsigned out, Value value, bool keepsWhereTrue) {
  auto gate = update.getYieldedValues()[out].getDefiningOp<arith::SelectOp>();
  return llvm::all_of(getKept(), [&](unsigned kept) {
    auto select =
        update.getYieldedValues()[kept].getDefiningOp<arith::SelectOp>();
    return select && select.getCondition() == gate.getCondition() &&
           !dependsOn(keepsWhereTrue ? select.getTrueValue()
                                     : select.getFalseValue(),
                      value);
  });
}

/// The values of the update's region that the new elements of the moved streams
/// are, wherever it matters to what is kept; and of which stream.
llvm::MapVector<Value, unsigned> UpdateMove::findKnownValues() {
  llvm::MapVector<Value, unsigned> known;
  for (unsigned out : getMoved())
    known.try_emplace(update.getYieldedValues()[out], out);
  for (unsigned out : getMoved()) {
    auto gate = update.getYieldedValues()[out].getDefiningOp<arith::SelectOp>();
    if (!gate)
      continue;
    Value old = update.getOutArgument(out);
    for (bool keepsWhereTrue : {true, false}) {
      Value kept = gate.getTrueValue(), value = gate.getFalseValue();
      if (!keepsWhereTrue)
        std::swap(kept, value);
      if (kept == old && isGated(out, value, keepsWhereTrue))
        known.try_emplace(value, out);
    }
  }
  return known;
}

/// The arguments that what is kept needs besides the new elements.
llvm::SmallBitVector UpdateMove::findArgumentsOfKept() {
  DenseSet<Value> known;
  for (auto [value, out] : findKnownValues())
    known.insert(value);
  return findNeededArguments(update, getKept(), known);
}

UpdateMove::Storages
UpdateMove::getStorages(const llvm::SmallBitVector &arguments) {
  Storages storages;
  for (unsigned argument : arguments.set_bits())
    for (Value value : getArgumentOperands(update, argument))
      if (const void *storage = getStorage(value))
        storages.insert(storage);
  return storages;
}

/// Where the moved streams are. By the name of what it makes, too, where the
/// update is before the reduction.
UpdateMove::Storages UpdateMove::getMovedStorages() {
  llvm::SmallBitVector arguments(update.getBlock()->getNumArguments());
  for (unsigned out : getMoved())
    arguments.set(out); // Outs are the first.
  Storages storages = getStorages(arguments);
  if (isBefore)
    for (Value result : update->getResults())
      storages.insert(getStorage(result));
  return storages;
}

/// Keeps streams whose old elements are needed for what is kept, such as those
/// that are rounded when they are stored.
std::string UpdateMove::keepNeeded() {
  for (bool changes = true; changes;) {
    changes = false;
    llvm::SmallBitVector needed = findArgumentsOfKept();
    Storages read = getStorages(needed);
    for (unsigned out : getMoved())
      if (needed.test(out) ||
          llvm::any_of(update.getOuts()[out], [&](Value value) {
            return read.contains(getStorage(value));
          })) {
        moved.reset(out);
        changes = true;
      }
  }
  return moved.any() ? "" : "what else it computes needs the old ones";
}

/// Whether `stream` is one that is moved, parameter by parameter.
bool UpdateMove::updatesAllOf(ValueRange stream) {
  return llvm::any_of(getMoved(), [&](unsigned out) {
    return llvm::equal(update.getOuts()[out], stream) ||
           llvm::equal(update.getResultStream(out), stream);
  });
}

/// Checks that the reduction reads what it is to update at the same element
/// alone, and does not write what the update reads.
std::string UpdateMove::checkReduce() {
  Storages updated = getMovedStorages();
  Storages read = getStorages(findNeededArguments(update, getMoved()));
  auto isUpdated = [&](Value value) {
    return updated.contains(getStorage(value));
  };
  bool isSafe =
      llvm::none_of(reduce.getPerParameter(), isUpdated) &&
      llvm::none_of(reduce.getScalars(), isUpdated) &&
      llvm::all_of(reduce.getIns(),
                   [&](OperandRange stream) {
                     return llvm::none_of(stream, isUpdated) ||
                            updatesAllOf(stream);
                   }) &&
      llvm::all_of(reduce.getOuts(), [&](OperandRange sum) {
        return !isUpdated(sum[0]) && !read.contains(getStorage(sum[0]));
      });
  return isSafe ? ""
                : "it and the reduction access a tensor that one of them "
                  "updates";
}

/// Checks that nothing between the two ops uses what is moved, or updates what
/// it is computed of.
std::string UpdateMove::checkBetween() {
  Storages updated = getMovedStorages();
  Storages read = getStorages(findNeededArguments(update, getMoved()));
  auto conflicts = [&](OpOperand &use) {
    auto writer = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
    const void *storage = getStorage(use.get());
    return updated.contains(storage) ||
           (writer && writer.isDpsInit(&use) && read.contains(storage));
  };
  Operation *first = isBefore ? update : reduce;
  Operation *last = isBefore ? reduce : update;
  for (Operation *op = first->getNextNode(); op != last;
       op = op->getNextNode()) {
    bool isSafe = true;
    op->walk([&](Operation *nested) {
      isSafe &= llvm::none_of(nested->getOpOperands(), conflicts);
    });
    if (!isSafe)
      return op->getName().getStringRef().str() +
             ", between them, uses a tensor that one of them updates";
  }
  return "";
}

std::string UpdateMove::check() {
  std::string refusal;
  if (isBefore)
    moved.set();
  else
    refusal = keepUnavailable();
  if (refusal.empty())
    refusal = keepNeeded();
  if (refusal.empty())
    refusal = checkReduce();
  return refusal.empty() ? checkBetween() : refusal;
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// The reduction, which updates the moved streams.
StructuredOpInterface UpdateMove::createReduce(RewriterBase &rewriter) {
  FusedOp fused(reduce->getName());
  fused.setPositions(reduce);
  addOuts(fused, reduce);
  llvm::SmallBitVector needed = findNeededArguments(update, getMoved());
  SmallVector<std::optional<Source>> sources(update.getOuts().size());
  for (unsigned out : getMoved()) {
    sources[out] = fused.addOut(update.getOuts()[out]);
    for (Value init : update.getOuts()[out])
      if (isEmpty(init) && reduce->isBeforeInBlock(init.getDefiningOp()))
        rewriter.moveOpBefore(init.getDefiningOp(), reduce);
  }
  for (unsigned out : getKept())
    if (needed.test(out))
      sources[out] = fused.addIn(update.getOuts()[out]);
  for (OperandRange stream : update.getIns())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addIn(stream))
                          : std::nullopt);
  addVectorsAndScalars(fused, update, needed, sources);
  unsigned part = fused.addPart(update.getBlock(), sources);

  SmallVector<std::optional<Source>> ownSources;
  for (OperandRange stream : reduce.getIns()) {
    std::optional<Source> source;
    for (unsigned out = 0; isBefore && out < moved.size(); ++out)
      if (llvm::equal(stream, update.getResultStream(out)))
        source = Source{Source::Yield, out, part};
    ownSources.push_back(source ? *source : fused.addIn(stream));
  }
  addWhole(fused, reduce, std::move(ownSources));
  for (unsigned out : getMoved())
    fused.yield(part, out);
  rewriter.setInsertionPoint(reduce);
  return fused.create(rewriter, reduce.getLoc());
}

/// What is left of the update; it reads the new elements of `newReduce`.
StructuredOpInterface UpdateMove::createKept(RewriterBase &rewriter,
                                             StructuredOpInterface newReduce) {
  FusedOp fused(update->getName());
  llvm::SmallBitVector needed = findArgumentsOfKept();
  SmallVector<std::optional<Source>> sources(update.getOuts().size());
  for (unsigned out : getKept())
    sources[out] = fused.addOut(update.getOuts()[out]);
  for (OperandRange stream : update.getIns())
    sources.push_back(needed.test(sources.size())
                          ? std::optional(fused.addIn(stream))
                          : std::nullopt);
  addVectorsAndScalars(fused, update, needed, sources);
  SmallVector<unsigned> outs = getMoved();
  SmallVector<std::pair<Value, Source>> known;
  for (auto [value, out] : findKnownValues()) {
    unsigned index = llvm::find(outs, out) - outs.begin();
    known.push_back({value, fused.addIn(newReduce.getResultStream(
                                newReduce.getNumSums() + index))});
  }
  unsigned part = fused.addPart(update.getBlock(), sources, known);
  for (unsigned out : getKept())
    fused.yield(part, out);
  rewriter.setInsertionPoint(update);
  return fused.create(rewriter, update.getLoc());
}

bool UpdateMove::apply(RewriterBase &rewriter) {
  StructuredOpInterface newReduce = createReduce(rewriter), newUpdate;
  if (!moved.all())
    newUpdate = createKept(rewriter, newReduce);
  SmallVector<Operation *> olds = {reduce, update}, news = {newReduce};
  if (isBefore)
    std::swap(olds[0], olds[1]);
  if (newUpdate)
    news.push_back(newUpdate);
  uint64_t oldBytes = estimateTraffic(olds).getTotalBytes();
  uint64_t newBytes = estimateTraffic(news).getTotalBytes();
  if (newBytes >= oldBytes) {
    for (Operation *op : llvm::reverse(news))
      rewriter.eraseOp(op);
    return false;
  }

  unsigned numSums = newReduce.getNumSums();
  for (unsigned sum = 0; sum < numSums; ++sum)
    rewriter.replaceAllUsesWith(reduce->getResult(sum),
                                newReduce->getResult(sum));
  for (auto [index, out] : llvm::enumerate(getMoved()))
    rewriter.replaceAllUsesWith(update.getResultStream(out),
                                newReduce.getResultStream(numSums + index));
  for (auto [index, out] : llvm::enumerate(getKept()))
    rewriter.replaceAllUsesWith(update.getResultStream(out),
                                newUpdate.getResultStream(index));
  rewriter.eraseOp(reduce);
  rewriter.eraseOp(update);
  newReduce = simplify(rewriter, newReduce);
  if (newUpdate)
    simplify(rewriter, newUpdate);
  remark::passed(newReduce.getLoc(),
                 getFusionRemark(newReduce, "UpdatedInReduction"))
      << "updates what it sums" << remark::metric("bytesBefore", oldBytes)
      << remark::metric("bytesAfter", newBytes);
  return true;
}

//===----------------------------------------------------------------------===//
// Finding updates
//===----------------------------------------------------------------------===//

static bool haveEqualShapes(ValueRange a, ValueRange b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto pair) {
           auto [x, y] = pair;
           return cast<ShapedType>(x.getType()).getShape() ==
                  cast<ShapedType>(y.getType()).getShape();
         });
}

/// Whether `op` is over the same parameters as what reads `stream`: it makes
/// the stream, or accesses it.
static bool isOver(StructuredOpInterface op, OperandRange stream) {
  for (unsigned out = 0; out < op.getOuts().size(); ++out)
    if (llvm::equal(op.getResultStream(out), stream))
      return true;
  return llvm::any_of(op.getElementStreams(), [&](OperandRange other) {
    return llvm::equal(other, stream);
  });
}

/// The elementwise ops that make, or access, what `reduce` reads.
static llvm::SetVector<Operation *> findUpdates(ReduceOp reduce) {
  llvm::SetVector<Operation *> updates;
  auto add = [&](Operation *op, OperandRange stream) {
    auto update = dyn_cast_or_null<ForeachOp>(op);
    if (update && isOnTensors(op) && op->getBlock() == reduce->getBlock() &&
        haveEqualShapes(update.getOuts()[0], stream) &&
        isOver(asStructured(op), stream))
      updates.insert(op);
  };
  for (OperandRange stream : reduce.getIns()) {
    add(stream.front().getDefiningOp(), stream);
    for (Operation *user : stream.front().getUsers())
      add(user, stream);
  }
  return updates;
}

static void updateIn(RewriterBase &rewriter, ReduceOp reduce) {
  for (Operation *update : findUpdates(reduce)) {
    UpdateMove move(reduce, cast<ForeachOp>(update));
    if (!move.findEqualElements())
      continue;
    std::string refusal = move.check();
    if (refusal.empty()) {
      if (move.apply(rewriter))
        return;
      continue;
    }
    // Of what it reads, and does not recompute, that is said already.
    if (llvm::is_contained(update->getUsers(), reduce))
      continue;
    remark::missed(update->getLoc(),
                   getFusionRemark(update, "NotUpdatedInReduction"))
        << "elements that a reduction computes, too, are not updated there: " +
               refusal;
  }
}

void stepfold::updateInReductions(RewriterBase &rewriter, Block &block) {
  for (auto reduce : llvm::make_early_inc_range(block.getOps<ReduceOp>()))
    if (isOnTensors(reduce))
      updateIn(rewriter, reduce);
}
