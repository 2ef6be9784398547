//===- stepfold-compile.cpp - Compile an optimizer stage to a plan --------===//

#include "LoadProgram.h"
#include "ToolProcess.h"

#include "stepfold/Compiler/DumpStages.h"
#include "stepfold/Compiler/PlanWriter.h"
#include "stepfold/Support/OutputFiles.h"

#include "llvm/Support/BuryPointer.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace stepfold;

namespace {

struct CommandLine {
  CompileOptions compile;
  llvm::cl::OptionCategory category{"stepfold-compile options"};
  llvm::cl::opt<std::string> input{llvm::cl::Positional,
                                   llvm::cl::desc("program.mlir"),
                                   llvm::cl::Required, llvm::cl::cat(category)};
  llvm::cl::opt<std::string, true> target{
      "target", llvm::cl::location(compile.target),
      llvm::cl::desc("sm_80, sm_90, sm_90a, sm_100 or host (default: host)"),
      llvm::cl::init("host"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> output{
      "o", llvm::cl::desc("Folder to write the plan to"), llvm::cl::Required,
      llvm::cl::value_desc("folder"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string, true> optimizeOptions{
      "optimize-options", llvm::cl::location(compile.optimizeOptions),
      llvm::cl::desc("Options of the pipeline optim-optimize, such as "
                     "'merge=false'"),
      llvm::cl::value_desc("key=value ..."), llvm::cl::cat(category)};
  llvm::cl::opt<std::string, true> kernelOptions{
      "kernel-options", llvm::cl::location(compile.kernelOptions),
      llvm::cl::desc("Options of the target's pipeline, optim-to-gpu or "
                     "optim-to-cpu, such as 'foreach-threads=512'"),
      llvm::cl::value_desc("key=value ..."), llvm::cl::cat(category)};
  llvm::cl::opt<bool, true> verifyEach{
      "verify-each", llvm::cl::location(compile.verifyEach),
      llvm::cl::desc(
          "Verify the program after each pass, not only after rewriting "
          "and lowering"),
      llvm::cl::cat(category)};
  llvm::cl::opt<std::string> dumpStages{
      "dump-stages",
      llvm::cl::desc("Folder to write the program to after each pass"),
      llvm::cl::value_desc("folder"), llvm::cl::cat(category)};
  llvm::cl::opt<std::string> ptxas{
      "ptxas",
      llvm::cl::desc("Assembler for a cubin beside the PTX; 'none' for no "
                     "cubin (default: ptxas, where it is found)"),
      llvm::cl::value_desc("path"), llvm::cl::cat(category)};
  llvm::cl::opt<unsigned> stage{
      "stage",
      llvm::cl::desc("Number of the stage to compile, from 0, of a program "
                     "that has several"),
      llvm::cl::value_desc("number"), llvm::cl::cat(category)};
  llvm::cl::opt<bool> timing{
      "timing", llvm::cl::desc("Print the times of phases and passes"),
      llvm::cl::cat(category)};
  llvm::cl::opt<bool> quiet{"quiet", llvm::cl::desc("Do not print the report"),
                            llvm::cl::cat(category)};
  llvm::cl::list<std::string> features{
      "features", llvm::cl::CommaSeparated,
      llvm::cl::desc("Processor features that host code may use (default: "
                     "those of this machine)"),
      llvm::cl::cat(category)};
};

} // namespace

/// The assembler that the options ask for; empty: none.
static llvm::Expected<std::string> findPtxas(const CommandLine &options) {
  if (options.compile.target == "host" || options.ptxas == "none")
    return std::string();
  if (!options.ptxas.empty())
    return findAssembler(options.ptxas);
  llvm::Expected<std::string> path = findAssembler("ptxas");
  if (!path) {
    llvm::consumeError(path.takeError());
    return std::string();
  }
  return path;
}

static llvm::Error compile(const CommandLine &options) {
  CompileOptions compileOptions = options.compile;
  // None at all is not the same as not to name any.
  if (options.features.getNumOccurrences() != 0)
    compileOptions.features = std::vector<std::string>(options.features.begin(),
                                                       options.features.end());
  if (options.stage.getNumOccurrences() != 0)
    compileOptions.stage = options.stage;
  llvm::Expected<std::string> ptxas = findPtxas(options);
  if (!ptxas)
    return ptxas.takeError();
  mlir::DefaultTimingManager timingManager;
  timingManager.setEnabled(options.timing);
  mlir::TimingScope timing = timingManager.getRootScope();
  compileOptions.timing = &timing;

  mlir::TimingScope phase = timing.nest("Load");
  llvm::Expected<Program> program = loadProgram(options.input);
  phase.stop();
  if (!program)
    return program.takeError();
  std::optional<StageDumps> dumps;
  if (!options.dumpStages.empty()) {
    dumps.emplace(options.dumpStages, program->module->getContext());
    compileOptions.instrumentations.push_back(&*dumps);
  }
  llvm::Expected<CompiledStage> stage =
      compileWithReport(*program->module, compileOptions);
  if (!stage)
    return stage.takeError();
  PlanFolderOptions folderOptions;
  folderOptions.ptxas = *ptxas;
  phase = timing.nest("Write");
  auto files = makePlanFiles(*stage, folderOptions);
  if (!files)
    return files.takeError();
  if (llvm::Error error = writePlanFiles(*files, options.output))
    return error;
  phase.stop();
  if (!options.quiet)
    llvm::outs() << toText(*stage->report);
  // The process ends. Freeing a large program, operation by operation, would
  // take longer than writing its plan.
  llvm::BuryPointer(std::make_unique<Program>(std::move(*program)));
  return runtime::flushOutput();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  setUpToolProcess("stepfold-compile");
  CommandLine options;
  llvm::cl::HideUnrelatedOptions(options.category);
  llvm::cl::ParseCommandLineOptions(
      argc, argv, "Compiles the optimizer stage of a program to a plan\n");
  if (llvm::Error error = compile(options)) {
    llvm::WithColor::error(llvm::errs(), "stepfold-compile")
        << llvm::toString(std::move(error)) << '\n';
    return 1;
  }
  return 0;
}
