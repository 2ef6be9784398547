//===- Session.h - State that calls of a session share ----------*- C++ -*-===//

#ifndef STEPFOLD_CAPI_SESSION_H
#define STEPFOLD_CAPI_SESSION_H

#include "Error.h"

#include "stepfold/Frontends/Paddle/Import/ProgramSource.h"
#include "stepfold/Pipelines/RemarkHandler.h"
#include "stepfold/Pipelines/RunPasses.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassOptions.h"

#include <atomic>
#include <memory>

namespace stepfold::capi {

struct SessionOptions : mlir::PassPipelineOptions<SessionOptions> {
  Option<bool> allowUnregistered{*this, "allow-unregistered",
                                 llvm::cl::init(true)};
  Option<bool> trustBytecode{*this, "trust-bytecode", llvm::cl::init(false)};
  Option<bool> verifyEach{*this, "verify-each", llvm::cl::init(false)};
};

/// Parses the options `text` of `what`, which may be null.
llvm::Error parseOptions(llvm::StringRef what, const char *text,
                         mlir::detail::PassOptions &options);

/// The state of a session. Its programs own it, too: they may outlive the
/// caller's handle.
class Session {
public:
  explicit Session(const SessionOptions &options);
  ~Session();

  mlir::MLIRContext &getContext() { return *context; }
  /// Returns true if a call ended in the middle. The objects that it worked on
  /// must not be destroyed.
  bool isBroken() const { return broken; }
  bool verifiesEach() const { return verifyEach; }
  bool trustsBytecode() const { return trustBytecode; }
  /// Has the current call fail before its next pass. Any thread may ask for it.
  void cancel() { isCancelled = true; }

  void setCallback(StepfoldDiagnosticCallback newCallback, void *newUserData) {
    callback = newCallback;
    userData = newUserData;
  }

  /// Runs one call. If `body` fails, the result has the first error that was
  /// reported, or else the message of the error that `body` returned. It is of
  /// `kind` unless that error has another kind.
  StepfoldError *call(StepfoldErrorKind kind,
                      llvm::function_ref<llvm::Error()> body);

  /// Passes a remark on to the caller.
  void report(const mlir::remark::detail::Remark &remark);
  /// Has all remarks passed on while the result lives.
  ScopedRemarkHandler handleRemarks();

private:
  /// Passes a diagnostic on to the caller, and keeps it if it is an error.
  void handle(const DiagnosticText &diagnostic);
  void notify(const DiagnosticText &diagnostic, llvm::StringRef category,
              llvm::StringRef name) const;
  StepfoldError *convert(StepfoldErrorKind kind, llvm::Error error);

  std::unique_ptr<mlir::MLIRContext> context;
  bool verifyEach;
  bool trustBytecode;
  StepfoldDiagnosticCallback callback = nullptr;
  void *userData = nullptr;
  /// Errors that were reported in the current call.
  std::vector<DiagnosticText> errors;
  std::atomic<bool> isBusy{false};
  std::atomic<bool> isCancelled{false};
  /// True if the current call was cancelled before it had run all passes.
  bool hasSkippedPasses = false;
  bool broken = false;
};

} // namespace stepfold::capi

struct StepfoldSession {
  std::shared_ptr<stepfold::capi::Session> session;
};

/// The module goes before the context that owns its types.
struct StepfoldProgram {
  StepfoldProgram(std::shared_ptr<stepfold::capi::Session> session,
                  mlir::OwningOpRef<mlir::ModuleOp> module)
      : session(std::move(session)), module(std::move(module)) {}
  ~StepfoldProgram() {
    if (session->isBroken())
      module.release();
  }

  std::shared_ptr<stepfold::capi::Session> session;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Programs that the module was imported from, so that its export need not
  /// read them again; empty if they are not kept.
  stepfold::pir::ProgramSource source;
};

struct StepfoldText {
  std::string text;
};

#endif // STEPFOLD_CAPI_SESSION_H
