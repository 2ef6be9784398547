//===- Session.cpp - State that calls of a session share ------------------===//
//
// Each call runs guarded, with its diagnostics collected.
//
//===----------------------------------------------------------------------===//

#include "Session.h"

#include "Guard.h"
#include "StandardError.h"

#include "stepfold/Compiler/PlanWriter.h"
#include "stepfold/InitProgram.h"

#include "mlir/IR/Action.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace stepfold;
using capi::Session;

//===----------------------------------------------------------------------===//
// State that the process shares
//===----------------------------------------------------------------------===//

extern "C" void LLVMInitializeNVPTXTarget();
extern "C" void LLVMInitializeNVPTXTargetInfo();
extern "C" void LLVMInitializeNVPTXTargetMC();
extern "C" void LLVMInitializeNVPTXAsmPrinter();

/// Fills the registries of passes and targets, which are not made for several
/// threads.
static void initializeOnce() {
  static const bool isInitialized = [] {
    registerProgramPasses();
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    return true;
  }();
  (void)isInitialized;
}

static const DialectRegistry &getRegistry() {
  static const DialectRegistry registry = [] {
    DialectRegistry result;
    registerProgramDialects(result);
    return result;
  }();
  return registry;
}

/// Options begin what they report with the name of a program, of which there is
/// none.
static StringRef trimMessage(StringRef message) {
  return message.trim().ltrim(": ");
}

llvm::Error capi::parseOptions(StringRef what, const char *text,
                               detail::PassOptions &options) {
  if (!text)
    return llvm::Error::success();
  std::string message;
  llvm::raw_string_ostream os(message);
  if (succeeded(options.parseFromString(text, os)))
    return llvm::Error::success();
  message += takeStandardError();
  return llvm::make_error<KindError>(
      STEPFOLD_ERROR_INVALID_ARGUMENT,
      llvm::formatv("cannot parse the {0} '{1}': {2}", what, text,
                    trimMessage(message)));
}

//===----------------------------------------------------------------------===//
// Session
//===----------------------------------------------------------------------===//

/// One thread: that of the caller, who may have a session in each.
Session::Session(const SessionOptions &options)
    : context(std::make_unique<MLIRContext>(getRegistry(),
                                            MLIRContext::Threading::DISABLED)),
      verifyEach(options.verifyEach), trustBytecode(options.trustBytecode) {
  context->allowUnregisteredDialects(options.allowUnregistered);
  context->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
    std::vector<DiagnosticText> texts;
    appendDiagnostic(texts, diagnostic);
    llvm::for_each(texts, [&](const DiagnosticText &text) { handle(text); });
  });
  context->registerActionHandler(
      [this](function_ref<void()> run, const tracing::Action &action) {
        if (!isCancelled || !isa<PassExecutionAction>(action))
          return run();
        // The error makes a failure of a pipeline that skips its passes.
        emitError(UnknownLoc::get(context.get())) << "cancelled";
        hasSkippedPasses = true;
      });
}

Session::~Session() {
  if (broken)
    context.release();
}

static StepfoldSeverity getSeverity(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return STEPFOLD_SEVERITY_NOTE;
  case DiagnosticSeverity::Warning:
    return STEPFOLD_SEVERITY_WARNING;
  case DiagnosticSeverity::Error:
    return STEPFOLD_SEVERITY_ERROR;
  case DiagnosticSeverity::Remark:
    return STEPFOLD_SEVERITY_REMARK;
  }
  llvm_unreachable("unknown severity");
}

void Session::handle(const DiagnosticText &diagnostic) {
  notify(diagnostic, /*category=*/"", /*name=*/"");
  if (diagnostic.severity == DiagnosticSeverity::Error)
    errors.push_back(diagnostic);
}

void Session::report(const remark::detail::Remark &remark) {
  notify(makeDiagnosticText(DiagnosticSeverity::Remark, remark.getLocation(),
                            getRemarkText(remark)),
         remark.getCategoryName(), remark.getRemarkName());
}

ScopedRemarkHandler Session::handleRemarks() {
  remark::RemarkCategories categories;
  categories.passed = categories.missed = categories.analysis =
      categories.failed = ".*";
  return ScopedRemarkHandler(
      *context, categories,
      [&](const remark::detail::Remark &remark) { report(remark); });
}

void Session::notify(const DiagnosticText &text, StringRef category,
                     StringRef name) const {
  if (!callback)
    return;
  std::string ownedCategory = category.str(), ownedName = name.str();
  StepfoldDiagnostic diagnostic;
  diagnostic.severity = getSeverity(text.severity);
  diagnostic.line = text.line;
  diagnostic.column = text.column;
  diagnostic.file = text.file.c_str();
  diagnostic.message = text.message.c_str();
  diagnostic.category = ownedCategory.c_str();
  diagnostic.name = ownedName.c_str();
  callback(&diagnostic, userData);
}

StepfoldError *Session::convert(StepfoldErrorKind kind, llvm::Error error) {
  std::string message;
  llvm::handleAllErrors(
      std::move(error),
      [&](const KindError &info) {
        kind = info.getKind();
        message = info.message();
      },
      [&](const SystemError &info) {
        kind = STEPFOLD_ERROR_SYSTEM;
        message = info.message();
      },
      [&](const DiagnosticsError &info) {
        for (const DiagnosticText &text : info.getDiagnostics())
          handle(text);
      },
      [&](const llvm::ErrorInfoBase &info) { message = info.message(); });
  // The reported messages say more than that a call failed.
  StepfoldError *result = makeError(kind, std::move(message));
  if (!errors.empty()) {
    result->file = errors.front().file;
    result->line = errors.front().line;
    result->column = errors.front().column;
    result->message = errors.front().message;
    for (const DiagnosticText &text : llvm::drop_begin(errors))
      result->message +=
          llvm::formatv("\n{0}: {1}", text.location, text.message);
  }
  std::string printed = takeStandardError();
  if (!printed.empty())
    result->message += "\n" + trimMessage(printed).str();
  return result;
}

StepfoldError *Session::call(StepfoldErrorKind kind,
                             llvm::function_ref<llvm::Error()> body) {
  if (isBusy.exchange(true))
    return makeError(STEPFOLD_ERROR_INVALID_ARGUMENT,
                     "the session is in use by another call: use one session "
                     "for each thread");
  llvm::scope_exit release([&] { isBusy = false; });
  if (broken)
    return makeError(STEPFOLD_ERROR_INTERNAL,
                     "the session cannot be used after an internal error: "
                     "create another one");
  errors.clear();
  isCancelled = false;
  hasSkippedPasses = false;
  StepfoldError *result = nullptr;
  std::optional<std::string> fatal = runGuarded([&] {
    // A thread makes its stream here, where there is memory for it.
    takeStandardError();
    llvm::Error error = body();
    if (hasSkippedPasses) {
      llvm::consumeError(std::move(error));
      result = makeError(STEPFOLD_ERROR_CANCELLED, "the call was cancelled");
    } else if (error) {
      result = convert(kind, std::move(error));
    }
  });
  takeStandardError();
  if (!fatal)
    return result;
  broken = true;
  return makeError(STEPFOLD_ERROR_INTERNAL, "internal error: " + *fatal);
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

uint32_t stepfoldGetCompilerApiVersion() { return STEPFOLD_API_VERSION; }

const char *stepfoldGetCompilerVersion() {
  return "stepfold " STEPFOLD_VERSION " (LLVM " LLVM_VERSION_STRING ")";
}

/// The same major version, and none of the later additions.
static bool canServe(uint32_t version) {
  return version >> 16 == STEPFOLD_API_VERSION >> 16 &&
         version <= STEPFOLD_API_VERSION;
}

StepfoldError *stepfoldSessionCreate(uint32_t version, const char *options,
                                     StepfoldSession **session) {
  if (!session)
    return capi::makeNullError("session");
  *session = nullptr;
  if (!canServe(version))
    return capi::makeError(
        STEPFOLD_ERROR_INVALID_ARGUMENT,
        llvm::formatv("the library has version {0:x8} of its interface and "
                      "cannot serve a caller of version {1:x8}",
                      STEPFOLD_API_VERSION, version));
  StepfoldError *result = nullptr;
  std::optional<std::string> fatal = capi::runGuarded([&] {
    initializeOnce();
    capi::SessionOptions parsed;
    if (llvm::Error error =
            capi::parseOptions("options of the session", options, parsed)) {
      result = capi::makeError(STEPFOLD_ERROR_INVALID_ARGUMENT,
                               llvm::toString(std::move(error)));
      return;
    }
    *session = new StepfoldSession{std::make_shared<Session>(parsed)};
  });
  return fatal ? capi::makeError(STEPFOLD_ERROR_INTERNAL,
                                 "internal error: " + *fatal)
               : result;
}

void stepfoldSessionDestroy(StepfoldSession *session) { delete session; }

void stepfoldSessionCancel(StepfoldSession *session) {
  if (session)
    session->session->cancel();
}

StepfoldError *
stepfoldSessionSetDiagnosticCallback(StepfoldSession *session,
                                     StepfoldDiagnosticCallback callback,
                                     void *userData) {
  if (!session)
    return capi::makeNullError("session");
  return session->session->call(STEPFOLD_ERROR_INVALID_ARGUMENT, [&] {
    session->session->setCallback(callback, userData);
    return llvm::Error::success();
  });
}

const char *stepfoldTextGetData(const StepfoldText *text) {
  return text ? text->text.c_str() : "";
}

size_t stepfoldTextGetSize(const StepfoldText *text) {
  return text ? text->text.size() : 0;
}

void stepfoldTextDestroy(StepfoldText *text) { delete text; }
