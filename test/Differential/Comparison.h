//===- Comparison.h - One program in all forms, by all engines --*- C++ -*-===//

#ifndef STEPFOLD_TEST_DIFFERENTIAL_COMPARISON_H
#define STEPFOLD_TEST_DIFFERENTIAL_COMPARISON_H

#include "stepfold/Runtime/Instrument/Instrument.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace stepfold::differential {

/// A name, and what makes the form that it stands for: a pipeline on the
/// module, or options of `optim-optimize`.
struct Form {
  std::string name;
  std::string pipeline;
};

struct ComparisonOptions {
  runtime::InstrumentOptions instrument;
  std::vector<Form> interpreted;
  std::vector<Form> jit;
  /// Plans for this machine.
  std::vector<Form> plans;
  /// A GPU to compile PTX for; empty: none.
  std::string ptxTarget;
  /// Assembler of the PTX; empty: none.
  std::string ptxas;
  /// Folder of plans.
  std::string folder;
  /// True if programs have the framework's ops of random programs, which are
  /// linked before they are interpreted.
  bool linkFrameworkOps = false;
  /// Variables that begin with the same value, of one program a list.
  std::vector<std::vector<std::string>> alike;
  /// True to report which variables each step changes.
  bool reportChanges = false;
};

/// Executes the program in all forms and by all engines, and compares all state
/// after every step with that of the first. If one of them fails, the report
/// says so, and the others go on:
/// - `agree`: names of runs;
/// - `failures`: `run`, `kind`, which is `error` or `difference`, and
/// `message`;
/// - `fired` and `refused`: passes, by their remarks;
/// - `forms`: digests of what was interpreted, apart from buffers;
/// - `ptx`: the digest of the PTX;
/// - `changes`: for each variable that the program writes, '0' or '1' a step.
llvm::json::Object compare(std::unique_ptr<llvm::MemoryBuffer> source,
                           const ComparisonOptions &options);

} // namespace stepfold::differential

#endif // STEPFOLD_TEST_DIFFERENTIAL_COMPARISON_H
