//===- StepOperators.cpp - Operators of plans as their stages --*- C++ -*-===//
//
// An operator that executes a plan is imported as the stage that the plan was
// compiled from, which the plan's folder keeps.
//
//===----------------------------------------------------------------------===//

#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "../Stage/BackwardPass.h"
#include "FunctionImporter.h"

#include "stepfold/Data/Digest.h"
#include "stepfold/IR/Optim.h"
#include "stepfold/Support/ReadFile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

//===----------------------------------------------------------------------===//
// The stage of a plan
//===----------------------------------------------------------------------===//

/// Returns the text of the stage; empty where an error was reported.
static std::string readStageText(const StepOperator &step, const PirOp &op,
                                 const ImportOptions &options,
                                 FirstError &errors) {
  if (options.stages)
    if (auto known = options.stages->find(step.stage);
        known != options.stages->end())
      return known->second;
  auto fail = [&](const Twine &reason) {
    errors.report(op.place, reason);
    return std::string();
  };
  if (step.stage.size() != 64 || !llvm::all_of(step.stage, llvm::isHexDigit))
    return fail("attribute 'stage' is no SHA-256");
  SmallString<128> path(step.plan);
  llvm::sys::path::append(path, getStageFileName(step.stage));
  auto text = runtime::readFile(path);
  if (!text)
    return fail("cannot read the stage of the plan in '" + step.plan +
                "': " + llvm::toString(text.takeError()));
  if (runtime::getDigest((*text)->getBuffer()) != step.stage)
    return fail("'" + path.str() + "' is not as it was written");
  return (*text)->getBuffer().str();
}

static OwningOpRef<ModuleOp> parseStage(StringRef text, const PirOp &op,
                                        MLIRContext *context,
                                        FirstError &errors) {
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    errors.report(op.place,
                  "the stage of the plan is not valid: " + diagnostic.str());
  });
  return parseSourceString<ModuleOp>(text, ParserConfig(context));
}

/// The function of a module that is the stage of a plan; null where it has
/// another form.
static func::FuncOp findStage(ModuleOp module) {
  auto functions = module.getOps<func::FuncOp>();
  if (!llvm::hasSingleElement(functions))
    return nullptr;
  func::FuncOp function = *functions.begin();
  return function.getBody().hasOneBlock() ? function : nullptr;
}

//===----------------------------------------------------------------------===//
// The operator
//===----------------------------------------------------------------------===//

/// Pairs operands with the names that the op has for them. Reports where there
/// are more or fewer.
static void addOperands(ArrayRef<std::string> names,
                        ArrayRef<Variable *> operands, StringRef what,
                        const PirOp &op, StageOperands &paired,
                        FirstError &errors) {
  if (names.size() != operands.size())
    return errors.report(op.place, "expected " + Twine(names.size()) + " " +
                                       what + ", got " +
                                       Twine(operands.size()));
  for (auto [name, operand] : llvm::zip_equal(names, operands)) {
    if (operand->global && operand->global.getSymName() != name)
      return errors.report(
          op.place, "operand '" + operand->global.getSymName() +
                        "' is not the variable '" + name + "' of the stage");
    paired.state[name] = operand;
  }
}

void FunctionImporter::findOperatorBuffers(const PirBlock &body) {
  std::vector<const PirOp *> all;
  collectOps(body, all);
  for (const PirOp *op : all)
    if (isStepOperator(*op))
      if (std::optional<StepOperator> step = readStepOperator(*op, getErrors()))
        for (const std::string &name : step->buffers)
          state.operatorBuffers[name] = op->place;
}

/// The contents of state `name` of the stage: a variable of the program, or a
/// flag that the operator is given.
Value FunctionImporter::readStageState(StringRef name,
                                       const StageOperands &operands,
                                       const PirOp &op) {
  Variable *given = operands.state.lookup(name);
  if (given && !given->global) {
    Value flag = readFlag(given, op, name);
    if (!flag)
      getErrors().report(op.place, "operand '" + name +
                                       "' is neither a variable nor a flag");
    return flag;
  }
  if (Variable *global = state.lookupGlobal(name))
    return readInStage(global, op);
  getErrors().report(op.place, "the program has no variable '" + name +
                                   "', which the stage reads");
  return {};
}

/// Copies the ops of a stage, or of a region in it.
void FunctionImporter::importStage(mlir::Block &stage,
                                   const StageOperands &operands,
                                   IRMapping &mapping, const PirOp &op) {
  Location loc = getLoc(op);
  for (mlir::Operation &inner : stage.without_terminator()) {
    if (getErrors().any())
      return;
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(inner)) {
      StringRef name = load.getGlobal().getLeafReference().getValue();
      Value value = readStageState(name, operands, op);
      if (value && value.getType() != load.getType())
        getErrors().report(op.place,
                           "variable '" + name + "' is of type " +
                               describe(value.getType()) + ", and of type " +
                               describe(load.getType()) + " in the stage");
      mapping.map(load.getResult(), value);
    } else if (auto store = dyn_cast<ml_program::GlobalStoreOp>(inner)) {
      StringRef name = store.getGlobal().getLeafReference().getValue();
      Variable *global = state.lookupGlobal(name);
      if (!global)
        return getErrors().report(op.place, "the program has no variable '" +
                                                name +
                                                "', which the stage writes");
      write(global, mapping.lookup(store.getValue()), op);
    } else if (auto conditional = dyn_cast<scf::IfOp>(inner)) {
      mlir::Operation *copy = builder.cloneWithoutRegions(inner, mapping);
      copy->setLoc(loc);
      for (auto [from, to] :
           llvm::zip_equal(conditional->getRegions(), copy->getRegions())) {
        if (from.empty())
          continue;
        mlir::Block *region = &from.front(), *into = &to.emplaceBlock();
        inBlock(into, [&] {
          importStage(*region, operands, mapping, op);
          if (getErrors().any())
            return; // Operands of the terminator may be missing.
          builder.setInsertionPointToEnd(into);
          builder.clone(*region->getTerminator(), mapping)->setLoc(loc);
        });
      }
    } else {
      builder.clone(inner, mapping)->walk([&](mlir::Operation *copy) {
        copy->setLoc(loc);
      });
    }
  }
}

void FunctionImporter::importStepOperator(const PirOp &op) {
  std::optional<StepOperator> step = readStepOperator(op, getErrors());
  if (!step)
    return;
  std::string text = readStageText(*step, op, state.options, getErrors());
  if (getErrors().any())
    return;
  OwningOpRef<ModuleOp> module =
      parseStage(text, op, builder.getContext(), getErrors());
  if (!module)
    return;
  func::FuncOp stage = findStage(*module);
  const Binding *list = lookupList(op.operands[0]);
  SmallVector<Variable *> tensors;
  for (ValueId operand : llvm::drop_begin(op.operands))
    tensors.push_back(lookupTensor(operand));
  if (!list || llvm::is_contained(tensors, nullptr))
    return getErrors().report(op.place, "expected a list of tensors, then "
                                        "tensors, as operands");
  auto written = llvm::to_vector_of<Variable *>(list->variables);
  auto others = ArrayRef(tensors).take_front(step->state.size());
  auto gradients = ArrayRef(tensors).drop_front(others.size());
  if (!stage || stage.getNumArguments() != step->gradients.size() ||
      gradients.size() != step->gradients.size() || written.empty())
    return getErrors().report(
        op.place, "the operands are not those of the stage of the plan");
  StageOperands operands;
  addOperands(step->writtenState, ArrayRef(written).drop_front(),
              "variables in place", op, operands, getErrors());
  addOperands(step->state, others, "variables", op, operands, getErrors());
  IRMapping mapping;
  for (auto [argument, name, gradient] :
       llvm::zip_equal(stage.getArguments(), step->gradients, gradients)) {
    Variable *param = state.lookupGlobal(name);
    if (!param)
      return getErrors().report(op.place,
                                "the program has no parameter '" + name + "'");
    if (getErrors().any())
      return;
    Value value = readGradient(gradient, param, op);
    if (value.getType() != argument.getType())
      return getErrors().report(
          op.place, "the gradient of '" + name + "' is of type " +
                        describe(value.getType()) + ", and of type " +
                        describe(argument.getType()) + " in the stage");
    mapping.map(argument, value);
  }
  importStage(stage.getBody().front(), operands, mapping, op);
  if (!getErrors().any())
    bindResult(op.results[0], written, op);
}
