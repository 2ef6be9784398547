//===- Comparison.cpp - One program in all forms, by all engines ----------===//

#include "Comparison.h"

#include "FrameworkOps.h"
#include "Trace.h"

#include "LoadProgram.h"
#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Compiler/JITEngine.h"
#include "stepfold/Compiler/PlanWriter.h"
#include "stepfold/Data/Digest.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Pipelines/RemarkHandler.h"
#include "stepfold/Pipelines/RunPasses.h"
#include "stepfold/Reference/InterpreterEngine.h"
#include "stepfold/Runtime/Targets/TargetEngine.h"

#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <map>
#include <set>

using namespace mlir;
using namespace stepfold;
using namespace stepfold::differential;

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

static llvm::Error runPipeline(ModuleOp module, llvm::StringRef pipeline) {
  std::string message;
  llvm::raw_string_ostream os(message);
  bool isParsed = true;
  llvm::Error error = runPasses(module, [&](PassManager &pm) {
    isParsed = succeeded(parsePassPipeline(pipeline, pm, os));
  });
  if (isParsed)
    return error;
  llvm::consumeError(std::move(error));
  return llvm::createStringError("cannot parse the pipeline: " + message);
}

static std::string getText(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  return text;
}

/// The text of a module apart from its buffers, which change no value that the
/// interpreter sees.
static std::string getTextWithoutBuffers(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  for (auto buffer :
       llvm::make_early_inc_range(copy->getOps<optim::BufferOp>()))
    buffer.erase();
  return getText(*copy);
}

/// Compiles a program as `stepfold-compile` does.
static llvm::Expected<CompiledStage>
compileFor(Program program, llvm::StringRef target,
           llvm::StringRef optimizeOptions = "") {
  CompileOptions options;
  options.target = target.str();
  options.verifyEach = true;
  options.optimizeOptions = optimizeOptions.str();
  return compileWithReport(*program.module, options);
}

static llvm::Error writePlan(CompiledStage &stage, llvm::StringRef folder,
                             const std::string &ptxas) {
  PlanFolderOptions options;
  options.ptxas = ptxas;
  auto files = makePlanFiles(stage, options);
  if (!files)
    return files.takeError();
  return writePlanFiles(*files, folder);
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

namespace {

using ExpectedEngine = llvm::Expected<std::unique_ptr<runtime::Engine>>;

class Comparison {
public:
  explicit Comparison(const ComparisonOptions &options);

  void run(std::unique_ptr<llvm::MemoryBuffer> source);
  llvm::json::Object takeReport();

private:
  llvm::Expected<Program> makeForm(const Form &form);
  void interpret(const Form &form);
  void compile(const Form &form);
  void runPlan(const Form &form);
  void compileToPTX();
  std::string getFolder(llvm::StringRef name) const;

  /// Executes and compares. Returns whether the engine computes what the first
  /// one did, or is the first.
  bool execute(const std::string &name, ExpectedEngine engine);
  /// Does so unless the engine has executed this text before.
  void executeOnce(llvm::StringRef engine, const std::string &name,
                   const std::string &text,
                   llvm::function_ref<ExpectedEngine()> createEngine);
  void fail(const std::string &name, llvm::StringRef kind,
            const std::string &message);
  void fail(const std::string &name, llvm::Error error) {
    fail(name, "error", llvm::toString(std::move(error)));
  }

  const ComparisonOptions &options;
  Program program;
  /// With the injections that concern this program.
  runtime::InstrumentOptions instrument;
  std::optional<Trace> reference;
  /// Forms that were executed, by engine and text, and whether they agree: what
  /// passes leave as it is needs not be executed again.
  std::map<std::pair<llvm::StringRef, std::string>, bool> executed;
  std::set<std::string> fired, refused;
  llvm::json::Array agreeing, failures;
  llvm::json::Object forms, report;
};

} // namespace

Comparison::Comparison(const ComparisonOptions &options)
    : options(options), instrument(options.instrument) {}

std::string Comparison::getFolder(llvm::StringRef name) const {
  llvm::SmallString<128> folder(options.folder);
  llvm::sys::path::append(folder, name);
  return std::string(folder);
}

void Comparison::fail(const std::string &name, llvm::StringRef kind,
                      const std::string &message) {
  failures.push_back(llvm::json::Object{
      {"run", name}, {"kind", kind.str()}, {"message", message}});
}

llvm::Expected<Program> Comparison::makeForm(const Form &form) {
  remark::RemarkCategories categories;
  categories.passed = categories.missed = "optim-.*";
  ScopedRemarkHandler remarks(
      *program.context, categories, [&](const remark::detail::Remark &remark) {
        bool isPassed = remark.getRemarkType() == llvm::remarks::Type::Passed;
        (isPassed ? fired : refused).insert(remark.getCategoryName().str());
      });
  Program result = program.clone();
  if (llvm::Error error = runPipeline(*result.module, form.pipeline))
    return std::move(error);
  return result;
}

bool Comparison::execute(const std::string &name, ExpectedEngine engine) {
  if (!engine) {
    fail(name, engine.takeError());
    return false;
  }
  llvm::Expected<Trace> trace = runSteps(**engine, instrument);
  if (!trace) {
    fail(name, trace.takeError());
    return false;
  }
  for (llvm::ArrayRef<std::string> names : options.alike)
    if (auto difference = findUnlike(*trace, names)) {
      fail(name, "difference", *difference);
      return false;
    }
  if (!reference) {
    reference = std::move(*trace);
  } else if (auto difference = findDifference(*reference, *trace)) {
    fail(name, "difference", *difference);
    return false;
  }
  agreeing.push_back(name);
  return true;
}

void Comparison::executeOnce(
    llvm::StringRef engine, const std::string &name, const std::string &text,
    llvm::function_ref<ExpectedEngine()> createEngine) {
  auto [known, isNew] = executed.try_emplace({engine, text}, false);
  if (isNew)
    known->second = execute(name, createEngine());
  else if (known->second)
    agreeing.push_back(name);
}

void Comparison::interpret(const Form &form) {
  std::string name = "interpreter, " + form.name;
  llvm::Expected<Program> made = makeForm(form);
  if (!made)
    return fail(name, made.takeError());
  if (options.linkFrameworkOps)
    if (llvm::Error error = checkBuffers(*made->module))
      return fail(name, std::move(error));
  std::string text = getTextWithoutBuffers(*made->module);
  forms[form.name] = llvm::utohexstr(llvm::xxh3_64bits(text));
  executeOnce("interpreter", name, text, [&]() -> ExpectedEngine {
    if (options.linkFrameworkOps)
      if (llvm::Error error = linkFrameworkOps(*made->module))
        return std::move(error);
    return reference::createInterpreterEngine(std::move(*made));
  });
}

void Comparison::compile(const Form &form) {
  std::string name = "jit, " + form.name;
  llvm::Expected<Program> made = makeForm(form);
  if (!made)
    return fail(name, made.takeError());
  executeOnce("jit", name, getText(*made->module),
              [&] { return createJITEngine(std::move(*made)); });
}

void Comparison::runPlan(const Form &form) {
  std::string folder = getFolder(form.name);
  auto stage = compileFor(program.clone(), "host", form.pipeline);
  if (!stage)
    return fail(form.name, stage.takeError());
  if (llvm::Error error = writePlan(*stage, folder, /*ptxas=*/""))
    return fail(form.name, std::move(error));

  runtime::PlanEngineOptions plain, misaligned, threaded;
  misaligned.misalignment = 1;
  threaded.threads = 3;
  std::pair<const char *, const runtime::PlanEngineOptions &> runs[] = {
      {"", plain}, {", misaligned", misaligned}, {", 3 threads", threaded}};
  for (auto [suffix, engineOptions] : runs)
    execute(form.name + suffix,
            runtime::createPlanEngine(folder, "host", engineOptions));
}

void Comparison::compileToPTX() {
  auto stage = compileFor(program.clone(), options.ptxTarget);
  if (!stage)
    return fail(options.ptxTarget, stage.takeError());
  report["ptx"] = runtime::getDigest(llvm::StringRef(stage->ptx));
  if (llvm::Error error =
          writePlan(*stage, getFolder(options.ptxTarget), options.ptxas))
    return fail(options.ptxTarget, std::move(error));
  agreeing.push_back(options.ptxTarget);
}

void Comparison::run(std::unique_ptr<llvm::MemoryBuffer> source) {
  llvm::Expected<Program> parsed = parseProgram(std::move(source));
  if (!parsed)
    return fail("parser", parsed.takeError());
  program = std::move(*parsed);
  llvm::erase_if(instrument.injections, [&](const auto &injection) {
    return !program.module->lookupSymbol(injection.parameter);
  });
  for (const Form &form : options.interpreted)
    interpret(form);
  for (const Form &form : options.jit)
    compile(form);
  for (const Form &form : options.plans)
    runPlan(form);
  if (!options.ptxTarget.empty())
    compileToPTX();
}

llvm::json::Object Comparison::takeReport() {
  report["agree"] = std::move(agreeing);
  report["failures"] = std::move(failures);
  report["fired"] = llvm::json::Array(fired);
  report["refused"] = llvm::json::Array(refused);
  report["forms"] = std::move(forms);
  if (options.reportChanges && reference) {
    llvm::json::Object changes;
    for (auto &[name, steps] : getChanges(*reference))
      changes[name] = steps;
    report["changes"] = std::move(changes);
  }
  return std::move(report);
}

llvm::json::Object
differential::compare(std::unique_ptr<llvm::MemoryBuffer> source,
                      const ComparisonOptions &options) {
  Comparison comparison(options);
  comparison.run(std::move(source));
  return comparison.takeReport();
}
