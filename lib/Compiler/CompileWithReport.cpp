//===- CompileWithReport.cpp - From a program to a plan and a report ------===//

#include "stepfold/Compiler/Compiler.h"
#include "stepfold/Report/ReportBuilder.h"

using namespace mlir;
using namespace stepfold;

/// Adds the remarks of the passes that an error names, each once.
static llvm::Error addRemarks(llvm::Error error,
                              ArrayRef<Report::Remark> remarks) {
  return llvm::handleErrors(
      std::move(error), [&](const llvm::StringError &named) {
        std::string message = named.getMessage();
        for (const Report::Remark &remark : remarks)
          if (StringRef(named.getMessage()).contains(remark.pass))
            message += "\n" + remark.location + ": [" + remark.pass + "] " +
                       remark.reason;
        return llvm::createStringError(message);
      });
}

llvm::Expected<CompiledStage>
stepfold::compileWithReport(ModuleOp module, CompileOptions options,
                            RemarkHandler onRemark) {
  ReportBuilder builder(std::move(onRemark));
  options.instrumentations.push_back(&builder);
  llvm::Expected<CompiledStage> stage = compileStage(module, options);
  if (!stage)
    return addRemarks(stage.takeError(), builder.takeRemarks());
  stage->report = builder.finish(stage->plan);
  return stage;
}
