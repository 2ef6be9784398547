//===- RunPasses.h - Passes whose diagnostics are an error ------*- C++ -*-===//

#ifndef STEPFOLD_PIPELINES_RUNPASSES_H
#define STEPFOLD_PIPELINES_RUNPASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Error.h"

namespace stepfold {

/// A diagnostic that needs no context.
struct DiagnosticText {
  mlir::DiagnosticSeverity severity;
  /// As MLIR prints locations.
  std::string location;
  /// Empty and 0 where the location names no file.
  std::string file;
  unsigned line = 0, column = 0;
  std::string message;
};

DiagnosticText makeDiagnosticText(mlir::DiagnosticSeverity severity,
                                  mlir::Location location, std::string message);

/// Appends `diagnostic`, and its notes behind it.
void appendDiagnostic(std::vector<DiagnosticText> &texts,
                      mlir::Diagnostic &diagnostic);

/// Errors that passes reported, in order, with their notes.
class DiagnosticsError : public llvm::ErrorInfo<DiagnosticsError> {
public:
  static char ID;
  explicit DiagnosticsError(std::vector<DiagnosticText> diagnostics)
      : diagnostics(std::move(diagnostics)) {}

  llvm::ArrayRef<DiagnosticText> getDiagnostics() const { return diagnostics; }
  /// The errors, one a line, each with its location.
  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override;

private:
  std::vector<DiagnosticText> diagnostics;
};

/// Modules that MLIR's verifier verifies in a run of passes.
enum class Verification {
  /// The result of each pass.
  EachPass,
  /// The result of the last pass.
  LastPass,
  /// Nothing: other passes follow, and what these leave is verified.
  None,
};

/// Runs the passes that `build` adds. If they, or the verifier, reported
/// errors, the error is a DiagnosticsError.
llvm::Error runPasses(mlir::ModuleOp module,
                      llvm::function_ref<void(mlir::PassManager &)> build,
                      Verification verification = Verification::EachPass);

} // namespace stepfold

#endif // STEPFOLD_PIPELINES_RUNPASSES_H
