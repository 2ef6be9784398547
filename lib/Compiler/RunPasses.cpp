//===- RunPasses.cpp - Passes whose diagnostics are an error --------------===//

#include "RunPasses.h"

using namespace mlir;
using namespace stepfold;

/// The first place that `location` names: a merged op has one for each update.
static Location getFirstLocation(Location location) {
  while (auto fused = dyn_cast<FusedLoc>(location)) {
    if (fused.getLocations().empty())
      break;
    location = fused.getLocations().front();
  }
  return location;
}

llvm::Error stepfold::runPasses(ModuleOp module,
                                function_ref<void(PassManager &)> build) {
  std::string diagnostics;
  llvm::raw_string_ostream os(diagnostics);
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return failure();
        os << (diagnostics.empty() ? "" : "\n")
           << getFirstLocation(diagnostic.getLocation()) << ": " << diagnostic;
        return success();
      });
  PassManager pm(module.getContext());
  build(pm);
  if (succeeded(pm.run(module)))
    return llvm::Error::success();
  return llvm::createStringError(
      diagnostics.empty() ? "a pass failed without a message" : diagnostics);
}
