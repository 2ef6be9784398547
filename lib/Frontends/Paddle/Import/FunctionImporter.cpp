//===- FunctionImporter.cpp - From a PIR block to a function ---*- C++ -*-===//
//
// Blocks, op by op: each kind of op has a file of its own.
//
//===----------------------------------------------------------------------===//

#include "FunctionImporter.h"
#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "OptimizerOps.h"

#include "stepfold/Frontends/Paddle/Format/PirTypes.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace stepfold::pir;

void FunctionImporter::import(const Program &program, StringRef name) {
  builder.setInsertionPointToEnd(state.module.getBody());
  auto function = func::FuncOp::create(builder, state.module.getLoc(), name,
                                       builder.getFunctionType({}, {}));
  mlir::Block *entry = function.addEntryBlock();
  findOperatorBuffers(program.getBody());
  importFeeds(program.getBody(), entry);
  function.setFunctionType(
      builder.getFunctionType(entry->getArgumentTypes(), {}));
  // All at once: each list of attributes that a function has had stays in the
  // context.
  SmallVector<DictionaryAttr> ofFeeds;
  for (const PirOp &op : program.getBody().ops)
    if (isFeed(op) && !getErrors().any())
      ofFeeds.push_back(builder.getDictionaryAttr(builder.getNamedAttr(
          "pir.attributes", importAttributes(op, builder.getContext()))));
  if (!getErrors().any())
    function.setAllArgAttrs(ofFeeds);
  importBlock(program.getBody(), entry);
  if (!getErrors().any())
    state.checkNames();
  if (getErrors().any())
    return;
  builder.setInsertionPointToEnd(entry);
  func::ReturnOp::create(builder, function.getLoc());
}

/// Feeds become arguments of the function, whose body is `entry`.
void FunctionImporter::importFeeds(const PirBlock &block, mlir::Block *entry) {
  for (const PirOp &op : block.ops) {
    if (!isFeed(op))
      continue;
    if (!expectResults(op, 1, getErrors()))
      return;
    Type type = importType(op.results[0].type, builder.getContext());
    if (!type)
      return;
    Value argument = entry->addArgument(type, getLoc(op));
    record(argument, op.results[0].id);
    if (op.results[0].id != absentValue)
      bindings[op.results[0].id].variables = {
          state.addTemporary(argument, entry)};
  }
}

/// Calls `fill`, which fills `into`: a block in which variables have contents
/// of their own.
void FunctionImporter::inBlock(mlir::Block *into,
                               llvm::function_ref<void()> fill) {
  Scope inner;
  inner.block = into;
  inner.outer = scope;
  llvm::SaveAndRestore<Scope *> enter(scope, &inner);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(into);
  fill();
  if (!inner.outer)
    return;
  // Outside, what was stored here must be loaded again.
  for (Variable *variable : inner.stored) {
    inner.outer->stored.insert(variable);
    inner.outer->globals.erase(variable);
  }
}

void FunctionImporter::importBlock(const PirBlock &block, mlir::Block *into) {
  inBlock(into, [&] { importOperations(block, into); });
}

void FunctionImporter::importOperations(const PirBlock &block,
                                        mlir::Block *into) {
  for (const Definition &argument : block.arguments) {
    Type type = importType(argument.type, builder.getContext());
    if (!type)
      return;
    bindNewValue(argument, into->addArgument(type, builder.getUnknownLoc()));
  }
  for (const PirOp &op : block.ops) {
    if (getErrors().any())
      return;
    if (!skipped.contains(&op) && !chains.isReplaced(op))
      importOperation(op);
    if (const ChainOp *chain = chains.lookup(op); chain && !getErrors().any())
      importChainOp(op, *chain, *this);
  }
}

void FunctionImporter::importOperation(const PirOp &op) {
  if (op.name == "builtin.parameter")
    return importVariable(op, "parameter_name");
  if (op.name == "pd_op.data") {
    if (isVariable(op))
      return importVariable(op, "name");
    if (!isTopLevel())
      getErrors().report(op.place, "feeds a value inside a region");
    return;
  }
  if (op.name == "builtin.combine")
    return importCombine(op);
  if (op.name == "builtin.split" && importSplit(op))
    return;
  if (op.name == "builtin.slice" && importSlice(op))
    return;
  if ((op.name == "builtin.set_parameter" ||
       op.name == "builtin.shadow_output") &&
      importNamedOutput(op))
    return;
  if (chains.isConditional(op))
    return importConditional(op);
  if (values.getUpdate(op))
    return importOptimizerOp(op, *this);
  if (values.isAdvance(op))
    return bindResult(op.results[0], getVariables(op.operands[0]), op);
  if (isStepOperator(op))
    return importStepOperator(op);
  if (isCoalesce(op.name))
    return importCoalesce(op);
  if (op.name == "pd_op.broadcast_" && importBroadcast(op))
    return;
  if (isAlias(op.name))
    return importAlias(op);
  if (isInPlace(op.name))
    return importInPlace(op);
  mlir::Operation *kept = keepOperation(op);
  if (!kept)
    return;
  for (unsigned index = 0; index < op.results.size(); ++index)
    bindNewResult(op, index, kept->getResult(index));
}

/// A conditional of the optimizer stage; it has no results.
void FunctionImporter::importConditional(const PirOp &op) {
  Value flag = readFlag(op.operands[0], op, "update_condition");
  Location loc = getLoc(op);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  SmallVector<Value> indices(cast<RankedTensorType>(flag.getType()).getRank(),
                             zero);
  Value condition = tensor::ExtractOp::create(builder, loc, flag, indices);
  const PirBlock &otherwise = *op.regions[1].block;
  bool hasElse = !llvm::all_of(otherwise.ops, isYield);
  auto conditional =
      scf::IfOp::create(builder, loc, TypeRange(), condition,
                        /*addThenBlock=*/true, /*addElseBlock=*/hasElse);
  conditional->setAttr("pir.attributes",
                       importAttributes(op, builder.getContext()));
  for (auto [region, imported] :
       llvm::zip(conditional->getRegions(), op.regions)) {
    if (region.empty() || getErrors().any())
      continue;
    importBlock(*imported.block, &region.front());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&region.front());
    scf::YieldOp::create(builder, loc);
  }
}
