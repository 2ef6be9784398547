//===- ImportPir.cpp - From PIR programs to a module -----------*- C++ -*-===//
//
// Imports the main and the startup program into one module: finds the ops of
// either that need no import of their own, and the initial value of each
// global.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Import/ImportPir.h"
#include "../Format/Constants.h"
#include "../Format/InPlaceOps.h"
#include "../Format/PirOps.h"
#include "FunctionImporter.h"
#include "StartupBuffers.h"

#include "stepfold/Analysis/OutsideStores.h"
#include "stepfold/Frontends/Paddle/Import/ProgramSource.h"
#include "stepfold/Frontends/Paddle/Stage/UpdateTable.h"
#include "stepfold/IR/Optim.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

namespace {
using OperationSet = llvm::DenseSet<const PirOp *>;

/// Uses of values that the importer accounts for without importing the op.
struct Uses {
  llvm::DenseSet<ValueId> accounted;
  llvm::DenseSet<ValueId> others;
};

/// Initial values that a startup program states as constants, by the op that
/// names the output.
using ConstantOutputs = llvm::DenseMap<const PirOp *, DenseElementsAttr>;
} // namespace

/// Collects the uses by ops other than `constants`.
template <typename Predicate>
static void collectUses(const PirBlock &block, const OperationSet &constants,
                        Predicate isAccounted, Uses &uses) {
  for (const PirOp &op : block.ops) {
    if (!constants.contains(&op))
      for (auto [index, id] : llvm::enumerate(op.operands))
        (isAccounted(op, index) ? uses.accounted : uses.others).insert(id);
    for (const PirRegion &region : op.regions)
      if (region.block)
        collectUses(*region.block, constants, isAccounted, uses);
  }
}

/// Adds the ops that fill tensors, and those that make constants of updates.
static void collectConstants(const PirBlock &block, const PirValues &values,
                             OperationSet &constants) {
  for (const PirOp &op : block.ops) {
    bool fills = op.name == "pd_op.full" || op.name == "pd_op.full_int_array";
    if (fills && op.results.size() == 1)
      constants.insert(&op);
    const UpdateOp *update = values.getUpdate(op);
    for (auto [index, id] : llvm::enumerate(op.operands)) {
      if (!update || !update->isConstantOperand(index) ||
          !values.getConstantTensor(id))
        continue;
      for (const PirOp *maker = values.getDefiningOp(id); maker;) {
        constants.insert(maker);
        maker = maker->operands.empty()
                    ? nullptr
                    : values.getDefiningOp(maker->operands[0]);
      }
    }
    for (const PirRegion &region : op.regions)
      if (region.block)
        collectConstants(*region.block, values, constants);
  }
}

/// Adds those of `constants` that have accounted uses only. Uses by constants
/// are as theirs: the last ones come first.
static void addAccountedConstants(const PirBlock &block,
                                  const OperationSet &constants, Uses &uses,
                                  OperationSet &skipped) {
  for (const PirOp &op : llvm::reverse(block.ops)) {
    for (const PirRegion &region : op.regions)
      if (region.block)
        addAccountedConstants(*region.block, constants, uses, skipped);
    if (!constants.contains(&op))
      continue;
    ValueId result = op.results[0].id;
    // An overwritten value must have no other use.
    bool isAlone =
        !isInPlace(op.name) || llvm::none_of(op.operands, [&](ValueId id) {
          return uses.accounted.contains(id) || uses.others.contains(id);
        });
    bool isAccounted = isAlone && uses.accounted.contains(result) &&
                       !uses.others.contains(result);
    if (isAccounted)
      skipped.insert(&op);
    (isAccounted ? uses.accounted : uses.others)
        .insert(op.operands.begin(), op.operands.end());
  }
}

//===----------------------------------------------------------------------===//
// Main program
//===----------------------------------------------------------------------===//

static remark::detail::InFlightRemark missed(const PirOp &op, StringRef name,
                                             MLIRContext *context) {
  return remark::missed(NameLoc::get(StringAttr::get(context, op.place)),
                        remark::RemarkOpts::name(name)
                            .category("import-pir")
                            .function("train_step"));
}

/// Names the parameter that `op` has to do with, as `what` of it.
static std::string describeParameter(std::optional<TensorKey> parameter,
                                     StringRef what, const PirValues &values) {
  const PirOp *variable =
      parameter ? values.getDefiningOp(parameter->first) : nullptr;
  if (!variable || !isVariable(*variable))
    return "";
  return (" (" + what + " of '" + variable->getVariableName() + "')").str();
}

/// Reports the updates that do not belong to the stage.
static void reportUpdates(const PirValues &values) {
  for (const OpRefusal &refusal : values.getUpdateRefusals())
    missed(*refusal.op, "NotOfStage", values.getContext())
        << "'" + refusal.op->name +
               "' is not part of the stage: " + refusal.reason +
               describeParameter(values.resolve(refusal.op->operands.front()),
                                 "update", values);
}

/// Returns the ops whose results nothing but the conditions of conditionals
/// needs. A condition is handed to the stage.
static llvm::DenseSet<const PirOp *> findConditionOps(const PirBlock &body) {
  std::vector<const PirOp *> all;
  collectOps(body, all);
  llvm::DenseSet<const PirOp *> found;
  llvm::DenseSet<ValueId> forConditions, forOthers;
  for (const PirOp *op : llvm::reverse(all)) {
    auto isUsed = [&](const llvm::DenseSet<ValueId> &used) {
      return llvm::any_of(op->results, [&](const Definition &result) {
        return used.contains(result.id);
      });
    };
    bool isOfCondition = isUsed(forConditions) && !isUsed(forOthers);
    if (isOfCondition && !isConditional(*op))
      found.insert(op);
    (isOfCondition || isConditional(*op) ? forConditions : forOthers)
        .insert(op->operands.begin(), op->operands.end());
  }
  return found;
}

/// Says where the stage begins later than it might, and what reads gradients
/// besides the stage.
static void reportReaders(const PirBlock &body, const PirValues &values,
                          const BackwardPass &passes,
                          const GradientChains &chains,
                          const GradientReaders &readers) {
  llvm::DenseSet<const PirOp *> ofConditions = findConditionOps(body);
  auto describe = [&](const PirOp &op) {
    return describeParameter(readers.findParameter(op, values), "gradient",
                             values);
  };
  for (const OpRefusal &refusal : chains.getRefusals())
    if (!passes.contains(*refusal.op) && !ofConditions.contains(refusal.op))
      missed(*refusal.op, "NotOfStage", values.getContext())
          << "'" + refusal.op->name +
                 "' is not part of the stage: " + refusal.reason +
                 describe(*refusal.op);
  for (const PirOp *op : readers.getOps())
    if (!chains.isRefused(*op) && !ofConditions.contains(op))
      missed(*op, "ReadsGradients", values.getContext())
          << "'" + op->name + "' reads gradients outside of the stage" +
                 describe(*op);
}

/// Returns the variables that optimizers written by hand update: parameters
/// that the program trains, and what it writes to compute them. Updates of the
/// framework that the stage does not have are named by reportUpdates.
static SmallVector<StringAttr> findTrained(const PirBlock &body,
                                           const PirValues &values,
                                           const BackwardPass &passes) {
  std::vector<const PirOp *> all;
  collectOps(body, all);
  llvm::SetVector<TensorKey> trained;
  SmallVector<const PirOp *> worklist;
  auto addWritten = [&](TensorKey key) {
    for (const PirOp *op : values.getOverwriters(key))
      if (!passes.contains(*op) && !values.isRefusedUpdate(*op)) {
        trained.insert(key);
        worklist.push_back(op);
      }
  };
  for (const PirOp *op : all)
    if (isTrained(*op) && op->results.size() == 1)
      addWritten(values.resolve(op->results[0].id));
  llvm::DenseSet<const PirOp *> seen;
  while (!worklist.empty()) {
    const PirOp *op = worklist.pop_back_val();
    if (!seen.insert(op).second)
      continue;
    for (ValueId id : op->operands)
      for (TensorKey key : values.resolveList(id)) {
        const PirOp *maker = values.getDefiningOp(key.first);
        if (values.isVariable(key))
          addWritten(key);
        else if (maker && !passes.contains(*maker))
          worklist.push_back(maker);
      }
  }
  return llvm::map_to_vector(trained, [&](TensorKey key) {
    return StringAttr::get(values.getContext(),
                           values.getDefiningOp(key.first)->getVariableName());
  });
}

/// Imports the main program. Returns what findTrained does.
static SmallVector<StringAttr> importMain(const Program &program,
                                          ProgramState &state) {
  PirValues values(program.getBody(), state.module.getContext());
  BackwardPass passes(program.getBody(), values);
  GradientChains chains(program.getBody(), values, passes,
                        state.options.returnedGradients);
  GradientReaders readers(program.getBody(), values, passes, chains);
  if (state.options.emitRemarks) {
    reportUpdates(values);
    reportReaders(program.getBody(), values, passes, chains, readers);
  }
  OperationSet constants;
  collectConstants(program.getBody(), values, constants);
  Uses uses;
  collectUses(
      program.getBody(), constants,
      [&](const PirOp &op, unsigned index) {
        const UpdateOp *update = values.getUpdate(op);
        return (update && update->isConstantOperand(index)) ||
               values.isAdvance(op) ||
               chains.isScalarOfStage(op, index, values);
      },
      uses);
  OperationSet skipped;
  addAccountedConstants(program.getBody(), constants, uses, skipped);
  FunctionImporter(state, values, chains, readers, skipped, /*isStartup=*/false)
      .import(program, "train_step");
  return findTrained(program.getBody(), values, passes);
}

//===----------------------------------------------------------------------===//
// Startup program
//===----------------------------------------------------------------------===//

/// Finds the outputs that are constants: named once, made by a `pd_op.full`
/// that no op overwrites.
static ConstantOutputs findConstants(const Program &program,
                                     MLIRContext *context) {
  llvm::DenseMap<ValueId, const PirOp *> fulls;
  llvm::DenseSet<ValueId> overwritten;
  llvm::StringMap<unsigned> timesNamed;
  for (const PirOp &op : program.getBody().ops) {
    if (op.name == "pd_op.full" && op.results.size() == 1)
      fulls[op.results[0].id] = &op;
    if (isInPlace(op.name) || !op.regions.empty())
      overwritten.insert(op.operands.begin(), op.operands.end());
    ++timesNamed[op.getOutputName()];
  }
  ConstantOutputs constants;
  for (const PirOp &op : program.getBody().ops) {
    StringRef name = op.getOutputName();
    if (name.empty() || timesNamed[name] != 1 || op.operands.size() != 1)
      continue;
    const PirOp *full = fulls.lookup(op.operands[0]);
    if (!full || overwritten.contains(op.operands[0]))
      continue;
    if (DenseElementsAttr value = importFull(*full, context))
      constants[&op] = value;
  }
  return constants;
}

/// Sets the initial values of globals; those that `@startup` computes, or the
/// framework owns, stay extern.
static void importStartup(const Program &program, ProgramState &state) {
  MLIRContext *context = state.module.getContext();
  ConstantOutputs constants = findConstants(program, context);
  PirValues values(program.getBody(), context);
  std::vector<StartupBuffer> buffers =
      findStartupBuffers(program.getBody(), values);
  OperationSet skipped;
  for (const StartupBuffer &buffer : buffers)
    skipped.insert(buffer.ops.begin(), buffer.ops.end());
  OperationSet makers;
  collectConstants(program.getBody(), values, makers);
  Uses uses;
  collectUses(
      program.getBody(), makers,
      [&](const PirOp &op, unsigned) {
        return constants.contains(&op) || skipped.contains(&op);
      },
      uses);
  addAccountedConstants(program.getBody(), makers, uses, skipped);

  llvm::DenseSet<Variable *> initialised;
  for (const PirOp &op : program.getBody().ops) {
    auto constant = constants.find(&op);
    if (constant == constants.end())
      continue;
    skipped.insert(&op);
    Variable *global = state.declareGlobal(
        op.getOutputName(), constant->second.getType(), {}, op.place);
    if (!global)
      return;
    global->global.setValueAttr(constant->second);
    initialised.insert(global);
  }

  GradientChains noChains;
  GradientReaders noReaders;
  FunctionImporter importer(state, values, noChains, noReaders, skipped,
                            /*isStartup=*/true);
  importer.import(program, "startup");
  for (const StartupBuffer &buffer : buffers)
    if (!state.errors.any())
      declareBuffer(buffer, state.module, state.errors);
  if (!state.errors.any())
    state.checkBuffers();
  for (Variable *global : state.getGlobals())
    if (global->isLoaded && !initialised.contains(global) &&
        !importer.isStored(global) &&
        !global->global->hasAttr(optim::kStageInputAttrName))
      state.errors.report(program.getFile(), "variable '" +
                                                 global->global.getSymName() +
                                                 "' is never initialised");
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

/// Reports what the ops of the dialect do not allow, such as an update whose
/// operands have other shapes than its parameter, at the framework's op.
static void verifyModule(ModuleOp module, FirstError &errors) {
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        auto place = dyn_cast<NameLoc>(diagnostic.getLocation());
        errors.report(place ? place.getName().getValue() : "module",
                      diagnostic.str());
      });
  if (failed(verify(module)) && !errors.any())
    errors.report("module", "the imported module is not valid");
}

/// Says what else the program does with what the optimizers update.
static void reportStores(ModuleOp module, ArrayRef<StringAttr> trained) {
  auto step = module.lookupSymbol<func::FuncOp>("train_step");
  FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
  if (failed(stage))
    return;
  for (const OutsideStores &stores : findOutsideStores(step, *stage, trained))
    remark::missed(stores.first->getLoc(),
                   remark::RemarkOpts::name("StoresOutside")
                       .category("import-pir")
                       .function("train_step"))
        << stores.text;
}

OwningOpRef<ModuleOp>
stepfold::pir::importPrograms(const Program &main, const Program *startup,
                              const ImportOptions &options,
                              MLIRContext *context, FirstError &errors) {
  context->allowUnregisteredDialects();
  context
      ->loadDialect<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                    ml_program::MLProgramDialect, optim::OptimDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  ProgramState state(*module, options, errors);
  SmallVector<StringAttr> trained = importMain(main, state);
  if (startup && !errors.any())
    importStartup(*startup, state);
  if (!errors.any())
    verifyModule(*module, errors);
  if (errors.any())
    return {};
  if (options.emitRemarks)
    reportStores(*module, trained);
  if (options.keepSource)
    attachSource(*module, main, startup, options);
  return module;
}
