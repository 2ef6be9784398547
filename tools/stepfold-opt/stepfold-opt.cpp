//===- stepfold-opt.cpp - Run passes on program IR ------------------------===//
//
// Upstream's tool empties its output file first. Here that is replaced at the
// end.
//
//===----------------------------------------------------------------------===//

#include "InitTools.h"
#include "ToolProcess.h"

#include "stepfold/InitAll.h"
#include "stepfold/Support/OutputFiles.h"
#include "stepfold/Support/ReadFile.h"

#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

static llvm::Error run(StringRef input, StringRef output,
                       DialectRegistry &registry,
                       const MlirOptMainConfig &config, bool &hasSucceeded) {
  auto buffer = stepfold::runtime::readInput(input);
  if (!buffer)
    return buffer.takeError();
  stepfold::runtime::OutputFiles files;
  if (llvm::Error error = files.add(output, [&](llvm::raw_ostream &os) {
        hasSucceeded =
            succeeded(MlirOptMain(os, std::move(*buffer), registry, config));
        return llvm::Error::success();
      }))
    return error;
  return hasSucceeded ? files.commit() : llvm::Error::success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  stepfold::setUpToolProcess("stepfold-opt");
  stepfold::hideRegisteredOptions();
  registerAllPasses();
  stepfold::registerAllPasses();
  DialectRegistry registry;
  stepfold::registerToolDialects(registry);
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "Stepfold optimizer-stage compiler\n", registry);
  auto config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return asMainReturnCode(MlirOptMain(argc, argv, input, output, registry));
  bool hasSucceeded = false;
  if (llvm::Error error = run(input, output, registry, config, hasSucceeded)) {
    llvm::WithColor::error(llvm::errs(), "stepfold-opt")
        << llvm::toString(std::move(error)) << '\n';
    return EXIT_FAILURE;
  }
  return hasSucceeded ? EXIT_SUCCESS : EXIT_FAILURE;
}
