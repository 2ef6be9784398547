//===- Trace.h - Results of an engine, step by step -------------*- C++ -*-===//

#ifndef STEPFOLD_TEST_DIFFERENTIAL_TRACE_H
#define STEPFOLD_TEST_DIFFERENTIAL_TRACE_H

#include "stepfold/Runtime/Instrument/Instrument.h"

namespace stepfold::differential {

/// The state that is not derived from other state, in the order of names.
struct Trace {
  std::vector<runtime::TensorInfo> variables;
  /// The bytes of each variable at the beginning and after each step.
  std::vector<std::vector<std::vector<uint8_t>>> moments;
};

/// Executes the steps of `options`. After each, a copy of state must be the
/// conversion of what it is a copy of.
llvm::Expected<Trace> runSteps(runtime::Engine &engine,
                               const runtime::InstrumentOptions &options);

/// Says where `actual` is another than `expected`; nothing where it is the
/// same. NaNs are alike, as they are for digests. `actual` need not have a
/// variable that no step of `expected` changes: a rewrite may find that nothing
/// depends on it.
std::optional<std::string> findDifference(const Trace &expected,
                                          const Trace &actual);

/// Says which of `names` do not have the same bytes at the beginning; nothing
/// where those that are in the trace have.
std::optional<std::string> findUnlike(const Trace &trace,
                                      llvm::ArrayRef<std::string> names);

/// For each variable with elements that a step writes: its name, and for each
/// step '1' where the step changes it and '0' where it does not.
std::vector<std::pair<std::string, std::string>> getChanges(const Trace &trace);

} // namespace stepfold::differential

#endif // STEPFOLD_TEST_DIFFERENTIAL_TRACE_H
