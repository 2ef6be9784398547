//===- CompileWithReport.cpp - From a program to a plan and a report ------===//

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Report/ReportBuilder.h"

using namespace mlir;
using namespace stepfold;

llvm::Expected<CompiledStage>
stepfold::compileWithReport(ModuleOp module, CompileOptions options,
                            RemarkHandler onRemark) {
  ReportBuilder builder(std::move(onRemark));
  options.instrumentations.push_back(&builder);
  llvm::Expected<CompiledStage> stage = compileStage(module, options);
  if (stage)
    stage->report = builder.finish(stage->plan);
  return stage;
}
