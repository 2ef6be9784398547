//===- FrameworkOps.cpp - A framework's ops of random programs ------------===//

#include "FrameworkOps.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::differential;

static bool isNamed(Operation *op, StringRef name) {
  return op->getName().getStringRef() == name;
}

//===----------------------------------------------------------------------===//
// Inlining
//===----------------------------------------------------------------------===//

/// Moves what is in the region of an op before the op, which goes.
static void inlineRegion(RewriterBase &rewriter, Operation *op) {
  rewriter.inlineBlockBefore(&op->getRegion(0).front(), op);
  rewriter.eraseOp(op);
}

/// Does the same with what a function without arguments holds.
static llvm::Error inlineCall(RewriterBase &rewriter, func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || callee.isExternal() || call->getNumOperands() != 0 ||
      call->getNumResults() != 0)
    return llvm::createStringError("cannot link a call of '" +
                                   call.getCallee().str() + "'");
  rewriter.setInsertionPoint(call);
  IRMapping mapping;
  for (Operation &op : callee.getBody().front().without_terminator())
    rewriter.clone(op, mapping);
  rewriter.eraseOp(call);
  return llvm::Error::success();
}

/// The next region or call that is to be inlined.
static Operation *findNested(func::FuncOp function) {
  Operation *found = nullptr;
  function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isNamed(op, "framework.region") && !isa<func::CallOp>(op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

static llvm::Error inlineNested(RewriterBase &rewriter, func::FuncOp function) {
  while (Operation *op = findNested(function)) {
    auto call = dyn_cast<func::CallOp>(op);
    if (!call)
      inlineRegion(rewriter, op);
    else if (llvm::Error error = inlineCall(rewriter, call))
      return error;
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Definitions of ops
//===----------------------------------------------------------------------===//

/// Changes the variable {0} of type {1}, of elements of type {2}.
static constexpr const char *kChangeNumbers = R"(
%old = ml_program.global_load {0} : {1}
%new = optim.foreach out(%old : {1}) {{
^bb0(%x: {2}):
  %factor = arith.constant 0.75 : {2}
  %product = arith.mulf %x, %factor : {2}
  %term = arith.constant 0.125 : {2}
  %result = arith.addf %product, %term : {2}
  optim.yield %result : {2}
}
ml_program.global_store {0} = %new : {1}
)";
static constexpr const char *kChangeIntegers = R"(
%old = ml_program.global_load {0} : {1}
%new = optim.foreach out(%old : {1}) {{
^bb0(%x: {2}):
  %one = arith.constant 1 : {2}
  %result = arith.xori %x, %one : {2}
  optim.yield %result : {2}
}
ml_program.global_store {0} = %new : {1}
)";

/// Inserts ops that change a variable.
static llvm::Error change(Operation *op, Attribute variable,
                          RankedTensorType type) {
  Type element = type.getElementType();
  std::string text =
      llvm::formatv(element.isInteger() ? kChangeIntegers : kChangeNumbers,
                    variable, type, element);
  Block block;
  // The variable is not to be found from the block.
  ParserConfig config(op->getContext(), /*verifyAfterParse=*/false);
  if (failed(parseSourceString(text, &block, config)))
    return llvm::createStringError("cannot parse what changes a variable: " +
                                   text);
  op->getBlock()->getOperations().splice(Block::iterator(op),
                                         block.getOperations());
  return llvm::Error::success();
}

static void store(RewriterBase &rewriter, Operation *op, Attribute slot,
                  Value value) {
  ml_program::GlobalStoreOp::create(rewriter, op->getLoc(),
                                    cast<SymbolRefAttr>(slot), value);
}

/// Replaces an op of the framework by what it does.
static llvm::Error define(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (isNamed(op, "framework.observe")) {
    store(rewriter, op, op->getAttr("slot"), op->getOperand(0));
  } else if (isNamed(op, "framework.peek")) {
    Value value = ml_program::GlobalLoadOp::create(
        rewriter, op->getLoc(), cast<TypeAttr>(op->getAttr("type")).getValue(),
        cast<SymbolRefAttr>(op->getAttr("variable")));
    store(rewriter, op, op->getAttr("slot"), value);
  } else if (isNamed(op, "framework.touch")) {
    for (auto [variable, type] :
         llvm::zip_equal(op->getAttrOfType<ArrayAttr>("variables"),
                         op->getAttrOfType<ArrayAttr>("types")))
      if (llvm::Error error =
              change(op, variable,
                     cast<RankedTensorType>(cast<TypeAttr>(type).getValue())))
        return error;
  } else if (isNamed(op, "pd_op.cast")) {
    rewriter.replaceOpWithNewOp<optim::CastOp>(op, op->getResult(0).getType(),
                                               op->getOperand(0));
    return llvm::Error::success();
  } else if (!isNamed(op, "framework.barrier")) {
    return llvm::createStringError("nothing is known about '" +
                                   op->getName().getStringRef().str() + "'");
  }
  rewriter.eraseOp(op);
  return llvm::Error::success();
}

static llvm::Error linkFunction(func::FuncOp function) {
  IRRewriter rewriter(function.getContext());
  if (llvm::Error error = inlineNested(rewriter, function))
    return error;
  SmallVector<Operation *> unknown;
  function.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    bool isFramework = dialect == "framework" || dialect == "pd_op";
    if (isFramework && !isNamed(op, "framework.backward"))
      unknown.push_back(op);
  });
  for (Operation *op : unknown)
    if (llvm::Error error = define(rewriter, op))
      return error;
  return llvm::Error::success();
}

llvm::Error differential::linkFrameworkOps(ModuleOp module) {
  for (StringRef name : {kStartupName, kTrainStepName})
    if (auto function = module.lookupSymbol<func::FuncOp>(name))
      if (llvm::Error error = linkFunction(function))
        return error;
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

/// Variables that others than the program's known ops may access.
static llvm::DenseSet<StringAttr> getExposedVariables(ModuleOp module) {
  llvm::DenseSet<StringAttr> exposed;
  for (auto global : module.getOps<ml_program::GlobalOp>())
    if (!global.isPrivate())
      exposed.insert(global.getSymNameAttr());
  module.walk([&](Operation *op) {
    if (op->isRegistered())
      return;
    op->getAttrDictionary().walk(
        [&](FlatSymbolRefAttr symbol) { exposed.insert(symbol.getAttr()); });
  });
  return exposed;
}

llvm::Error differential::checkBuffers(ModuleOp module) {
  llvm::DenseSet<StringAttr> exposed = getExposedVariables(module);
  llvm::DenseSet<StringAttr> variables, gradients;
  for (auto buffer : module.getOps<optim::BufferOp>())
    for (auto symbol : buffer.getGlobals().getAsRange<FlatSymbolRefAttr>()) {
      StringAttr name = symbol.getAttr();
      if (exposed.contains(name))
        return llvm::createStringError("'" + buffer.getSymName().str() +
                                       "' has '" + name.str() +
                                       "', whose place others may know");
      auto &places = buffer.getGradients() ? gradients : variables;
      if (!places.insert(name).second)
        return llvm::createStringError("'" + name.str() +
                                       "' is in several buffers");
    }
  return llvm::Error::success();
}
