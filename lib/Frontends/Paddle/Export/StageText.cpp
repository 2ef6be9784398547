//===- StageText.cpp - An optimizer stage as MLIR ---------------*- C++ -*-===//
//
// The importer inlines the function where a program has the operator of a plan.
//
//===----------------------------------------------------------------------===//

#include "StageText.h"

#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace stepfold::pir;

/// Declares what `function` loads and stores, with the types that `program`
/// has.
static void declareVariables(func::FuncOp function, ModuleOp program) {
  SymbolTable known(program);
  llvm::SetVector<StringAttr> names;
  function.walk([&](mlir::Operation *op) {
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      names.insert(load.getGlobal().getLeafReference());
    else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(op))
      names.insert(store.getGlobal().getLeafReference());
  });
  OpBuilder builder(function);
  for (StringAttr name : names) {
    Type type = known.lookup<ml_program::GlobalOp>(name).getType();
    ml_program::GlobalOp::create(
        builder, function.getLoc(), name, type, /*is_mutable=*/true,
        ml_program::ExternAttr::get(builder.getContext(), type),
        builder.getStringAttr("private"));
  }
}

std::string stepfold::pir::printStage(func::FuncOp step,
                                      ArrayRef<mlir::Operation *> ops,
                                      ArrayRef<optim::GradientOp> gradients) {
  Location loc = UnknownLoc::get(step.getContext());
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  SmallVector<Type> types = llvm::map_to_vector(
      gradients, [](optim::GradientOp op) -> Type { return op.getType(); });
  auto function = func::FuncOp::create(builder, loc, "stage",
                                       builder.getFunctionType(types, {}));
  mlir::Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  llvm::DenseMap<StringAttr, Value> byParameter;
  auto getArgument = [&](optim::GradientOp gradient) -> Value & {
    return byParameter[gradient.getParameterAttr().getAttr()];
  };
  for (auto [gradient, argument] :
       llvm::zip_equal(gradients, body->getArguments()))
    getArgument(gradient) = argument;
  IRMapping mapping;
  for (mlir::Operation *op : ops) {
    if (auto gradient = dyn_cast<optim::GradientOp>(op))
      mapping.map(gradient.getResult(), getArgument(gradient));
    else
      builder.clone(*op, mapping);
  }
  // Those in regions.
  function.walk([&](optim::GradientOp gradient) {
    gradient.replaceAllUsesWith(getArgument(gradient));
    gradient.erase();
  });
  func::ReturnOp::create(builder, loc);
  declareVariables(function, step->getParentOfType<ModuleOp>());
  std::string text;
  llvm::raw_string_ostream(text) << *module << "\n";
  return text;
}
