//===- ImportPir.cpp - From PIR programs to a module -----------*- C++ -*-===//
//
// Puts main and startup program together: which ops of either are accounted
// for elsewhere, and which value each global starts from.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Import/ImportPir.h"
#include "Constants.h"
#include "FunctionImporter.h"
#include "InPlaceOps.h"
#include "OptimizerOps.h"

#include "stepfold/IR/Optim.h"
#include "stepfold/Import/PirTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace stepfold::pir;

namespace {
using OperationSet = llvm::DenseSet<const PirOp *>;

/// Uses of values that the importer accounts for without importing the op.
struct Uses {
  llvm::DenseSet<ValueId> accounted;
  llvm::DenseSet<ValueId> others;
};

/// Initial values that a startup program states as constants.
struct ConstantValues {
  /// By the op that names the output.
  llvm::DenseMap<const PirOp *, DenseElementsAttr> byOutput;
};
} // namespace

template <typename Predicate>
static void collectUses(const PirBlock &block, Predicate isAccounted,
                        Uses &uses) {
  for (const PirOp &op : block.ops) {
    for (auto [index, id] : llvm::enumerate(op.operands))
      (isAccounted(op, index) ? uses.accounted : uses.others).insert(id);
    for (const PirRegion &region : op.regions)
      if (region.block)
        collectUses(*region.block, isAccounted, uses);
  }
}

/// Adds the `pd_op.full` ops that have accounted uses only.
static void addAccountedConstants(const PirBlock &block, const Uses &uses,
                                  OperationSet &skipped) {
  for (const PirOp &op : block.ops) {
    if (op.name == "pd_op.full" && op.results.size() == 1 &&
        uses.accounted.contains(op.results[0].id) &&
        !uses.others.contains(op.results[0].id))
      skipped.insert(&op);
    for (const PirRegion &region : op.regions)
      if (region.block)
        addAccountedConstants(*region.block, uses, skipped);
  }
}

//===----------------------------------------------------------------------===//
// Main program
//===----------------------------------------------------------------------===//

static void importMain(const Program &program, ProgramState &state) {
  Uses uses;
  collectUses(program.getBody(), isConstantOperand, uses);
  OperationSet skipped;
  addAccountedConstants(program.getBody(), uses, skipped);
  FunctionImporter(state, skipped, /*isStartup=*/false)
      .import(program, "train_step");
}

//===----------------------------------------------------------------------===//
// Startup program
//===----------------------------------------------------------------------===//

static StringRef getOutputName(const PirOp &op) {
  StringRef key = op.name == "builtin.set_parameter"   ? "parameter_name"
                  : op.name == "builtin.shadow_output" ? "output_name"
                                                       : "";
  const PirAttribute *name =
      key.empty() ? nullptr : op.findAttribute(key);
  if (!name)
    return "";
  std::optional<StringRef> text =
      name->value.json().getAsObject()
          ? name->value.json().getAsObject()->getString("D")
          : std::nullopt;
  return text.value_or("");
}

/// Finds the outputs that are constants: named once, made by a `pd_op.full`
/// that no op overwrites.
static ConstantValues findConstants(const Program &program,
                                    MLIRContext *context) {
  llvm::DenseMap<ValueId, const PirOp *> fulls;
  llvm::DenseSet<ValueId> overwritten;
  llvm::StringMap<unsigned> timesNamed;
  for (const PirOp &op : program.getBody().ops) {
    if (op.name == "pd_op.full" && op.results.size() == 1)
      fulls[op.results[0].id] = &op;
    if (isInPlace(op.name) || !op.regions.empty())
      overwritten.insert(op.operands.begin(), op.operands.end());
    ++timesNamed[getOutputName(op)];
  }
  ConstantValues constants;
  for (const PirOp &op : program.getBody().ops) {
    StringRef name = getOutputName(op);
    if (name.empty() || timesNamed[name] != 1 || op.operands.size() != 1)
      continue;
    const PirOp *full = fulls.lookup(op.operands[0]);
    if (!full || overwritten.contains(op.operands[0]))
      continue;
    if (DenseElementsAttr value = importFull(*full, context))
      constants.byOutput[&op] = value;
  }
  return constants;
}

/// Sets the initial values of globals; those that `@startup` computes, or the
/// framework owns, stay extern.
static void importStartup(const Program &program, ProgramState &state) {
  MLIRContext *context = state.module.getContext();
  ConstantValues constants = findConstants(program, context);
  Uses uses;
  collectUses(
      program.getBody(),
      [&](const PirOp &op, unsigned) {
        return constants.byOutput.contains(&op);
      },
      uses);
  OperationSet skipped;
  addAccountedConstants(program.getBody(), uses, skipped);

  llvm::DenseSet<Variable *> initialised;
  for (const PirOp &op : program.getBody().ops) {
    auto constant = constants.byOutput.find(&op);
    if (constant == constants.byOutput.end())
      continue;
    skipped.insert(&op);
    Variable *global =
        state.declareGlobal(getOutputName(op), constant->second.getType(), {},
                            op.place);
    if (!global)
      return;
    global->global.setValueAttr(constant->second);
    initialised.insert(global);
  }

  FunctionImporter importer(state, skipped, /*isStartup=*/true);
  importer.import(program, "startup");
  for (Variable *global : state.getGlobals())
    if (!initialised.contains(global) && !importer.isStored(global))
      state.errors.report(program.getFile(),
                          "variable '" + global->global.getSymName() +
                              "' is never initialised");
}

OwningOpRef<ModuleOp> stepfold::pir::importPrograms(
    const Program &main, const Program *startup, const ImportOptions &options,
    MLIRContext *context, FirstError &errors) {
  context->allowUnregisteredDialects();
  context->loadDialect<func::FuncDialect, ml_program::MLProgramDialect,
                       optim::OptimDialect>();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  ProgramState state(*module, options, errors);
  importMain(main, state);
  if (startup && !errors.any())
    importStartup(*startup, state);
  if (errors.any())
    return {};
  return module;
}
