//===- DumpStages.cpp - The IR after each pass, as files ------------------===//

#include "stepfold/Compiler/DumpStages.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Support/OutputFiles.h"

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace stepfold;

class StageDumps::Instrumentation : public PassInstrumentation {
public:
  explicit Instrumentation(StageDumps &dumps) : dumps(dumps) {}

  void runAfterPass(Pass *pass, Operation *op) override {
    // Adaptors that run the passes of nested ops have no name of their own.
    if (!pass->getArgument().empty() && (isa<ModuleOp>(op) || holdsStage(op)))
      dumps.write(pass->getArgument(), op);
  }

private:
  static bool holdsStage(Operation *op) {
    auto function = dyn_cast<func::FuncOp>(op);
    auto module = op->getParentOfType<ModuleOp>();
    if (!function || !module)
      return false;
    Operation *stage = module.lookupSymbol(kOptimizerStageName);
    return stage ? op == stage : function.getSymName() == kTrainStepName;
  }

  StageDumps &dumps;
};

StageDumps::StageDumps(std::string directory, MLIRContext *context)
    : directory(std::move(directory)), context(context),
      wasMultithreaded(context->isMultithreadingEnabled()) {
  context->disableMultithreading();
}

StageDumps::~StageDumps() {
  if (wasMultithreaded)
    context->enableMultithreading();
}

void StageDumps::runBeforePasses(PassManager &pm) {
  pm.addInstrumentation(std::make_unique<Instrumentation>(*this));
}

void StageDumps::write(StringRef passName, Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  SmallString<128> path(directory);
  llvm::sys::path::append(
      path, llvm::formatv("{0,0+2}-{1}.mlir", numDumps++, passName).str());
  // A folder that cannot be made is an error of the following write.
  (void)llvm::sys::fs::create_directories(directory);
  llvm::Error result = runtime::writeFile(path, [&](llvm::raw_ostream &os) {
    op->print(os, OpPrintingFlags().useLocalScope());
    os << '\n';
    return llvm::Error::success();
  });
  if (result && error.empty())
    error = llvm::toString(std::move(result));
  else
    llvm::consumeError(std::move(result));
}

llvm::Error StageDumps::runAtPhase(Phase, ModuleOp) {
  if (error.empty())
    return llvm::Error::success();
  return llvm::createStringError(std::exchange(error, ""));
}
