//===- OptimHoistCasts.cpp - optim-hoist-casts ----------------------------===//
//
// A cast of a parameter in the forward or backward pass is a copy that the step
// before could have written. Which casts these are follows from def-use and
// from what may write the parameter, never from names.
//
//===----------------------------------------------------------------------===//

#include "CopyBroadcasts.h"

#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/ParameterCasts.h"
#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/IR/Generalize.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMHOISTCASTSPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

namespace {

/// A parameter with casts that may be hoisted.
struct Candidate {
  ml_program::GlobalOp global;
  /// The last store of the stage; null where the stage does not store to it,
  /// as with a parameter that is not trained.
  ml_program::GlobalStoreOp store;
  /// Whether nothing else in the step writes it, but for `broadcast`.
  bool isStoredOnce = false;
  /// What redefines it after the update, if something does.
  std::optional<ParameterBroadcast> broadcast;
  /// Whether other ranks get it from this one.
  bool isOwned = true;
  /// Whether its last value is not one that `store` gives it.
  bool isCastAtBroadcast = false;
  /// By the type of the copy.
  llvm::MapVector<Type, SmallVector<Operation *>> casts;
  /// What else reads it outside of the stage.
  SmallVector<Operation *, 2> otherReaders;

  size_t countCasts() const {
    size_t count = 0;
    for (const auto &[type, ops] : casts)
      count += ops.size();
    return count;
  }
};

/// Why the casts of a parameter stay where they are.
struct Refusal {
  Operation *culprit;
  std::string reason;
};

/// Finds the candidates of a program, and what stands in their way.
class HoistingAnalysis {
public:
  /// `rank` is the program's rank in `ring`, if they are not negative.
  static FailureOr<HoistingAnalysis> compute(ModuleOp module, func::FuncOp step,
                                             const OptimizerStage &stage,
                                             int64_t ring, int64_t rank);
  MutableArrayRef<Candidate> getCandidates() { return candidates; }
  std::optional<Refusal> check(const Candidate &candidate);

private:
  HoistingAnalysis(ModuleOp module, func::FuncOp step,
                   const OptimizerStage &stage)
      : module(module), step(step), block(&step.getBody().front()),
        startup(module.lookupSymbol<func::FuncOp>(kStartupName)), stage(stage) {
  }
  void collectWriters();
  LogicalResult verifyRank() const;
  void collectCandidates();
  Operation *getInBlock(Operation *op) const {
    return block->findAncestorOpInBlock(*op);
  }
  std::optional<Refusal> checkWriters(const Candidate &candidate) const;
  std::optional<Refusal> checkBroadcast(const Candidate &candidate) const;
  std::optional<Refusal> checkLoads(const Candidate &candidate) const;

  ModuleOp module;
  func::FuncOp step;
  Block *block;
  func::FuncOp startup;
  const OptimizerStage &stage;
  int64_t ring = -1, rank = -1;
  DenseSet<Operation *> stageOps;
  DenseSet<StringAttr> stageGlobals;
  /// Ops of the step's block that may write a global, in order; and those that
  /// may write any.
  DenseMap<StringAttr, SmallVector<Operation *>> writers;
  SmallVector<Operation *> unknownWriters;
  /// Functions, but for the step and startup, that may write a global.
  DenseMap<StringAttr, Operation *> foreignWriters;
  std::vector<Candidate> candidates;
};

} // namespace

FailureOr<HoistingAnalysis>
HoistingAnalysis::compute(ModuleOp module, func::FuncOp step,
                          const OptimizerStage &stage, int64_t ring,
                          int64_t rank) {
  HoistingAnalysis analysis(module, step, stage);
  analysis.ring = ring;
  analysis.rank = rank;
  analysis.stageOps.insert(analysis.stage.getOps().begin(),
                           analysis.stage.getOps().end());
  for (const OptimizerStage::Global &global : analysis.stage.getGlobals())
    analysis.stageGlobals.insert(global.name);
  analysis.collectWriters();
  if (rank >= 0 && failed(analysis.verifyRank()))
    return failure();
  analysis.collectCandidates();
  return analysis;
}

void HoistingAnalysis::collectWriters() {
  SymbolTableCollection symbols;
  for (Operation &op : *block) {
    GlobalAccess access = getGlobalAccess(&op, symbols);
    if (access.any)
      unknownWriters.push_back(&op);
    for (StringAttr global : access.written)
      writers[global].push_back(&op);
  }
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function == step || function.getSymName() == kStartupName)
      continue;
    function.walk([&](ml_program::GlobalStoreOp store) {
      foreignWriters[store.getGlobal().getLeafReference()] = store;
    });
  }
}

/// Whether `op` stores what it got from another rank.
static bool isBroadcast(Operation *op) {
  auto store = dyn_cast<ml_program::GlobalStoreOp>(op);
  return store && store.getValue().getDefiningOp<BroadcastOp>();
}

/// Checks that the step can be that of the rank: a parameter is updated by the
/// root of its broadcast alone.
LogicalResult HoistingAnalysis::verifyRank() const {
  auto emitError = [&](Operation *op) -> InFlightDiagnostic {
    return op->emitError() << "expected the program of rank " << rank
                           << " of ring " << ring << ", got ";
  };
  StringAttr sent;
  Operation *sender = nullptr;
  bool updatesItsOwn = !unknownWriters.empty();
  BroadcastOp ofOtherRing;
  bool isRingThere = false;
  for (auto &[name, broadcast] : findParameterBroadcasts(*block)) {
    BroadcastOp op = broadcast.op;
    if (static_cast<int64_t>(op.getRing()) != ring) {
      ofOtherRing = op;
      continue;
    }
    isRingThere = true;
    bool isOwned = static_cast<int64_t>(op.getRoot()) == rank;
    if (isOwned && !sender) {
      sent = name;
      sender = op;
    }
    for (Operation *writer : writers.lookup(name)) {
      if (isBroadcast(writer))
        continue;
      updatesItsOwn |= isOwned;
      if (isOwned || !stageOps.contains(writer))
        continue;
      InFlightDiagnostic error = emitError(writer)
                                 << "an update of '" << name.getValue()
                                 << "', which rank " << op.getRoot()
                                 << " broadcasts";
      error.attachNote(op.getLoc()) << "it is broadcast here";
      return error;
    }
  }
  if (ofOtherRing && !isRingThere)
    return ofOtherRing->emitError()
           << "expected a broadcast of a parameter over ring " << ring
           << ", got ring " << ofOtherRing.getRing();
  if (sender && !updatesItsOwn)
    return emitError(sender)
           << "no update of a parameter that this rank broadcasts, such as '"
           << sent.getValue() << "'";
  return success();
}

void HoistingAnalysis::collectCandidates() {
  DenseMap<StringAttr, ml_program::GlobalStoreOp> stores;
  for (Operation *op : stage.getOps())
    if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      stores[store.getGlobal().getLeafReference()] = store;
  llvm::MapVector<StringAttr, llvm::MapVector<Type, SmallVector<Operation *>>>
      casts;
  DenseSet<Operation *> castOps;
  for (ParameterCast cast : findParameterCasts(step, stage)) {
    casts[cast.global][cast.getType()].push_back(cast.op);
    castOps.insert(cast.op);
  }
  DenseMap<StringAttr, llvm::SmallSetVector<Operation *, 2>> readers;
  step.walk([&](ml_program::GlobalLoadOp load) {
    for (Operation *user : load->getUsers())
      if (!castOps.contains(user) && !stageOps.contains(getInBlock(user)))
        readers[load.getGlobal().getLeafReference()].insert(user);
  });
  llvm::MapVector<StringAttr, ParameterBroadcast> broadcasts =
      findParameterBroadcasts(*block);
  SymbolTable symbols(module);
  for (auto &[name, byType] : casts) {
    auto global = symbols.lookup<ml_program::GlobalOp>(name);
    auto store = stores.lookup(name);
    if (!global)
      continue;
    Candidate &candidate = candidates.emplace_back();
    candidate.global = global;
    candidate.store = store;
    size_t numStores = writers.lookup(name).size();
    candidate.casts = std::move(byType);
    candidate.otherReaders = readers.lookup(name).takeVector();
    if (auto found = broadcasts.find(name); found != broadcasts.end()) {
      BroadcastOp broadcast = found->second.op;
      candidate.broadcast = found->second;
      candidate.isOwned = static_cast<int64_t>(broadcast.getRoot()) == rank;
      llvm::erase(candidate.otherReaders, broadcast);
      --numStores;
      candidate.isCastAtBroadcast =
          llvm::any_of(writers.lookup(name), [&](Operation *op) {
            return op != found->second.store &&
                   !(stageOps.contains(op) &&
                     isa<ml_program::GlobalStoreOp>(op));
          });
    }
    candidate.isStoredOnce = numStores == 1;
  }
}

static Refusal mayWrite(Operation *op) {
  return {op, "'" + op->getName().getStringRef().str() +
                  "' may write it outside of the update"};
}

std::optional<Refusal>
HoistingAnalysis::checkWriters(const Candidate &candidate) const {
  if (candidate.broadcast)
    return checkBroadcast(candidate);
  StringAttr name = ml_program::GlobalOp(candidate.global).getSymNameAttr();
  SmallVector<Operation *> ownWriters = writers.lookup(name);
  if (!candidate.store && !ownWriters.empty()) {
    Operation *writer = ownWriters.front();
    return Refusal{writer, "its update is not in the stage, but in '" +
                               writer->getName().getStringRef().str() + "'"};
  }
  if (!unknownWriters.empty())
    return mayWrite(unknownWriters.front());
  for (Operation *op : ownWriters)
    if (!stageOps.contains(op) || !isa<ml_program::GlobalStoreOp>(op))
      return mayWrite(op);
  if (Operation *foreign = foreignWriters.lookup(name))
    return Refusal{foreign, "another function stores to it"};
  return std::nullopt;
}

/// The broadcast must be the last that happens to the parameter. On a rank that
/// is not its root, nothing else may happen to it: its value will not be there.
std::optional<Refusal>
HoistingAnalysis::checkBroadcast(const Candidate &candidate) const {
  ParameterBroadcast broadcast = *candidate.broadcast;
  StringAttr name = ml_program::GlobalOp(candidate.global).getSymNameAttr();
  if (static_cast<int64_t>(broadcast.op.getRing()) != ring || rank < 0)
    return Refusal{broadcast.op,
                   "it is broadcast over ring " +
                       std::to_string(broadcast.op.getRing()) +
                       ", in which the rank of this program is not known"};
  if (candidate.casts.size() > 1)
    return Refusal{broadcast.op, "it is broadcast once, and cast to several "
                                 "types"};
  if (!candidate.otherReaders.empty()) {
    Operation *reader = candidate.otherReaders.front();
    return Refusal{reader,
                   "'" + reader->getName().getStringRef().str() +
                       "' reads it, and only copies would be broadcast"};
  }
  if (!unknownWriters.empty())
    return mayWrite(unknownWriters.front());
  if (Operation *foreign = foreignWriters.lookup(name))
    return Refusal{foreign, "another function stores to it"};
  for (Operation *op : writers.lookup(name)) {
    if (op == broadcast.store)
      continue;
    if (!op->isBeforeInBlock(broadcast.load))
      return mayWrite(op);
    if (!candidate.isOwned)
      return Refusal{op,
                     "this rank updates it, and receives it from another rank"};
  }
  if (!candidate.isOwned && stageGlobals.contains(name))
    return Refusal{broadcast.op, "this rank's stage reads it, and another rank "
                                 "updates it"};
  return std::nullopt;
}

/// A cast must read the value from before the step.
std::optional<Refusal>
HoistingAnalysis::checkLoads(const Candidate &candidate) const {
  StringAttr name = ml_program::GlobalOp(candidate.global).getSymNameAttr();
  SmallVector<Operation *> ownWriters = writers.lookup(name);
  if (ownWriters.empty())
    return std::nullopt; // It has one value.
  Operation *firstWriter = ownWriters.front();
  for (const auto &[type, casts] : candidate.casts)
    for (Operation *cast : casts) {
      Operation *load = getInBlock(cast->getOperand(0).getDefiningOp());
      if (!load->isBeforeInBlock(firstWriter))
        return Refusal{cast, "this cast reads the value after the update"};
    }
  return std::nullopt;
}

std::optional<Refusal> HoistingAnalysis::check(const Candidate &candidate) {
  // The copy is made at the end of startup, of which there must be one.
  if (startup && !startup.getBody().hasOneBlock())
    return Refusal{startup, "startup does not have one block"};
  if (std::optional<Refusal> refusal = checkWriters(candidate))
    return refusal;
  return checkLoads(candidate);
}

//===----------------------------------------------------------------------===//
// Rewrite
//===----------------------------------------------------------------------===//

namespace {

/// Adds copies to a program, and replaces casts by loads of them.
class CopyBuilder {
public:
  explicit CopyBuilder(ModuleOp module)
      : module(module), symbols(module), assembly(module.getContext()) {
    SymbolTableCollection programSymbols;
    if (auto startup = symbols.lookup<func::FuncOp>(kStartupName))
      startupAccess = getGlobalAccess(startup, programSymbols);
    startupWrites.insert(startupAccess.written.begin(),
                         startupAccess.written.end());
  }
  /// Replaces `casts`, all to `type`, by the copy that is returned.
  ml_program::GlobalOp hoist(const Candidate &candidate, RankedTensorType type,
                             ArrayRef<Operation *> casts);
  /// Adds what writes the copies of updates that may be skipped.
  void writeSkippedCopies();

private:
  void write(const Candidate &candidate, ml_program::GlobalOp copy);
  ml_program::GlobalOp createCopy(ml_program::GlobalOp global,
                                  RankedTensorType type);
  void initialize(ml_program::GlobalOp global, ml_program::GlobalOp copy);
  func::FuncOp getStartup();

  ModuleOp module;
  SymbolTable symbols;
  /// To print types.
  AsmState assembly;
  GlobalAccess startupAccess;
  DenseSet<StringAttr> startupWrites;

  /// A copy of what an update stores unless it is skipped.
  struct SkippedCopy {
    ml_program::GlobalStoreOp store;
    ml_program::GlobalOp copy;
  };
  /// Flag, type of the parameter, type of the copy, and what broadcasts it.
  using CopyKey = std::tuple<Value, Type, Type, Operation *>;
  llvm::MapVector<CopyKey, SmallVector<SkippedCopy>> skippedCopies;
};

} // namespace

/// The value of `global` where it is a constant, converted to `type`.
static ElementsAttr convertInitialValue(ml_program::GlobalOp global,
                                        RankedTensorType type) {
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(
      global.getValue().value_or(Attribute()));
  if (!dense)
    return {};
  auto elementType = cast<FloatType>(type.getElementType());
  return dense.mapValues(elementType, [&](const APFloat &value) {
    APFloat result = value;
    bool losesInfo;
    result.convert(elementType.getFloatSemantics(),
                   APFloat::rmNearestTiesToEven, &losesInfo);
    return result.bitcastToAPInt();
  });
}

func::FuncOp CopyBuilder::getStartup() {
  if (auto startup = symbols.lookup<func::FuncOp>(kStartupName))
    return startup;
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto startup = func::FuncOp::create(builder, module.getLoc(), kStartupName,
                                      builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(startup.addEntryBlock());
  func::ReturnOp::create(builder, module.getLoc());
  symbols.insert(startup);
  return startup;
}

static void createStore(OpBuilder &builder, Location loc, Value value,
                        ml_program::GlobalOp copy) {
  Value cast = CastOp::create(builder, loc, copy.getType(), value);
  ml_program::GlobalStoreOp::create(
      builder, loc, FlatSymbolRefAttr::get(copy.getSymNameAttr()), cast);
}

/// Has the copy begin as what its global begins as.
void CopyBuilder::initialize(ml_program::GlobalOp global,
                             ml_program::GlobalOp copy) {
  bool isStored =
      startupAccess.any || startupWrites.contains(global.getSymNameAttr());
  if (!isStored)
    if (ElementsAttr value =
            convertInitialValue(global, cast<RankedTensorType>(copy.getType())))
      return copy.setValueAttr(value);
  func::FuncOp startup = getStartup();
  OpBuilder builder(startup.getBody().back().getTerminator());
  Value value = ml_program::GlobalLoadOp::create(
      builder, global.getLoc(), global.getType(),
      FlatSymbolRefAttr::get(global.getSymNameAttr()));
  createStore(builder, global.getLoc(), value, copy);
}

ml_program::GlobalOp CopyBuilder::createCopy(ml_program::GlobalOp global,
                                             RankedTensorType type) {
  OpBuilder builder(module.getContext());
  std::string name;
  llvm::raw_string_ostream os(name);
  os << global.getSymName() << '.';
  type.getElementType().print(os, assembly);
  auto copy = ml_program::GlobalOp::create(
      builder, global.getLoc(), name, type,
      /*is_mutable=*/true,
      ml_program::ExternAttr::get(module.getContext(), type),
      builder.getStringAttr("private"));
  copy->setAttr(kCopyOfAttrName,
                FlatSymbolRefAttr::get(global.getSymNameAttr()));
  // Finds a free name first.
  symbols.insert(copy, std::next(Block::iterator(global)));
  initialize(global, copy);
  return copy;
}

/// The flag that has `store` store what the global held before the step; null
/// where there is none.
static Value getSkip(ml_program::GlobalStoreOp store) {
  Value value = store.getValue();
  auto update = value.getDefiningOp<OptimizerOpInterface>();
  if (!update)
    return {};
  OperandRange skip = update.getStream("skip");
  auto old = update->getOperand(cast<OpResult>(value).getResultNumber())
                 .getDefiningOp<ml_program::GlobalLoadOp>();
  bool keepsValue =
      !skip.empty() && old && old.getGlobalAttr() == store.getGlobalAttr();
  return keepsValue ? skip.front() : Value();
}

/// Has the copy written where its parameter is.
void CopyBuilder::write(const Candidate &candidate, ml_program::GlobalOp copy) {
  ml_program::GlobalStoreOp store = candidate.store;
  OpBuilder builder(module.getContext());
  // Of several stores, an earlier one may have changed it.
  Value flag = candidate.isStoredOnce ? getSkip(store) : Value();
  if (flag) {
    BroadcastOp broadcast;
    if (candidate.broadcast)
      broadcast = candidate.broadcast->op;
    auto type = cast<RankedTensorType>(copy.getType());
    skippedCopies[{flag, getStreamElementType(store.getValue().getType()),
                   type.getElementType(), broadcast}]
        .push_back({store, copy});
    return;
  }
  builder.setInsertionPointAfter(store);
  createStore(builder, store.getLoc(), store.getValue(), copy);
}

ml_program::GlobalOp CopyBuilder::hoist(const Candidate &candidate,
                                        RankedTensorType type,
                                        ArrayRef<Operation *> casts) {
  ml_program::GlobalOp copy = createCopy(candidate.global, type);
  OpBuilder builder(module.getContext());
  for (Operation *cast : casts) {
    // Where the parameter was loaded: the copy, too, has the old value there.
    builder.setInsertionPointAfterValue(cast->getOperand(0));
    Value loaded = ml_program::GlobalLoadOp::create(
        builder, cast->getLoc(), type,
        FlatSymbolRefAttr::get(copy.getSymNameAttr()));
    cast->getResult(0).replaceAllUsesWith(loaded);
    cast->erase();
  }
  if (candidate.isCastAtBroadcast) {
    ParameterBroadcast broadcast = *candidate.broadcast;
    builder.setInsertionPoint(broadcast.op);
    createStore(builder, broadcast.op.getLoc(), broadcast.load, copy);
  } else if (candidate.store) {
    write(candidate, copy);
  }
  return copy;
}

/// Where the update is skipped, the copy is that of the parameter already: it
/// is selected, and not made again, so that nothing needs to be read.
void CopyBuilder::writeSkippedCopies() {
  for (auto &[key, copies] : skippedCopies) {
    auto [flag, from, to, broadcast] = key;
    SmallVector<Location> locations;
    Operation *last = copies.front().store;
    for (SkippedCopy &copy : copies) {
      locations.push_back(copy.store.getLoc());
      if (last->isBeforeInBlock(copy.store))
        last = copy.store;
    }
    ImplicitLocOpBuilder builder(FusedLoc::get(module.getContext(), locations),
                                 module.getContext());
    builder.setInsertionPointAfter(last);
    SmallVector<Value> olds, news;
    for (SkippedCopy &copy : copies) {
      olds.push_back(ml_program::GlobalLoadOp::create(
          builder, copy.copy.getType(),
          FlatSymbolRefAttr::get(copy.copy.getSymNameAttr())));
      news.push_back(copy.store.getValue());
    }
    StructuredOperands operands(builder, StructuredOperands::Form::Foreach,
                                copies.size());
    auto old = operands.addOut(olds);
    auto updated = operands.addIn(news);
    auto skip = operands.addScalar(flag);
    StructuredOpInterface select =
        operands.create(cast<FloatType>(from),
                        [&, to = to](Arithmetic &a, const auto &arguments) {
                          return SmallVector<Value>{
                              a.select(arguments.raw(skip), arguments.raw(old),
                                       a.out(arguments[updated], to))};
                        });
    for (auto [copy, value] : llvm::zip_equal(copies, select->getResults()))
      ml_program::GlobalStoreOp::create(
          builder, FlatSymbolRefAttr::get(copy.copy.getSymNameAttr()), value);
  }
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOpts(StringRef name) {
  return remark::RemarkOpts::name(name)
      .category("optim-hoist-casts")
      .function(kTrainStepName);
}

namespace {

struct OptimHoistCasts final
    : stepfold::impl::OptimHoistCastsPassBase<OptimHoistCasts> {
  using OptimHoistCastsPassBase::OptimHoistCastsPassBase;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if ((ring < 0) != (rank < 0)) {
      module.emitError() << "expected ring and rank together, got ring="
                         << ring.getValue() << " and rank=" << rank.getValue();
      return signalPassFailure();
    }
    FailureOr<func::FuncOp> found = findTrainStep(module);
    if (failed(found))
      return signalPassFailure();
    func::FuncOp step = *found;
    if (!step)
      return;
    const FailureOr<OptimizerStage> &stage =
        getChildAnalysis<OptimizerStageAnalysis>(step).stage;
    if (failed(stage))
      return signalPassFailure();
    FailureOr<HoistingAnalysis> analysis =
        HoistingAnalysis::compute(module, step, *stage, ring, rank);
    if (failed(analysis))
      return signalPassFailure();
    // Refused before anything changes what the analysis looked at.
    SmallVector<const Candidate *> accepted;
    for (const Candidate &candidate : analysis->getCandidates())
      if (std::optional<Refusal> refusal = analysis->check(candidate))
        remark::missed(refusal->culprit->getLoc(), remarkOpts("NotHoisted"))
            << "casts of '" +
                   ml_program::GlobalOp(candidate.global).getSymName().str() +
                   "' stay: " + refusal->reason;
      else
        accepted.push_back(&candidate);
    if (accepted.empty())
      return markAllAnalysesPreserved();

    CopyBuilder builder(module);
    BroadcastMover mover;
    /// Parameters of other ranks, with their copies.
    SmallVector<std::pair<ml_program::GlobalOp, ml_program::GlobalOp>> foreign;
    for (const Candidate *candidate : accepted) {
      reportHoisted(*candidate);
      auto global = ml_program::GlobalOp(candidate->global);
      for (const auto &[type, casts] : candidate->casts) {
        ml_program::GlobalOp copy =
            builder.hoist(*candidate, cast<RankedTensorType>(type), casts);
        if (candidate->broadcast)
          mover.add(*candidate->broadcast, copy);
        if (!candidate->isOwned)
          foreign.push_back({global, copy});
      }
    }
    builder.writeSkippedCopies();
    mover.move();
    removeForeign(foreign);
  }

private:
  static void reportHoisted(const Candidate &candidate) {
    auto store = ml_program::GlobalStoreOp(candidate.store);
    auto global = ml_program::GlobalOp(candidate.global);
    uint64_t bytes = 0;
    for (const auto &[type, casts] : candidate.casts)
      bytes += getByteSize(type);
    remark::passed(store ? store.getLoc() : global.getLoc(),
                   remarkOpts("Hoisted"))
        << "a copy of '" + global.getSymName().str() + "' is written by " +
               (store               ? "its update"
                : candidate.isOwned ? "startup alone"
                                    : "the rank that updates it")
        << remark::metric("casts", candidate.countCasts())
        << remark::metric("persistentBytes", bytes);
    if (candidate.otherReaders.empty())
      return;
    Operation *first = candidate.otherReaders.front();
    remark::analysis(first->getLoc(), remarkOpts("OtherReader"))
        << "'" + first->getName().getStringRef().str() + "' still reads '" +
               global.getSymName().str() + "' itself"
        << remark::metric("readers", candidate.otherReaders.size());
  }

  void removeForeign(
      ArrayRef<std::pair<ml_program::GlobalOp, ml_program::GlobalOp>> foreign) {
    if (foreign.empty())
      return;
    ParameterRemover remover(getOperation());
    for (auto [parameter, copy] : foreign) {
      Location loc = parameter.getLoc();
      std::string name = parameter.getSymName().str();
      uint64_t bytes = getByteSize(parameter.getType());
      if (remover.remove(parameter, copy))
        remark::passed(loc, remarkOpts("Removed"))
            << "'" + name + "', which another rank updates, is removed"
            << remark::metric("persistentBytes", bytes);
      else
        remark::analysis(loc, remarkOpts("NotRemoved"))
            << "'" + name +
                   "', which another rank updates, stays: it has uses other "
                   "than its store in startup";
    }
  }
};

} // namespace
