//===- stepfold-run.cpp - Executes an optimizer stage ---------------------===//
//
// Runs a program or a plan for some steps and prints digests of its state:
// turns options into an engine and the instrument's options.
//
//===----------------------------------------------------------------------===//

#include "ToolProcess.h"

#include "stepfold/Runtime/Engine/ProgramEngine.h"
#include "stepfold/Runtime/Instrument/Instrument.h"
#include "stepfold/Runtime/Targets/TargetEngine.h"
#include "stepfold/Support/OutputFiles.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace llvm;
using namespace stepfold::runtime;

namespace {
struct ToolOptions {
  cl::OptionCategory category{"Options of stepfold-run"};
  cl::opt<std::string> path{cl::Positional, cl::Required,
                            cl::desc("<program.mlir or plan folder>"),
                            cl::cat(category)};
  cl::opt<std::string> engine{
      "engine",
      cl::desc("interpreter (default) or jit for a program; host or cuda, as "
               "the plan says, for a plan"),
      cl::cat(category)};
  cl::opt<bool> wholeStep{
      "whole-step",
      cl::desc("Execute all of @train_step, on the gradients that it computes; "
               "the forward and backward pass must consist of upstream "
               "dialects, and are compiled for this machine"),
      cl::cat(category)};
  cl::opt<uint64_t> steps{"steps", cl::desc("Number of steps"), cl::init(1),
                          cl::cat(category)};
  cl::opt<uint64_t> firstStep{"first-step",
                              cl::desc("Number of the first step, which "
                                       "selects the gradients drawn"),
                              cl::init(0), cl::cat(category)};
  cl::opt<uint64_t> seed{"seed",
                         cl::desc("Seed of initial values and gradients"),
                         cl::init(0), cl::cat(category)};
  cl::opt<unsigned> ranks{
      "ranks",
      cl::desc("Execute as many ranks in lock step, which exchange words; rank "
               "r has the seed plus r"),
      cl::init(1), cl::cat(category)};
  cl::opt<bool> everyStep{"every-step",
                          cl::desc("Print the state after each step; with "
                                   "--save, save it too, as FILE.STEP"),
                          cl::cat(category)};
  cl::opt<bool> copies{"copies",
                       cl::desc("Print derived state too: copies of "
                                "parameters, step counters"),
                       cl::cat(category)};
  cl::opt<std::string> load{"load", cl::value_desc("file.safetensors"),
                            cl::desc("Begin with the state in a checkpoint; "
                                     "f32 loads as f64, and f64 as f32 where "
                                     "no value is rounded"),
                            cl::cat(category)};
  cl::opt<std::string> save{"save", cl::value_desc("file.safetensors"),
                            cl::desc("Save the state after the last step"),
                            cl::cat(category)};
  cl::list<std::string> inject{
      "inject", cl::value_desc("inf|nan@STEP:PARAM"),
      cl::desc("Replace element 0 of a gradient in one step"),
      cl::cat(category)};
  cl::opt<unsigned> threads{"threads", cl::desc("Threads of the engine host"),
                            cl::init(1), cl::cat(category)};
  cl::opt<unsigned> misalignment{
      "misalign", cl::value_desc("elements"),
      cl::desc("Bind a plan's buffers this far past an aligned address"),
      cl::init(0), cl::cat(category)};
  cl::opt<unsigned> device{"device",
                           cl::desc("Which device the engine cuda uses"),
                           cl::init(0), cl::cat(category)};
  cl::opt<bool> time{"time",
                     cl::desc("Measure the step at the end (engine cuda)"),
                     cl::cat(category)};
  cl::opt<bool> timeKernels{"time-kernels",
                            cl::desc("With --time, measure each launch too"),
                            cl::cat(category)};
  cl::opt<unsigned> warmup{"warmup", cl::desc("Steps before the measured ones"),
                           cl::init(20), cl::cat(category)};
  cl::opt<unsigned> repetitions{"repetitions", cl::desc("Measured steps"),
                                cl::init(100), cl::cat(category)};
};
} // namespace

static Error checkOptions(const ToolOptions &options) {
  constexpr unsigned maxThreads = 1024, maxMisalignment = 1024;
  if (options.threads < 1 || options.threads > maxThreads)
    return createStringError(formatv("--threads: expected 1 to {0}, got {1}",
                                     maxThreads, options.threads));
  if (options.misalignment > maxMisalignment)
    return createStringError(formatv("--misalign: expected 0 to {0}, got {1}",
                                     maxMisalignment, options.misalignment));
  constexpr unsigned maxRanks = 1024;
  if (options.ranks < 1 || options.ranks > maxRanks)
    return createStringError(formatv("--ranks: expected 1 to {0}, got {1}",
                                     maxRanks, options.ranks));
  if (options.ranks != 1 &&
      (!options.load.empty() || !options.save.empty() || options.time))
    return createStringError("--ranks: expected none of --load, --save and "
                             "--time, which are of one rank");
  if (options.repetitions < 1)
    return createStringError("--repetitions: expected at least 1");
  if (options.timeKernels && !options.time)
    return createStringError("--time-kernels: expected --time too");
  if (options.firstStep + options.steps < options.steps)
    return createStringError("--first-step: expected steps below 2^64");
  return Error::success();
}

static Expected<InstrumentOptions>
getInstrumentOptions(const ToolOptions &options) {
  InstrumentOptions result;
  result.seed = options.seed;
  result.firstStep = options.firstStep;
  result.steps = options.steps;
  result.everyStep = options.everyStep;
  result.copies = options.copies;
  result.load = options.load;
  result.save = options.save;
  for (const std::string &text : options.inject) {
    Expected<Injection> injection = parseInjection(text);
    if (!injection)
      return injection.takeError();
    result.injections.push_back(std::move(*injection));
  }
  if (options.time)
    result.timing =
        TimingOptions{options.warmup, options.repetitions, options.timeKernels};
  return result;
}

/// Returns where the library with the program engines is: beside the folder of
/// this executable.
static std::string getProgramLibrary(const char *argv0) {
  void *address = reinterpret_cast<void *>(&getProgramLibrary);
  SmallString<128> path(sys::fs::getMainExecutable(argv0, address));
  sys::path::remove_filename(path);
  sys::path::append(path, "..", "lib", "libStepfoldProgram.so");
  return std::string(path);
}

static Expected<std::unique_ptr<Engine>>
createEngine(const ToolOptions &options, const char *argv0) {
  StringRef path = options.path, engine = options.engine;
  if (!sys::fs::exists(path))
    return createStringError(formatv("'{0}' does not exist", path));
  bool isPlan = sys::fs::is_directory(path);
  bool isPlanEngine = engine == "host" || engine == "cuda";
  bool isProgramEngine = engine == "interpreter" || engine == "jit";
  if (!engine.empty() && !isPlanEngine && !isProgramEngine)
    return createStringError(
        formatv("--engine: expected interpreter, jit, host or cuda, got '{0}'",
                engine));
  if (isPlan && isProgramEngine)
    return createStringError(formatv(
        "the engine {0} runs a program, but '{1}' is a folder", engine, path));
  if (!isPlan && isPlanEngine)
    return createStringError(
        formatv("the engine {0} runs a plan's folder, but '{1}' is a file",
                engine, path));
  if (isPlan && options.wholeStep)
    return createStringError("--whole-step: expected a program, got a plan");
  if (isPlan) {
    PlanEngineOptions planOptions;
    planOptions.threads = options.threads;
    planOptions.misalignment = options.misalignment;
    planOptions.device = options.device;
    return createPlanEngine(path, engine, planOptions);
  }
  if (options.misalignment != 0 || options.threads != 1)
    return createStringError("--threads and --misalign need a plan");
  return createProgramEngine(path, engine.empty() ? "interpreter" : engine,
                             options.wholeStep, getProgramLibrary(argv0));
}

static Error run(const ToolOptions &options, const char *argv0) {
  if (Error error = checkOptions(options))
    return error;
  Expected<InstrumentOptions> instrumentOptions = getInstrumentOptions(options);
  if (!instrumentOptions)
    return instrumentOptions.takeError();
  std::vector<std::unique_ptr<Engine>> engines;
  do {
    Expected<std::unique_ptr<Engine>> engine = createEngine(options, argv0);
    if (!engine)
      return engine.takeError();
    engines.push_back(std::move(*engine));
  } while (engines.size() < options.ranks);
  if (options.ranks != 1)
    return runRanks(engines, *instrumentOptions, outs());
  return runInstrument(*engines.front(), *instrumentOptions, outs());
}

int main(int argc, char **argv) {
  stepfold::setUpToolProcess("stepfold-run");
  ToolOptions options;
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Executes an optimizer stage, or a whole step, "
                              "and prints a digest of every state "
                              "variable\n");
  Error error = run(options, argv[0]);
  error = joinErrors(std::move(error), flushOutput());
  if (!error)
    return 0;
  WithColor::error(errs(), "stepfold-run")
      << toString(std::move(error)) << "\n";
  return 1;
}
