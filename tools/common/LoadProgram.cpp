//===- LoadProgram.cpp - A program from a file ----------------------------===//
//
// Parsing and verification, with diagnostics collected into an error.
//
//===----------------------------------------------------------------------===//

#include "LoadProgram.h"
#include "InitTools.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "stepfold/Support/ReadFile.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace stepfold {

llvm::Expected<Program>
parseProgram(std::unique_ptr<llvm::MemoryBuffer> source) {
  DialectRegistry registry;
  registerToolDialects(registry);
  Program program;
  program.context =
      std::make_shared<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  program.context->allowUnregisteredDialects();

  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(source), llvm::SMLoc());
  std::string diagnostics;
  llvm::raw_string_ostream os(diagnostics);
  SourceMgrDiagnosticHandler handler(*sources, program.context.get(), os);
  program.module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(program.context.get()));
  if (!program.module)
    return llvm::createStringError(StringRef(diagnostics).rtrim().str());
  return program;
}

llvm::Expected<Program> loadProgram(StringRef path) {
  auto source = runtime::readInput(path);
  if (!source)
    return source.takeError();
  return parseProgram(std::move(*source));
}

} // namespace stepfold
