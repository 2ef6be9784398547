//===- ExportKernels.cpp - Stages of PIR programs as operators ------------===//
//
// Ops of a stage are removed, and its operator is written in their place.
//
//===----------------------------------------------------------------------===//

#include "stepfold/Frontends/Paddle/Export/ExportKernels.h"
#include "../Format/PirOps.h"
#include "../Format/StepOperator.h"
#include "../Stage/BackwardPass.h"
#include "ImportedProgram.h"
#include "ProgramComparison.h"
#include "ProgramEdit.h"
#include "StageOrder.h"
#include "StageText.h"

#include "stepfold/Analysis/OptimizerStage.h"
#include "stepfold/Data/Digest.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace stepfold;
using namespace stepfold::pir;

namespace {
/// A program of which stages are replaced.
struct MainProgram {
  MainProgram(const Program &main, MLIRContext *context)
      : main(main), values(main.getBody(), context), origins(main.getBody()),
        edit(main) {}

  bool isUsedByRemoved(const PirOp &op) const;
  void removeLists();
  void removeCopies(const llvm::DenseSet<const PirOp *> &kept);
  void removeAll(const llvm::DenseSet<const PirOp *> &kept);
  void checkUses(FirstError &errors);

  const Program &main;
  PirValues values;
  Origins origins;
  ProgramEdit edit;
  /// The ops that are imported as ops of stages alone.
  StageOrder::Ops removed;
  /// The variables that only regions of these declare.
  llvm::StringMap<const PirOp *> ofRegions;
};

/// Writes the operator of one stage.
class StageWriter {
public:
  /// `importedAs` has the values of the program that values of `step` are.
  StageWriter(MainProgram &program, func::FuncOp step, OptimizerStage stage,
              StagePlan plan, llvm::DenseMap<Value, ValueId> importedAs,
              FirstError &errors)
      : program(program), step(step), stage(std::move(stage)),
        plan(std::move(plan)), importedAs(std::move(importedAs)),
        errors(errors), values(program.values), edit(program.edit) {}

  void findRemoved(const llvm::DenseSet<const PirOp *> &kept);
  /// Returns false where an error was reported.
  bool findOperands();
  void findAccesses();
  const StageAccesses &getAccesses() const { return accesses; }
  /// Writes the operator behind the op at `position`, or further behind, which
  /// becomes `position`. Variables in `shared` are operands in place. Returns
  /// the stage, or nothing where an error was reported.
  std::optional<StageFile> write(const StageOrder &order,
                                 const llvm::SetVector<StringRef> &shared,
                                 unsigned &position);
  const std::string &getDigest() const { return digest; }

private:
  ValueId findValue(Value value);
  ValueId findState(StringRef name);
  ValueId declare(const PirOp &variable);
  std::string getType(ValueId id) const;
  void writeOperator(const StagePlace &place,
                     const llvm::SetVector<StringRef> &shared);
  void report(const StagePlace &place) const;

  MainProgram &program;
  func::FuncOp step;
  OptimizerStage stage;
  StagePlan plan;
  llvm::DenseMap<Value, ValueId> importedAs;
  FirstError &errors;
  const PirValues &values;
  ProgramEdit &edit;
  /// The ops of the program that store first to variables.
  llvm::StringMap<const PirOp *> firstStores;
  /// Declarations of variables of regions in the outer block.
  llvm::StringMap<ValueId> declared;
  std::vector<NewOp> declarations;
  /// The operands by the variables of the plan, and what the stage does to
  /// variables of the program.
  std::vector<std::pair<const PlanVariable *, ValueId>> operands;
  std::vector<optim::GradientOp> gradients;
  StageAccesses accesses;
  std::string digest;
};
} // namespace

//===----------------------------------------------------------------------===//
// Removed ops
//===----------------------------------------------------------------------===//

/// Finds the ops of the program that are imported as ops of the stage, and are
/// none of `kept`.
void StageWriter::findRemoved(const llvm::DenseSet<const PirOp *> &kept) {
  for (mlir::Operation *op : stage.getOps()) {
    const PirOp *origin = program.origins.lookup(op);
    op->walk([&](ml_program::GlobalStoreOp store) {
      firstStores.try_emplace(store.getGlobal().getLeafReference().getValue(),
                              origin);
    });
    if (!isa<ml_program::GlobalLoadOp, optim::GradientOp>(op) && origin &&
        !kept.contains(origin))
      program.removed.insert(origin);
  }
}

/// Returns true if only removed ops use the results of an op.
bool MainProgram::isUsedByRemoved(const PirOp &op) const {
  return llvm::all_of(op.results, [&](const Definition &result) {
    return llvm::all_of(edit.getUsers(result.id), [&](const PirOp *user) {
      return removed.contains(user);
    });
  });
}

/// Removes ops that only make lists of values of stages for stages, or take
/// such lists apart.
void MainProgram::removeLists() {
  StageOrder::Ops lists;
  auto isOfStage = [&](ValueId id) {
    const PirOp *op = values.getDefiningOp(id);
    return removed.contains(op) || lists.contains(op);
  };
  for (const PirOp &op : main.getBody().ops)
    if (isListOp(op) && llvm::any_of(op.operands, isOfStage))
      lists.insert(&op);
  for (const PirOp *op : llvm::reverse(lists))
    if (isUsedByRemoved(*op))
      removed.insert(op);
}

/// Removes copies for stages, which are imported as what they copy. The
/// operator has that as its operand.
void MainProgram::removeCopies(const llvm::DenseSet<const PirOp *> &kept) {
  for (const PirOp &op : llvm::reverse(main.getBody().ops))
    if (op.name == "pd_op.assign" && !kept.contains(&op) && isUsedByRemoved(op))
      removed.insert(&op);
}

/// Takes out all ops that are removed.
void MainProgram::removeAll(const llvm::DenseSet<const PirOp *> &kept) {
  // These only do what updates of a stage do themselves.
  for (const PirOp &op : main.getBody().ops)
    if (values.isAdvance(op))
      removed.insert(&op);
  removeLists();
  removeCopies(kept);
  for (const PirOp *op : removed) {
    edit.remove(*op);
    std::vector<const PirOp *> all;
    collectOps(*op, all);
    for (const PirOp *variable : llvm::drop_begin(all))
      if (isVariable(*variable) && variable->results.size() == 1)
        ofRegions.try_emplace(variable->getVariableName(), variable);
  }
}

/// Lets ops that stay use variables in place of results of removed ops.
void MainProgram::checkUses(FirstError &errors) {
  StageOrder order(main.getBody(), values, removed);
  for (const PirOp *op : removed) {
    const UpdateOp *row = values.getUpdate(*op);
    for (auto [index, result] : llvm::enumerate(op->results)) {
      const PirOp *user = order.findUser(result.id);
      if (!user)
        continue;
      ValueId variable = values.getVariable(result.id);
      if (row && index < row->results.size())
        for (auto [operand, name] : llvm::zip(op->operands, row->operands))
          if (name == row->results[index])
            variable = values.getVariable(operand);
      if (variable == absentValue)
        return errors.report(
            user->place, "'" + user->name + "' uses a result of '" + op->name +
                             "', which belongs to the stage and is no "
                             "variable: the stage cannot be one operator");
      edit.rename(result.id, variable);
    }
  }
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// The value of the program that `value` was imported from; absent where it is
/// none.
ValueId StageWriter::findValue(Value value) {
  while (isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(
      value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  if (auto load = value.getDefiningOp<ml_program::GlobalLoadOp>())
    return findState(load.getGlobal().getLeafReference().getValue());
  return importedAs.lookup(value);
}

/// The value that declares a variable, or that the step hands to the stage in
/// one; absent where there is none.
ValueId StageWriter::findState(StringRef name) {
  if (const PirOp *variable = edit.findVariable(name))
    return variable->results[0].id;
  if (const PirOp *variable = program.ofRegions.lookup(name))
    return declare(*variable);
  ValueId given = absentValue;
  step->walk([&](ml_program::GlobalStoreOp store) {
    if (store.getGlobal().getLeafReference() == name)
      given = findValue(store.getValue());
  });
  return given;
}

/// Declares a variable in the outer block as an op of a region does.
ValueId StageWriter::declare(const PirOp &variable) {
  ValueId &id = declared[variable.getVariableName()];
  if (id != absentValue)
    return id;
  id = edit.createId();
  NewOp::Result result = {id, variable.results[0].type.getText().str()};
  declarations.push_back(
      variable.name == "builtin.parameter"
          ? writeParameter(variable.getVariableName(), result)
          : NewOp{variable.getNode().get("#").getString().str(),
                  copyAttributes(variable.getOwnAttributes()),
                  {},
                  {result},
                  copyAttributes(variable.getResultAttributes())});
  return id;
}

/// Finds the value of each variable of the plan. False where an error was
/// reported.
bool StageWriter::findOperands() {
  auto fail = [&](const Twine &what) {
    errors.report(program.main.getFile(),
                  what + ": the stage cannot be one operator");
    return false;
  };
  llvm::StringMap<optim::GradientOp> byParameter;
  for (optim::GradientOp gradient : stage.getGradients()) {
    optim::GradientOp &known = byParameter[gradient.getParameter()];
    if (known && known.getOperand() != gradient.getOperand())
      return fail("'" + gradient.getParameter() + "' has several gradients");
    known = gradient;
  }
  for (const PlanVariable &variable : plan.variables) {
    optim::GradientOp gradient;
    if (variable.isGradient)
      gradient = byParameter.lookup(variable.name);
    ValueId id = gradient              ? findValue(gradient.getOperand())
                 : variable.isGradient ? absentValue
                                       : findState(variable.name);
    if (id == absentValue)
      return fail((variable.isGradient ? "the gradient of '" : "'") +
                  variable.name +
                  "' is not a value of the outer block of the program");
    operands.push_back({&variable, id});
    if (gradient)
      gradients.push_back(gradient);
  }
  // The comparison of programs says nothing of the plan.
  for (const OptimizerStage::Global &global : stage.getGlobals())
    if (global.isStored &&
        llvm::none_of(plan.variables, [&](const PlanVariable &variable) {
          return variable.isWritten && !variable.isGradient &&
                 variable.name == global.name;
        }))
      return fail("the plan does not write '" + global.name.getValue() + "'");
  return gradients.size() == byParameter.size() ||
         fail("the plan has other gradients than the stage");
}

/// Finds what the stage does to variables of the program.
void StageWriter::findAccesses() {
  for (auto [variable, id] : operands) {
    StringRef name = variable->name;
    if (variable->isGradient) {
      ValueId declaration = values.getVariable(id);
      if (declaration == absentValue)
        continue;
      name = values.getDefiningOp(declaration)->getVariableName();
    }
    StageAccess &access = accesses[name];
    access.isWritten |= variable->isWritten;
    access.first = firstStores.lookup(name);
  }
  for (const PirOp *op : program.removed) {
    std::vector<const PirOp *> all;
    collectOps(*op, all);
    for (const PirOp *inner : all)
      for (ValueId operand : inner->operands)
        for (TensorKey key : values.resolveStorage(operand)) {
          if (!values.isVariable(key))
            continue;
          auto found =
              accesses.find(values.getDefiningOp(key.first)->getVariableName());
          if (found == accesses.end() || firstStores.contains(found->first))
            continue;
          const PirOp *&first = found->second.first;
          if (!first || values.getPosition(*op) < values.getPosition(*first))
            first = op;
        }
  }
}

//===----------------------------------------------------------------------===//
// The operator
//===----------------------------------------------------------------------===//

static std::string writeText(StringRef name, StringRef text) {
  return writeAttribute(
      name, writeValue("0.a_str", writeScalar(llvm::json::Value(text))));
}

static std::string writeNames(StringRef attribute,
                              ArrayRef<std::string> names) {
  std::vector<std::string> elements;
  for (const std::string &name : names)
    elements.push_back(
        writeValue("0.a_str", writeScalar(llvm::json::Value(name))));
  return writeAttribute(attribute,
                        writeValue("0.a_array", pir::writeList(elements)));
}

/// The op that makes the token.
static NewOp writeToken(ValueId id) {
  std::string type = writeValue("0.t_dtensor", R"([{"#":"0.t_f32"},[1],)"
                                               R"("NCHW",[],0])");
  return {"1.full",
          {writeAttribute("shape", writeValue("1.a_intarray", "[1]")),
           writeAttribute("value", writeValue("0.a_f64", "0.0")),
           writeAttribute("dtype", writeValue("1.a_dtype", "\"float32\"")),
           writeAttribute("place", writeValue("1.a_place", R"([0,0,""])"))},
          {},
          {{id, type}},
          {writeFlags("stop_gradient", true)}};
}

/// The type of an operand, as text.
std::string StageWriter::getType(ValueId id) const {
  for (const NewOp &declaration : declarations)
    if (declaration.results[0].id == id)
      return declaration.results[0].type;
  return edit.getType(id).getText().str();
}

void StageWriter::writeOperator(const StagePlace &place,
                                const llvm::SetVector<StringRef> &shared) {
  struct Operands {
    std::vector<ValueId> ids;
    std::vector<std::string> types, names;
  };
  Operands written, others, ofGradients;
  for (auto [variable, id] : operands) {
    bool isInPlace = place.inPlace.contains(variable->name) ||
                     shared.contains(variable->name);
    Operands &list = variable->isGradient ? ofGradients
                     : isInPlace          ? written
                                          : others;
    list.ids.push_back(id);
    list.types.push_back(getType(id));
    list.names.push_back(variable->name);
  }
  ValueId token = edit.createId();
  NewOp full = writeToken(token);
  written.ids.insert(written.ids.begin(), token);
  written.types.insert(written.types.begin(), full.results[0].type);
  llvm::append_range(others.ids, ofGradients.ids);
  llvm::append_range(others.types, ofGradients.types);
  auto insert = [&](NewOp op) {
    edit.insertAfter(program.main.getBody().ops[place.position], std::move(op));
  };
  for (NewOp &declaration : declarations)
    insert(std::move(declaration));
  insert(std::move(full));
  std::vector<ValueId> lists;
  std::vector<std::string> types;
  for (const Operands *list : {&written, &others}) {
    lists.push_back(edit.createId());
    types.push_back(writeValue("0.t_vec", pir::writeList(list->types)));
    insert({"0.combine",
            {},
            list->ids,
            {{lists.back(), types.back()}},
            {writeFlags("stop_gradient", true)}});
  }
  insert(
      {kStepOperatorCode.str(),
       {writeText("plan", plan.folder), writeText("seal", plan.seal),
        writeText("stage", digest), writeNames("written_state", written.names),
        writeNames("state", others.names),
        writeNames("gradients", ofGradients.names)},
       lists,
       {{edit.createId(), types.front()}},
       {writeFlags("stop_gradient", true)}});
}

/// Says which variables are operands in place, and why.
void StageWriter::report(const StagePlace &place) const {
  for (const auto &[name, op] : place.inPlace)
    remark::passed(NameLoc::get(StringAttr::get(step->getContext(), op->place)),
                   remark::RemarkOpts::name("OperandInPlace")
                       .category("export-pir")
                       .function("train_step"))
        << ("'" + name + "' is an operand in place: '" + op->name +
            "' uses it, and no gradient depends on that op")
               .str();
}

std::optional<StageFile>
StageWriter::write(const StageOrder &order,
                   const llvm::SetVector<StringRef> &shared,
                   unsigned &position) {
  std::vector<ValueId> ids;
  for (auto [variable, id] : operands)
    ids.push_back(id);
  std::optional<StagePlace> place =
      order.place(ids, accesses, position, errors);
  if (!place)
    return std::nullopt;
  position = place->position;
  std::string text = printStage(step, stage.getOps(), gradients);
  digest = runtime::getDigest(StringRef(text));
  writeOperator(*place, shared);
  report(*place);
  return StageFile{getStageFileName(digest), std::move(text)};
}

//===----------------------------------------------------------------------===//
// The programs
//===----------------------------------------------------------------------===//

namespace {
class KernelExporter {
public:
  KernelExporter(ExportedPrograms programs, MLIRContext *context)
      : options(programs.options), context(context),
        table(context, std::nullopt) {
    options.keepSource = false;
    options.emitRemarks = false;
    result.programs = std::move(programs);
  }

  std::optional<KernelPrograms> run(StageCompiler compile);

private:
  OwningOpRef<ModuleOp> import(const Program &main);
  bool replace(const Program &main, StageCompiler compile);
  bool write(MainProgram &program, ModuleOp module,
             MutableArrayRef<StageWriter> stages);
  bool check(ModuleOp before, ArrayRef<StageWriter> stages);
  bool fail(Location loc) const {
    if (errors.any())
      emitError(loc) << errors.message();
    return false;
  }

  ImportOptions options;
  MLIRContext *context;
  NumberTable table;
  FirstError errors;
  std::unique_ptr<Program> startup;
  llvm::DenseMap<Value, ValueId> importedAs;
  KernelPrograms result;
};
} // namespace

OwningOpRef<ModuleOp> KernelExporter::import(const Program &main) {
  return importPrograms(main, startup.get(), options, context, errors);
}

/// Imports what was written, and compares it with the program `before`.
bool KernelExporter::check(ModuleOp before, ArrayRef<StageWriter> stages) {
  llvm::StringMap<std::string> texts;
  for (auto [stage, file] : llvm::zip_equal(stages, result.files))
    texts[stage.getDigest()] = file.text;
  options.stages = &texts;
  options.values = nullptr;
  std::unique_ptr<Program> main =
      Program::parse("exported main program", result.programs.main, errors);
  OwningOpRef<ModuleOp> imported;
  if (main)
    imported = import(*main);
  if (!imported)
    return fail(before.getLoc());
  NumberedModule given(before, {}, table), written(*imported, {}, table);
  Written added;
  return succeeded(
      ProgramComparison(given, written, {}, &added, table).compare());
}

/// The variables that several stages use and one of them writes. The executor
/// orders two operators by these alone.
static llvm::SetVector<StringRef> findShared(ArrayRef<StageWriter> stages) {
  llvm::StringMap<std::pair<unsigned, bool>> uses;
  llvm::SetVector<StringRef> shared;
  for (const StageWriter &stage : stages)
    for (const auto &[name, access] : stage.getAccesses()) {
      auto &[count, isWritten] = uses[name];
      ++count;
      isWritten |= access.isWritten;
      if (count > 1 && isWritten)
        shared.insert(name);
    }
  return shared;
}

/// Writes the operators of all stages, in their order. False where an error was
/// emitted.
bool KernelExporter::write(MainProgram &program, ModuleOp module,
                           MutableArrayRef<StageWriter> stages) {
  llvm::DenseSet<const PirOp *> kept;
  module.lookupSymbol(kTrainStepName)->walk([&](mlir::Operation *op) {
    if (!op->getDialect())
      kept.insert(program.origins.lookup(op));
  });
  for (StageWriter &stage : stages)
    stage.findRemoved(kept);
  program.removeAll(kept);
  program.checkUses(errors);
  for (StageWriter &stage : stages) {
    if (errors.any() || !stage.findOperands())
      return fail(module.getLoc());
    stage.findAccesses();
  }
  StageOrder order(program.main.getBody(), program.values, program.removed);
  llvm::SetVector<StringRef> shared = findShared(stages);
  unsigned position = 0;
  for (StageWriter &stage : stages) {
    std::optional<StageFile> file = stage.write(order, shared, position);
    if (!file)
      return fail(module.getLoc());
    result.files.push_back(std::move(*file));
  }
  result.programs.main = program.edit.write();
  return true;
}

/// False where an error was emitted.
bool KernelExporter::replace(const Program &main, StageCompiler compile) {
  options.values = &importedAs;
  OwningOpRef<ModuleOp> module = import(main);
  if (!module)
    return fail(UnknownLoc::get(context));
  FailureOr<OptimizerStage> all = OptimizerStage::compute(
      module->lookupSymbol<func::FuncOp>(kTrainStepName));
  if (failed(all))
    return false;
  unsigned numStages = all->getParts().size();
  if (numStages == 0)
    return true;
  MainProgram program(main, context);
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<StageWriter> stages;
  for (unsigned index = 0; index < numStages; ++index) {
    IRMapping copies;
    modules.push_back(cast<ModuleOp>((*module)->clone(copies)));
    ModuleOp copy = *modules.back();
    FailureOr<StagePlan> plan = compile(copy, index, numStages);
    if (failed(plan))
      return false;
    auto step = copy.lookupSymbol<func::FuncOp>(kTrainStepName);
    FailureOr<OptimizerStage> stage = OptimizerStage::compute(step);
    if (failed(stage))
      return false;
    // Some of these may have been erased by `compile`.
    llvm::DenseMap<Value, ValueId> ids, present;
    for (auto [value, id] : importedAs)
      ids[copies.lookup(value)] = id;
    auto add = [&](ValueRange values) {
      for (Value value : values)
        if (auto known = ids.find(value); known != ids.end())
          present.insert(*known);
    };
    add(step.getArguments());
    step->walk([&](mlir::Operation *op) { add(op->getResults()); });
    stages.emplace_back(program, step, std::move(*stage), std::move(*plan),
                        std::move(present), errors);
  }
  return write(program, *module, stages) && check(*module, stages);
}

std::optional<KernelPrograms> KernelExporter::run(StageCompiler compile) {
  if (options.device != Device::CPU) {
    emitError(UnknownLoc::get(context))
        << "the operator executes plans on the CPU, and the program was "
           "imported for GPUs: import it with device=cpu";
    return std::nullopt;
  }
  std::unique_ptr<Program> main =
      Program::parse("main program", result.programs.main, errors);
  if (main && result.programs.startup)
    startup =
        Program::parse("startup program", *result.programs.startup, errors);
  if (errors.any()) {
    fail(UnknownLoc::get(context));
    return std::nullopt;
  }
  if (!replace(*main, compile))
    return std::nullopt;
  return std::move(result);
}

std::optional<KernelPrograms>
stepfold::pir::exportKernels(ExportedPrograms programs, MLIRContext *context,
                             StageCompiler compile) {
  return KernelExporter(std::move(programs), context).run(compile);
}
