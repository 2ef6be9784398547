//===- CastHoisting.cpp - Casts that can be hoisted -----------------------===//

#include "CastHoisting.h"

#include "stepfold/Analysis/GlobalAccess.h"
#include "stepfold/Analysis/ParameterCasts.h"
#include "stepfold/Analysis/StageForm.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

FailureOr<HoistingAnalysis>
HoistingAnalysis::compute(ModuleOp module, func::FuncOp step,
                          const OptimizerStage &stage, int64_t ring,
                          int64_t rank, unsigned minCasts) {
  HoistingAnalysis analysis(module, step, stage);
  analysis.ring = ring;
  analysis.rank = rank;
  analysis.minCasts = minCasts;
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

/// Returns true if `op` stores a value that it got from another rank.
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
    HoistingCandidate &candidate = candidates.emplace_back();
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
HoistingAnalysis::checkWriters(const HoistingCandidate &candidate) const {
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
HoistingAnalysis::checkBroadcast(const HoistingCandidate &candidate) const {
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
HoistingAnalysis::checkLoads(const HoistingCandidate &candidate) const {
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

/// Another name of the result of a cast would become another name of the copy,
/// which persists. The framework may overwrite values that it treats as
/// temporaries.
static std::optional<Refusal> checkAliases(const HoistingCandidate &candidate) {
  for (const auto &[type, casts] : candidate.casts)
    for (Operation *cast : casts)
      for (Operation *user : cast->getUsers())
        if (isFrameworkAlias(user))
          return Refusal{user, "'" + user->getName().getStringRef().str() +
                                   "' gives the result of one another name"};
  return std::nullopt;
}

/// Copies cost memory and casts of their own.
std::optional<Refusal>
HoistingAnalysis::checkCount(const HoistingCandidate &candidate) const {
  size_t count = 0;
  for (const auto &[type, casts] : candidate.casts)
    count = std::max(count, casts.size());
  if (count >= minCasts)
    return std::nullopt;
  return Refusal{candidate.casts.front().second.front(),
                 "a copy is made for " + std::to_string(minCasts) +
                     " casts of it to one type, and a step has " +
                     std::to_string(count)};
}

std::optional<Refusal>
HoistingAnalysis::check(const HoistingCandidate &candidate) {
  if (std::optional<Refusal> refusal = checkCount(candidate))
    return refusal;
  // The copy is made at the end of startup, of which there must be one.
  if (startup && !startup.getBody().hasOneBlock())
    return Refusal{startup, "startup does not have one block"};
  if (std::optional<Refusal> refusal = checkWriters(candidate))
    return refusal;
  if (std::optional<Refusal> refusal = checkAliases(candidate))
    return refusal;
  return checkLoads(candidate);
}
