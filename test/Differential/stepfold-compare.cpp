//===- stepfold-compare.cpp - Programs in all forms, by all engines -------===//
//
// For each program of a file, separated by `// -----`, makes all forms that the
// options name, executes them in this process, and compares all state after
// every step with that of the first form. Prints a JSON object a program, on
// one line: what agrees, what fails and why, and the passes that did something
// or refused something. Programs do not depend on each other.
//
//===----------------------------------------------------------------------===//

#include "Comparison.h"

#include "stepfold/InitAll.h"

#include "mlir/Support/ToolUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace stepfold;
using namespace stepfold::differential;

namespace cl = llvm::cl;

namespace {

struct CommandLine {
  cl::OptionCategory category{"stepfold-compare options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<programs>"),
                             cl::Required, cl::cat(category)};
  cl::list<std::string> interpreted{
      "interpret", cl::value_desc("name:pipeline"),
      cl::desc("Interpret the program after these passes on the module"),
      cl::cat(category)};
  cl::list<std::string> jit{
      "jit", cl::value_desc("name:pipeline"),
      cl::desc("Compile the program just in time after these passes"),
      cl::cat(category)};
  cl::list<std::string> plans{
      "plan", cl::value_desc("name:options"),
      cl::desc("Compile a plan for this machine with these options of "
               "optim-optimize, and run it as it is, with buffers that are not "
               "aligned, and by several threads"),
      cl::cat(category)};
  cl::opt<std::string> ptx{
      "ptx", cl::value_desc("target"),
      cl::desc("Compile the program to PTX, and print its digest"),
      cl::cat(category)};
  cl::opt<std::string> ptxas{"ptxas", cl::value_desc("path"),
                             cl::desc("Assemble the PTX"), cl::cat(category)};
  cl::opt<std::string> folder{"folder", cl::desc("Where plans are written"),
                              cl::cat(category)};
  cl::opt<uint64_t> steps{"steps", cl::init(3), cl::cat(category)};
  cl::opt<uint64_t> seed{"seed", cl::init(0), cl::cat(category)};
  cl::list<std::string> inject{
      "inject", cl::value_desc("inf|nan@STEP:PARAM"),
      cl::desc("Replace element 0 of a gradient in one step, in the program "
               "that has the parameter"),
      cl::cat(category)};
  cl::list<std::string> alike{
      "alike", cl::value_desc("variable,..."),
      cl::desc("Require that variables begin with the same value"),
      cl::cat(category)};
  cl::opt<bool> linkFrameworkOps{
      "link",
      cl::desc("Replace the framework's ops of random programs by what they do "
               "before programs are interpreted"),
      cl::cat(category)};
  cl::opt<bool> changes{"changes",
                        cl::desc("Print which variables each step changes"),
                        cl::cat(category)};
};

} // namespace

static std::vector<Form> parseForms(const cl::list<std::string> &texts) {
  std::vector<Form> forms;
  for (llvm::StringRef text : texts) {
    auto [name, pipeline] = text.split(':');
    forms.push_back({name.str(), pipeline.str()});
  }
  return forms;
}

static llvm::Expected<ComparisonOptions>
getOptions(const CommandLine &commandLine) {
  ComparisonOptions options;
  options.interpreted = parseForms(commandLine.interpreted);
  options.jit = parseForms(commandLine.jit);
  options.plans = parseForms(commandLine.plans);
  options.ptxTarget = commandLine.ptx;
  options.ptxas = commandLine.ptxas;
  options.folder = commandLine.folder;
  options.linkFrameworkOps = commandLine.linkFrameworkOps;
  options.reportChanges = commandLine.changes;
  options.instrument.seed = commandLine.seed;
  options.instrument.steps = commandLine.steps;
  for (const std::string &text : commandLine.inject) {
    auto injection = runtime::parseInjection(text);
    if (!injection)
      return injection.takeError();
    options.instrument.injections.push_back(std::move(*injection));
  }
  for (llvm::StringRef text : commandLine.alike) {
    std::vector<std::string> &names = options.alike.emplace_back();
    for (llvm::StringRef name : llvm::split(text, ','))
      names.push_back(name.str());
  }
  bool writesPlans = !options.plans.empty() || !options.ptxTarget.empty();
  if (writesPlans && options.folder.empty())
    return llvm::createStringError("expected --folder, for plans");
  return options;
}

//===----------------------------------------------------------------------===//
// The tool
//===----------------------------------------------------------------------===//

/// At once, so that what was printed says which program ended the process.
static void printReport(size_t number, llvm::json::Object report) {
  report["program"] = number;
  llvm::outs() << llvm::json::Value(std::move(report)) << '\n';
  llvm::outs().flush();
}

static llvm::Error run(const CommandLine &commandLine) {
  auto options = getOptions(commandLine);
  if (!options)
    return options.takeError();
  auto file = llvm::MemoryBuffer::getFile(commandLine.input);
  if (!file)
    return llvm::createStringError("cannot read '" + commandLine.input +
                                   "': " + file.getError().message());
  llvm::SmallVector<llvm::StringRef> sources;
  (*file)->getBuffer().split(sources, mlir::kDefaultSplitMarker);
  for (const auto &[number, source] : llvm::enumerate(sources))
    printReport(number, compare(llvm::MemoryBuffer::getMemBufferCopy(
                                    source, "program " + llvm::Twine(number)),
                                *options));
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  registerAllPasses();
  CommandLine commandLine;
  cl::HideUnrelatedOptions(commandLine.category);
  cl::ParseCommandLineOptions(
      argc, argv, "Executes programs in all forms and compares the bits\n");
  if (llvm::Error error = run(commandLine)) {
    llvm::WithColor::error(llvm::errs(), "stepfold-compare")
        << llvm::toString(std::move(error)) << '\n';
    return 1;
  }
  return 0;
}
