//===- RunPasses.cpp - Passes whose diagnostics are an error --------------===//

#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace stepfold;

char DiagnosticsError::ID = 0;

/// The first place that `location` names: a merged op has one for each update.
static Location getFirstLocation(Location location) {
  while (auto fused = dyn_cast<FusedLoc>(location)) {
    if (fused.getLocations().empty())
      break;
    location = fused.getLocations().front();
  }
  return location;
}

DiagnosticText stepfold::makeDiagnosticText(DiagnosticSeverity severity,
                                            Location location,
                                            std::string message) {
  DiagnosticText result;
  result.severity = severity;
  result.message = std::move(message);
  llvm::raw_string_ostream(result.location) << getFirstLocation(location);
  if (auto place = location->findInstanceOf<FileLineColLoc>()) {
    result.file = place.getFilename().str();
    result.line = place.getLine();
    result.column = place.getColumn();
  }
  return result;
}

void stepfold::appendDiagnostic(std::vector<DiagnosticText> &texts,
                                Diagnostic &diagnostic) {
  texts.push_back(makeDiagnosticText(
      diagnostic.getSeverity(), diagnostic.getLocation(), diagnostic.str()));
  for (Diagnostic &note : diagnostic.getNotes())
    texts.push_back(makeDiagnosticText(DiagnosticSeverity::Note,
                                       note.getLocation(), note.str()));
}

void DiagnosticsError::log(llvm::raw_ostream &os) const {
  auto isError = [](const DiagnosticText &text) {
    return text.severity == DiagnosticSeverity::Error;
  };
  llvm::interleave(
      llvm::make_filter_range(diagnostics, isError), os,
      [&](const DiagnosticText &text) {
        os << text.location << ": " << text.message;
      },
      "\n");
}

std::error_code DiagnosticsError::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

llvm::Error stepfold::runPasses(ModuleOp module,
                                function_ref<void(PassManager &)> build,
                                Verification verification) {
  std::vector<DiagnosticText> diagnostics;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return failure();
        appendDiagnostic(diagnostics, diagnostic);
        return success();
      });
  PassManager pm(module.getContext());
  pm.enableVerifier(verification == Verification::EachPass);
  build(pm);
  // A reported error is a failure, even if the pass succeeds.
  if (succeeded(pm.run(module)) && diagnostics.empty() &&
      (verification != Verification::LastPass || succeeded(verify(module))))
    return llvm::Error::success();
  if (diagnostics.empty())
    return llvm::createStringError("a pass failed without a message");
  return llvm::make_error<DiagnosticsError>(std::move(diagnostics));
}
