//===- Ranks.cpp - Runs the ranks of a stage in lock step -----------------===//

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {

/// A rank, with options of its own.
struct Rank {
  Rank(Engine &engine, const InstrumentOptions &common, uint64_t number)
      : engine(engine), options(common), instrument(engine, options) {
    options.seed += number;
  }

  Engine &engine;
  InstrumentOptions options;
  Instrument instrument;
};

using Ranks = std::vector<std::unique_ptr<Rank>>;

} // namespace

/// Replaces the words of all ranks by their sum or maximum.
static Error exchange(const Ranks &ranks, size_t number) {
  std::vector<int64_t> total;
  for (const std::unique_ptr<Rank> &rank : ranks) {
    Expected<std::vector<int64_t>> words = rank->engine.getWords(number);
    if (!words)
      return words.takeError();
    if (total.empty())
      total = std::move(*words);
    else
      combineWords(rank->engine.getExchanges()[number].kind, total, *words);
  }
  for (const std::unique_ptr<Rank> &rank : ranks)
    if (Error error = rank->engine.setWords(number, total))
      return error;
  return Error::success();
}

static Error runStep(const Ranks &ranks, uint64_t step) {
  for (const std::unique_ptr<Rank> &rank : ranks)
    if (Error error = rank->instrument.setGradients(step))
      return error;
  size_t numExchanges = ranks.front()->engine.getExchanges().size();
  for (size_t part = 0; part <= numExchanges; ++part) {
    for (const std::unique_ptr<Rank> &rank : ranks)
      if (Error error = rank->engine.runPart(part))
        return error;
    if (part != numExchanges)
      if (Error error = exchange(ranks, part))
        return error;
  }
  return Error::success();
}

static Error printStates(const Ranks &ranks, raw_ostream &os) {
  for (const auto &[number, rank] : enumerate(ranks)) {
    os << "# rank " << number << "\n";
    if (Error error = rank->instrument.printStates(os))
      return error;
  }
  return Error::success();
}

Error stepfold::runtime::runRanks(ArrayRef<std::unique_ptr<Engine>> engines,
                                  const InstrumentOptions &options,
                                  raw_ostream &os) {
  Ranks ranks;
  for (const auto &[number, engine] : enumerate(engines)) {
    ranks.push_back(std::make_unique<Rank>(*engine, options, number));
    if (Error error = ranks.back()->instrument.begin())
      return error;
  }
  for (uint64_t i = 0; i != options.steps; ++i) {
    uint64_t step = options.firstStep + i;
    if (Error error = runStep(ranks, step))
      return error;
    if (!options.everyStep)
      continue;
    os << "# after step " << step << "\n";
    if (Error error = printStates(ranks, os))
      return error;
  }
  if (options.everyStep && options.steps != 0)
    return Error::success();
  return printStates(ranks, os);
}
