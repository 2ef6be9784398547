//===- OptimHoistCasts.cpp - optim-hoist-casts ----------------------------===//
//
// A cast of a parameter in the forward or backward pass is a copy that the step
// before could have written. The pass finds these casts by def-use and by the
// ops that may write the parameter, never by names.
//
//===----------------------------------------------------------------------===//

#include "CopyBuilder.h"
#include "TrainStep.h"

#include "stepfold/Analysis/StageForm.h"
#include "stepfold/Analysis/TrafficModel.h"
#include "stepfold/Transforms/Program/Passes.h"

#include "mlir/IR/Remarks.h"

namespace stepfold {
#define GEN_PASS_DEF_OPTIMHOISTCASTSPASS
#include "stepfold/Transforms/Program/Passes.h.inc"
} // namespace stepfold

using namespace mlir;
using namespace mlir::optim;
using namespace stepfold;

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
    FailureOr<std::optional<TrainStep>> found =
        findStepAndStage(module, getAnalysisManager());
    if (failed(found))
      return signalPassFailure();
    if (!*found)
      return;
    auto [step, stage] = **found;
    FailureOr<HoistingAnalysis> analysis =
        HoistingAnalysis::compute(module, step, *stage, ring, rank, minCasts);
    if (failed(analysis))
      return signalPassFailure();
    // Refused before anything changes what the analysis looked at.
    SmallVector<const HoistingCandidate *> accepted;
    for (const HoistingCandidate &candidate : analysis->getCandidates())
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
    for (const HoistingCandidate *candidate : accepted) {
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
  static void reportHoisted(const HoistingCandidate &candidate) {
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
