//===- TestProgram.h - Runs small programs in unit tests --------*- C++ -*-===//
//
// Parses a program from text and reads its variables as bits.
//
//===----------------------------------------------------------------------===//

#ifndef STEPFOLD_TEST_UNIT_REFERENCE_TESTPROGRAM_H
#define STEPFOLD_TEST_UNIT_REFERENCE_TESTPROGRAM_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Reference/InterpreterEngine.h"
#include "gtest/gtest.h"

namespace stepfold {

inline std::unique_ptr<mlir::MLIRContext> makeTestContext() {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect,
                  mlir::bufferization::BufferizationDialect,
                  mlir::func::FuncDialect, mlir::math::MathDialect,
                  mlir::memref::MemRefDialect,
                  mlir::ml_program::MLProgramDialect, mlir::optim::OptimDialect,
                  mlir::scf::SCFDialect, mlir::tensor::TensorDialect>();
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects();
  return context;
}

inline mlir::OwningOpRef<mlir::ModuleOp>
parseTestModule(mlir::MLIRContext &context, llvm::StringRef text) {
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(bool(module)) << text.str();
  return module;
}

inline llvm::Expected<std::unique_ptr<runtime::Engine>>
tryMakeEngine(llvm::StringRef text) {
  std::unique_ptr<mlir::MLIRContext> context = makeTestContext();
  mlir::OwningOpRef<mlir::ModuleOp> module = parseTestModule(*context, text);
  if (!module)
    return llvm::createStringError("the program does not parse");
  return reference::createInterpreterEngine(std::move(context),
                                            std::move(module));
}

/// An engine whose variables are read and written by role and name.
class TestEngine {
public:
  explicit TestEngine(llvm::StringRef text) {
    llvm::Expected<std::unique_ptr<runtime::Engine>> made = tryMakeEngine(text);
    if (made)
      engine = std::move(*made);
    else
      ADD_FAILURE() << llvm::toString(made.takeError());
  }

  explicit operator bool() const { return bool(engine); }
  runtime::Engine &operator*() { return *engine; }

  std::optional<size_t> find(runtime::Role role, llvm::StringRef name) {
    for (auto [index, variable] : llvm::enumerate(engine->getVariables()))
      if (variable.role == role && variable.name == name)
        return index;
    return std::nullopt;
  }

  /// Sets the elements of a variable to bits.
  void set(runtime::Role role, llvm::StringRef name,
           std::vector<uint64_t> elements) {
    std::optional<size_t> index = find(role, name);
    ASSERT_TRUE(index.has_value()) << name.str();
    unsigned size = getSize(engine->getVariables()[*index].dtype);
    std::vector<uint8_t> bytes;
    for (uint64_t element : elements)
      for (unsigned byte = 0; byte < size; ++byte)
        bytes.push_back(element >> (8 * byte));
    llvm::Error error = engine->setVariable(*index, bytes);
    ASSERT_FALSE(bool(error)) << llvm::toString(std::move(error));
  }
  void setState(llvm::StringRef name, std::vector<uint64_t> elements) {
    set(runtime::Role::State, name, std::move(elements));
  }
  void setGradient(llvm::StringRef name, std::vector<uint64_t> elements) {
    set(runtime::Role::Gradient, name, std::move(elements));
  }

  /// The elements of a state variable as bits.
  std::vector<uint64_t> get(llvm::StringRef name) {
    std::optional<size_t> index = find(runtime::Role::State, name);
    if (!index)
      return {};
    llvm::Expected<std::vector<uint8_t>> bytes = engine->getVariable(*index);
    if (!bytes) {
      ADD_FAILURE() << llvm::toString(bytes.takeError());
      return {};
    }
    unsigned size = getSize(engine->getVariables()[*index].dtype);
    std::vector<uint64_t> elements(bytes->size() / size);
    for (size_t i = 0; i < bytes->size(); ++i)
      elements[i / size] |= uint64_t((*bytes)[i]) << (8 * (i % size));
    return elements;
  }

  void step() {
    llvm::Error error = engine->step();
    ASSERT_FALSE(bool(error)) << llvm::toString(std::move(error));
  }
  std::string getStepError() { return llvm::toString(engine->step()); }

private:
  std::unique_ptr<runtime::Engine> engine;
};

} // namespace stepfold

#endif // STEPFOLD_TEST_UNIT_REFERENCE_TESTPROGRAM_H
