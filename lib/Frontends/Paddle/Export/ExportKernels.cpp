//===- ExportKernels.cpp - Stages of PIR programs as operators ------------===//
//
// Ops of a stage are removed, and its operator is written in their place.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Export/ExportKernels.h"
#include "ProgramComparison.h"
#include "StageWriter.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

namespace {
class KernelExporter {
public:
  KernelExporter(ExportedPrograms programs, MLIRContext *context)
      : options(programs.options), context(context),
        table(context, std::nullopt) {
    options.keepSource = false;
    options.emitRemarks = false;
    result.programs = std::move(programs);
  }

  std::optional<KernelPrograms> run(StageCompiler compile);

private:
  OwningOpRef<ModuleOp> import(const Program &main);
  bool replace(const Program &main, StageCompiler compile);
  bool write(ReplacedStages &program, ModuleOp module,
             MutableArrayRef<StageWriter> stages);
  bool check(ModuleOp before, ArrayRef<StageWriter> stages);
  bool fail(Location loc) const {
    if (errors.any())
      emitError(loc) << errors.message();
    return false;
  }

  ImportOptions options;
  MLIRContext *context;
  NumberTable table;
  FirstError errors;
  std::unique_ptr<Program> startup;
  llvm::DenseMap<Value, ValueId> importedAs;
  KernelPrograms result;
};
} // namespace

OwningOpRef<ModuleOp> KernelExporter::import(const Program &main) {
  return importPrograms(main, startup.get(), options, context, errors);
}

/// Imports what was written, and compares it with the program `before`.
bool KernelExporter::check(ModuleOp before, ArrayRef<StageWriter> stages) {
  llvm::StringMap<std::string> texts;
  for (auto [stage, file] : llvm::zip_equal(stages, result.files))
    texts[stage.getDigest()] = file.text;
  options.stages = &texts;
  options.values = nullptr;
  std::unique_ptr<Program> main =
      Program::parse("exported main program", result.programs.main, errors);
  OwningOpRef<ModuleOp> imported;
  if (main)
    imported = import(*main);
  if (!imported)
    return fail(before.getLoc());
  NumberedModule given(before, {}, table), written(*imported, {}, table);
  Written added;
  return succeeded(
      ProgramComparison(given, written, {}, &added, table).compare());
}

/// The variables that several stages use and one of them writes. The executor
/// orders two operators by these alone.
static llvm::SetVector<StringRef> findShared(ArrayRef<StageWriter> stages) {
  llvm::StringMap<std::pair<unsigned, bool>> uses;
  llvm::SetVector<StringRef> shared;
  for (const StageWriter &stage : stages)
    for (const auto &[name, access] : stage.getAccesses()) {
      auto &[count, isWritten] = uses[name];
      ++count;
      isWritten |= access.isWritten;
      if (count > 1 && isWritten)
        shared.insert(name);
    }
  return shared;
}

/// Writes the operators of all stages, in their order. False where an error was
/// emitted.
bool KernelExporter::write(ReplacedStages &program, ModuleOp module,
                           MutableArrayRef<StageWriter> stages) {
  llvm::DenseSet<const PirOp *> kept;
  module.lookupSymbol(kTrainStepName)->walk([&](mlir::Operation *op) {
    if (!op->getDialect())
      kept.insert(program.origins.lookup(op));
  });
  for (StageWriter &stage : stages)
    stage.findRemoved(kept);
  program.removeAll(kept);
  program.checkUses(errors);
  for (StageWriter &stage : stages) {
    if (errors.any() || !stage.findOperands())
      return fail(module.getLoc());
    stage.findAccesses();
  }
  StageOrder order(program.main.getBody(), program.values, program.removed,
                   program.edit);
  llvm::SetVector<StringRef> shared = findShared(stages);
  if (options.device == Device::GPU)
    for (const StageWriter &stage : stages)
      stage.findScalars(shared);
  unsigned position = 0;
  for (StageWriter &stage : stages) {
    std::optional<StageFile> file = stage.write(order, shared, position);
    if (!file)
      return fail(module.getLoc());
    result.files.push_back(std::move(*file));
  }
  result.programs.main = program.edit.write();
  return true;
}

/// False where an error was emitted.
bool KernelExporter::replace(const Program &main, StageCompiler compile) {
  options.values = &importedAs;
  OwningOpRef<ModuleOp> module = import(main);
  if (!module)
    return fail(UnknownLoc::get(context));
  FailureOr<OptimizerStage> all = OptimizerStage::compute(
      module->lookupSymbol<func::FuncOp>(kTrainStepName));
  if (failed(all))
    return false;
  unsigned numStages = all->getParts().size();
  if (numStages == 0)
    return true;
  ReplacedStages program(main, context);
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<StageWriter> stages;
  for (unsigned index = 0; index < numStages; ++index) {
    IRMapping copies;
    modules.push_back(cast<ModuleOp>((*module)->clone(copies)));
    ModuleOp copy = *modules.back();
    FailureOr<StagePlan> plan = compile(copy, index, numStages);
    if (failed(plan))
      return false;
    auto step = copy.lookupSymbol<func::FuncOp>(kTrainStepName);
    FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
    if (failed(stage))
      return false;
    // Some of these may have been erased by `compile`.
    llvm::DenseMap<Value, ValueId> ids, present;
    for (auto [value, id] : importedAs)
      ids[copies.lookup(value)] = id;
    auto add = [&](ValueRange values) {
      for (Value value : values)
        if (auto known = ids.find(value); known != ids.end())
          present.insert(*known);
    };
    add(step.getArguments());
    step->walk([&](mlir::Operation *op) { add(op->getResults()); });
    stages.emplace_back(program, step, std::move(*stage), std::move(*plan),
                        std::move(present), errors);
  }
  return write(program, *module, stages) && check(*module, stages);
}

std::optional<KernelPrograms> KernelExporter::run(StageCompiler compile) {
  std::unique_ptr<Program> main =
      Program::parse("main program", result.programs.main, errors);
  if (main && result.programs.startup)
    startup =
        Program::parse("startup program", *result.programs.startup, errors);
  if (errors.any()) {
    fail(UnknownLoc::get(context));
    return std::nullopt;
  }
  if (!replace(*main, compile))
    return std::nullopt;
  return std::move(result);
}

std::optional<KernelPrograms>
stepfold::pir::exportKernels(ExportedPrograms programs, MLIRContext *context,
                             StageCompiler compile) {
  return KernelExporter(std::move(programs), context).run(compile);
}
